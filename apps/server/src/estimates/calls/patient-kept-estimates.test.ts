import {
  getKeptEstimate,
  openKeptEstimate,
  patientCreateHealthLink,
  patientGetEstimateDetails,
  patientGetHealthLinks,
  patientKeepEstimate,
  type WireReply,
} from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setSecurityPoints } from '../../accounts/queries/accounts.ts';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { forgetAccountInsurance } from '../insurance/forget-insurance-of.ts';
import { openGuest, refusalOf, refused, startEstimate, urlOf, type WireEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';

const mri = { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' };
const byBirthDate = { by: 'birthDate', birthDate: '4/27/1986' };

describe.each(callEngines)('an estimate that a patient keeps and shares, on %s (issue 14, point 5)', (engine) => {
  let test: TestApp;
  let ana: TestAccount;
  let browser: TestBrowser;
  let pesGlo: string;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    await importPrices(test, 'alder-main', [{ code: '73721', gross: 1000, cash: 400, billing_class: 'facility' }]);
    ana = await createTestAccount(test);
    browser = await createBrowser(test.app);
    await signIn(browser, ana);
    const opened: WireEstimate = (await browser.get(urlOf(patientGetEstimateDetails, mri))).json();
    pesGlo = opened.PesGlo;
  });
  afterAll(() => test.close());

  const keep = (by: TestBrowser = browser, estimate = pesGlo) =>
    by.post(patientKeepEstimate.path, { pesGlo: estimate, ...byBirthDate });
  const show = async (by: TestBrowser, key: string): Promise<WireReply<typeof getKeptEstimate>> =>
    (await by.post(getKeptEstimate.path, { key })).json();
  const setPoints = (points: string[]) =>
    test.database.db.transaction().execute((trx) => setSecurityPoints(trx, ana.accountId, points));

  it('has a number that opens it on a device where nobody is signed in', async () => {
    const { Success, Key } = (await keep()).json();
    expect(Success).toBe(true);
    const kept = await show(browser, Key);
    expect(kept.Content).toMatchObject({ Amount: '$400.00', Manner: 'without insurance' });
    const other = await createBrowser(test.app, { address: '198.51.100.9' });
    const opened = (await other.post(openKeptEstimate.path, { number: kept.Number, ...byBirthDate })).json();
    expect(await show(other, opened.Key)).toEqual(kept);
  });

  it('is in the account’s trail', async () => {
    await keep();
    const [entry] = await test.database.db
      .selectFrom('audit_entries')
      .select(['event', 'account_id', 'actor'])
      .orderBy('number', 'desc')
      .limit(1)
      .execute();
    expect(entry).toEqual({ event: 'estimateKept', account_id: ana.accountId, actor: 'account' });
  });

  it('asks for what it is kept by', async () => {
    const reply = await browser.post(patientKeepEstimate.path, { pesGlo, by: 'birthDate', birthDate: '' });
    expect(refusalOf(reply)).toEqual(refused('malformedRequest'));
  });

  it('is the patient’s own: no guest keeps it, and they keep nobody else’s', async () => {
    const stranger = await openGuest(test.app, { address: '198.51.100.10' });
    expect(refusalOf(await keep(stranger))).toEqual(refused('signInRequired'));
    const { PesGlo: others } = await startEstimate(stranger, mri);
    expect(refusalOf(await keep(browser, others))).toEqual(refused('unknownEstimate'));
  });

  it('is kept and shared only where the account may save (spec §6: security point editestimates)', async () => {
    await setPoints([]);
    expect(refusalOf(await keep())).toEqual(refused('notPermitted'));
    expect(refusalOf(await browser.post(patientCreateHealthLink.path, { pesGlo, passcode: '' }))).toEqual(
      refused('notPermitted'),
    );
    await setPoints(['editestimates']);
    expect((await browser.post(patientCreateHealthLink.path, { pesGlo, passcode: '' })).json()).toMatchObject({
      Success: true,
    });
  });

  it('closes, and its links with it, when the account is no longer the patient’s', async () => {
    const { Key } = (await keep()).json();
    await browser.post(patientCreateHealthLink.path, { pesGlo, passcode: '' });
    await test.database.db.transaction().execute((trx) => forgetAccountInsurance(trx, ana.accountId, test.clock.now()));
    expect(refusalOf(await browser.post(getKeptEstimate.path, { key: Key }))).toEqual(refused('keptEstimateRefused'));
    expect((await browser.post(patientGetHealthLinks.path, { pesGlo })).json()).toMatchObject({ Links: [] });
  });
});
