import type { EstimateOwner } from '../estimate-owner.ts';
import type { StoredEstimate } from '../queries/estimates.ts';
import { findInsurance, findInsuranceOnFile, type StoredInsurance } from '../queries/insurances.ts';
import { isSameCard, unsealInsurance } from './insurance.ts';
import type { InsuranceReading } from './insurance-of-estimate.ts';
import { findPayor } from './payors.ts';

/** A second insurance that can be used again. */
interface SecondOnFile {
  readonly stored: StoredInsurance;
  readonly payorName: string;
}

/**
 * The second insurance that an account has on file, for an estimate with one insurance; null where there is none, or where it is
 * the card that the estimate has already.
 */
export async function secondOnFile(
  { insurance_id, second_insurance_id }: StoredEstimate,
  { kind, ownerId }: Pick<EstimateOwner, 'kind' | 'ownerId'>,
  { database, settings: { keys, healthSystem } }: Pick<InsuranceReading, 'database' | 'settings'>,
): Promise<SecondOnFile | null> {
  if (kind === 'guest' || insurance_id === null || second_insurance_id !== null) return null;
  const stored = await findInsuranceOnFile(database.db, ownerId, 'second');
  const first = stored && (await findInsurance(database.db, ownerId, insurance_id));
  if (!stored || !first) return null;
  const insurance = unsealInsurance(keys, stored);
  const payor = findPayor(healthSystem, insurance.payorId, insurance.payorName);
  if (payor === undefined || isSameCard(insurance, unsealInsurance(keys, first))) return null;
  return { stored, payorName: payor.name };
}
