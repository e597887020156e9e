import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCodeHashes } from '../enrolment/activation/new-access-code.ts';
import { unsealFor } from '../platform/crypto/sealed.ts';
import { findAccessCode } from '../enrolment/queries/access-codes.ts';
import { linkAccount } from '../patients/queries/patient-accounts.ts';
import { patientIdOf } from '../patients/patient-id.ts';
import { asNdjson, fhirPatient } from '../patients/testing/fhir.ts';
import { callEngines } from '../testing/databases.ts';
import { makeTestFolder, type TestFolder } from '../testing/price-files.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

/** Long enough not to occur in a text by chance. */
const patientData = /Soler|1984-02-29|6505550121|Juniper/;

describe.each(callEngines)('activation at the terminal, on %s (issue 5: access codes and links)', (engine) => {
  let staff: StaffTerminal;
  let folder: TestFolder;
  beforeAll(async () => {
    [staff, folder] = await Promise.all([createStaffTerminal(engine), makeTestFolder()]);
    const patients = [
      fhirPatient({ id: 'ines', mrn: 'AB-1001' }),
      fhirPatient({ id: 'silent', mrn: 'AB-1002', more: { telecom: [] } }),
      fhirPatient({ id: 'nowhere', mrn: 'AB-1003', more: { address: [] } }),
      fhirPatient({ id: 'gone', mrn: 'AB-1004', more: { deceasedBoolean: true } }),
      fhirPatient({ id: 'user', mrn: 'AB-1005' }),
    ];
    await staff.run(['patients', 'import', await folder.write('patients.ndjson', asNdjson(patients))]);
  });
  afterAll(() => Promise.all([staff.close(), folder.remove()]));

  const issue = (mrn: string, ...how: string[]) => staff.run(['activation', 'issue', '--mrn', mrn, ...how]);
  const codes = () => staff.look(({ db }) => db.selectFrom('access_codes').selectAll().execute());
  /** The last job that was queued under a name. */
  const lastJob = (name: string) =>
    staff.look(async ({ db }) => {
      const { rows } = await sql<{ data: { sealed: string } }>`
        select data from pgboss.job where name = ${name} order by created_on desc limit 1`.execute(db);
      return unsealFor(staff.keys, 'job', rows[0]?.data.sealed ?? '') as Record<string, unknown>;
    });

  it('posts a letter to the address on file, in the language that was asked for', async () => {
    const { code, out } = await issue('AB-1001', '--letter', '--language', 'es');
    expect(code).toBe(0);
    expect(out).toMatch(/^The letter goes out as soon as the server runs; it is good until \d{4}-\d\d-\d\d\.\n$/);
    const letter = await lastJob('print-letter');
    expect(letter).toMatchObject({
      language: 'es',
      accessCode: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}$/),
      recipients: [{ lines: ['Inés María Soler', '12 Juniper Street', 'Apt 4', 'Palo Alto, CA 94301'], country: 'US' }],
      formUrl: expect.stringContaining('/activation#accessCode='),
    });
    const hashes = accessCodeHashes(staff.keys, String(letter['accessCode']).replaceAll('-', ''));
    const saved = await staff.look(({ db }) => findAccessCode(db, hashes));
    expect(saved).toMatchObject({ channel: 'letter', patient_id: patientIdOf(staff.keys, 'AB-1001'), used_at: null });
  });

  it('sends a link to the mobile phone on file, which begins with the address of the portal', async () => {
    const { out } = await staff.run(['activation', 'issue', '--mrn', 'ab1001', '--sms'], {
      PORTICO_PUBLIC_URL: 'https://portal.alderbay.example',
    });
    expect(out).toContain('The link goes to the phone that ends in 0121');
    const sms = await lastJob('send-sms');
    expect(sms).toMatchObject({ to: '+16505550121', goodUntil: expect.any(String) });
    const [, token = ''] =
      /https:\/\/portal\.alderbay\.example\/sms-activation#token=([\w-]{43}) /.exec(String(sms['text'])) ?? [];
    const saved = await staff.look(({ db }) => findAccessCode(db, accessCodeHashes(staff.keys, token)));
    expect(saved?.channel).toBe('sms');
  });

  it('writes a letter into a file that nobody else may read, and never over another one', async () => {
    const beside = dirname(await folder.write('nothing', ''));
    const file = join(beside, 'letter.pdf');
    const before = (await codes()).length;
    expect(await issue('AB-1001', '--print', file)).toMatchObject({ code: 0, out: expect.stringContaining(file) });
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await codes()).toHaveLength(before + 1);
    expect(await issue('AB-1001', '--print', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is a file of this name'),
    });
    expect(await issue('AB-1001', '--print', join(beside, 'none', 'x.pdf'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('ENOENT'),
    });
    expect(await codes()).toHaveLength(before + 1);
  });

  it('lists what was issued, without the codes, and takes it back', async () => {
    const listed = await staff.run(['activation', 'list', '--mrn', 'AB-1001']);
    expect(listed.out).toMatch(/^3 codes\n/);
    expect(listed.out).toMatch(/ {2}\d{4}-\d\d-\d\d by text message, good until \d{4}-\d\d-\d\d\n/);
    const revoked = await staff.run(['activation', 'revoke', '--mrn', 'AB-1001']);
    expect(revoked.out).toBe('3 codes taken back.\n');
    expect((await staff.run(['activation', 'list', '--mrn', 'AB-1001'])).out).toBe('0 codes\n');
  });

  it.each([
    ['AB-9999', '--letter', 'No patient has this medical record number'],
    ['AB-1002', '--sms', 'no mobile phone on file'],
    ['AB-1003', '--letter', 'no address on file'],
    ['AB-1003', '--sms', 'no ZIP code on file'],
    ['AB-1004', '--letter', 'The record of this patient is deceased'],
  ])('issues nothing to %s by %s: %s', async (mrn, how, why) => {
    const before = (await codes()).length;
    expect(await issue(mrn, how)).toMatchObject({ code: 1, err: expect.stringContaining(why) });
    expect(await codes()).toHaveLength(before);
  });

  it('issues nothing to a patient who has an account', async () => {
    const patientId = patientIdOf(staff.keys, 'AB-1005');
    const accountId = '00000000-0000-4000-8000-000000000005';
    await staff.look(({ db }) =>
      db.transaction().execute((trx) => linkAccount(trx, { patientId, accountId, now: new Date() })),
    );
    expect((await issue('AB-1005', '--letter')).err).toContain('has an account already');
  });

  it.each([
    [['--letter'], '--mrn must be'],
    [['--mrn', 'AB-1001'], 'Choose one of'],
    [['--mrn', 'AB-1001', '--letter', '--sms'], 'Choose one of'],
    [['--mrn', 'AB-1001', '--letter', '--language', 'fr'], '--language must be one of: en, es'],
    [['--mrn', 'AB-1001', '--print', ''], 'name of a file'],
  ])('is typed wrongly as %j', async (how, why) =>
    expect(await staff.run(['activation', 'issue', ...how])).toMatchObject({
      code: 2,
      err: expect.stringContaining(why),
    }),
  );

  it('says so where the hospital’s server does not answer', async () => {
    const env = { PATIENTS_URL: 'http://127.0.0.1:9/fhir' };
    const { code, err } = await staff.run(['activation', 'list', '--mrn', 'AB-1001'], env);
    expect([code, err]).toEqual([1, expect.stringContaining('No answer about patients (unreachable)')]);
  });

  it('goes into the audit trail, without any data of the patient', async () => {
    const entries = await staff.look(({ db }) =>
      db.selectFrom('audit_entries').select(['event', 'actor', 'details']).orderBy('number').execute(),
    );
    const issued = entries.filter(({ event }) => event === 'accessCodeIssued');
    expect(issued.map(({ details }) => details['channel'])).toEqual(['letter', 'sms', 'print']);
    expect(issued.every(({ actor, details }) => actor === 'staff' && details['command'] === 'activation issue')).toBe(
      true,
    );
    expect(entries.map(({ event }) => event)).toContain('accessCodesRevoked');
    expect(JSON.stringify(entries)).not.toMatch(patientData);
    expect(JSON.stringify(entries)).not.toContain('AB-1001');
  });
});
