import { type Fit, fitOf, type PatientFacts, type Recommendation, recommendationsOf } from '../../catalogue/index.ts';
import { type Benefits, type BenefitSet, type Candidate, NONE } from './plan-benefits.ts';
import type { PricedService } from './priced-service.ts';
import { settledBenefits } from './settled-benefits.ts';

/** The recommended preventive care that a service is, or can be. */
export interface PreventiveCare {
  readonly recommendation: Recommendation;
  /** One of its codes is billed for nothing else; else it can also be care that looks into a problem. */
  readonly isAlways: boolean;
  readonly fit: Fit;
}

/**
 * The recommendation for a service; null for care that is not preventive. The principal part decides: the others, such as
 * anesthesia or the examination of tissue, are parts of the same screening (FAQs about ACA Implementation, sets 12, 26, 29).
 * Where several recommendations have the code, the one that fits the patient best counts.
 */
export function preventiveCareOf(
  { components }: Pick<PricedService, 'components'>,
  patient: PatientFacts,
): PreventiveCare | null {
  const codes = components.map(({ code }) => code);
  const [principal = ''] = codes;
  const found = recommendationsOf(principal).map((recommendation) => ({
    recommendation,
    isAlways: codes.some((code) => recommendation.always.includes(code)),
    fit: fitOf(recommendation.groups, patient),
  }));
  const best = found.toSorted(
    (a, b) => byFit.indexOf(a.fit) - byFit.indexOf(b.fit) || Number(b.isAlways) - Number(a.isAlways),
  );
  return best[0] ?? null;
}

/** The best first. */
const byFit: readonly Fit[] = ['fits', 'unknown', 'otherAge', 'otherSex'];

/** What a plan says of just this kind of preventive care. `open`: several values, or one that cannot be relied on. */
export interface InsurersWord {
  readonly says: 'pays' | 'charges' | 'excludes' | 'open';
  /** X12 service type code. */
  readonly serviceType: string;
}

/** The first of the preventive service types of which the plan states coverage or costs of its own; null where it states none. */
export function insurersWord(benefits: Benefits, { payerTypes }: Recommendation): InsurersWord | null {
  for (const serviceType of payerTypes) {
    const own = benefits.byServiceType[serviceType];
    const says = own === undefined ? null : wordOf(own, benefits, serviceType);
    if (says !== null) return { says, serviceType };
  }
  return null;
}

/** A zero for just this care is the insurer's word that it pays it, whatever the plan takes for other care. */
const isOpen = (candidates: readonly Candidate[] | undefined): boolean =>
  candidates !== undefined && !(candidates.length > 0 && candidates.every(isNothingOwn));

/** A zero for a place or a number of visits alone, which is a choice beside the plan's figure, says so, too; one for others does not. */
const isNothingOwn = ({ value, isOfPlan, coverageLevel }: Candidate): boolean =>
  isOfPlan === true || (value === 0 && coverageLevel === undefined);

function wordOf(own: BenefitSet, benefits: Benefits, serviceType: string): InsurersWord['says'] | null {
  if (!own.covered) return 'excludes';
  const { copay, coinsuranceBasisPoints: coinsurance, candidates } = own;
  if (isOpen(candidates.copay) || isOpen(candidates.coinsurance)) return 'open';
  const isCharged = [copay === NONE ? null : (copay?.cents ?? null), coinsurance].some(
    (figure) => typeof figure === 'number' && figure > 0,
  );
  if (isCharged) return settledBenefits(benefits, serviceType) === null ? 'open' : 'charges';
  const isZero = [candidates.copay, candidates.coinsurance].some((each) =>
    each?.some(({ isOfPlan }) => isOfPlan !== true),
  );
  return copay === null && coinsurance === null && !isZero ? null : 'pays';
}
