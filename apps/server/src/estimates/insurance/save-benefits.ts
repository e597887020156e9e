import type { Transaction } from 'kysely';
import type { StoredInquiry } from '../queries/inquiries.ts';
import { findEstimatesOfInsurance, updateEstimateInsurance } from '../queries/paid-estimates.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { atPlace, columnsOf } from '../figures/insurance-places.ts';
import { unsealBenefits, type PlanBenefits, sealBenefits } from '../figures/plan-benefits.ts';
import { serviceTypesOfEstimate } from '../figures/service-types-of.ts';
import { isSettled } from '../figures/settled-benefits.ts';
import { unsealQuestion } from './inquiry.ts';

/**
 * Stores what the insurer told in the working estimates with this insurance, where it is enough for the service and the patient has
 * not entered benefits.
 */
export async function saveBenefitsToEstimates(
  trx: Transaction<Tables>,
  secret: string,
  { owner_id, insurance_id, question }: Pick<StoredInquiry, 'owner_id' | 'insurance_id' | 'question'>,
  told: PlanBenefits | null,
): Promise<void> {
  if (told === null) return;
  const asked = new Set(unsealQuestion(secret, question).serviceTypeCodes);
  for (const estimate of await findEstimatesOfInsurance(trx, owner_id, insurance_id)) {
    const { id } = estimate;
    const place = estimate.insurance_id === insurance_id ? 'first' : 'second';
    const { benefits } = atPlace(estimate, place);
    const codes = serviceTypesOfEstimate(estimate);
    if (!codes.every((code) => asked.has(code)) || !isSettled(told, codes)) continue;
    if (benefits !== null && unsealBenefits(secret, benefits).from === 'patient') continue;
    await updateEstimateInsurance(trx, { owner_id, id }, columnsOf(place, { benefits: sealBenefits(secret, told) }));
  }
}
