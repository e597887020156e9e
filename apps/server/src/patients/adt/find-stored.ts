import type { Transaction } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { patientIdOf } from '../patient-id.ts';
import { numberKey } from '../patient-keys.ts';
import { patientOfReference } from '../queries/patients.ts';
import { type StoredRecord, unsealRecord } from '../stored-record.ts';

/** A record of the registry, as a message finds it. */
export interface StoredPatient {
  patientId: string;
  record: StoredRecord;
  isReplaced: boolean;
  /** When the last message came that changed it. */
  toldAt: Date | null;
  /** Whether the number is the one that its id is made from; a further one of the patient otherwise. */
  isOwnNumber: boolean;
}

/** The record with this medical record number, itself and not the one that replaced it; null for none. */
export async function findStored(
  trx: Transaction<Tables>,
  keys: Keys,
  medicalRecordNumber: string,
): Promise<StoredPatient | null> {
  const own = await findRow(trx, patientIdOf(keys, medicalRecordNumber));
  if (own !== undefined) return storedOf(keys, own, true);
  const reference = await patientOfReference(trx, numberKey(keys, medicalRecordNumber));
  const other = reference === undefined ? undefined : await findRow(trx, reference);
  return other === undefined ? null : storedOf(keys, other, false);
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;

async function findRow(trx: Transaction<Tables>, patientId: string) {
  return trx
    .selectFrom('patients')
    .select(['patient_id', 'record', 'replaced_by', 'told_at'])
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
}

function storedOf(keys: Keys, row: Row, isOwnNumber: boolean): StoredPatient {
  const { patient_id: patientId, replaced_by, told_at: toldAt } = row;
  return { patientId, record: unsealRecord(keys, row), isReplaced: replaced_by !== null, toldAt, isOwnNumber };
}
