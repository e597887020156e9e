import type { EstimateModel, SecondInsurance } from '@portico/contract';
import { insuranceStatusOf } from './insurance-status.ts';

/** What is open of the second insurance: nothing, its form, or its benefits by hand. */
export type SecondPanel = 'closed' | 'form' | 'benefits';

/**
 * Whether a second insurance can be added or changed: the first is settled, or its insurer names another one. One question at a
 * time: while a form for the first is open, there is none for the second.
 */
export function offersSecond(model: EstimateModel, isFirstOpen: boolean): boolean {
  const status = insuranceStatusOf(model);
  if (!model.CanAddInsurance || isFirstOpen || status === 'none' || status === 'selfPay') return false;
  const isSettled = status === 'confirmed' || status === 'entered';
  return isSettled || model.SecondInsurance !== null || model.OtherInsurances.length > 0;
}

/** The panel that opens by itself: the form where fields are to be corrected, the benefits where they are missing. */
export function secondPanelOf(second: SecondInsurance | null, refused: object | null): SecondPanel {
  if (refused !== null) return 'form';
  return second?.Insurance.Status === 'needsBenefits' ? 'benefits' : 'closed';
}

/** The estimate as that of its second insurance alone, for what shows and asks of one insurance. */
export function asOfSecond(model: EstimateModel, { Insurance, DefaultBenefits }: SecondInsurance): EstimateModel {
  return { ...model, CurrentInsurance: Insurance, DefaultBenefits };
}
