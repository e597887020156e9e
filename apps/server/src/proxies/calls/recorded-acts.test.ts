import {
  answerProxyInvite,
  type Call,
  type CallName,
  calls,
  leaveProxy,
  patientGetEstimateDetails,
} from '@portico/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { actingCalls, unrecordedCalls } from '../../app/http/acting-calls.ts';
import { urlOf } from '../../estimates/testing/guest.ts';
import { importPrices } from '../../estimates/testing/import-prices.ts';
import { insuranceOf, openInsuranceTest } from '../../estimates/testing/insurance.ts';
import { callEngines } from '../../testing/databases.ts';
import { createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createVisit } from '../../visits/create-visit.ts';
import { believing, giveAccess, inviteTo, switchTo } from '../testing/proxies.ts';

const mri = { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' };
const knee = { ...mri, template: 'knee-replacement' };
const injection = { ...mri, template: 'code-CPT-96372' };

/** A message to the help desk about the patient. */
const question = {
  patientFirstName: 'Rosa',
  patientLastName: 'Rivera',
  month: '4',
  day: '27',
  year: '1986',
  patientPhone: '650-555-0142',
  patientEmail: 'tomas@example.org',
  platformType: 'Computer',
  patientComments: 'Where do I find her bill?',
};

/** An act: the estimate of which service it is about, and what the call takes besides. */
type Act = [service: typeof mri, more?: Readonly<Record<string, string>>];

/** One of each call, in an order in which each finds what it needs. A call that takes no estimate ignores it. */
const acts: Readonly<Partial<Record<CallName, Act>>> = {
  patientGetEstimateDetails: [mri, mri],
  patientSelectInsurance: [mri, mri],
  patientCompareSites: [mri, { template: 'mri-knee' }],
  patientUpdateLocation: [mri, { eafId: 'alder-main' }],
  patientUpdateProvider: [knee, { eafId: 'osei-amara' }],
  patientUpdateKindOfCare: [injection, { kindOfCare: 'emergency' }],
  patientAcceptDisclaimer: [mri],
  patientSendSummaryEmail: [mri, { emailAddress: 'anybody@example.org' }],
  patientStartRteQuery: [mri, insuranceOf('ACTIVE-acts') as Record<string, string>],
  patientRequestRte: [mri],
  patientUpdateManualBenefits: [mri, { benefits: 'overall:deductible=150' }],
  patientUpdateToInsurance: [mri],
  patientSwapInsurances: [mri],
  patientRemoveSecondInsurance: [mri],
  patientTakeInsurerDetails: [mri],
  patientUpdateToSelfPay: [mri],
  saveEstimate: [mri],
  getSavedEstimates: [mri],
  renameEstimate: [mri, { givenName: 'Knee' }],
  reviseEstimate: [mri],
  deleteEstimate: [mri],
  getVisits: [mri],
  getVisitCalendar: [mri],
  joinVisit: [mri],
  getScheduling: [mri],
  getAppointments: [mri],
  getHelpDesk: [mri],
  getCareMessages: [mri],
  markAnswersRead: [mri, { until: '2026-01-01T00:00:00Z' }],
  sendHelpDeskMessage: [mri, question],
};

describe.each(callEngines)('every act for a patient is recorded with both, on %s (issue 12, point 9)', (engine) => {
  let test: TestApp;
  let close: () => Promise<void>;
  let rosa: TestAccount;
  let tomas: TestAccount;
  let tomass: TestBrowser;
  let forRosa: TestBrowser;
  let proxyId: string;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    ({ test, close } = await openInsuranceTest(engine));
    const line = { gross: 1000, cash: 400, billing_class: 'facility' } as const;
    await importPrices(test, 'alder-main', [
      { ...line, code: '73721' },
      { ...line, code: '96372' },
    ]);
    rosa = await createTestAccount(test, { profile: { username: 'rosa', firstName: 'Rosa' } });
    tomas = await createTestAccount(test, { profile: { username: 'tomas', email: 'tomas@example.org' } });
    tomass = await createBrowser(test.app);
    await signIn(tomass, tomas);
    const scopes = ['view', 'estimates', 'messages', 'manage'] as const;
    proxyId = await giveAccess(test, rosa.accountId, tomas.accountId, { scopes });
    const soon = new Date(test.clock.now().getTime() + 3600_000);
    const made = {
      startsAt: soon,
      minutes: 30,
      title: { en: 'Check-up', es: 'Control' },
      clinician: '',
      locationId: null,
    };
    const { visit_id } = await test.database.db
      .transaction()
      .execute((trx) => createVisit(trx, test.settings.keys, { accountId: rosa.accountId, isVideo: true, ...made }));
    ids.set('visit', visit_id);
    await switchTo(tomass, proxyId);
    forRosa = believing(tomass, proxyId);
    for (const service of [mri, knee, injection]) {
      ids.set(service.template, (await forRosa.get(urlOf(patientGetEstimateDetails, service))).json().PesGlo);
    }
  });
  afterAll(() => close());

  /** The entries of the patient's account that an act leaves by who did it. */
  async function entriesOf(act: () => Promise<LightMyRequestResponse>): Promise<string[]> {
    const last = () => test.database.db.selectFrom('audit_head').select('number').executeTakeFirstOrThrow();
    const { number } = await last();
    const reply = await act();
    expect([reply.statusCode, reply.json()]).toEqual([200, expect.anything()]);
    const entries = await test.database.db
      .selectFrom('audit_entries')
      .select(['event', 'details'])
      .where('number', '>', number)
      .where('account_id', '=', rosa.accountId)
      .where('actor', '=', 'account')
      .orderBy('number')
      .execute();
    return entries.filter(({ details }) => details['proxy'] === tomas.accountId).map(({ event }) => event);
  }
  function send(name: CallName, [service, more = {}]: Act): Promise<LightMyRequestResponse> {
    const call: Call = calls[name];
    const id = ids.get(service.template) ?? '';
    const visit = ids.get('visit') ?? '';
    const json = { accept: 'application/json' };
    if (call.method === 'GET') return forRosa.get(urlOf(call, name === 'getVisitCalendar' ? { visit } : more), json);
    return forRosa.post(call.path, { pesGlo: id, pesToken: id, pesId: id, visit, ...more });
  }

  it('the acts are all that may be done', () => {
    const recorded = Object.keys(actingCalls).filter((name) => !unrecordedCalls.has(name as CallName));
    expect(Object.keys(acts).toSorted()).toEqual(recorded.toSorted());
    expect([...unrecordedCalls].filter((name) => actingCalls[name] === undefined)).toEqual([]);
  });

  it.each(Object.entries(acts) as [CallName, Act][])('%s', async (name, act) => {
    expect(await entriesOf(() => send(name, act))).toHaveLength(1);
  });

  it('what has an entry of its own has no other', async () => {
    expect(await entriesOf(() => send('getSavedEstimates', [mri]))).toEqual(['savedEstimatesListed']);
    expect(await entriesOf(() => send('patientSelectInsurance', [mri, mri]))).toEqual(['actedFor']);
  });

  it('switching, stepping down and answering an invitation are found by the patient, too', async () => {
    expect(await entriesOf(() => switchTo(tomass, null))).toEqual(['actingEnded']);
    expect(await entriesOf(() => switchTo(tomass, proxyId))).toEqual(['actingBegun']);
    await switchTo(tomass, null);
    const own = believing(tomass, null);
    expect(await entriesOf(() => own.post(leaveProxy.path, { proxyId }))).toEqual(['proxyLeft']);
    for (const [answer, event] of [
      ['decline', 'proxyInviteDeclined'],
      ['accept', 'proxyInviteAccepted'],
    ]) {
      const inviteCode = await inviteTo(test, rosa.accountId, tomas);
      expect(await entriesOf(() => own.post(answerProxyInvite.path, { inviteCode, answer }))).toEqual([event]);
    }
  });
});
