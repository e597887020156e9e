import { describe, expect, it } from 'vitest';
import { answer } from '../testing/answer-of-segments.ts';
import { shareOfAnswer } from '../testing/share-of-answer.ts';
import { isOfYear, yearEndOf, yearEndOfAmount } from './year-end.ts';

const timeZone = 'America/Los_Angeles';
const told = (yearEndsOn: string | null) => ({
  from: 'insurer' as const,
  at: '2026-11-21T10:00:00.000Z',
  notices: { endsOn: null, yearEndsOn, onFile: null, providers: [] },
});

describe('the year of deductible and maximum (decision 33)', () => {
  it('is that of the calendar at the hospital, unless the insurer names another end', () => {
    expect(yearEndOf(told(null), timeZone)).toEqual({ on: '2026-12-31', isTold: false });
    expect(yearEndOf({ ...told(null), at: '2027-01-01T07:59:00.000Z' }, timeZone).on).toBe('2026-12-31');
    expect(yearEndOf(told('2026-11-30'), timeZone)).toEqual({ on: '2026-11-30', isTold: true });
  });

  it.each([
    ['the last day of the calendar year', null, '2026-12-31', true],
    ['the day after it', null, '2027-01-01', false],
    ['the last day of a year that ends before', '2026-11-30', '2026-11-30', true],
    ['the day after that', '2026-11-30', '2026-12-01', false],
    ['a new calendar year in a plan’s year that goes on', '2027-06-30', '2027-01-01', false],
  ])('on %s', (_what, yearEndsOn, today, holds) => expect(isOfYear(told(yearEndsOn), today, timeZone)).toBe(holds));

  it('matters to an amount that counts a deductible', () => {
    const amountIn = (...segments: string[]) => {
      const rows = ['EB*1*IND*30**PPO', 'EB*C*IND*30***29*0*****Y', ...segments];
      const made = shareOfAnswer(answer(...rows), [{ serviceType: '98', cents: 10_000 }], 'insteadOfDeductible');
      return yearEndOfAmount({ ...made.told, ...told(null) }, { share: made.share, outOfNetwork: false }, timeZone);
    };
    expect(amountIn('EB*A*IND*30*****.2****Y')).toEqual({ on: '2026-12-31', isTold: false });
    expect(amountIn('EB*B*IND*98***27*30*****Y')).toBeNull();
    // One that is met begins anew, and one of 0 does not.
    const share = 'EB*A*IND*30*****.2****Y';
    expect(amountIn(share, 'EB*C*IND*30***23*1000*****Y')).toEqual({ on: '2026-12-31', isTold: false });
    expect(amountIn(share, 'EB*C*IND*30***23*0*****Y')).toBeNull();
  });

  it('what a patient entered stays', () =>
    expect(isOfYear({ ...told(null), from: 'patient' }, '2027-02-01', timeZone)).toBe(true));
});
