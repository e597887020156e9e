import { type RawBuilder, sql, type Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { blockKeysOf } from '../matching/block-keys.ts';
import { digestOf, numberKey, personKeysOf } from '../patient-keys.ts';
import { patientIdOf } from '../patient-id.ts';
import { applyPatients, deleteStaged } from '../queries/patient-imports.ts';
import { handOnAccounts } from '../queries/patient-merges.ts';
import { sealRecord, type StoredRecord } from '../stored-record.ts';

/** A record to write. */
export interface NewRecord {
  record: StoredRecord;
  /** Further numbers by which the patient is found. */
  furtherNumbers: readonly string[];
  /** The number of the record that takes the place of this one; null for none. */
  replacedBy: string | null;
}

/**
 * Brings records into the registry by the statements of an import, so that both follow the same rules: who is found by what, and whose
 * account is whose after a merge.
 *
 * @param receivedAt when the message came that says so; null where it was no message.
 */
export async function writeRecords(
  trx: Transaction<Tables>,
  keys: Keys,
  records: readonly NewRecord[],
  { now, receivedAt }: { now: Date; receivedAt: Date | null },
): Promise<void> {
  const importId = randomUUID();
  const rows = records.map(({ record, furtherNumbers, replacedBy }, at) => {
    const patientId = patientIdOf(keys, record.medicalRecordNumber);
    return {
      import_id: importId,
      staged_at: now,
      number: at + 1,
      patient_id: patientId,
      record: sealRecord(keys, patientId, record),
      digest: digestOf(keys, record),
      person_keys: arrayOf(personKeysOf(keys, record)),
      block_keys: arrayOf(blockKeysOf(keys, record)),
      // By its own number, too: that is how the record names it that it replaces.
      reference_keys: arrayOf([record.medicalRecordNumber, ...furtherNumbers].map((each) => numberKey(keys, each))),
      replaced_by_keys: arrayOf(replacedBy === null ? [] : [numberKey(keys, replacedBy)]),
    };
  });
  await trx.insertInto('staged_patients').values(rows).execute();
  const { merged } = await applyPatients(trx, importId, now);
  await handOnAccounts(trx, merged, now);
  await deleteStaged(trx, importId);
  if (receivedAt === null) return;
  await trx
    .updateTable('patients')
    .set({ told_at: receivedAt })
    .where(
      'patient_id',
      'in',
      rows.map(({ patient_id }) => patient_id),
    )
    .execute();
}

/** The drivers of both engines take a key as a parameter, and an array of them each in its own way. */
function arrayOf(keys: readonly Uint8Array[]): RawBuilder<Uint8Array[]> {
  return keys.length === 0 ? sql`'{}'::bytea[]` : sql`array[${sql.join(keys)}]::bytea[]`;
}
