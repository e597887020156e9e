import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRichAccount } from '../../lifecycle/testing/rich-account.ts';
import { importTestPatients } from '../../enrolment/testing/sign-up.ts';
import { sealedColumns } from '../../platform/crypto/sealed-columns.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

/** Made again by a rotation from what is sealed beside them. */
const remade = [
  'usernames.username_key',
  'account_people.person_key',
  'patient_people.person_key',
  'patient_blocks.block_key',
];
const remadeDigests = ['patients.digest', 'patient_coverage.digest'];
/** Under keys that outlive the secret (crypto/keys.ts): nobody has what was hashed. */
const lasting = [
  'sessions.device_key',
  'devices.device_key',
  'access_codes.code_hash',
  'kept_estimates.number_hash',
  'kept_estimates.fact_hash',
  'price_watches.number_hash',
  'recovery_codes.code_hash',
  'patient_references.reference_key',
  'patient_coverage.coverage_key',
  'visit_appointments.appointment_key',
  'identity_subjects.subject_hash',
  'account_identities.subject_hash',
  'sessions.identity_session',
  'pending_sign_ins.identity_session',
];
/** Live no longer than both secrets are read, or are started anew without harm. */
const brief = [
  'adt_messages.content_key',
  'sent_codes.code_hash',
  'inquiries.question_key',
  'try_locks.subject',
  'search_misses.words_hash',
  'web_files.mac',
  ...['digest', 'person_keys', 'block_keys', 'reference_keys', 'replaced_by_keys'].map(
    (name) => `staged_patients.${name}`,
  ),
  ...['coverage_key', 'beneficiary_keys', 'digest'].map((name) => `staged_coverage.${name}`),
];
/** Hashes without a key: of random tokens, and of what a member of staff waits for; the marks of the secrets themselves, and files that everybody may have. */
const unkeyed = [
  'web_files.content',
  'audit_entries.hash',
  'audit_head.hash',
  'devices.remember_hash',
  'enrolments.browser_hash',
  'guest_sessions.browser_hash',
  'health_links.token_hash',
  'guest_sessions.token_hash',
  'installation.previous_check',
  'installation.secret_check',
  'openid_artifacts.grant_hash',
  'openid_artifacts.id_hash',
  'pending_sign_ins.browser_hash',
  'pending_sign_ins.token_hash',
  'price_watches.token_hash',
  'staff_long_calls.call_key',
  'proxy_invites.invite_hash',
  'record_notices.code_hash',
  'sessions.token_hash',
  'smart_launches.claimed_by',
  'smart_launches.launch_hash',
  'staff_sessions.token_hash',
  'tickets.browser_hash',
  'tickets.ticket_hash',
  'visit_links.token_hash',
];

describe('every sealed or keyed column is covered by a rotation (issue 12, point 2)', () => {
  let test: TestApp;
  let columns: { name: string; type: string }[];
  beforeAll(async () => {
    test = await buildTestApp('pglite');
    const { rows } = await sql<{ name: string; type: string }>`
      select table_name || '.' || column_name as name, udt_name as type from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(test.database.db);
    columns = rows;
  });
  afterAll(() => test.close());

  // Whoever adds a column of bytes says here how a rotation carries it over.
  it('each column of bytes says how', () => {
    const bytes = columns.filter(({ type }) => ['bytea', '_bytea'].includes(type)).map(({ name }) => name);
    const known = [...remade, ...remadeDigests, ...lasting, ...brief, ...unkeyed];
    expect(bytes.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('each sealed column exists', () => {
    const names = columns.map(({ name }) => name);
    expect(Object.keys(sealedColumns).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('no other column holds what is sealed', async () => {
    const { database, settings, clock } = test;
    const person = { username: 'rich', firstName: 'Rosa', lastName: 'Vega', birthDate: '1970-05-06', zip: '94301' };
    const profile = { ...person, email: null, phones: [], language: 'en' as const };
    const given = { profile, keys: settings.keys, now: clock.now() };
    await database.db.transaction().execute((trx) => createRichAccount(trx, given));
    await importTestPatients(test, [{ mrn: 'AB-1001' }]);
    const found: string[] = [];
    for (const { name } of columns.filter((each) => ['text', 'jsonb', 'varchar'].includes(each.type))) {
      const [table = '', column = ''] = name.split('.');
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where ${sql.ref(column)}::text like ${'%v1.____________.%'} limit 1`.execute(
        database.db,
      );
      if (rows.length > 0) found.push(name);
    }
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((name) => !(name in sealedColumns))).toEqual([]);
  });
});
