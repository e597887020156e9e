import type { Kysely } from 'kysely';
import type { Keys } from '../platform/crypto/keys.ts';
import type { Tables } from '../platform/db/tables.ts';
import { findPatientRow } from './queries/patients.ts';
import { unsealRecord } from './stored-record.ts';

/** A patient's medical record number, where the portal's own registry has it; null where only the FHIR server does. */
export async function recordNumberOf(db: Kysely<Tables>, keys: Keys, patientId: string): Promise<string | null> {
  const row = await findPatientRow(db, patientId);
  return row === undefined ? null : unsealRecord(keys, row).medicalRecordNumber;
}
