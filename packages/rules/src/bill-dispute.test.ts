import { describe, expect, it } from 'vitest';
import { disputeOf } from './bill-dispute.ts';

const today = '2027-02-01';

describe('a bill beside its good-faith estimate (issue 14, point 4; 45 CFR 149.620)', () => {
  it.each([
    ['$400 above may be disputed', 100_000, 140_000, '2027-01-10', 'open', 40_000],
    ['a cent less may not', 100_000, 139_999, '2027-01-10', 'small', 39_999],
    ['a lower bill may not', 100_000, 90_000, '2027-01-10', 'small', -10_000],
    ['nothing estimated, $400 billed', 0, 40_000, '2027-01-10', 'open', 40_000],
    ['the 120th day', 100_000, 200_000, '2026-10-04', 'open', 100_000],
    ['the day after it', 100_000, 200_000, '2026-10-03', 'late', 100_000],
  ] as const)('%s', (_what, estimateCents, billedCents, billedOn, status, excessCents) => {
    expect(disputeOf({ estimateCents, billedCents, billedOn }, today)).toMatchObject({ status, excessCents });
  });

  it('names the last day', () => {
    const bill = { estimateCents: 0, billedCents: 50_000, billedOn: '2026-12-31' };
    expect(disputeOf(bill, today)).toMatchObject({ until: '2027-04-30' });
  });

  it('cannot tell of a provider whose total is not in the estimate, however high the bill', () => {
    const bill = { estimateCents: null, billedCents: 5_000_000, billedOn: '2027-01-10' };
    expect(disputeOf(bill, today)).toEqual({ status: 'notEstimated' });
  });
});
