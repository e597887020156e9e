import type { Kysely, Transaction } from 'kysely';
import { MAX_MERGES } from '../merge-limit.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { PatientCoverageTable, PatientsTable } from '../../platform/db/patient-tables.ts';

/** A patient's row; the record is sealed. */
export type PatientRow = Pick<PatientsTable, 'patient_id' | 'record'>;

/** The patient with this id, or whoever took the place of that record. */
export async function findPatientRow(db: Kysely<Tables>, patientId: string): Promise<PatientRow | undefined> {
  let id = patientId;
  for (let merges = 0; merges <= MAX_MERGES; merges += 1) {
    const found = await db
      .selectFrom('patients')
      .select(['patient_id', 'record', 'replaced_by'])
      .where('patient_id', '=', id)
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const { patient_id, record, replaced_by } = found;
    if (replaced_by === null) return { patient_id, record };
    id = replaced_by;
  }
  return undefined;
}

/** A patient's record, and each that took its place, the one in force last. Without the record here there is it alone. */
export async function findInForce(db: Kysely<Tables>, patientId: string): Promise<[string, ...string[]]> {
  const patientIds: [string, ...string[]] = [patientId];
  for (let last = patientId; patientIds.length <= MAX_MERGES;) {
    const found = await db
      .selectFrom('patients')
      .select('replaced_by')
      .where('patient_id', '=', last)
      .executeTakeFirst();
    const next = found?.replaced_by ?? null;
    if (next === null || patientIds.includes(next)) break;
    patientIds.push(next);
    last = next;
  }
  return patientIds;
}

/** The sealed coverage of a patient. */
export async function findCoverage(
  db: Kysely<Tables>,
  patientId: string,
): Promise<Array<Pick<PatientCoverageTable, 'coverage_key' | 'coverage'>>> {
  return db
    .selectFrom('patient_coverage')
    .select(['coverage_key', 'coverage'])
    .where('patient_id', '=', patientId)
    .orderBy('coverage_key')
    .execute();
}

/** Gives the coverage of records that were merged to the one in their place. */
export async function moveCoverage(
  trx: Transaction<Tables>,
  from: readonly string[],
  patientId: string,
): Promise<void> {
  if (from.length === 0) return;
  await trx.updateTable('patient_coverage').set({ patient_id: patientId }).where('patient_id', 'in', from).execute();
}

/** The id of the patient with this key of a resource or of a further medical record number. */
export async function patientOfReference(db: Kysely<Tables>, referenceKey: Uint8Array): Promise<string | undefined> {
  const found = await db
    .selectFrom('patient_references')
    .select('patient_id')
    .where('reference_key', '=', referenceKey)
    .executeTakeFirst();
  return found?.patient_id;
}

/** Candidates of one person: more are not compared. */
const MOST_CANDIDATES = 200;

/** The rows of patients that may be a person's, by these keys. A record that was merged is left to the one that replaced it. */
export async function patientsOfBlocks(db: Kysely<Tables>, blockKeys: readonly Uint8Array[]): Promise<PatientRow[]> {
  if (blockKeys.length === 0) return [];
  return db
    .selectFrom('patients')
    .select(['patient_id', 'record'])
    .where('replaced_by', 'is', null)
    .where('patient_id', 'in', (eb) =>
      eb
        .selectFrom('patient_blocks')
        .select('patient_id')
        .distinct()
        .where('block_key', 'in', blockKeys)
        .limit(MOST_CANDIDATES),
    )
    .execute();
}

/** The ids of patients with one of these keys. Limited to a few: more than one is already too many. */
export async function patientsOfPerson(db: Kysely<Tables>, personKeys: readonly Uint8Array[]): Promise<string[]> {
  const rows = await db
    .selectFrom('patient_people')
    .select('patient_id')
    .distinct()
    .where('person_key', 'in', personKeys)
    .limit(10)
    .execute();
  return rows.map(({ patient_id }) => patient_id);
}
