/** A location or a provider; `id` is what the calls know as `chosenId`. */
interface PlaceChoice {
  readonly section: 'location' | 'provider';
  readonly id: string;
}

/**
 * How an estimate uses insurance: not at all, the one that it has, or that one with the insurer's newest answer in the
 * place of the benefits it was made with.
 */
interface InsuranceChoice {
  readonly section: 'insurance';
  readonly id: 'selfPay' | 'insurance' | 'insurerBenefits';
}

/** What can be changed in an estimate by one call (spec §2: sections and actions). */
export type Choice = PlaceChoice | InsuranceChoice;
export type InsuranceUse = InsuranceChoice['id'];
