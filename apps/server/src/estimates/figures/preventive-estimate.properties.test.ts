import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recommendations, serviceTemplates } from '../../catalogue/index.ts';
import { benefitsOf, estimateOf } from '../testing/preventive.ts';
import { type BenefitSet, unknownSet } from './plan-benefits.ts';
import { type PricedService, serviceOfCode } from './priced-service.ts';

/** Every service of the catalogue, and every code of the recommendations as a service of its own. */
const services: readonly PricedService[] = [
  ...serviceTemplates,
  ...[...new Set(recommendations.flatMap(({ always, either }) => [...always, ...either]))].map((code) =>
    serviceOfCode('CPT', { codeType: 'CPT', code, description: code }),
  ),
];
const ofPrevention = new Set(recommendations.flatMap(({ payerTypes }) => payerTypes));

const cents = fc.integer({ min: 0, max: 500_000 });
const costs: fc.Arbitrary<BenefitSet> = fc
  .record({
    covered: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
    copay: fc.option(cents),
    coinsurance: fc.integer({ min: 0, max: 10_000 }),
    deductible: cents,
    outOfPocket: fc.option(cents),
  })
  .map(({ covered, copay, coinsurance, deductible, outOfPocket }) => ({
    ...unknownSet,
    covered,
    copay: copay === null ? null : { cents: copay, per: 'visit' },
    coinsuranceBasisPoints: coinsurance,
    deductible: { remainingCents: deductible, totalCents: null },
    outOfPocket: { remainingCents: outOfPocket, totalCents: null },
  }));
const free: BenefitSet = { ...unknownSet, coinsuranceBasisPoints: 0 };

/** Plans that say nothing of preventive care, or that it is free, and whatever they like of other care. */
const plans = fc
  .record({
    overall: costs,
    '50': costs,
    '2': costs,
    '4': costs,
    '5': costs,
    '62': costs,
    '98': costs,
    isSaidFree: fc.boolean(),
  })
  .map(({ overall, isSaidFree, ...byServiceType }) =>
    benefitsOf(
      { ...byServiceType, ...(isSaidFree ? Object.fromEntries([...ofPrevention].map((type) => [type, free])) : {}) },
      overall,
    ),
  );
const patients = fc.record({
  age: fc.option(fc.integer({ min: 0, max: 100 })),
  sex: fc.option(fc.constantFrom('female' as const, 'male' as const)),
});
type Patient = { age: number | null; sex: 'female' | 'male' | null };

/** The recommendations themselves, read without the code that is tested: what is not known speaks for the patient. */
function qualifies({ components }: PricedService, { age, sex }: Patient): boolean {
  const codes = components.map(({ code }) => code);
  return recommendations.some(
    ({ always, either, groups }) =>
      [...always, ...either].includes(codes[0] ?? '') &&
      codes.some((code) => always.includes(code)) &&
      groups.some(
        (group) =>
          (sex === null || group.sex === undefined || group.sex === sex) &&
          (age === null || ((group.from ?? 0) <= age && age <= (group.to ?? 200))),
      ),
  );
}

describe('over all services, ages, sexes and plans (issue 11, 45 CFR 147.130)', () => {
  it('no screening in network for which a patient qualifies costs anything, nor is cash called cheaper beside it', () => {
    let qualifying = 0;
    for (const service of services) {
      fc.assert(
        fc.property(plans, patients, (benefits, patient) => {
          if (!qualifies(service, patient)) return;
          qualifying += 1;
          const { insured, preventive } = estimateOf(service, { benefits, patient });
          expect(insured?.owed?.share.owedCents).toBe(0);
          expect(insured?.cashSavingCents).toBeNull();
          expect(preventive === null ? insured?.free : preventive.status === 'screening').toBe(true);
        }),
        { numRuns: 15 },
      );
    }
    expect(qualifying).toBeGreaterThan(services.length);
  });

  it('where the rule does not apply, the amount is the one that the plan pays by', () => {
    for (const service of services) {
      fc.assert(
        fc.property(plans, patients, fc.boolean(), (benefits, patient, isExcepted) => {
          const planKind = isExcepted ? 'medicare' : null;
          const { insured, preventive } = estimateOf(service, { benefits, patient, planKind });
          if (preventive === null || ['screening', 'either'].includes(preventive.status)) return;
          const usual = { ...service, components: service.components.map((each) => ({ ...each, code: 'X0000' })) };
          expect(insured?.owed?.share.owedCents).toBe(
            estimateOf(usual, { benefits, patient }).insured?.owed?.share.owedCents,
          );
        }),
        { numRuns: 6 },
      );
    }
  });
});
