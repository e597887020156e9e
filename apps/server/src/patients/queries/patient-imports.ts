import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { applyMerges } from './patient-merges.ts';

/** Numbers of resources of one type, by what the import did with them. */
export interface Counts {
  new: number;
  changed: number;
  unchanged: number;
}

/** Updates the planner's statistics of the staging tables. Not inside a transaction. */
export async function analyzeStaged(db: Kysely<Tables>): Promise<void> {
  await sql`analyze staged_patients, staged_coverage`.execute(db);
}

/** Rows of a staging table that one statement deletes, so that none takes longer than a request may. */
const ROWS_AT_ONCE = 20_000;

/** Empties the staging tables of an import. */
export async function deleteStaged(db: Kysely<Tables>, importId: string): Promise<void> {
  for (const table of stagingTables) {
    let deleted: bigint;
    do {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where import_id = ${importId} limit ${ROWS_AT_ONCE}
        ))`.execute(db);
      deleted = numAffectedRows;
    } while (deleted === BigInt(ROWS_AT_ONCE));
  }
}

const stagingTables = ['staged_patients', 'staged_coverage'] as const;

/** The imports that have a lease and rows in the staging tables. Looks each up in turn, however many rows it has. */
export async function leasedImports(db: Kysely<Tables>): Promise<string[]> {
  const found = new Set<string>();
  for (const table of stagingTables) {
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const next = await db
        .selectFrom(table)
        .select('import_id')
        .where('import_id', '>', last)
        .where('has_lease', '=', true)
        .orderBy('import_id')
        .limit(1)
        .executeTakeFirst();
      if (next === undefined) break;
      found.add(next.import_id);
      last = next.import_id;
    }
  }
  return [...found];
}

/** Empties the staging tables of imports of versions before, which have no lease, if they started before this time. */
export async function deleteStagedBefore(db: Kysely<Tables>, before: Date): Promise<void> {
  for (const table of stagingTables) {
    await db.deleteFrom(table).where('has_lease', '=', false).where('staged_at', '<', before).execute();
  }
}

/** Of the records of an import, those in the staging tables. */
export async function countStaged(db: Kysely<Tables>, importId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from staged_patients where import_id = ${importId})
      + (select count(*) from staged_coverage where import_id = ${importId}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Takes those out of the staging tables that come after a number. */
export async function deleteStagedAfter(db: Kysely<Tables>, importId: string, number: number): Promise<void> {
  await db.deleteFrom('staged_patients').where('import_id', '=', importId).where('number', '>', number).execute();
  await db.deleteFrom('staged_coverage').where('import_id', '=', importId).where('number', '>', number).execute();
}

/**
 * Leaves out of an import the patients of whom a message has come since the time that it is of; returns how many. What the import calls them
 * is kept: messages have no references, by which it names whose a coverage is, and into whom somebody was merged.
 */
export async function dropOvertaken(trx: Transaction<Tables>, importId: string, asOf: Date): Promise<number> {
  // A number that a newer message gave to another patient is that one's.
  await sql`
    insert into patient_references (reference_key, patient_id)
    select distinct on (reference_key) reference_key, staged.patient_id
    from staged_patients staged join patients patient using (patient_id), unnest(staged.reference_keys) as reference_key
    where staged.import_id = ${importId} and patient.told_at > ${asOf}::timestamptz
    order by reference_key, staged.number desc
    on conflict (reference_key) do update set patient_id = excluded.patient_id
      where patient_references.patient_id <> excluded.patient_id and not exists (
        select from patients holder
        where holder.patient_id = patient_references.patient_id and holder.told_at > ${asOf}::timestamptz
      )`.execute(trx);
  const { numAffectedRows = 0n } = await sql`
    delete from staged_patients staged using patients patient
    where staged.import_id = ${importId} and staged.patient_id = patient.patient_id
      and patient.told_at > ${asOf}::timestamptz`.execute(trx);
  return Number(numAffectedRows);
}

/** Makes imports change the registry one after the other. The lock is held until the transaction ends. */
export async function lockRegistry(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('portico patients import'))`.execute(trx);
}

/** As lockRegistry, and waits for nobody: false while an import changes the registry. */
export async function tryRegistry(trx: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('portico patients import')) as held`.execute(trx);
  return rows[0]?.held === true;
}

/** What became of the patients of an import. */
export interface AppliedPatients {
  counts: Counts;
  /** Those who were merged by it, for handOnAccounts. */
  merged: readonly string[];
}

/** Brings the patients of an import into the registry; unchanged records stay as they are. */
export async function applyPatients(trx: Transaction<Tables>, importId: string, now: Date): Promise<AppliedPatients> {
  await keepNewest(trx, importId, 'staged_patients', 'patient_id');
  await sql`
    insert into patient_references (reference_key, patient_id)
    select distinct on (reference_key) reference_key, patient_id
    from staged_patients, unnest(reference_keys) as reference_key
    where import_id = ${importId}
    order by reference_key, number desc
    on conflict (reference_key) do update set patient_id = excluded.patient_id
      where patient_references.patient_id <> excluded.patient_id`.execute(trx);
  const counts = await sql<Counts>`
    select
      count(*) filter (where patient.patient_id is null) as new,
      count(*) filter (where patient.digest <> staged.digest) as changed,
      count(*) filter (where patient.digest = staged.digest) as unchanged
    from staged_patients staged left join patients patient using (patient_id)
    where staged.import_id = ${importId}`.execute(trx);
  await sql`
    delete from patient_people person using staged_patients staged
    where staged.import_id = ${importId} and staged.patient_id = person.patient_id
      and not person.person_key = any(staged.person_keys)`.execute(trx);
  await sql`
    insert into patient_people (person_key, patient_id)
    select person_key, staged.patient_id
    from staged_patients staged left join patients patient using (patient_id), unnest(staged.person_keys) as person_key
    where staged.import_id = ${importId} and patient.digest is distinct from staged.digest
    order by person_key
    on conflict do nothing`.execute(trx);
  await applyBlocks(trx, importId);
  await sql`
    insert into patients (patient_id, record, digest, updated_at)
    select patient_id, record, digest, ${now}::timestamptz from staged_patients
    where import_id = ${importId}
    order by patient_id
    on conflict (patient_id) do update
      set record = excluded.record, digest = excluded.digest, updated_at = excluded.updated_at
      where patients.digest <> excluded.digest`.execute(trx);
  const merged = await applyMerges(trx, importId);
  return { counts: countsOf(counts.rows), merged };
}

/** Records that were imported before there were blocks get theirs although they have not changed. */
async function applyBlocks(trx: Transaction<Tables>, importId: string): Promise<void> {
  await sql`
    delete from patient_blocks block using staged_patients staged
    where staged.import_id = ${importId} and staged.patient_id = block.patient_id
      and not block.block_key = any(staged.block_keys)`.execute(trx);
  await sql`
    insert into patient_blocks (block_key, patient_id)
    select block_key, staged.patient_id
    from staged_patients staged left join patients patient using (patient_id), unnest(staged.block_keys) as block_key
    where staged.import_id = ${importId} and (
      patient.digest is distinct from staged.digest
      or not exists (select from patient_blocks block where block.patient_id = staged.patient_id))
    order by block_key
    on conflict do nothing`.execute(trx);
}

export interface CoverageCounts extends Counts {
  /** Cancelled, or entered in error: it was on file, and is deleted. */
  removed: number;
}

/** Brings the coverage of an import into the registry. Call applyPatients first. */
export async function applyCoverage(trx: Transaction<Tables>, importId: string): Promise<CoverageCounts> {
  await keepNewest(trx, importId, 'staged_coverage', 'coverage_key');
  await sql`
    update staged_coverage staged set patient_id = (
      select reference.patient_id
      from unnest(staged.beneficiary_keys) with ordinality as target (reference_key, place)
      join patient_references reference using (reference_key)
      order by place limit 1
    )
    where import_id = ${importId} and patient_id is null`.execute(trx);
  const counts = await sql<CoverageCounts>`
    select
      count(*) filter (where staged.coverage is not null and kept.digest is null) as new,
      count(*) filter (where staged.coverage is not null and kept.digest <> staged.digest) as changed,
      count(*) filter (where staged.coverage is not null and kept.digest = staged.digest) as unchanged,
      count(*) filter (where staged.coverage is null and kept.digest is not null) as removed
    from staged_coverage staged
    join patients using (patient_id)
    left join patient_coverage kept using (patient_id, coverage_key)
    where staged.import_id = ${importId}`.execute(trx);
  await sql`
    delete from patient_coverage kept using staged_coverage staged
    where staged.import_id = ${importId} and staged.coverage is null
      and kept.patient_id = staged.patient_id and kept.coverage_key = staged.coverage_key`.execute(trx);
  // The source now gives this coverage to another patient.
  await sql`
    delete from patient_coverage kept using staged_coverage staged join patients using (patient_id)
    where staged.import_id = ${importId}
      and kept.coverage_key = staged.coverage_key and kept.patient_id <> staged.patient_id`.execute(trx);
  await sql`
    insert into patient_coverage (patient_id, coverage_key, coverage, digest)
    select staged.patient_id, staged.coverage_key, staged.coverage, staged.digest
    from staged_coverage staged join patients using (patient_id)
    where staged.import_id = ${importId} and staged.coverage is not null
    order by staged.patient_id, staged.coverage_key
    on conflict (patient_id, coverage_key) do update set coverage = excluded.coverage, digest = excluded.digest
      where patient_coverage.digest <> excluded.digest`.execute(trx);
  const [row] = counts.rows;
  return { ...countsOf(counts.rows), removed: row?.removed ?? 0 };
}

/** The coverage of an import whose patient is unknown: its number, and the positions of the first. */
export async function unclaimedCoverage(
  trx: Transaction<Tables>,
  importId: string,
  first: number,
): Promise<{ count: number; places: { number: number; line: number }[] }> {
  const unclaimed = trx
    .selectFrom('staged_coverage as staged')
    .leftJoin('patients', 'patients.patient_id', 'staged.patient_id')
    .where('import_id', '=', importId)
    .where('patients.patient_id', 'is', null);
  const { count } = await unclaimed.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const places = await unclaimed.select(['number', 'line']).orderBy('number').limit(first).execute();
  return { count, places };
}

/** If several rows have one id, the last one in the file counts. */
async function keepNewest(
  trx: Transaction<Tables>,
  importId: string,
  table: 'staged_patients' | 'staged_coverage',
  id: 'patient_id' | 'coverage_key',
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} earlier using ${sql.table(table)} later
    where earlier.import_id = ${importId} and later.import_id = ${importId}
      and earlier.${sql.ref(id)} = later.${sql.ref(id)} and earlier.number < later.number`.execute(trx);
}

function countsOf(rows: readonly Counts[]): Counts {
  const [row] = rows;
  return { new: row?.new ?? 0, changed: row?.changed ?? 0, unchanged: row?.unchanged ?? 0 };
}
