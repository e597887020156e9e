import { describe, expect, it } from 'vitest';
import { type BenefitSet, type Candidate, unknownSet } from '../figures/plan-benefits.ts';
import { readEnteredBenefits } from './entered-benefits.ts';

const ofCopay = (copay: BenefitSet['copay']): BenefitSet => ({ ...unknownSet, copay });
const known = {
  overall: unknownSet,
  byServiceType: { '48': ofCopay({ cents: 25_000, per: 'day' }) },
};
const copayOf = (benefits: string, before: typeof known | null) =>
  readEnteredBenefits(`overall:deductible=0;${benefits}`, ['48', '2'], before)?.byServiceType['48']?.copay;

describe('a copay that is entered by hand (spec §5)', () => {
  it('stays by the day where it is the one that the insurer told: the field shows no more than the amount', () =>
    expect(copayOf('48:copay=250', known)).toEqual({ cents: 25_000, per: 'day' }));

  it('so does one that the insurer offered, unless it offered the same amount in two ways', () => {
    const daily: Candidate = { value: 30_000, text: 'DAYS 1-5', per: 'day' };
    const offered = (...copay: Candidate[]) => ({
      overall: unknownSet,
      byServiceType: { '48': { ...unknownSet, candidates: { copay } } },
    });
    const withZero = offered(daily, { value: 0, text: '' });
    expect(copayOf('48:copay=300', withZero)).toEqual({ cents: 30_000, per: 'day' });
    expect(copayOf('48:copay=0', withZero)).toEqual({ cents: 0, per: 'visit' });
    const inTwoWays = offered(daily, { value: 30_000, text: 'LATER' });
    expect(copayOf('48:copay=300', inTwoWays)).toEqual({ cents: 30_000, per: 'visit' });
  });

  it('is else one of a visit', () => {
    expect(copayOf('48:copay=300', known)).toEqual({ cents: 30_000, per: 'visit' });
    expect(copayOf('48:copay=250', null)).toEqual({ cents: 25_000, per: 'visit' });
  });
});
