import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { atPlace, swapped } from '../figures/insurance-places.ts';
import type { StoredEstimate } from '../queries/estimates.ts';
import { updateEstimateInsurance } from '../queries/paid-estimates.ts';
import { type InsuranceReading, insuranceViewOf } from './insurance-of-estimate.ts';

/**
 * Lets Medicaid change places with the insurance after it: by law it is the payer of last resort (42 USC 1396a(a)(25)). An insurer's answer may
 * be the first to tell that its plan is Medicaid's (EB04), whatever was entered first. Two that are both Medicaid stay as they are.
 *
 * @param estimate a working one, which this transaction has locked.
 */
export async function putMedicaidLast(
  trx: Transaction<Tables>,
  estimate: StoredEstimate,
  services: Omit<InsuranceReading, 'database'>,
): Promise<StoredEstimate> {
  if (estimate.second_insurance_id === null) return estimate;
  const reading = { ...services, database: { db: trx } };
  const first = await insuranceViewOf(estimate, reading);
  if (first?.isMedicaid !== true) return estimate;
  const second = await insuranceViewOf(atPlace(estimate, 'second'), reading);
  if (second === null || second.isMedicaid) return estimate;
  return (await updateEstimateInsurance(trx, estimate, swapped(estimate))) ?? estimate;
}
