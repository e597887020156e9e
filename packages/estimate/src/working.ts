import type { CopayOrder } from './benefits.ts';

/** The amount that the hospital and the payer agreed. All other steps divide it; it is not itself owed. */
interface AllowedStep {
  readonly kind: 'allowed';
  readonly cents: number;
}

/** What the plan does not cover: owed in full, outside deductible and maximum. */
interface NotCoveredStep {
  readonly kind: 'notCovered';
  readonly cents: number;
}

/** Recommended preventive care in network: the plan pays all of it, so the step is always 0. */
interface PreventiveStep {
  readonly kind: 'preventive';
  readonly cents: 0;
}

export interface CopayStep {
  readonly kind: 'copay';
  readonly cents: number;
  readonly order: CopayOrder;
  readonly visit: string;
  /** The plan's copay; `cents` is less if the care costs less, or if an earlier part paid some of it. */
  readonly copayCents: number;
  /** The pool of the maximum that the part is under. */
  readonly maximumPool: string;
}

interface DeductibleStep {
  readonly kind: 'deductible';
  readonly cents: number;
  readonly pool: string;
  readonly remainingBeforeCents: number;
  readonly remainingAfterCents: number;
}

interface CoinsuranceStep {
  readonly kind: 'coinsurance';
  readonly cents: number;
  readonly pool: string;
  readonly basisPoints: number;
  /** The amount that the share is computed from. */
  readonly ofCents: number;
}

/** The reduction by the yearly maximum: zero or negative. */
interface MaximumStep {
  readonly kind: 'maximum';
  readonly cents: number;
  readonly pool: string;
  readonly remainingBeforeCents: number;
  readonly remainingAfterCents: number;
}

/** Out of network: the amount that the provider bills above the allowed amount, outside the maximum. */
interface BalanceBillingStep {
  readonly kind: 'balanceBilling';
  readonly cents: number;
  readonly billedCents: number;
}

/**
 * One step of the working. The amounts of all steps but `allowed` add up to what is owed, to the cent. A step that the
 * plan does not have is missing; a step of 0 is there (a deductible that is met, a maximum not reached).
 */
export type WorkingStep =
  | AllowedStep
  | NotCoveredStep
  | PreventiveStep
  | CopayStep
  | DeductibleStep
  | CoinsuranceStep
  | MaximumStep
  | BalanceBillingStep;

/** What the patient owes for one part, with its working. Integer cents. */
export interface PartShare {
  readonly componentId: string;
  readonly allowedCents: number;
  readonly owedCents: number;
  readonly steps: readonly WorkingStep[];
}

/** What the patient owes for a service, with its working. Integer cents. */
export interface Share {
  readonly allowedCents: number;
  /** The sum of the parts. */
  readonly owedCents: number;
  /** The allowed amount less what the patient owes of it: what the plan pays. Neither includes balance billing. */
  readonly planPaysCents: number;
  /** In the order of the parts. */
  readonly parts: readonly PartShare[];
  /** The steps of all parts together: one for each visit, pool and rate. */
  readonly steps: readonly WorkingStep[];
  /** At least one part is out of network, and what its provider bills is not known: more may be owed. */
  readonly balanceBillingUnknown: boolean;
}
