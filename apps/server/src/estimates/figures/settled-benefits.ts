import { type BenefitId, OVERALL } from '@portico/contract';
import { type BenefitSet, type Benefits, type KnownCopay, NONE } from './plan-benefits.ts';

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
 * and so does every value that a patient left blank. A kind with several values in the insurer's answer is not settled.
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
    outOfPocket: { scope: outOfPocket.scope, remainingCents: known(outOfPocket.value) },
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
function remainingOf(
  { overall, byServiceType }: Benefits,
  code: string,
  kind: Yearly,
): { scope: string; value: BenefitSet['deductible']['remainingCents'] } {
  const own = byServiceType[code];
  if (own === undefined || !saysRemaining(own, kind)) return { scope: OVERALL, value: overall[kind].remainingCents };
  const { remainingCents, totalCents } = own[kind];
  if (remainingCents === null) return { scope: code, value: null };
  const stated = Object.entries({ [OVERALL]: overall, ...byServiceType }).map(([scope, set]) => ({ scope, ...set[kind] }));
  const alike = stated.filter((each) => each.remainingCents === remainingCents);
  const totals = new Set(alike.flatMap((each) => each.totalCents ?? []));
  const [first] = alike
    .filter((each) => totals.size <= 1 || each.totalCents === totalCents)
    .toSorted((one, other) => Number(other.scope === OVERALL) - Number(one.scope === OVERALL));
  return { scope: first?.scope ?? code, value: remainingCents };
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
