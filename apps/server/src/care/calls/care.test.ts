import {
  getAppointments,
  getCareMessages,
  getScheduling,
  patientGetEstimateDetails,
  saveEstimate,
  type ProxyScope,
} from '@portico/contract';
import type { JWK } from 'jose';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setAccountPatient } from '../../accounts/queries/accounts.ts';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { fhirAppointment, fhirMessage } from '../../adapters/care/testing/care-resources.ts';
import { refusalOf, refused, urlOf } from '../../estimates/testing/guest.ts';
import { importPrices } from '../../estimates/testing/import-prices.ts';
import type { JsonObject } from '../../patients/fhir/json.ts';
import { patientIdOf } from '../../patients/patient-id.ts';
import { linkAccount } from '../../patients/queries/patient-accounts.ts';
import { fhirPatient } from '../../patients/testing/fhir.ts';
import { limits } from '../../platform/limits/limits.ts';
import { readClientKeys, type ClientKeys } from '../../platform/settings/client-keys.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { believing, giveAccess, switchTo } from '../../proxies/testing/proxies.ts';
import { callEngines } from '../../testing/databases.ts';
import { makeTestFolder } from '../../testing/price-files.ts';
import { startStrictFhirServer, type StrictFhirServer } from '../../testing/strict-fhir-server.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { providerOf, providers, ticketIn } from '../../visits/testing/visits.ts';

const clock = settableClock();
const inDays = (days: number, minutes = 0): string =>
  new Date(settableClock().now().getTime() + days * 86_400_000 + minutes * 60_000).toISOString();

describe.each(callEngines)("what the hospital's FHIR server has, on %s (issue 15, point 6)", (engine) => {
  let folder: Awaited<ReturnType<typeof makeTestFolder>>;
  let keys: ClientKeys;
  let server: StrictFhirServer;
  let resources: JsonObject[];
  let test: TestApp;
  let ines: TestAccount;
  let browser: TestBrowser;

  beforeAll(async () => {
    folder = await makeTestFolder();
    const jwk: JWK = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ format: 'jwk' });
    keys = await readClientKeys(
      'PATIENTS_KEY',
      await folder.write('ec.json', JSON.stringify({ keys: [{ ...jwk, kid: 'key-1' }] })),
    );
    resources = [];
    server = await startStrictFhirServer({
      client: 'portico',
      now: () => clock.now(),
      keys: () => ({ keys: keys.map(({ publicJwk }) => ({ ...publicJwk }) as JWK & { kty: string }) }),
      resources,
      offers: ['Appointment', 'Slot', 'Communication'],
    });
    const settings = await readSettings('test', {});
    test = await buildTestApp(engine, {
      clock,
      settings: {
        callsPerMinute: 1_000_000,
        visits: providers,
        patients: {
          mrnSystem: null,
          server: { url: server.url, smart: { client: 'portico', keys, scope: 'system/*.rs' } },
        },
        healthSystem: {
          ...settings.healthSystem,
          appointments: {
            services: [{ system: 'urn:types', code: 'MRI-KNEE', service: 'mri-knee' }],
            places: [
              { reference: 'Location/11', location: 'alder-main' },
              { reference: 'Location/40', timeZone: 'America/Denver' },
            ],
          },
        },
      },
    });
    await importPrices(test, 'alder-main', [{ code: '73721', gross: 1000, cash: 400, billing_class: 'facility' }]);
    resources.push(fhirPatient({ mrn: 'AB-1001', id: 'ines' }));
    ines = await createTestAccount(test, {
      profile: { username: 'ines', firstName: 'Inés', lastName: 'Soler', birthDate: '1984-02-29', zip: '94301' },
    });
    await link(ines, 'AB-1001');
    browser = await signedIn(ines);
  });
  afterAll(async () => {
    await test.close();
    await server.close();
    await folder.remove();
  });
  beforeEach(() => {
    resources.splice(0, resources.length, fhirPatient({ mrn: 'AB-1001', id: 'ines' }));
    server.taken.length = 0;
  });
  afterEach(() => {
    server.fault = undefined;
    // What was kept is over.
    clock.advance(limits.careAnswers.window);
  });

  async function link({ accountId }: TestAccount, number: string): Promise<void> {
    const patientId = patientIdOf(test.settings.keys, number);
    await test.database.db.transaction().execute(async (trx) => {
      await linkAccount(trx, { patientId, accountId, now: clock.now() });
      await setAccountPatient(trx, accountId, patientId);
    });
  }
  async function signedIn(account: TestAccount): Promise<TestBrowser> {
    const opened = await createBrowser(test.app);
    await signIn(opened, account);
    return opened;
  }
  const appointmentsOf = async (by: TestBrowser = browser, language = 'en') =>
    (await by.get(getAppointments.path, { 'accept-language': language })).json().response;
  const messagesOf = async (by: TestBrowser = browser) => (await by.get(getCareMessages.path)).json().response;

  /** Somebody who looks after Inés with these scopes, acting for her. */
  async function carer(...scopes: ProxyScope[]): Promise<TestBrowser> {
    const account = await createTestAccount(test, { profile: { username: `carer-${scopes.join('-')}` } });
    const proxyId = await giveAccess(test, ines.accountId, account.accountId, { scopes });
    const by = await signedIn(account);
    await switchTo(by, proxyId);
    return believing(by, proxyId);
  }

  it('is shown with the place and the service of the settings, in the language of who looks', async () => {
    resources.push(fhirAppointment('one', inDays(3)));
    const { offered, appointments } = await appointmentsOf(browser, 'es');
    expect(offered).toBe(true);
    expect(appointments).toEqual([
      {
        id: 'one',
        title: 'Resonancia magnética de rodilla, sin contraste',
        clinicians: ['Noor Haddad, PT'],
        place: { name: 'Alder Bay Hospital', address: expect.stringContaining('CA'), phone: '(650) 555-0100' },
        isVideo: false,
        startsAt: inDays(3),
        endsAt: inDays(3, 30),
        timeZone: 'America/Los_Angeles',
        status: 'booked',
        movedFrom: null,
        instructions: '',
        visit: null,
        estimate: null,
        begin: { serviceArea: 'bay', location: 'alder-main', template: 'mri-knee', search: '' },
      },
    ]);
  });

  it('begins an estimate by the billed code or the words, where the settings know neither service nor place', async () => {
    const cpt = { system: 'http://www.ama-assn.org/go/cpt', code: '73721' };
    const place = [
      { actor: { reference: 'Patient/ines' } },
      { actor: { reference: 'Location/40', display: 'Denver' } },
    ];
    resources.push(
      fhirAppointment('code', inDays(3), { serviceType: [{ coding: [cpt], text: 'MR KNEE' }], participant: place }),
      fhirAppointment('words', inDays(4), { serviceType: [{ text: 'Return visit' }], participant: place }),
    );
    const { appointments } = await appointmentsOf();
    expect(appointments).toMatchObject([
      { title: 'MR KNEE', begin: { serviceArea: '', location: '', template: '', search: '73721' } },
      { title: 'Return visit', begin: { template: '', search: 'Return visit' } },
    ]);
    expect(appointments[0]).toMatchObject({
      place: { name: 'Denver', address: '', phone: '' },
      timeZone: 'America/Denver',
    });
  });

  it('stands beside the estimate that was saved of the same service at the same place, and of no other', async () => {
    const estimate = (
      await browser.get(
        urlOf(patientGetEstimateDetails, { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' }),
      )
    ).json();
    const { PesId } = (await browser.post(saveEstimate.path, { pesGlo: estimate.PesGlo })).json();
    resources.push(
      fhirAppointment('same', inDays(3)),
      fhirAppointment('elsewhere', inDays(4), { participant: [{ actor: { reference: 'Patient/ines' } }] }),
    );
    const { appointments } = await appointmentsOf();
    expect(appointments[0].estimate).toEqual({
      id: PesId,
      serviceArea: 'bay',
      amount: '$400.00',
      payorName: '',
      savedAt: clock.now().toISOString(),
    });
    expect(appointments[1].estimate).toBeNull();

    // Who may book, and not see what was saved, sees the appointment alone.
    const booking = await carer('manage');
    expect((await appointmentsOf(booking)).appointments[0]).toMatchObject({ id: 'same', estimate: null });
    const viewing = await carer('view');
    expect((await appointmentsOf(viewing)).appointments[0]).toMatchObject({ estimate: { id: PesId } });
  });

  it('is opened to who looks after the patient by scope: appointments by view or manage, messages by messages', async () => {
    resources.push(fhirAppointment('one', inDays(3)), fhirMessage('m', inDays(-1)));
    const writing = await carer('messages');
    expect(refusalOf(await writing.get(getAppointments.path))).toEqual(refused('notPermitted'));
    expect((await messagesOf(writing)).messages).toMatchObject([{ id: 'm', isNew: true }]);
    const viewing = await carer('view', 'estimates');
    expect(refusalOf(await viewing.get(getCareMessages.path))).toEqual(refused('notPermitted'));
    expect((await appointmentsOf(viewing)).appointments).toMatchObject([{ id: 'one' }]);
  });

  it('is asked for the record of the account, whatever a client sends, and for nobody without a record', async () => {
    resources.push(
      fhirPatient({ mrn: 'AB-2002', id: 'ben' }),
      fhirAppointment('bens', inDays(3), { participant: [{ actor: { reference: 'Patient/ben' } }] }),
      fhirMessage('bens', inDays(-1), { recipient: [{ reference: 'Patient/ben' }] }),
    );
    const query = '?patient=ben&fhirId=ben&id=ben';
    expect((await browser.get(getAppointments.path + query)).json().response.appointments).toEqual([]);
    expect((await browser.get(getCareMessages.path + query)).json().response.messages).toEqual([]);

    const stranger = await signedIn(await createTestAccount(test, { profile: { username: 'stranger' } }));
    server.taken.length = 0;
    expect(await appointmentsOf(stranger)).toMatchObject({ offered: false, appointments: [] });
    expect(await messagesOf(stranger)).toMatchObject({ offered: false, messages: [] });
    expect(server.taken).toEqual([]);
    const guest = await createBrowser(test.app);
    expect(refusalOf(await guest.get(getAppointments.path))).toEqual(refused('signInRequired'));
  });

  it('is not shown where the server has another record under the number', async () => {
    resources.splice(0, 1, fhirPatient({ mrn: 'AB-9999', id: 'ines' }));
    resources.push(fhirAppointment('one', inDays(3)));
    expect(await appointmentsOf()).toMatchObject({ offered: false, appointments: [] });
  });

  describe('what was booked on the scheduling page', () => {
    const scheduling = () => providerOf(test, providers.scheduling.token);
    let count = 0;
    async function book(startsAt: string): Promise<string> {
      count += 1;
      const ticket = ticketIn((await browser.get(getScheduling.path)).json().response.url);
      await scheduling().report({ appointment: `provider-${count}`, ticket, startsAt });
      return `provider-${count}`;
    }
    beforeEach(() => test.database.db.deleteFrom('visits').execute());

    it('is sent and not yet confirmed, until the hospital has it', async () => {
      const id = await book(inDays(5));
      const { unconfirmed } = await appointmentsOf();
      expect(unconfirmed).toHaveLength(1);
      clock.advance(limits.careAnswers.window);
      resources.push(fhirAppointment('theirs', inDays(5), { identifier: [{ value: id }] }));
      expect(await appointmentsOf()).toMatchObject({
        unconfirmed: [],
        appointments: [{ id: 'theirs', visit: unconfirmed[0], movedFrom: null }],
      });
    });

    it('was moved where the hospital has another time for it, and is known by its time where no number is', async () => {
      const moved = await book(inDays(5));
      await book(inDays(6));
      resources.push(
        fhirAppointment('moved', inDays(7), { identifier: [{ value: moved }] }),
        fhirAppointment('same-time', inDays(6)),
      );
      const { appointments, unconfirmed } = await appointmentsOf();
      expect(unconfirmed).toEqual([]);
      expect(appointments).toMatchObject([
        { id: 'same-time', movedFrom: null, visit: expect.any(String) },
        { id: 'moved', movedFrom: inDays(5), visit: expect.any(String) },
      ]);
    });

    it('is not called unconfirmed once it is past or was cancelled', async () => {
      await book(inDays(-1));
      const id = await book(inDays(5));
      await scheduling().report({ appointment: id, sequence: 1, status: 'cancelled', startsAt: inDays(5) });
      expect((await appointmentsOf()).unconfirmed).toEqual([]);
    });
  });

  it('is one appointment where the hospital made another in the place of one that it cancelled', async () => {
    const url = 'http://hl7.org/fhir/5.0/StructureDefinition/extension-Appointment.replaces';
    const replaces = (id: string) => ({ extension: [{ url, valueReference: { reference: `Appointment/${id}` } }] });
    resources.push(
      fhirAppointment('before', inDays(3), { status: 'cancelled' }),
      fhirAppointment('after', inDays(8), replaces('before')),
      fhirAppointment('itself', inDays(9), { status: 'cancelled', ...replaces('itself') }),
      fhirAppointment('of-one-that-stands', inDays(10), replaces('after')),
    );
    const { appointments } = await appointmentsOf();
    expect(appointments.map(({ id, movedFrom }: { id: string; movedFrom: string }) => [id, movedFrom])).toEqual([
      ['after', inDays(3)],
      ['itself', null],
      ['of-one-that-stands', null],
    ]);
  });

  it('has its free times beside it, and is there without them', async () => {
    resources.push({ resourceType: 'Slot', id: 's', status: 'free', start: inDays(2), serviceType: [{ text: 'MRI' }] });
    expect((await appointmentsOf()).freeTimes).toEqual([
      { startsAt: inDays(2), timeZone: 'America/Los_Angeles', title: 'MRI', clinicians: [], placeName: '' },
    ]);
  });

  it.each(['tokenNeverTaken', 'notFhir'] as const)(
    'answers calmly while the server fails by %s, and again once it answers',
    async (fault) => {
      resources.push(fhirAppointment('one', inDays(3)));
      server.fault = fault;
      expect(refusalOf(await browser.get(getAppointments.path))).toEqual(refused('hospitalUnavailable'));
      expect(refusalOf(await browser.get(getCareMessages.path))).toEqual(refused('hospitalUnavailable'));
      server.fault = undefined;
      expect((await appointmentsOf()).appointments).toHaveLength(1);
    },
  );
});
