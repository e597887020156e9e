import { isDeepStrictEqual } from 'node:util';
import { type BenefitId, OVERALL } from '@portico/contract';
import { type BenefitSet, type Benefits, type KnownCopay, NONE, type Remaining } from './plan-benefits.ts';

/** How a plan pays for care of one service type, with nothing left open. Integer cents; null where the plan has none. */
export interface SettledBenefits {
  readonly covered: boolean;
  readonly copay: KnownCopay | null;
  /** Basis points. */
  readonly coinsuranceBasisPoints: number | null;
  /** Whose copay and coinsurance these are: the service type code, or `overall`. */
  readonly scope: string;
  readonly deductible: SettledRemaining;
  readonly outOfPocket: SettledRemaining;
  /** Unknown kinds that count as none: the working says so. */
  readonly takenAsNone: readonly BenefitId[];
}

/** What is left of a deductible or maximum, and whose it is: the service type code, or `overall`. */
interface SettledRemaining {
  readonly scope: string;
  readonly remainingCents: number | null;
  /** Of a maximum: the lowest of several figures of which nothing tells the right one. The highest counts. */
  readonly lowestCents?: number;
}

/** Whether an estimate for care of these service types can be made without asking the patient. */
export function isSettled(benefits: Benefits, serviceTypeCodes: readonly string[]): boolean {
  return serviceTypeCodes.every((code) => settledBenefits(benefits, code) !== null);
}

/**
 * How a plan pays for care of a service type; null where it is not settled. It is, where the care is not covered, or where
 * copay or coinsurance and the remaining deductible are known (or do not apply), at the service type or for the plan.
 *
 * Copay and coinsurance go together: where a service type has one of them of its own, the other, unless it is said too,
 * counts as none; "not applicable" alone replaces the plan's value and leaves the other as it is. An unknown maximum counts as none,
 * and so does every value that a patient left blank. A kind with several values in the insurer's answer is not settled, but of several
 * rests of a maximum the highest counts, and without a rest its total: no more is owed than that.
 */
export function settledBenefits(
  { overall, byServiceType, blankIsNone, isUnconfirmed }: Benefits,
  code: string,
): SettledBenefits | null {
  if (isUnconfirmed === true) return null;
  const own = byServiceType[code];
  if (own !== undefined && !own.covered) return notCovered(code);
  if (own === undefined && !overall.covered) return notCovered(OVERALL);
  const sharing = sharingOf(overall, own);
  const { copay, coinsuranceBasisPoints: coinsurance, candidates } = sharing;
  if (copay === null && coinsurance === null && blankIsNone !== true) return null;
  if (isOpen(candidates, 'copay', copay) || isOpen(candidates, 'coinsurance', coinsurance)) return null;
  const deductible = remainingOf({ overall, byServiceType }, code, 'deductible');
  const outOfPocket = remainingOf({ overall, byServiceType }, code, 'outOfPocket');
  if (deductible.value === null && blankIsNone !== true) return null;
  const unsaid: ReadonlyArray<[BenefitId, unknown]> = [
    ['copay', copay],
    ['coinsurance', coinsurance],
    ['deductible', deductible.value],
    ['outOfPocket', outOfPocket.value],
  ];
  return {
    covered: true,
    copay: known(copay),
    coinsuranceBasisPoints: known(coinsurance),
    scope: sharing === own ? code : OVERALL,
    deductible: { scope: deductible.scope, remainingCents: known(deductible.value) },
    outOfPocket: {
      scope: outOfPocket.scope,
      remainingCents: known(outOfPocket.value),
      ...(outOfPocket.lowestCents === undefined ? {} : { lowestCents: outOfPocket.lowestCents }),
    },
    takenAsNone: unsaid.filter(([, value]) => value === null).map(([kind]) => kind),
  };
}

function notCovered(scope: string): SettledBenefits {
  const remaining = { scope, remainingCents: null };
  return {
    covered: false,
    copay: null,
    coinsuranceBasisPoints: null,
    scope,
    deductible: remaining,
    outOfPocket: remaining,
    takenAsNone: [],
  };
}

/** Copay and coinsurance: the service type's where it states one of them, else the plan's, without those that do not apply to it. */
function sharingOf(overall: BenefitSet, own: BenefitSet | undefined): BenefitSet {
  if (own === undefined) return overall;
  if (saysSharing(own)) return own;
  return {
    ...overall,
    copay: own.copay ?? overall.copay,
    coinsuranceBasisPoints: own.coinsuranceBasisPoints ?? overall.coinsuranceBasisPoints,
  };
}

/** True also where it has several values: the plan's value does not replace them. */
function saysSharing({ copay, coinsuranceBasisPoints, candidates }: BenefitSet): boolean {
  const isValue = (figure: unknown): boolean => figure !== null && figure !== NONE;
  return (
    isValue(copay) ||
    isValue(coinsuranceBasisPoints) ||
    candidates.copay !== undefined ||
    candidates.coinsurance !== undefined
  );
}

type Yearly = 'deductible' | 'outOfPocket';

/**
 * The rest, and its pool. Insurers repeat the deductible of a plan at its service types, in one row or in several, with its total or
 * without: an equal rest is one pool, the plan's or that of the first service type, unless it is stated of several totals.
 */
function remainingOf({ overall, byServiceType }: Benefits, code: string, kind: Yearly): { scope: string } & Rest {
  const own = byServiceType[code];
  const isOfPlan = own === undefined || !saysRemaining(own, kind) || isMaximumOfPlan(own, overall, kind);
  if (isOfPlan) return { scope: OVERALL, ...restOf(overall, kind) };
  const rest = restOf(own, kind);
  if (rest.value === null) return { scope: code, value: null };
  const stated = Object.entries({ [OVERALL]: overall, ...byServiceType });
  const alike = stated.filter(([, set]) => isDeepStrictEqual(restOf(set, kind), rest));
  const totals = new Set(alike.flatMap(([, set]) => set[kind].totalCents ?? []));
  const [first] = alike
    .filter(([, set]) => totals.size <= 1 || set[kind].totalCents === own[kind].totalCents)
    .map(([scope]) => scope)
    .toSorted((one, other) => Number(other === OVERALL) - Number(one === OVERALL));
  return { scope: first ?? code, ...(kind === 'outOfPocket' ? underMaximumOfPlan(rest, overall) : rest) };
}

interface Rest {
  readonly value: Remaining['remainingCents'];
  readonly lowestCents?: number;
  /** It is the total, of which nobody told how much is left. */
  readonly isTotal?: true;
}

/**
 * A maximum of a service type, where less is left of the plan's: the plan's is one of all care that it covers (45 CFR 156.130), so
 * that either may be the one that caps. Of the plan's total alone nothing is known to be used up.
 */
function underMaximumOfPlan(own: Rest, overall: BenefitSet): Rest {
  const ofPlan = restOf(overall, 'outOfPocket');
  const lowest = ofPlan.lowestCents ?? ofPlan.value;
  const mayBeLess = typeof lowest === 'number' && typeof own.value === 'number' && lowest < own.value;
  return ofPlan.isTotal === true || !mayBeLess
    ? own
    : { ...own, lowestCents: Math.min(lowest, own.lowestCents ?? Infinity) };
}

/** Of a maximum of which nothing tells the right rest, the highest that it can be; else the year's total. */
function restOf(set: BenefitSet, kind: Yearly): Rest {
  const { remainingCents: value, totalCents } = set[kind];
  if (kind === 'deductible' || value !== null) return { value };
  const several = set.candidates.outOfPocket ?? [];
  if (several.length === 0) return totalCents === null ? { value } : { value: totalCents, isTotal: true };
  // What is left of the family's is no part of the individual's total, and no member pays more than that.
  const whole = totalCents ?? Infinity;
  const figures = several.map(({ value: left, isFamily }) => (isFamily === true ? Math.min(left, whole) : left));
  return { value: Math.max(...figures), lowestCents: Math.min(...figures) };
}

/** What is counted of a maximum: the family's figure, or the year's total since nothing tells what is left of it. */
export function countedMaximum(set: BenefitSet): { readonly isFamily: boolean; readonly isTotal: boolean } {
  const { value, isTotal = false } = restOf(set, 'outOfPocket');
  const isFamily = set.outOfPocket.remainingCents !== null ? set.outOfPocket.isFamily : isOfFamily(set, value);
  return { isFamily: isFamily === true, isTotal };
}

function isOfFamily({ candidates }: BenefitSet, value: Rest['value']): boolean {
  const counted = candidates.outOfPocket?.filter((each) => each.value === value) ?? [];
  return counted.length > 0 && counted.every((each) => each.isFamily === true);
}

/** A service type that repeats the total of the plan's maximum alone: what is left of it stands with the plan. */
function isMaximumOfPlan(own: BenefitSet, overall: BenefitSet, kind: Yearly): boolean {
  const { totalCents } = own[kind];
  const isStated = totalCents !== null && totalCents === overall[kind].totalCents;
  return kind === 'outOfPocket' && isStated && restOf(own, kind).isTotal === true;
}

function saysRemaining({ candidates, ...set }: BenefitSet, kind: Yearly): boolean {
  return set[kind].remainingCents !== null || set[kind].totalCents !== null || candidates[kind] !== undefined;
}

function isOpen(candidates: BenefitSet['candidates'], kind: BenefitId, value: unknown): boolean {
  return value === null && candidates[kind] !== undefined;
}

function known<T>(value: T | typeof NONE | null): T | null {
  return value === NONE ? null : value;
}
