import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { unsealBenefits } from '../figures/plan-benefits.ts';
import type { StoredEstimate } from '../queries/estimates.ts';
import { type InsuranceReading, insuranceViewOf } from './insurance-of-estimate.ts';

/**
 * Whether the benefits of an estimate are those that the patient entered, and count: then no answer of the insurer takes their place.
 * It does once their year is over (decision 251).
 *
 * @param estimate with the insurance of a place as its one insurance.
 */
export async function isEnteredStill(
  trx: Transaction<Tables>,
  estimate: StoredEstimate,
  services: Omit<InsuranceReading, 'database'>,
): Promise<boolean> {
  const { owner_id, benefits } = estimate;
  if (benefits === null || unsealBenefits(services.settings.keys, owner_id, benefits).from !== 'patient') return false;
  const view = await insuranceViewOf(estimate, { ...services, database: { db: trx } });
  return view === null || view.ofPastYear === null;
}
