import type { EstimateView } from '../model/estimate-view.ts';
import { findInsuranceOnFile } from '../queries/insurances.ts';
import { unsealInsurance } from './insurance.ts';
import type { InsuranceReading } from './insurance-of-estimate.ts';
import { findPayor, type KnownPayor } from './payors.ts';

/**
 * The insurer that may be asked about an estimate whose insurance is not counted: that of the estimate, else the one that the account has
 * on file. Null for a guest, for who may not change the estimate, for an insurer that cannot be asked, and for one that has told what it
 * pays, where the patient is still to say which kind of care it is.
 */
export async function payorToAsk(
  { owner, insurance, kindQuestion }: Pick<EstimateView, 'owner' | 'insurance' | 'kindQuestion'>,
  { database, settings: { keys, healthSystem } }: Pick<InsuranceReading, 'database' | 'settings'>,
): Promise<KnownPayor | null> {
  if (owner.kind === 'guest' || !owner.canEditAndSave) return null;
  if (kindQuestion !== null && insurance !== null && insurance.benefits !== null) return null;
  const onFile = insurance === null ? await findInsuranceOnFile(database.db, owner.ownerId) : undefined;
  const { payorId, payorName } = insurance ?? (onFile ? unsealInsurance(keys, onFile) : nobody);
  const payor = findPayor(healthSystem, payorId, payorName);
  return payor === undefined || payor.electronicId === null ? null : payor;
}

const nobody = { payorId: '', payorName: '' } as const;
