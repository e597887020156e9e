import type { Transaction } from 'kysely';
import type { StoredInquiry } from '../queries/inquiries.ts';
import { findEstimatesOfInsurance, updateEstimateInsurance } from '../queries/paid-estimates.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { atPlace, columnsOf } from '../figures/insurance-places.ts';
import { type PlanBenefits, sealBenefits } from '../figures/plan-benefits.ts';
import { serviceTypesOfEstimate } from '../figures/service-types-of.ts';
import { isSettled } from '../figures/settled-benefits.ts';
import { isEnteredStill } from './entered-still.ts';
import { unsealQuestion } from './inquiry.ts';
import type { InsuranceReading } from './insurance-of-estimate.ts';
import { putMedicaidLast } from './put-medicaid-last.ts';

/**
 * Stores what the insurer told in the working estimates with this insurance, where it is enough for the service and no benefits
 * that the patient entered count. An answer may also tell that Medicaid stands before another insurance: then they change places.
 */
export async function saveBenefitsToEstimates(
  trx: Transaction<Tables>,
  inquiry: Pick<StoredInquiry, 'owner_id' | 'id' | 'insurance_id' | 'question'>,
  told: PlanBenefits | null,
  services: Omit<InsuranceReading, 'database'>,
): Promise<void> {
  if (told === null) return;
  const { owner_id, insurance_id } = inquiry;
  const { keys } = services.settings;
  const asked = new Set(unsealQuestion(keys, inquiry).serviceTypeCodes);
  for (const estimate of await findEstimatesOfInsurance(trx, owner_id, insurance_id)) {
    const place = estimate.insurance_id === insurance_id ? 'first' : 'second';
    const codes = serviceTypesOfEstimate(estimate);
    const isEnough = codes.every((code) => asked.has(code)) && isSettled(told, codes);
    const written =
      isEnough && !(await isEnteredStill(trx, atPlace(estimate, place), services))
        ? await updateEstimateInsurance(
            trx,
            estimate,
            columnsOf(place, { benefits: sealBenefits(keys, owner_id, told) }),
          )
        : estimate;
    if (written) await putMedicaidLast(trx, written, services);
  }
}
