import type { PlanYear } from '@portico/contract';
import { patientShare, poolsAfterPaying } from '@portico/estimate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import type { InsuredEstimate } from '../figures/insured-estimate.ts';
import type { Benefits, BenefitSet, Remaining } from '../figures/plan-benefits.ts';
import {
  chargeOf,
  hospital,
  insuredProcedure,
  meridianRate,
  physician,
  physicianType,
  planSet,
  procedure,
} from '../testing/insured-service.ts';
import { planYear } from './plan-year.ts';

const messages = messagesOf('en');
const charges = [hospital, physician];
const yearOf = (insured: InsuredEstimate): PlanYear | null =>
  planYear(insured, { service: procedure, messages, isAlone: true });
const yearWith = (overall: BenefitSet, byServiceType: Benefits['byServiceType'] = {}): PlanYear | null =>
  yearOf(insuredProcedure(charges, { overall, byServiceType }));

describe('the year before and after the care (issue 11, 8; decision 73): $1,000.00, 20 %', () => {
  it('has the deductible and the maximum with their totals, from the steps of the working', () => {
    const overall: BenefitSet = {
      ...planSet(0, 0),
      deductible: { remainingCents: 60_000, totalCents: 150_000 },
      outOfPocket: { remainingCents: 380_000, totalCents: 500_000 },
    };
    const ofPlan = { Pool: 'overall', ServiceType: '', IsFamily: false };
    expect(yearWith(overall)?.Figures).toEqual([
      { Kind: 'deductible', ...ofPlan, Total: 150_000, Before: 60_000, Added: 60_000, After: 0 },
      { Kind: 'maximum', ...ofPlan, Total: 500_000, Before: 380_000, Added: 68_000, After: 312_000 },
    ]);
  });

  it('leaves a total open that is not known, or below what is left', () => {
    expect(yearWith(planSet(60_000, null))?.Figures).toMatchObject([{ Total: null }]);
    const overall = { ...planSet(0, null), deductible: { remainingCents: 60_000, totalCents: 50_000 } };
    expect(yearWith(overall)?.Figures).toMatchObject([{ Total: null, Before: 60_000 }]);
  });

  it("names the family's figure, and after the plan's the service types that have one of their own", () => {
    const overall = {
      ...planSet(60_000, null),
      deductible: { remainingCents: 9000, totalCents: null, isFamily: true } as const,
    };
    expect(yearWith(overall)?.Figures).toMatchObject([{ IsFamily: true }]);
    expect(yearWith(planSet(60_000, 90_000), { [physicianType]: planSet(10_000, null) })?.Figures).toMatchObject([
      { Kind: 'deductible', ServiceType: '' },
      { Kind: 'maximum', ServiceType: '' },
      { Kind: 'deductible', ServiceType: 'Surgeon and procedure fees', Before: 10_000 },
    ]);
  });

  it('has no bar of a figure of nothing: a plan without a deductible, or benefits by hand with none left', () => {
    const noDeductible = { ...planSet(0, 90_000), deductible: { remainingCents: 0, totalCents: 0 } };
    expect(yearWith(noDeductible)?.Figures).toMatchObject([{ Kind: 'maximum' }]);
    expect(yearWith(planSet(0, 90_000))?.Figures).toMatchObject([{ Kind: 'maximum' }]);
    expect(yearWith(planSet(0, 0))).toBeNull();
    const met = { ...planSet(0, null), deductible: { remainingCents: 0, totalCents: 150_000 } };
    expect(yearWith(met)?.Figures).toMatchObject([{ Kind: 'deductible', Total: 150_000, Before: 0 }]);
  });

  it('is none without a deductible and a maximum', () => expect(yearWith(planSet(null, null))).toBeNull());

  it('offers to pay by then what is left of the deductible, else of the maximum; and nothing that changes nothing', () => {
    expect(yearWith(planSet(60_000, 90_000))?.PaidByThen).toMatchObject({ Kind: 'deductible', Max: 60_000 });
    expect(yearWith(planSet(0, 9000))?.PaidByThen).toMatchObject({ Kind: 'maximum', Max: 9000 });
    const met = { ...planSet(0, null), deductible: { remainingCents: 0, totalCents: 150_000 } };
    expect(yearWith(met)).toMatchObject({ PaidByThen: null });
  });
});

const cents = fc.integer({ min: 0, max: 150_000 });
const remaining = fc.oneof({ weight: 4, arbitrary: cents }, fc.constant(null));
const set = fc
  .record({
    deductible: remaining,
    maximum: remaining,
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
    copay: fc.option(cents),
  })
  .map(({ deductible, maximum, basisPoints, copay }): BenefitSet => ({
    ...planSet(deductible, maximum),
    coinsuranceBasisPoints: basisPoints,
    copay: copay === null ? null : { cents: copay, per: 'visit' },
  }));
const allowed = fc.tuple(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 300_000 }));

/** The insurer's answer on the day of the care: so much less is left wherever it states what is left of the plan. */
function afterPaying(overall: BenefitSet, kind: 'deductible' | 'maximum', paid: number): BenefitSet {
  const less = (left: Remaining): Remaining =>
    typeof left.remainingCents === 'number'
      ? { ...left, remainingCents: Math.max(0, left.remainingCents - paid) }
      : left;
  const outOfPocket = less(overall.outOfPocket);
  return kind === 'maximum'
    ? { ...overall, outOfPocket }
    : { ...overall, deductible: less(overall.deductible), outOfPocket };
}

describe('what is tried out in the browser is what the server would say on that day', () => {
  it('over random plans, prices and payments', () =>
    fc.assert(
      fc.property(
        set,
        allowed,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (overall, [ofHospital, ofPhysician], part) => {
          const priced = [
            chargeOf('facility', { rates: [meridianRate({ dollarCents: ofHospital })] }),
            chargeOf('professional', { rates: [meridianRate({ dollarCents: ofPhysician })] }),
          ];
          const insured = insuredProcedure(priced, { overall, byServiceType: {} });
          const payable = yearOf(insured)?.PaidByThen;
          fc.pre(payable !== null && payable !== undefined && insured.owed !== null);
          const paid = Math.round(payable.Max * part);
          const { covered } = insured.owed;
          const pools = poolsAfterPaying(covered, { kind: payable.Kind, pool: payable.Pool }, paid);
          const onThatDay = { overall: afterPaying(overall, payable.Kind, paid), byServiceType: {} };
          expect(patientShare({ ...covered, pools }).owedCents).toBe(
            insuredProcedure(priced, onThatDay).owed?.share.owedCents,
          );
        },
      ),
    ));

  it('sends the browser the very parts and pools of the estimate', () =>
    fc.assert(
      fc.property(set, (overall) => {
        const insured = insuredProcedure(charges, { overall, byServiceType: {} });
        const payable = yearOf(insured)?.PaidByThen;
        fc.pre(payable !== null && payable !== undefined);
        const { parts = [], pools = {} } = insured.owed?.covered ?? {};
        expect(payable.Parts.map(({ Allowed, Coinsurance, Pool }) => [Allowed, Coinsurance, Pool])).toEqual(
          parts.map(({ allowedCents, terms }) => [allowedCents, terms.coinsuranceBasisPoints, terms.pool]),
        );
        expect(payable.Pools).toEqual(
          Object.entries(pools).map(([Key, { deductibleCents: Deductible, outOfPocketCents: Maximum }]) => ({
            Key,
            Deductible,
            Maximum,
          })),
        );
      }),
    ));
});
