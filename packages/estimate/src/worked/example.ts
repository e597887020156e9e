import type { BenefitTerms, Copay, CopayOrder, Pools } from '../benefits.ts';
import type { CoordinationRule } from '../coordination.ts';
import type { CoveredPart } from '../patient-share.ts';

/** An example of what a patient owes, computed by hand. Integer cents. */
export interface ShareExample {
  readonly title: string;
  readonly parts: readonly CoveredPart[];
  readonly pools: Pools;
  /** A second plan, and the rule by which it pays after the first. Its parts are the same, with terms of their own. */
  readonly second?: Second;
  /** The arithmetic in words, in dollars. */
  readonly arithmetic: readonly string[];
  /** What is owed for each part, in order; with a second plan, what the first leaves of it. */
  readonly partsOwed: readonly number[];
  readonly owed: number;
}

interface Second {
  readonly parts: readonly CoveredPart[];
  readonly pools: Pools;
  readonly rule: CoordinationRule;
}

const plain: BenefitTerms = { covered: true, copay: null, coinsuranceBasisPoints: null, pool: 'year', network: 'in' };

/** A part in network under the year's pool. Unless `terms` says otherwise, it has neither copay nor coinsurance. */
export function part(componentId: string, allowedCents: number, terms: Partial<BenefitTerms> = {}): CoveredPart {
  return { componentId, allowedCents, terms: { ...plain, ...terms } };
}

/** The year's pool, in network; null for none. */
export function year(deductibleCents: number | null, outOfPocketCents: number | null): Pools {
  return { year: { deductibleCents, outOfPocketCents } };
}

/** A copay for a visit. */
export function copay(cents: number, order: CopayOrder, visit = 'visit'): Copay {
  return { cents, order, visit };
}

export const percent = (share: number): Pick<BenefitTerms, 'coinsuranceBasisPoints'> => ({
  coinsuranceBasisPoints: share * 100,
});
