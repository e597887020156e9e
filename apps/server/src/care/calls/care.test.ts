import {
  getAppointments,
  getCareMessages,
  patientGetEstimateDetails,
  saveEstimate,
  type ProxyScope,
} from '@portico/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestAccount } from '../../accounts/testing/account.ts';
import { fhirAppointment, fhirMessage } from '../../adapters/care/testing/care-resources.ts';
import { refusalOf, refused, urlOf } from '../../estimates/testing/guest.ts';
import { importPrices } from '../../estimates/testing/import-prices.ts';
import { fhirPatient } from '../../patients/testing/fhir.ts';
import { believing, giveAccess, switchTo } from '../../proxies/testing/proxies.ts';
import { callEngines } from '../../testing/databases.ts';
import { createBrowser, type TestBrowser } from '../../testing/test-app.ts';
import { type CarePortal, inDays, openCarePortal } from '../testing/care-portal.ts';

describe.each(callEngines)("what the hospital's FHIR server has, on %s (issue 15, point 6)", (engine) => {
  let portal: CarePortal;
  let clock: CarePortal['clock'];
  let server: CarePortal['server'];
  let resources: CarePortal['resources'];
  let test: CarePortal['test'];
  let ines: CarePortal['ines'];
  let browser: TestBrowser;
  beforeAll(async () => {
    portal = await openCarePortal(engine);
    ({ clock, server, resources, test, ines, browser } = portal);
    await importPrices(test, 'alder-main', [{ code: '73721', gross: 1000, cash: 400, billing_class: 'facility' }]);
  });
  afterAll(() => portal.close());
  beforeEach(() => portal.startOver());

  const appointmentsOf = async (by: TestBrowser = browser, language = 'en') =>
    (await by.get(getAppointments.path, { 'accept-language': language })).json().response;
  const messagesOf = async (by: TestBrowser = browser) => (await by.get(getCareMessages.path)).json().response;

  /** Somebody who looks after Inés with these scopes, acting for her. */
  async function carer(...scopes: ProxyScope[]): Promise<TestBrowser> {
    const account = await createTestAccount(test, { profile: { username: `carer-${scopes.join('-')}` } });
    const proxyId = await giveAccess(test, ines.accountId, account.accountId, { scopes });
    const by = await portal.signedIn(account);
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
      claim: 'hospitalPart',
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

    const stranger = await portal.signedIn(await createTestAccount(test, { profile: { username: 'stranger' } }));
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
