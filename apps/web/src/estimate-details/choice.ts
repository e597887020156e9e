/** A location or a provider; `id` is the `chosenId` of the calls. */
interface SiteChoice {
  readonly section: 'location' | 'provider';
  readonly id: string;
}

/**
 * How an estimate uses insurance: not at all; the insurance that it has; or that insurance with the insurer's newest
 * response in place of the old benefits.
 */
interface InsuranceChoice {
  readonly section: 'insurance';
  readonly id: 'selfPay' | 'insurance' | 'insurerBenefits';
}

/** What one call can change in an estimate (spec §2: sections and actions). */
export type Choice = SiteChoice | InsuranceChoice;
export type InsuranceUse = InsuranceChoice['id'];
