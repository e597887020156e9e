import type { CopayOrder } from '@portico/estimate';
import fc from 'fast-check';
import type { ServiceTypeCode } from '../../../catalogue/index.ts';
import type { AllowedPart } from '../share-of-answer.ts';

/** What is left of a year's deductible or maximum, and how it is stated. Integer cents. */
export interface Year {
  readonly leftCents: number;
  readonly usedCents: number;
  /** By what is left, by what is left and the total, or by the total and the year to date. */
  readonly stated: 'left' | 'leftAndTotal' | 'totalAndUsed';
  readonly family: { readonly leftCents: number } | null;
}

export interface PlanCopay {
  readonly cents: number;
  readonly per: 'visit' | 'day' | 'admission' | null;
}

export interface CostSharing {
  readonly copay: PlanCopay | null;
  /** Basis points. */
  readonly coinsurance: number | null;
}

/** What a plan has for one service type; null where the plan's holds. */
export interface OwnBenefits extends CostSharing {
  readonly isExcluded: boolean;
  /** A narrowed "not covered" for it: about a part of the care where anything else is said, else nobody knows. */
  readonly isPartExcluded: boolean;
  /** The plan's, which insurers may repeat by what is left alone, or the one that the plan has beside its own. */
  readonly deductible: 'ofPlan' | 'repeated' | 'apart';
}

/** How an insurer writes the plan, which changes nothing of what it means. */
interface Wording {
  readonly network: 'Y' | 'W' | null;
  readonly coverageLevel: 'IND' | null;
  /** EB02 of copays and coinsurance. */
  readonly costLevel: 'IND' | 'EMP' | 'ESP' | 'FAM' | null;
  readonly insuranceType: 'PR' | 'HM' | null;
  /** The individual's maximum is left out where there is one of the family, of which less is left. */
  readonly isMaximumOfFamilyAlone: boolean;
  readonly noise: readonly Noise[];
}

/** Rows that are beside the point, each by a rule of its own (decisions 32 and 63). */
const noises = [
  'outOfNetwork',
  'narrowedExclusion',
  'narrowedCost',
  'lesserNetwork',
  'otherLevel',
  'ended',
  'procedure',
  'otherInsurance',
  'lifetime',
  'unknownNetwork',
] as const;
export type Noise = (typeof noises)[number];

/** A plan, the care, and how the two are written and set. */
export interface OracleCase {
  readonly plan: CostSharing & { readonly deductible: Year | null; readonly maximum: Year | null };
  readonly apartDeductible: Year;
  readonly own: ReadonlyMap<ServiceTypeCode, OwnBenefits>;
  readonly parts: readonly AllowedPart[];
  readonly copayOrder: CopayOrder;
  readonly wording: Wording;
}

const cents = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 900_000 }));
const care = fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 5_000_000 }));
const basisPoints = fc.oneof(fc.constantFrom(0, 1000, 2000, 3333, 10_000), fc.integer({ min: 0, max: 10_000 }));
/** Few values, so that copays of one visit meet. */
const copay: fc.Arbitrary<PlanCopay> = fc.record({
  cents: fc.oneof(fc.constantFrom(0, 3000, 25_000), cents),
  per: fc.constantFrom('visit' as const, 'day' as const, 'admission' as const, null),
});
const serviceType = fc.constantFrom<ServiceTypeCode>('2', '4', '5', '7', '48', '50', '62', '69', '98', 'PT', 'MH');

const year: fc.Arbitrary<Year> = fc.record({
  leftCents: cents,
  usedCents: fc.integer({ min: 1, max: 500_000 }),
  stated: fc.constantFrom('left' as const, 'leftAndTotal' as const, 'totalAndUsed' as const),
  family: fc.option(fc.record({ leftCents: cents })),
});

const usually = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { freq: 8 });

const ownBenefits: fc.Arbitrary<OwnBenefits> = fc.record({
  copay: fc.option(copay, { freq: 2 }),
  coinsurance: fc.option(basisPoints, { freq: 2 }),
  isExcluded: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
  isPartExcluded: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
  deductible: fc.constantFrom('ofPlan' as const, 'repeated' as const, 'apart' as const),
});

const wording: fc.Arbitrary<Wording> = fc.record({
  network: fc.constantFrom('Y' as const, 'W' as const, null),
  coverageLevel: fc.constantFrom('IND' as const, null),
  costLevel: fc.constantFrom('IND' as const, 'EMP' as const, 'ESP' as const, 'FAM' as const, null),
  insuranceType: fc.constantFrom('PR' as const, 'HM' as const, null),
  isMaximumOfFamilyAlone: fc.boolean(),
  noise: fc.subarray([...noises]),
});

const anyCase: fc.Arbitrary<OracleCase> = fc.record({
  plan: fc.record({
    copay: fc.option(copay, { freq: 2 }),
    coinsurance: usually(basisPoints),
    deductible: usually(year),
    maximum: usually(year),
  }),
  apartDeductible: year.map((each) => ({ ...each, family: null })),
  own: fc.array(fc.tuple(serviceType, ownBenefits), { maxLength: 4 }).map((entries) => new Map(entries)),
  parts: fc.array(
    fc.record(
      { serviceType, cents: care, days: fc.integer({ min: 1, max: 5 }) },
      { requiredKeys: ['serviceType', 'cents'] },
    ),
    { minLength: 1, maxLength: 5 },
  ),
  copayOrder: fc.constantFrom<CopayOrder>('insteadOfDeductible', 'beforeDeductible', 'afterDeductible'),
  wording,
});

export const oracleCase: fc.Arbitrary<OracleCase> = anyCase.map(withoutHollowFamily).map(withTwoRests);

/** Zeros marked W beside amounts of the other coverage level mean no figure: the family has none in such an answer. */
function withoutHollowFamily(each: OracleCase): OracleCase {
  if (each.wording.network !== 'W') return each;
  const { deductible, maximum } = each.plan;
  const alone = (of: Year | null): Year | null => of && { ...of, family: null };
  return { ...each, plan: { ...each.plan, deductible: alone(deductible), maximum: alone(maximum) } };
}

/** What is left of it, for the member or for the family where that is less. Integer cents. */
export const restOf = ({ leftCents, family }: Year): number => Math.min(leftCents, family?.leftCents ?? leftCents);

/** Two deductibles with the same rest are taken for one that is repeated, so that here they never have it. */
function withTwoRests(each: OracleCase): OracleCase {
  const { plan, apartDeductible: apart } = each;
  if (plan.deductible === null || restOf(plan.deductible) !== restOf(apart)) return each;
  return { ...each, apartDeductible: { ...apart, leftCents: apart.leftCents + 1 } };
}
