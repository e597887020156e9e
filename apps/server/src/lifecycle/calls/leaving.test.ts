import {
  closeAccount,
  confirmPassword,
  exportAccount,
  getSavedEstimates,
  getSession,
  RECORD_IN_EXPORT_DAYS,
} from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { importTestPatients } from '../../enrolment/testing/sign-up.ts';
import { sealQuestion } from '../../estimates/insurance/inquiry.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { readPatient } from '../../patients/fhir/read-patient.ts';
import { patientIdOf } from '../../patients/patient-id.ts';
import { accountOf, linkAccount } from '../../patients/queries/patient-accounts.ts';
import { listOutbox } from '../../platform/outbox.ts';
import { believing, giveAccess, inviteTo, switchTo } from '../../proxies/testing/proxies.ts';
import { callEngines } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { bundleShape } from '../testing/bundle-shape.ts';
import { tablesOfAccounts } from '../tables-of-accounts.ts';
import type { AccountData } from '../export/account-data.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

describe.each(callEngines)('leaving the portal on %s (issue 12, point 6; decision 83)', (engine) => {
  let test: TestApp;
  let ines: TestAccount;
  let browser: TestBrowser;
  let patientId: string;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    await importTestPatients(test, [{ mrn: 'AB-3001' }]);
    patientId = patientIdOf(test.settings.keys, 'AB-3001');
    const profile = { username: 'ines.soler', firstName: 'Inés', lastName: 'Soler', email: 'ines@example.org' };
    ines = await createTestAccount(test, { profile });
    const link = { patientId, accountId: ines.accountId, now: daysBefore(RECORD_IN_EXPORT_DAYS) };
    await test.database.db.transaction().execute((trx) => linkAccount(trx, link));
    browser = await createBrowser(test.app);
    await signIn(browser, ines, 'a device of hers');
  });
  afterAll(() => test.close());

  const daysBefore = (days: number): Date => new Date(test.clock.now().getTime() - days * 86_400_000);
  const takeAlong = async (who = browser) => (await who.post(exportAccount.path, {})).json().response;
  const close = (username: string) => browser.post(closeAccount.path, { username });

  it('hands over what the account has, and nothing that opens it', async () => {
    const { json } = await takeAlong();
    const data = JSON.parse(json);
    expect(data).toMatchObject({
      account: { id: ines.accountId, username: 'ines.soler', email: 'ines@example.org' },
      patient: { medicalRecordNumber: 'AB-3001', name: { firstName: 'Inés', lastName: 'Soler' } },
      sessions: [{ browser: expect.any(String) }],
      devices: [{ browser: expect.any(String) }],
    });
    expect(data.securityEvents).toContainEqual(expect.objectContaining({ event: 'signedIn', by: 'owner' }));
    expect(json).not.toMatch(/argon2|token|hash|sealed/i);
  });

  it('hands over a stay, accesses, invitations, inquiries, what was begun and the terms as well: everything', async () => {
    const { db } = test.database;
    const { accountId } = ines;
    const now = test.clock.now();
    const later = new Date(now.getTime() + 86_400_000);
    const place = { class: 'inpatient', location_id: 'alder-main', unit: '4 East', bed: '12 B' } as const;
    await db
      .insertInto('admissions')
      .values({ account_id: accountId, ...place, admitted_at: now })
      .execute();
    const helper = await createTestAccount(test, { profile: { username: 'helper', firstName: 'Helga' } });
    const access = await giveAccess(test, accountId, helper.accountId, { scopes: ['view'] });
    await giveAccess(test, helper.accountId, accountId);
    await inviteTo(test, accountId, helper);
    const working = { id: randomUUID(), owner_id: accountId, owner_kind: 'account', template: 'mri-knee' } as const;
    const times = { created_at: now, updated_at: now, expires_at: later };
    await db
      .insertInto('estimates')
      .values({ ...working, service_area: 'bay', location_id: 'alder-main', disclaimer_accepted: true, ...times })
      .execute();
    const row = { owner_id: accountId, id: randomUUID() };
    const question = sealQuestion(test.settings.keys, row, questionToMeridian);
    const inquiry = { ...row, insurance_id: randomUUID(), question_key: Buffer.alloc(32, 3), question };
    await db
      .insertInto('inquiries')
      .values({ ...inquiry, state: 'waiting', created_at: now, expires_at: later })
      .execute();
    const consent = { account_id: accountId, client_id: 'records', scopes: ['email'], given_at: now };
    await db.insertInto('openid_consents').values(consent).execute();
    const { json, fhir } = await takeAlong();
    expect(JSON.parse(json)).toMatchObject({
      notYet: null,
      terms: { acceptedAt: expect.any(String) },
      stay: { location: 'Alder Bay Hospital', unit: '4 East', bed: '12 B' },
      lookedAfterBy: [{ scopes: ['view'] }],
      looksAfter: [{ scopes: ['view', 'estimates'] }],
      apps: [{ app: 'records', mayKnow: ['email'], agreedAt: now.toISOString() }],
      invitations: [{ name: 'Helga', email: helper.profile.email }],
      workingEstimates: [{ service: 'MRI of the knee, without contrast', location: 'alder-main' }],
      inquiries: [{ status: 'waiting', question: { payor: { name: 'Meridian' } }, outcome: null }],
    });
    const kinds = new Set(bundleShape.parse(JSON.parse(fhir)).entry.map(({ resource }) => resource.resourceType));
    for (const kind of ['Encounter', 'RelatedPerson', 'CoverageEligibilityRequest', 'OperationOutcome'] as const) {
      expect(kinds).toContain(kind);
    }
    await db.deleteFrom('proxies').where('proxy_id', '=', access).execute();
  });

  it('leaves no table of an account out without a reason', () => {
    const own = Object.entries(tablesOfAccounts).flatMap(([table, belonging]) => ('stays' in belonging ? [] : [table]));
    expect(Object.keys(takenAlong).toSorted()).toEqual(own.toSorted());
  });

  it('hands over nothing of the hospital’s record to whoever has opened it only now (decision 114)', async () => {
    await importTestPatients(test, [{ id: 'taken', mrn: 'AB-3002' }]);
    const taker = await createTestAccount(test, { profile: { username: 'taker', email: 'taker@example.org' } });
    const takersBrowser = await createBrowser(test.app);
    await signIn(takersBrowser, taker);
    const link = (now: Date) =>
      test.database.db
        .transaction()
        .execute((trx) =>
          linkAccount(trx, { patientId: patientIdOf(test.settings.keys, 'AB-3002'), accountId: taker.accountId, now }),
        );
    await link(daysBefore(RECORD_IN_EXPORT_DAYS - 1));
    const early = await takeAlong(takersBrowser);
    expect(JSON.parse(early.json)).toMatchObject({
      patient: null,
      insurances: [],
      inquiries: [],
      notYet: { from: daysBefore(-1).toISOString(), parts: ['patient', 'insurances', 'inquiries'] },
    });
    for (const file of [early.json, early.fhir]) expect(file).not.toContain('AB-3002');
    expect(early.fhir).toContain('Left out until');
    await test.database.db.deleteFrom('patient_accounts').where('account_id', '=', taker.accountId).execute();
    await link(daysBefore(RECORD_IN_EXPORT_DAYS));
    expect(JSON.parse((await takeAlong(takersBrowser)).json)).toMatchObject({
      patient: { medicalRecordNumber: 'AB-3002' },
    });
    await eventually(async () => {
      const mails = (await listOutbox(test.database.db)).filter(({ recipient }) => recipient === 'taker@example.org');
      expect(mails.map(({ subject }) => subject)).toContain('Your data were downloaded');
    });
  });

  it('lets go also who has not accepted new terms, and has not set up the second step that is demanded', async () => {
    const leaver = await createTestAccount(test, { profile: { username: 'leaver' } });
    const leaving = await createBrowser(test.app);
    await signIn(leaving, leaver);
    await test.database.db
      .updateTable('sessions')
      .set({ terms_due: true, factor_due: true })
      .where('account_id', '=', leaver.accountId)
      .execute();
    expect(refusalOf(await leaving.get(getSavedEstimates.path))).toEqual(refused('termsRequired'));
    expect((await takeAlong(leaving)).json).toContain('leaver');
    expect((await leaving.post(confirmPassword.path, { password: leaver.password })).statusCode).toBe(200);
    expect((await leaving.post(closeAccount.path, { username: 'leaver' })).statusCode).toBe(200);
  });

  it('says of each event who did it: the owner, who looks after them, or somebody who was not signed in', async () => {
    const tomas = await createTestAccount(test, { profile: { username: 'tomas.soler' } });
    const tomass = await createBrowser(test.app);
    await signIn(tomass, tomas);
    const proxyId = await giveAccess(test, ines.accountId, tomas.accountId, { scopes: ['view'] });
    await switchTo(tomass, proxyId);
    await believing(tomass, proxyId).get(getSavedEstimates.path);
    await signIn(await createBrowser(test.app), { ...ines, password: 'not the password' });
    const { json, fhir } = await takeAlong();
    const events = (JSON.parse(json) as AccountData).securityEvents;
    expect(events.map(({ event, by }) => [event, by])).toEqual(
      expect.arrayContaining([
        ['signedIn', 'owner'],
        ['actingBegun', 'proxy'],
        ['savedEstimatesListed', 'proxy'],
        ['signInRefused', 'visitor'],
      ]),
    );
    for (const file of [json, fhir]) expect(file).not.toMatch(new RegExp(`${tomas.accountId}|tomas`, 'i'));
  });

  it('hands it over as a FHIR R4 Bundle too, whose references lead to its own entries', async () => {
    const bundle = bundleShape.parse(JSON.parse((await takeAlong()).fhir));
    const kinds = bundle.entry.map(({ resource }) => resource.resourceType);
    expect(kinds.slice(0, 2)).toEqual(['Patient', 'Person']);
    expect(kinds).toContain('AuditEvent');
    const urls = new Set(bundle.entry.map(({ fullUrl }) => fullUrl));
    expect(urls.size).toBe(bundle.entry.length);
    const references = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map(([, url]) => url ?? '');
    expect(references.filter((url) => !urls.has(url))).toEqual([]);
    expect(JSON.stringify(bundle)).not.toMatch(/:(?:\[\]|""|null|\{\})/);
    const read = readPatient({ ...bundle.entry[0]?.resource }, { mrnSystem: null } as never);
    expect(read).toMatchObject({ record: { medicalRecordNumber: 'AB-3001', birthDate: '1984-02-29' } });
  });

  it('asks for the password again, when it was entered some time ago', async () => {
    test.clock.advance(11 * 60);
    for (const reply of [await browser.post(exportAccount.path, {}), await close('ines.soler')])
      expect(refusalOf(reply)).toEqual(refused('passwordNeeded'));
    await signIn(browser, ines, 'a device of hers');
  });

  it('closes nothing for another username than its own', async () => {
    const reply = await close('ines');
    expect([refusalOf(reply), reply.json().meta.fields]).toEqual([refused('malformedRequest'), ['username']]);
    expect((await browser.get(getSession.path)).statusCode).toBe(200);
  });

  it('closes the account: signed out everywhere, found no more, the patient free, the owner told', async () => {
    const other = await createBrowser(test.app);
    await signIn(other, ines);
    const browserIds = () => Object.entries(browser.cookies).filter(([name]) => name.endsWith('browser'));
    const before = browserIds();
    expect((await close(' INES.soler ')).statusCode).toBe(200);
    // What was begun in this browser, such as a sign-up, is not the next person's to find (issue 12, point 11).
    expect(browserIds().map(([name]) => name)).toEqual(before.map(([name]) => name));
    expect(browserIds()).not.toEqual(before);
    expect(Object.keys(browser.cookies).filter((name) => /session|device$/.test(name))).toEqual([]);
    for (const each of [browser, other])
      expect(refusalOf(await each.get(getSession.path))).toEqual(refused('signInRequired'));
    expect(refusalOf(await signIn(browser, ines))).toEqual(refused('invalidLogin'));
    expect(await accountOf(test.database.db, patientId)).toBeNull();
    await eventually(async () => {
      const mails = (await listOutbox(test.database.db)).filter(({ recipient }) => recipient === 'ines@example.org');
      expect(mails.map(({ subject }) => subject)).toContain('Your account was closed');
    });
  });

  it('leaves entries of both in the audit trail', async () => {
    const entries = await test.database.db
      .selectFrom('audit_entries')
      .select(['event', 'actor'])
      .where('account_id', '=', ines.accountId)
      .where('event', 'in', ['accountExported', 'accountClosed'])
      .orderBy('number')
      .execute();
    expect(new Set(entries.map(({ event, actor }) => `${event} by ${actor}`))).toEqual(
      new Set(['accountExported by account', 'accountClosed by account']),
    );
  });

  it.each([exportAccount, closeAccount])('$name is for who is signed in', async ({ path }) => {
    const reply = await (await createBrowser(test.app)).post(path, { username: 'ines.soler' });
    expect(refusalOf(reply)).toEqual(refused('signInRequired'));
  });
});

const questionToMeridian = {
  payor: { id: 'meridian', name: 'Meridian', electronicId: '00001' },
  provider: { name: 'Alder Bay', npi: '1234567893' },
  patientIsSubscriber: true,
  member: { firstName: 'Inés', lastName: 'Soler', birthDate: '1986-04-27', number: 'M-1' },
  subscriber: null,
  groupNumber: '',
  serviceTypeCodes: ['30'],
  date: '2026-11-21',
};

/** Where the rows of each table of an account stand in its data, or why they do not. */
const takenAlong: Readonly<Record<string, keyof AccountData | { not: string }>> = {
  usernames: { not: 'a keyed hash of what stands in account' },
  account_people: { not: 'a keyed hash of what stands in account' },
  patient_accounts: 'patient',
  reserved_accounts: { not: 'the id, and what stands in patient' },
  sessions: 'sessions',
  pending_sign_ins: { not: 'opens the account' },
  devices: 'devices',
  identity_subjects: { not: 'a keyed hash of whom an identity provider knows' },
  account_identities: 'identities',
  account_proofs: 'shownBy',
  openid_logins: { not: 'the apps of what stands in sessions' },
  openid_consents: 'apps',
  openid_artifacts: { not: 'opens the account' },
  smart_contexts: { not: 'whose record the apps of what stands in sessions see' },
  smart_launches: { not: 'opens the account' },
  second_factors: 'factors',
  recovery_codes: 'recoveryCodesLeft',
  sent_codes: { not: 'opens the account' },
  tickets: { not: 'opens the account' },
  try_locks: { not: 'counts by keyed hashes' },
  admissions: 'stay',
  proxies: 'lookedAfterBy',
  proxy_invites: 'invitations',
  enrolments: { not: 'a sign-up that has ended: what stands in account' },
  access_codes: 'accessCodes',
  record_notices: 'recordNotices',
  match_cases: { not: 'records of others, until staff have decided' },
  estimates: 'estimates',
  kept_estimates: 'keptEstimates',
  health_links: { not: 'encrypted under keys that are not there: what stands in estimates' },
  price_watches: { not: 'an address that its owner typed, and what stands in keptEstimates' },
  inquiries: 'inquiries',
  insurances: 'insurances',
  help_desk_answers: 'messages',
  help_desk_messages: 'messages',
  visit_links: { not: 'opens a visit' },
  visit_appointments: { not: 'keyed hashes of what stands in visits' },
  visits: 'visits',
  outbox: { not: 'of the demonstration, which has sent it' },
  accounts: 'account',
};
