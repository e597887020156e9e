/** A location or a provider; `id` is the `chosenId` of the calls. */
interface SiteChoice {
  readonly section: 'location' | 'provider';
  readonly id: string;
}

/**
 * How an estimate uses insurance: not at all; the insurance that it has; that insurance with the insurer's newest
 * response in place of the old benefits; or with the insurer's details of the people on it, of an insurance on file for
 * this estimate alone or for all.
 */
interface InsuranceChoice {
  readonly section: 'insurance';
  readonly id: 'selfPay' | 'insurance' | 'insurerBenefits' | 'insurerDetails' | 'insurerDetailsOnFile';
}

/** Which kind of care an estimate is of: an id of the model, or `UNSURE_KIND`. */
interface KindChoice {
  readonly section: 'kindOfCare';
  readonly id: string;
}

/** What one call can change in an estimate (spec §2: sections and actions). */
export type Choice = SiteChoice | InsuranceChoice | KindChoice;
export type InsuranceUse = InsuranceChoice['id'];
