import { describe, expect, it } from 'vitest';
import { answer } from '../testing/answer-of-segments.ts';
import { shareOfAnswer } from '../testing/share-of-answer.ts';
import { type BenefitSet, unknownSet } from './plan-benefits.ts';
import { isOfYear, withoutYearly, yearEndOf, yearEndOfAmount } from './year-end.ts';

const timeZone = 'America/Los_Angeles';
const told = (yearEndsOn: string | null) => ({
  from: 'insurer' as const,
  at: '2026-11-21T10:00:00.000Z',
  notices: { endsOn: null, yearEndsOn, onFile: null, providers: [] },
  overall: unknownSet,
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
      return yearEndOfAmount(
        { ...told(null), ...made.told, at: told(null).at },
        { share: made.share, outOfNetwork: false },
        timeZone,
      );
    };
    expect(amountIn('EB*A*IND*30*****.2****Y')).toEqual({ on: '2026-12-31', isTold: false });
    expect(amountIn('EB*B*IND*98***27*30*****Y')).toBeNull();
    // One that is met begins anew, and one of 0 does not.
    const share = 'EB*A*IND*30*****.2****Y';
    expect(amountIn(share, 'EB*C*IND*30***23*1000*****Y')).toEqual({ on: '2026-12-31', isTold: false });
    expect(amountIn(share, 'EB*C*IND*30***23*0*****Y')).toBeNull();
  });

  const entered = (yearEndsOn: string | null, overall: Partial<BenefitSet>) => ({
    ...told(yearEndsOn),
    from: 'patient' as const,
    overall: { ...unknownSet, ...overall },
  });
  const left = { remainingCents: 40_000, totalCents: null };
  const none = { remainingCents: 'notApplicable' as const, totalCents: null };
  it.each<[string, string | null, Partial<BenefitSet>, string, boolean]>([
    ['what is left of a deductible, in its year', null, { deductible: left }, '2026-12-31', true],
    ['… after it', null, { deductible: left }, '2027-01-01', false],
    ['… after the end that the insurer named', '2026-11-30', { deductible: left }, '2026-12-01', false],
    ['… before it, in a new calendar year', '2027-06-30', { deductible: left }, '2027-01-01', true],
    ['what is left of a maximum, after it', null, { outOfPocket: left }, '2027-01-01', false],
    [
      'a copay without a deductible',
      '2026-11-30',
      { copay: { cents: 3000, per: 'visit' }, deductible: none },
      '2027-02-01',
      true,
    ],
  ])('of what a patient entered, %s (decision 251)', (_what, yearEndsOn, overall, today, holds) =>
    expect(isOfYear(entered(yearEndsOn, overall), today, timeZone)).toBe(holds),
  );

  it('what a patient entered begins the form of the next year without what was left', () => {
    const before = { ...entered(null, { coinsuranceBasisPoints: 2000, deductible: left, outOfPocket: left }) };
    expect(withoutYearly({ ...before, planName: '', byServiceType: {}, outOfNetwork: null }).overall).toEqual({
      ...unknownSet,
      coinsuranceBasisPoints: 2000,
    });
  });
});
