import type {
  Candidate as InsurersCandidate,
  EligibilityBenefits,
  NetworkBenefits,
  Settled,
  YearlyFigures,
} from '@portico/x12';
import { effectiveRemaining } from '@portico/estimate';
import {
  type Benefits,
  type BenefitSet,
  type Candidate,
  type CareQuantity,
  type KnownCopay,
  type PlanBenefits,
  type Remaining,
  unknownSet,
} from '../figures/plan-benefits.ts';

type Kinds = Pick<BenefitSet, 'candidates'>['candidates'];

/**
 * What an insurer told, as the portal stores it. The set of a service type has its own figures only: figures of the plan would look
 * like a deductible of that service type.
 *
 * @param at when it answered.
 */
export function benefitsOfInsurer(told: EligibilityBenefits, at: Date): PlanBenefits {
  return {
    from: 'insurer',
    at: at.toISOString(),
    planName: told.planName ?? '',
    ...benefitsOfNetwork(told),
    // Until a spend-down is met, the plan pays nothing; how much of this care it would be met by is not for us to guess.
    ...(told.active === true && told.spendDown === null ? {} : { isUnconfirmed: true }),
    outOfNetwork: told.outOfNetwork && benefitsOfNetwork(told.outOfNetwork),
    facts: { ...told.facts, remarks: Object.fromEntries(told.facts.remarks) },
    ...(told.otherPayers.length === 0 ? {} : { otherPayers: told.otherPayers }),
    ...(told.spendDown === null ? {} : { spendDown: told.spendDown }),
    notices: {
      endsOn: told.planDates.endsOn,
      yearEndsOn: told.yearEndsOn,
      onFile: told.onFile,
      providers: told.providers,
    },
  };
}

function benefitsOfNetwork({
  overall,
  byServiceType,
  rules,
}: Pick<EligibilityBenefits, 'overall' | 'byServiceType' | 'rules'>): Benefits {
  return {
    overall: setOf(overall),
    byServiceType: Object.fromEntries([...byServiceType].map(([code, benefits]) => [code, setOf(benefits)])),
    rules: Object.fromEntries(rules),
  };
}

function setOf(told: NetworkBenefits): BenefitSet {
  const isOwn = told.source === 'own';
  const copay = isOwn ? told.copay : null;
  const coinsurance = isOwn ? told.coinsurance : null;
  return {
    covered: told.covered !== false,
    copay: valueOf(copay),
    coinsuranceBasisPoints: valueOf(coinsurance),
    deductible: remainingOf(told.deductible),
    outOfPocket: maximumOf(told.outOfPocket),
    candidates: {
      ...choice('copay', candidatesOf(copay, copayFigure)),
      ...choice('coinsurance', candidatesOf(coinsurance, asValue)),
      ...choice('deductible', leftOpen(told.deductible)),
      ...choice('outOfPocket', isOfFamilyAlone(told.outOfPocket) ? null : leftOpen(told.outOfPocket)),
    },
    ...remarksOf(copay, coinsurance),
    ...zeroPartsOf(partsOf(copay, copayFigure), partsOf(coinsurance, asValue)),
  };
}

/**
 * What is left for the individual, or for the family where that is less: it is then no part of the individual's total. The
 * family's alone says nothing of the individual.
 */
function remainingOf({ source, remainingCents, familyRemainingCents, totalCents }: YearlyFigures): Remaining {
  if (source === 'plan') return unknownSet.deductible;
  if (remainingCents === null) return { remainingCents, totalCents };
  const effective = effectiveRemaining(remainingCents, familyRemainingCents);
  return effective === remainingCents
    ? { remainingCents, totalCents }
    : { remainingCents: effective, totalCents: null, isFamily: true };
}

/**
 * As for the deductible, but no member pays more than is left of the family's maximum, whatever is left of their own; nor more than
 * the total of their own, where that is less.
 */
function maximumOf(told: YearlyFigures): Remaining {
  const { totalCents, familyRemainingCents } = told;
  const isOwnLess = totalCents !== null && familyRemainingCents !== null && totalCents <= familyRemainingCents;
  if (!isOfFamilyAlone(told) || isOwnLess) return remainingOf(told);
  return { remainingCents: familyRemainingCents, totalCents: null, isFamily: true };
}

/** Every figure of the individual that it can be is at least the family's. */
function isOfFamilyAlone({
  source,
  remainingCents,
  remainingCandidates,
  familyRemainingCents,
}: YearlyFigures): boolean {
  if (source === 'plan' || remainingCents !== null || familyRemainingCents === null) return false;
  return remainingCandidates.every(({ value }) => value >= familyRemainingCents);
}

/**
 * Where the insurer gave several figures, or only the family's, the patient chooses the right one. No figure of the individual counts
 * above what is left for the family.
 */
function leftOpen({ source, remainingCents, remainingCandidates, ...figures }: YearlyFigures): Candidate[] | null {
  if (source === 'plan' || remainingCents !== null) return null;
  const family = figures.familyRemainingCents;
  const ofIndividual = remainingCandidates
    .filter(({ value }) => family === null || value < family)
    .map((each) => ({ value: each.value, text: textOf(each), ...labelsOf(each) }));
  const isFamilyOffered = family !== null && ofIndividual.length < Math.max(1, remainingCandidates.length);
  return isFamilyOffered ? [...ofIndividual, { value: family, text: '', isFamily: true }] : ofIndividual;
}

function valueOf<T>(settled: Settled<T>): T | null {
  return settled !== null && 'value' in settled ? settled.value : null;
}

function remarksOf(...settled: ReadonlyArray<Settled<unknown>>): Pick<BenefitSet, 'remarks'> {
  const remarks = settled.flatMap((each) => (each !== null && 'value' in each ? (each.remarks ?? []) : []));
  return remarks.length === 0 ? {} : { remarks: [...new Set(remarks)] };
}

function partsOf<T>(settled: Settled<T>, figure: (value: T) => Pick<Candidate, 'value' | 'per'>): readonly Candidate[] {
  const parts = settled !== null && 'value' in settled ? (settled.parts ?? []) : [];
  return parts.map((each) => offeredAs(each, figure));
}

function zeroPartsOf(copay: readonly Candidate[], coinsurance: readonly Candidate[]): Pick<BenefitSet, 'zeroParts'> {
  if (copay.length + coinsurance.length === 0) return {};
  return {
    zeroParts: { ...(copay.length > 0 ? { copay } : {}), ...(coinsurance.length > 0 ? { coinsurance } : {}) },
  };
}

const asValue = (value: number): Pick<Candidate, 'value'> => ({ value });

function copayFigure({ cents, per }: KnownCopay): Pick<Candidate, 'value' | 'per'> {
  return per === 'day' || per === 'admission' ? { value: cents, per } : { value: cents };
}

function candidatesOf<T>(
  settled: Settled<T>,
  figure: (value: T) => Pick<Candidate, 'value' | 'per'>,
): Candidate[] | null {
  if (settled === null || !('candidates' in settled)) return null;
  return settled.candidates.map((each) => offeredAs(each, figure));
}

const offeredAs = <T>(
  each: InsurersCandidate<T>,
  figure: (value: T) => Pick<Candidate, 'value' | 'per'>,
): Candidate => ({ ...figure(each.value), text: textOf(each), ...labelsOf(each) });

/** What tells a figure apart besides its text: where the care is given (III with ZZ), of which insurance, for whom, how much. */
function labelsOf({
  additional,
  insuranceType,
  coverageLevel,
  quantity,
  isOfPlan,
}: InsurersCandidate<unknown>): Omit<Candidate, 'value' | 'per' | 'text'> {
  const place = additional.find(({ qualifier }) => qualifier === 'ZZ')?.code ?? null;
  return {
    ...(place === null ? {} : { place }),
    ...(insuranceType === null ? {} : { insuranceType }),
    ...levelOf(coverageLevel),
    ...(quantity === undefined ? {} : { quantity: quantityOf(quantity) }),
    ...(isOfPlan === true ? { isOfPlan } : {}),
  };
}

function levelOf(coverageLevel: string | null): Pick<Candidate, 'coverageLevel' | 'isFamily'> {
  if (coverageLevel === 'FAM') return { isFamily: true };
  return coverageLevel === null || coverageLevel === 'IND' ? {} : { coverageLevel };
}

function quantityOf({ unit, count }: NonNullable<InsurersCandidate<unknown>['quantity']>): CareQuantity | null {
  return unit === null || count === null ? null : { unit, count };
}

/** The insurer's own text for it. */
function textOf({ planDescription, messages, additional }: InsurersCandidate<unknown>): string {
  const texts = [
    ...(planDescription === undefined ? [] : [planDescription]),
    ...messages,
    ...additional.flatMap(({ text }) => (text === null ? [] : [text])),
  ];
  return texts.join('; ');
}

function choice(kind: keyof Kinds, candidates: readonly Candidate[] | null): Kinds {
  return candidates === null ? {} : { [kind]: candidates };
}
