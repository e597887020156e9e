import { closeAccount, exportAccount, getSavedEstimates, getSession } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { importTestPatients } from '../../enrolment/testing/sign-up.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { readPatient } from '../../patients/fhir/read-patient.ts';
import { patientIdOf } from '../../patients/patient-id.ts';
import { accountOf, linkAccount } from '../../patients/queries/patient-accounts.ts';
import { listOutbox } from '../../platform/outbox.ts';
import { believing, giveAccess, switchTo } from '../../proxies/testing/proxies.ts';
import { engines } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import type { AccountData } from '../export/account-data.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

describe.each(engines)('leaving the portal on %s (issue 12, point 6; decision 83)', (engine) => {
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
    const link = { patientId, accountId: ines.accountId, now: test.clock.now() };
    await test.database.db.transaction().execute((trx) => linkAccount(trx, link));
    browser = await createBrowser(test.app);
    await signIn(browser, ines, 'a device of hers');
  });
  afterAll(() => test.close());

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

  it('says of each event who did it: the owner, who looks after them, or somebody who was not signed in', async () => {
    const tomas = await createTestAccount(test, { profile: { username: 'tomas.soler' } });
    const tomass = await createBrowser(test.app);
    await signIn(tomass, tomas);
    const proxyId = await giveAccess(test, ines.accountId, tomas.accountId, { scope: 'view' });
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

const reference = z.object({ reference: z.string().startsWith('urn:uuid:') });
const coding = z.object({ system: z.string(), code: z.string() });
/** What R4 requires of each resource that the bundle has. */
const resources = [
  z.looseObject({ resourceType: z.literal('Patient'), name: z.array(z.looseObject({ family: z.string() })) }),
  z.looseObject({ resourceType: z.literal('Person'), link: z.array(z.object({ target: reference })) }),
  z.looseObject({
    resourceType: z.literal('Coverage'),
    status: z.enum(['active', 'cancelled']),
    beneficiary: reference,
    payor: z.array(z.object({ display: z.string() })).min(1),
  }),
  z.looseObject({
    resourceType: z.literal('Appointment'),
    status: z.enum(['booked', 'cancelled']),
    start: z.iso.datetime(),
    end: z.iso.datetime(),
    participant: z.array(z.object({ actor: reference, status: z.literal('accepted') })).min(1),
  }),
  z.looseObject({
    resourceType: z.literal('DocumentReference'),
    status: z.literal('current'),
    content: z.array(z.object({ attachment: z.looseObject({ contentType: z.string(), data: z.base64() }) })).min(1),
  }),
  z.looseObject({
    resourceType: z.literal('AuditEvent'),
    type: coding,
    recorded: z.iso.datetime(),
    agent: z.array(z.looseObject({ requestor: z.boolean() })).min(1),
    source: z.object({ observer: z.object({ display: z.string() }) }),
  }),
] as const;
const bundleShape = z.object({
  resourceType: z.literal('Bundle'),
  type: z.literal('collection'),
  timestamp: z.iso.datetime(),
  entry: z.array(
    z.object({
      fullUrl: z.string().startsWith('urn:uuid:'),
      resource: z.discriminatedUnion('resourceType', resources),
    }),
  ),
});
