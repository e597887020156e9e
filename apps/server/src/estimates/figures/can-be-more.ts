import { OVERALL } from '@portico/contract';
import { type BenefitTerms, type CoveredPart, patientShare, type Share } from '@portico/estimate';
import type { ServiceTerms } from './insured-terms.ts';
import type { SettledBenefits } from './settled-benefits.ts';

/** All of the price, until the maximum is reached. Basis points. */
const ALL = 10_000;

/**
 * Whether a figure that was left blank, and so counts as none, can make it more than `share`: the share is reckoned once more with the
 * patient paying all of the parts for which one is blank. A maximum that is reached, or a deductible that takes the whole price, leaves
 * nothing to add. For benefits that the patient entered: an insurer states what applies (decision 33).
 */
export function canBeMore(
  share: Share,
  parts: readonly CoveredPart[],
  { settled, pools }: Pick<ServiceTerms, 'settled' | 'pools'>,
): boolean {
  return patientShare({ parts: atWorst(parts, settled), pools }).owedCents > share.owedCents;
}

/** The parts as they are paid where a stay whose days nobody knows is so long that a copay by the day takes all of them. */
export function atLongestStay(
  parts: readonly CoveredPart[],
  { daysUnknown }: Pick<ServiceTerms, 'daysUnknown'>,
): CoveredPart[] {
  const cents = parts.reduce((sum, { allowedCents }) => sum + allowedCents, 0);
  return parts.map((part) => {
    const { copay } = part.terms;
    const isOpen = copay !== null && copay.cents > 0 && daysUnknown.includes(part.componentId);
    return isOpen
      ? { ...part, terms: { ...part.terms, copay: { ...copay, cents: Math.max(cents, copay.cents) } } }
      : part;
  });
}

/** The parts with all of those to be paid for which a figure was left blank. */
export function atWorst(parts: readonly CoveredPart[], settled: ServiceTerms['settled']): CoveredPart[] {
  return parts.map((part) => {
    const benefits = settled.get(part.componentId);
    const isOpen = benefits !== undefined && leavesOpen(benefits, part.terms);
    return isOpen ? { ...part, terms: { ...part.terms, copay: null, coinsuranceBasisPoints: ALL } } : part;
  });
}

/**
 * What a blank leaves open, by whose figures there are. A copay or coinsurance of the service type says what this care costs. One of the
 * whole plan is what stands on the card, mostly for office visits: a copay does not say that no coinsurance follows, and takes nobody's
 * deductible away (decision 28).
 */
function leavesOpen({ covered, scope, takenAsNone }: SettledBenefits, { copay }: BenefitTerms): boolean {
  const isOfThisCare = scope !== OVERALL;
  const replacesDeductible = isOfThisCare && copay?.order === 'insteadOfDeductible';
  const isCoinsuranceOpen = takenAsNone.includes('coinsurance') && !isOfThisCare;
  const isDeductibleOpen = takenAsNone.includes('deductible') && !replacesDeductible;
  return covered && (isCoinsuranceOpen || isDeductibleOpen);
}
