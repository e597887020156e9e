import { postUserLoginCredential } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOnDatabase } from '../../cli/testing/staff-terminal.ts';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import { messagesSettled } from '../../accounts/testing/recovery.ts';
import { accountOf } from '../../patients/queries/patient-accounts.ts';
import { patientIdOf } from '../../patients/patient-id.ts';
import { Deferred } from '../../platform/jobs/deferred.ts';
import type { Job } from '../../platform/jobs/job-kind.ts';
import { listOutbox } from '../../platform/outbox.ts';
import { type PatientRecord, type PatientsPort, PatientsUnreachable } from '../../ports/patients.ts';
import { callEngines } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { issuedToPatient } from '../activation/issued-to.ts';
import { queueRecordNotice, type RecordNotice } from '../record-notice/record-notice-job.ts';
import { sendRecordNotice } from '../record-notice/send-record-notice.ts';
import * as activation from '../testing/activation.ts';
import { acceptTerms, credentials, putAt, verified } from '../testing/sign-up.ts';
import {
  codeIn,
  mailboxOfTaker,
  newRecord,
  noticesOf,
  sentTo,
  takeRecord,
  type TestRecord,
} from '../testing/taken-record.ts';
import { ines } from '../testing/verification.ts';

const languageOf = (code: string) => ({ communication: [{ language: { coding: [{ code }] }, preferred: true }] });

describe.each(callEngines)('the notice that an account opens a record, on %s (issue 12, point 6)', (engine) => {
  const reported: unknown[] = [];
  const report = (failure: unknown) => void reported.push(failure);
  let test: TestApp;
  let isRegistryDown = false;
  const askRegistry = async <Answer>(ask: (registry: PatientsPort) => Promise<Answer>): Promise<Answer> => {
    if (isRegistryDown) throw new PatientsUnreachable('timeout', 'of a test');
    return ask(patientsOfRegistry(test.database.db, test.settings.keys));
  };
  const patients: PatientsPort = {
    findByMedicalRecordNumber: (number) => askRegistry((registry) => registry.findByMedicalRecordNumber(number)),
    findByPerson: (person) => askRegistry((registry) => registry.findByPerson(person)),
    candidatesOf: (person) => askRegistry((registry) => registry.candidatesOf(person)),
    coverageOf: (patient) => askRegistry((registry) => registry.coverageOf(patient)),
  };
  beforeAll(async () => {
    test = await buildTestApp(engine, {
      jobs: { report },
      settings: { callsPerMinute: 1_000_000 },
      enrolment: { patients },
    });
  });
  afterAll(() => test.close());

  const recordOf = async ({ mrn }: TestRecord): Promise<PatientRecord> => {
    const found = await patients.findByMedicalRecordNumber(mrn);
    if (found === null) throw new Error('The test has no such patient.');
    return found;
  };

  /** A code that staff have issued to a patient. */
  const issueTo = async (record: TestRecord, channel: 'letter' | 'sms') => {
    const patientId = patientIdOf(test.settings.keys, record.mrn);
    return activation.issue(test, { channel, patientId, issuedTo: issuedToPatient(await recordOf(record), []) });
  };

  it('goes to each phone, each e-mail address and the postal address on file, and not to what the taker typed (Findings, security A5)', async () => {
    const record = await newRecord(test);
    await takeRecord(test, record);
    const sent = await noticesOf(test, record);
    expect(sent.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['sms', record.reached[0]],
      ['sms', record.reached[1]],
      ['email', record.reached[2]],
      ['email', record.reached[3]],
      ['letter', `Inés María ${record.lastName}, 12 Juniper Street, Apt 4, Palo Alto, CA 94301`],
    ]);
    await messagesSettled(test);
    const ofTaker = (await listOutbox(test.database.db)).filter(
      ({ recipient }) => recipient === mailboxOfTaker(record),
    );
    expect(ofTaker.map(({ subject }) => subject).toSorted()).toEqual([
      'Confirm your email address at Alder Bay Health',
      'Your account is ready',
    ]);
  });

  it('says since when, how it was proven and what to do, by a link whose code no server gets to see; and names nobody', async () => {
    const record = await newRecord(test);
    const { username } = await takeRecord(test, record);
    const [sms, , mail, , letter] = await noticesOf(test, record);
    const code = codeIn(mail);
    expect(code).toMatch(/^[A-Z\d]{5}-[A-Z\d]{5}-[A-Z\d]{5}$/);
    const link = `${test.settings.publicUrl}/not-me#token=${code}`;
    expect(sms?.text).toContain(`Not you? Freeze it: ${link} or call `);
    expect(mail?.text).toContain(link);
    expect(mail?.text).toContain('showed a credit card in your name');
    expect(letter?.text).toContain(code);
    expect(letter?.text).toContain(
      `go to ${test.settings.publicUrl.replace(/^https?:../, '')}/not-me and type the code`,
    );
    expect(letter?.text).toContain('showed a credit card in your name');
    for (const message of [sms, mail, letter]) expect(message?.text).toMatch(/[Ss]ince [A-Z][a-z]+ \d{1,2}, \d{4}/);
    for (const message of [sms, mail]) {
      expect(`${message?.subject} ${message?.text}`).not.toMatch(
        new RegExp(`${record.lastName}|${record.mrn}|${username}`),
      );
    }
  });

  it('is written in the patient’s language, whatever the visitor’s is', async () => {
    const record = await newRecord(test, languageOf('es-MX'));
    await takeRecord(test, record);
    const [sms, , mail, , letter] = await noticesOf(test, record);
    expect(sms?.text).toContain('¿No fue usted?');
    expect(mail?.subject).toMatch(/^Una cuenta en línea ya da acceso/);
    expect(letter?.text).toContain('Si no fue usted');
    // For whoever reads the address now.
    expect(mail?.text).toContain('For help in English');
  });

  it('follows an activation by letter, once the terms are accepted', async () => {
    const record = await newRecord(test);
    const issued = await issueTo(record, 'letter');
    const browser = await activation.newBrowser(test);
    const username = `by.letter.${record.lastName.toLowerCase()}`;
    await activation.lookUp(browser, issued);
    await activation.choose(browser, username);
    expect(await sentTo(test, record)).toEqual([]);
    expect((await activation.acceptTerms(browser, username)).statusCode).toBe(200);
    const sent = await noticesOf(test, record);
    expect(sent[2]?.text).toContain('typed an access code that we had mailed to you');
  });

  it('follows an activation by text message', async () => {
    const record = await newRecord(test);
    const issued = await issueTo(record, 'sms');
    const browser = await activation.newBrowser(test);
    await activation.lookUpLink(browser, issued);
    const done = await activation.chooseByMobile(browser, `by.sms.${record.lastName.toLowerCase()}`);
    expect(done.statusCode).toBe(200);
    const sent = await noticesOf(test, record);
    expect(sent[2]?.text).toContain('opened a link that we had sent to a phone on your record');
  });

  it('follows a sign-up by the phone on file and by questions as well, once the terms are accepted', async () => {
    for (const [verifiedBy, says] of [
      ['phone', 'typed a code that we sent to a phone on your record'],
      ['questionBased', 'answered questions about your credit history'],
    ] as const) {
      const record = await newRecord(test);
      const browser = await verified(test, { ...ines, lastName: record.lastName });
      await putAt(test, browser, { verifiedBy });
      await browser.post(postUserLoginCredential.path, credentials());
      expect(await sentTo(test, record)).toEqual([]);
      await acceptTerms(browser);
      expect((await noticesOf(test, record))[2]?.text).toContain(says);
    }
  });

  it('waits while the registry does not answer, and goes out once, though its job runs twice', async () => {
    const record = await newRecord(test);
    await takeRecord(test, record);
    await noticesOf(test, record);
    const { database, clock, settings } = test;
    const accountId = (await accountOf(database.db, patientIdOf(settings.keys, record.mrn))) ?? '';
    const queued: Job[] = [];
    const enqueue = async (_trx: unknown, job: Job) => void queued.push(job);
    const patientId = patientIdOf(settings.keys, record.mrn);
    const tie = { accountId, patientId, number: null, proof: 'creditCard' } as const;
    await database.db.transaction().execute((trx) => queueRecordNotice(trx, { enqueue }, tie, clock.now()));
    const [job] = queued.splice(0);
    const run = () =>
      sendRecordNotice(job?.data as RecordNotice, database.db, enqueue, { patients, settings, clock, report });
    isRegistryDown = true;
    await expect(run()).rejects.toThrow(Deferred);
    isRegistryDown = false;
    await Promise.all([run(), run()]);
    await run();
    expect(queued.map(({ name }) => name)).toEqual(['send-sms', 'send-sms', 'send-mail', 'send-mail', 'print-letter']);
  });

  it('goes out all the same if the account is closed, or unlinked by staff, before the job runs', async () => {
    const { database, clock, settings } = test;
    for (const [command, isNumberKnown] of [
      ['close', true],
      ['unlink', false],
    ] as const) {
      const record = await newRecord(test);
      await takeRecord(test, record);
      await noticesOf(test, record);
      const patientId = patientIdOf(settings.keys, record.mrn);
      const accountId = (await accountOf(database.db, patientId)) ?? '';
      const queued: Job[] = [];
      const enqueue = async (_trx: unknown, job: Job) => void queued.push(job);
      const tie = { accountId, patientId, number: isNumberKnown ? record.mrn : null, proof: 'creditCard' } as const;
      await database.db.transaction().execute((trx) => queueRecordNotice(trx, { enqueue }, tie, clock.now()));
      const [job] = queued.splice(0);
      const ended = await runOnDatabase(database, ['accounts', command, accountId, '--reason', 'ticket 1']);
      expect(ended.code).toBe(0);
      await sendRecordNotice(job?.data as RecordNotice, database.db, enqueue, { patients, settings, clock, report });
      expect(queued.map(({ name }) => name)).toEqual([
        'send-sms',
        'send-sms',
        'send-mail',
        'send-mail',
        'print-letter',
      ]);
    }
  });

  it('is reported to the operator where nothing is on file', async () => {
    reported.length = 0;
    const record = await newRecord(test, { telecom: [], address: [{ postalCode: '94301' }] });
    await takeRecord(test, record);
    await eventually(() => expect(reported).toContainEqual({ queue: 'record-notice', reason: 'nothing on file' }));
  });

  it('goes to nobody for who is no patient', async () => {
    const before = await test.database.db.selectFrom('record_notices').selectAll().execute();
    const browser = await verified(test, { lastName: 'Nopatient' });
    await browser.post(postUserLoginCredential.path, credentials());
    expect((await acceptTerms(browser)).statusCode).toBe(200);
    await messagesSettled(test);
    expect(await test.database.db.selectFrom('record_notices').selectAll().execute()).toHaveLength(before.length);
  });
});
