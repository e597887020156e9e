import { type Kysely, sql } from 'kysely';

/**
 * The registry of patients: the hospital's patients, their insurances, and the links to their accounts. Names and
 * numbers are sealed or keyed hashes. What must be found without the patient's id has a table keyed by what is known
 * (docs/decisions/0024).
 *
 * An import collects its input in the staged_ tables before it changes anything. They are unlogged: what a crash leaves
 * in them is not needed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table patients (
      patient_id uuid primary key,
      record text not null,
      digest bytea not null,
      replaced_by uuid,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table patient_people (
      person_key bytea not null,
      patient_id uuid not null,
      primary key (person_key, patient_id)
    )`.execute(db);
  await sql`create index patient_people_by_patient on patient_people (patient_id)`.execute(db);
  await sql`
    create table patient_references (
      reference_key bytea primary key,
      patient_id uuid not null
    )`.execute(db);
  await sql`
    create table patient_coverage (
      patient_id uuid not null,
      coverage_key bytea not null,
      coverage text not null,
      digest bytea not null,
      primary key (patient_id, coverage_key)
    )`.execute(db);
  await sql`
    create table patient_accounts (
      patient_id uuid primary key,
      account_id uuid not null,
      linked_at timestamptz not null
    )`.execute(db);
  await sql`create index patient_accounts_by_account on patient_accounts (account_id)`.execute(db);
  await sql`
    create unlogged table staged_patients (
      import_id uuid not null,
      number integer not null,
      patient_id uuid not null,
      record text not null,
      digest bytea not null,
      person_keys bytea[] not null,
      reference_keys bytea[] not null,
      replaced_by_keys bytea[] not null,
      staged_at timestamptz not null,
      primary key (import_id, patient_id, number)
    )`.execute(db);
  await sql`
    create unlogged table staged_coverage (
      import_id uuid not null,
      number integer not null,
      line integer not null,
      coverage_key bytea not null,
      beneficiary_keys bytea[] not null,
      patient_id uuid,
      coverage text,
      digest bytea not null,
      staged_at timestamptz not null,
      primary key (import_id, coverage_key, number)
    )`.execute(db);
}
