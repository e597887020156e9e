/** When a copay is due: in place of the deductible, before it, or after it. A setting of the plan. */
export type CopayOrder = 'insteadOfDeductible' | 'beforeDeductible' | 'afterDeductible';

export interface Copay {
  /** Integer cents for a visit. */
  readonly cents: number;
  readonly order: CopayOrder;
  /**
   * Parts whose copays have the same visit owe one copay together, also under different pools; what a maximum takes off
   * it is still due under another. The caller names the visit by amount and period, so that a plan's one copay is charged
   * once, however many parts it applies to (decision 28).
   */
  readonly visit: string;
}

/**
 * How a plan pays for one part of a service. Nothing in it is unknown: the patient was asked for what the payer did not
 * say.
 */
export interface BenefitTerms {
  readonly covered: boolean;
  readonly copay: Copay | null;
  /** The patient's share of the rest: 2000 is 20 %. Null or 0: none. At most 10,000. */
  readonly coinsuranceBasisPoints: number | null;
  /** The pool with the deductible and maximum of the part, by its key in `Pools`. */
  readonly pool: string;
  /**
   * Set if the maximum is another pool's: a service type may have a deductible of its own under the maximum of the
   * plan. Parts that share a deductible share a maximum.
   */
  readonly maximumPool?: string;
  readonly network: 'in' | 'out';
  /**
   * Recommended preventive care in network: the patient owes nothing of it, and it uses no deductible or maximum
   * (45 CFR 147.130). Copay and coinsurance of the terms do not count then.
   */
  readonly isPreventive?: true;
}

/** The pool of the maximum that care with these terms is under. */
export function maximumOf({ maximumPool, pool }: BenefitTerms): string {
  return maximumPool ?? pool;
}

/** What remains of a year's deductible and out-of-pocket maximum. Integer cents; null if the plan has none. */
export interface Pool {
  readonly deductibleCents: number | null;
  readonly outOfPocketCents: number | null;
}

/** Pools by key: several parts may share one, and a part may have a pool of its own. */
export type Pools = Readonly<Record<string, Pool>>;

/** The remaining figure that counts: the lower of the individual's and the family's. Null if neither is known. */
export function effectiveRemaining(individualCents: number | null, familyCents: number | null): number | null {
  if (individualCents === null) return familyCents;
  return familyCents === null ? individualCents : Math.min(individualCents, familyCents);
}
