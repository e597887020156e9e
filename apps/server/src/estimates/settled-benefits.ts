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
  /** Kinds that nobody has said, and that count as none: the working tells it. */
  readonly takenAsNone: readonly BenefitId[];
}

/** What is left of a deductible or maximum, and whose it is: the service type code, or `overall`. */
interface SettledRemaining {
  readonly scope: string;
  readonly remainingCents: number | null;
}

/** Whether an estimate of care of these service types can be made, and nothing has to be asked of the patient. */
export function isSettled(benefits: Benefits, serviceTypeCodes: readonly string[]): boolean {
  return serviceTypeCodes.every((code) => settledBenefits(benefits, code) !== null);
}

/**
 * How a plan pays for care of a service type; null where it is not settled. It is, where the care is not covered, or where
 * copay or coinsurance and the remaining deductible are known (or do not apply), at the service type or for the plan.
 *
 * Copay and coinsurance go together: where a service type has one of them of its own, the other, unless it is said too,
 * counts as none. An unknown maximum counts as none, and so does all that a patient left blank. A kind of which several values
 * stand in the insurer's answer is not settled.
 */
export function settledBenefits(
  { overall, byServiceType, blankIsNone }: Benefits,
  code: string,
): SettledBenefits | null {
  const own = byServiceType[code];
  if (own !== undefined && !own.covered) return notCovered(code);
  const sharing = own !== undefined && saysSharing(own) ? { scope: code, set: own } : { scope: OVERALL, set: overall };
  if (own === undefined && !overall.covered) return notCovered(OVERALL);
  const { copay, coinsuranceBasisPoints: coinsurance, candidates } = sharing.set;
  if (copay === null && coinsurance === null && blankIsNone !== true) return null;
  if (isOpen(candidates, 'copay', copay) || isOpen(candidates, 'coinsurance', coinsurance)) return null;
  const deductible = remainingOf({ overall, own, code }, 'deductible');
  const outOfPocket = remainingOf({ overall, own, code }, 'outOfPocket');
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
    scope: sharing.scope,
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

/** Also where it leaves open which of several values holds: that is a word on it, and the plan's own does not replace it. */
function saysSharing({ copay, coinsuranceBasisPoints, candidates }: BenefitSet): boolean {
  return (
    copay !== null ||
    coinsuranceBasisPoints !== null ||
    candidates.copay !== undefined ||
    candidates.coinsurance !== undefined
  );
}

function remainingOf(
  { overall, own, code }: { overall: BenefitSet; own: BenefitSet | undefined; code: string },
  kind: 'deductible' | 'outOfPocket',
): { scope: string; value: BenefitSet['deductible']['remainingCents'] } {
  const isOwn =
    own !== undefined &&
    (own[kind].remainingCents !== null || own[kind].totalCents !== null || own.candidates[kind] !== undefined);
  return isOwn
    ? { scope: code, value: own[kind].remainingCents }
    : { scope: OVERALL, value: overall[kind].remainingCents };
}

function isOpen(candidates: BenefitSet['candidates'], kind: BenefitId, value: unknown): boolean {
  return value === null && candidates[kind] !== undefined;
}

function known<T>(value: T | typeof NONE | null): T | null {
  return value === NONE ? null : value;
}
