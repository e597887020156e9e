import {
  patientGetEstimateDetails,
  patientGetEstimateServices,
  patientGetServiceTemplates,
  patientSelectLocation,
  patientSendSummaryEmail,
  patientUpdateLocation,
  patientUpdateProvider,
} from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setSecurityPoints } from '../../accounts/queries/accounts.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { startEstimate, openGuest, refused, refusalOf, urlOf, type WireEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';

const mri = { svcArea: 'bay', template: 'mri-knee' };

describe.each(callEngines)('estimates of people who are signed in, on %s (spec §7: base /Estimates)', (engine) => {
  let test: TestApp;
  let ana: TestAccount;
  let browser: TestBrowser;

  beforeAll(async () => {
    test = await buildTestApp(engine);
    await importPrices(test, 'alder-main', [
      { code: '73721', gross: 1000, cash: 400 },
      { code: '470', type: 'MS-DRG', setting: 'inpatient', gross: 60_000, cash: 30_000 },
    ]);
    await importPrices(test, 'north-valley', [{ code: '73721', gross: 700, cash: 350 }]);
    ana = await createTestAccount(test);
    browser = await signedIn(ana);
  });
  afterAll(() => test.close());

  async function signedIn(account: TestAccount): Promise<TestBrowser> {
    const opened = await createBrowser(test.app);
    await signIn(opened, account);
    return opened;
  }
  const open = async (query: Record<string, string>, headers = {}): Promise<WireEstimate> =>
    (await browser.get(urlOf(patientGetEstimateDetails, { svcArea: 'bay', ...query }), headers)).json();

  it('needs neither terms nor a captcha: the account is enough', async () => {
    const services = await browser.get(urlOf(patientGetEstimateServices, { svcArea: 'bay' }));
    expect(services.json()).toMatchObject({ EstimateGlobal: '', CurrentLocation: null });
    const templates = await browser.post(patientGetServiceTemplates.path, {
      eafId: 'bay',
      doSearch: true,
      search: 'knee',
    });
    expect(templates.json().Services).toContainEqual(expect.objectContaining({ Id: 'mri-knee' }));
    const locations = await browser.get(urlOf(patientSelectLocation, { svcArea: 'bay' }));
    expect(locations.json().Locations).toHaveLength(2);
  });

  it.each([
    [patientGetEstimateServices, { svcArea: 'bay' }],
    [patientGetEstimateDetails, mri],
    [patientSelectLocation, { svcArea: 'bay' }],
  ])('refuses whoever is not signed in, also with a guest’s token: %#', async (call, query) => {
    const guest = await openGuest(test.app);
    expect(refusalOf(await guest.get(urlOf(call, { ...query, token: guest.token })))).toEqual(
      refused('signInRequired'),
    );
  });

  it('finds the estimate again on another device: it belongs to the account, not to the browser', async () => {
    const { PesGlo } = await open({ ...mri, location: 'alder-main' });
    const other = await signedIn(ana);
    const found = await other.get(urlOf(patientGetEstimateDetails, mri));
    expect(found.json()).toMatchObject({
      PesGlo,
      CurrentLocationId: 'alder-main',
      Estimate: { SelfPayAmountRaw: 40_000 },
    });
  });

  it('keeps the estimates of a guest and of the account apart, in one browser as well', async () => {
    const guest = await openGuest(test.app);
    const { PesGlo: ofGuest } = await startEstimate(guest, mri);
    await signIn(guest, ana);
    const own = await guest.get(urlOf(patientGetEstimateDetails, mri));
    expect(own.json().PesGlo).not.toBe(ofGuest);
    const asAccount = await guest.post(patientUpdateLocation.path, { eafId: 'north-valley', pesGlo: ofGuest });
    expect(refusalOf(asAccount)).toEqual(refused('unknownEstimate'));
    const asGuest = await guest.get(urlOf(patientGetEstimateDetails, { ...mri, estimate: ofGuest }));
    expect(refusalOf(asGuest)).toEqual(refused('unknownEstimate'));
  });

  it('changes location and provider, and mails the summary', async () => {
    const { PesGlo } = await open({ template: 'knee-replacement' });
    const moved = await browser.post(patientUpdateLocation.path, { eafId: 'alder-main', pesGlo: PesGlo });
    expect(moved.json()).toMatchObject({ PesGlo, CurrentLocationId: 'alder-main', CurrentProviderId: '' });
    const chosen = await browser.post(patientUpdateProvider.path, { eafId: 'osei-amara', pesGlo: PesGlo });
    expect(chosen.json()).toMatchObject({ CurrentProviderId: 'osei-amara', Estimate: { SelfPayAmountRaw: 3_000_000 } });
    const mailed = await browser.post(patientSendSummaryEmail.path, {
      pesGlo: PesGlo,
      emailAddress: 'ana@example.org',
    });
    expect(mailed.json()).toEqual({ Success: true });
  });

  it('moves an estimate by its own link, and by none that stands on another site', async () => {
    await open({ ...mri, location: 'alder-main' });
    const byOthers = await open(
      { ...mri, svcArea: 'bay', location: 'bayside-imaging' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(byOthers.CurrentLocationId).toBe('alder-main');
    const byOwn = await open({ ...mri, location: 'bayside-imaging' }, { 'sec-fetch-site': 'same-origin' });
    expect(byOwn.CurrentLocationId).toBe('bayside-imaging');
  });

  it('forgets what was chosen in an estimate that has expired, also before it is removed', async () => {
    const { PesGlo } = await open({ template: 'mri-shoulder', location: 'alder-main' });
    test.clock.advance(31 * 24 * 3600);
    browser = await signedIn(ana);
    const anew = await open({ template: 'mri-shoulder' });
    expect(anew.PesGlo).not.toBe(PesGlo);
    expect(anew.CurrentLocationId).toBe('');
  });

  it('answers with a page where a browser asks for one, without scripts', async () => {
    const page = await browser.get(urlOf(patientGetEstimateDetails, mri), { accept: 'text/html' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('id="estimate-model"');
  });

  it('says whether the account may save (spec §6: security point editestimates)', async () => {
    expect(await open(mri)).toMatchObject({ canEditAndSave: true, PesId: '' });
    const set = (points: string[]) =>
      test.database.db.transaction().execute((trx) => setSecurityPoints(trx, ana.accountId, points));
    await set([]);
    expect(await open(mri)).toMatchObject({ canEditAndSave: false });
    await set(['editestimates']);
  });
});
