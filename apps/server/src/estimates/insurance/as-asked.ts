import { type Benefits, type BenefitSet, type PlanBenefits, unknownSet } from '../figures/plan-benefits.ts';

/** How the insurer was asked. */
interface Asking {
  /** Service types that were asked about in vain. */
  readonly unanswered: readonly string[];
  /** Only the plan as a whole was asked about. */
  readonly isOfPlanAlone: boolean;
}

/** What an insurer told, with what follows from how it was asked. */
export function asAsked(told: PlanBenefits, asking: Asking): PlanBenefits {
  return {
    ...told,
    ...ofNetwork(told, asking),
    outOfNetwork: told.outOfNetwork && ofNetwork(told.outOfNetwork, asking),
  };
}

/**
 * The plan's copay and coinsurance do not stand in where the question about the service type itself came to nothing: the
 * payer may have others for it.
 */
function ofNetwork<Told extends Benefits>(told: Told, { unanswered, isOfPlanAlone }: Asking): Told {
  const open = unanswered
    .map((code) => [code, told.byServiceType[code] ?? unknownSet] as const)
    .filter(([, set]) => !saysWhatIsPaid(set))
    .map(([code, set]) => [code, { ...set, candidates: { ...set.candidates, copay: [], coinsurance: [] } }] as const);
  return {
    ...told,
    byServiceType: { ...told.byServiceType, ...Object.fromEntries(open) },
    ...(isOfPlanAlone ? { isOfPlanAlone: true } : {}),
  };
}

function saysWhatIsPaid({ covered, copay, coinsuranceBasisPoints, candidates }: BenefitSet): boolean {
  const isOffered = candidates.copay !== undefined || candidates.coinsurance !== undefined;
  return !covered || copay !== null || coinsuranceBasisPoints !== null || isOffered;
}
