import {
  getKeptEstimate,
  getSavedEstimates,
  patientCheckRte,
  patientGetEstimateDetails,
  patientKeepEstimate,
  patientRequestRte,
  patientStartRteQuery,
  patientUpdateManualBenefits,
  patientUpdateToSelfPay,
  saveEstimate,
  type WireReply,
} from '@portico/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { upsertPayorNames } from '../../prices/queries/payor-names.ts';
import { eventually } from '../../testing/eventually.ts';
import { createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { urlOf, type WireEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';
import { insuranceOf, openInsuranceTest } from '../testing/insurance.ts';

const DAY = 24 * 3600;

/** The insurer's row of what is left of the deductible, and the end of the plan's year that it may name there (DTP 291). */
const LEFT = 'EB*C*IND*30***29*600*****Y~';
const YEAR = 'DTP*291*RD8*20251225-20261224~';
let isYearNamed = false;
let test: TestApp;
let close: () => Promise<void>;

/** What is computed of a time and not of data, so that one engine shows it. */
beforeAll(async () => {
  ({ test, close } = await openInsuranceTest('pglite', {}, 'usual', (gateway) => ({
    ...gateway,
    ask: async (...asked) => {
      const answer = await gateway.ask(...asked);
      if (!isYearNamed) return answer;
      return answer
        .replace(LEFT, `${LEFT}${YEAR}`)
        .replace(/~SE\*(\d+)\*/, (_all, count: string) => `~SE*${Number(count) + 1}*`);
    },
  })));
  await importPrices(test, 'alder-main', [
    { code: '73721', gross: 2000, cash: 800, rates: [{ payer: 'Meridian', plan: 'Choice PPO', dollars: 500 }] },
  ]);
  const name = { payerName: 'Meridian', planName: 'Choice PPO', payorId: 'meridian', portalPlan: 'Choice PPO' };
  await test.database.db.transaction().execute((trx) => upsertPayorNames(trx, 'alder-main', [name], test.clock.now()));
  // November 21 and 26 days: in thirty days from then there is another year.
  test.clock.advance(26 * DAY);
});
afterAll(() => close());

const open = async (browser: TestBrowser, query: Record<string, string> = {}): Promise<WireEstimate> => {
  const asked = { svcArea: 'bay', template: 'mri-knee', location: 'alder-main', ...query };
  return (await browser.get(urlOf(patientGetEstimateDetails, asked))).json();
};

async function insured(memberNumber: string): Promise<{ browser: TestBrowser; account: TestAccount }> {
  const browser = await createBrowser(test.app);
  const account = await createTestAccount(test, { profile: { username: memberNumber.toLowerCase() } });
  await signIn(browser, account);
  const { PesGlo: pesToken } = await open(browser);
  const started = await browser.post(patientStartRteQuery.path, { ...insuranceOf(memberNumber), pesToken });
  await answered(browser, pesToken, started.json().HSeqs);
  return { browser, account };
}

async function answered(browser: TestBrowser, pesToken: string, hSeqs: readonly string[]): Promise<void> {
  await eventually(async () => {
    const { RteCheck } = (await browser.post(patientCheckRte.path, { hSeq: hSeqs.join(','), pesToken })).json();
    if (RteCheck !== '1') throw new Error(`The check is at ${RteCheck}.`);
  });
}

const listed = async (browser: TestBrowser, days: Record<string, string> = {}) => {
  const { Estimates }: WireReply<typeof getSavedEstimates> = (await browser.get(urlOf(getSavedEstimates, days))).json();
  return Estimates.map(({ ValidUntil, IsExpired, PayorName }) => ({ ValidUntil, IsExpired, PayorName }));
};

it('is the same day on the page of an estimate, in the list of those that are saved, and under its number (decision 33)', async () => {
  const { browser } = await insured('ACTIVE-through');
  const working = await open(browser);
  expect(working.Estimate?.ValidUntil).toBe('2026-12-31');
  const body = { pesGlo: working.PesGlo, by: 'birthDate', birthDate: '4/27/1986' };
  const { Key: key } = (await browser.post(patientKeepEstimate.path, body)).json();
  const kept: WireReply<typeof getKeptEstimate> = (await browser.post(getKeptEstimate.path, { key })).json();
  // Its number opens it longer than the amount is good.
  expect(kept).toMatchObject({ GoodThrough: '2026-12-31', LastDay: '2027-01-16' });
  const { PesId } = (await browser.post(saveEstimate.path, { pesGlo: working.PesGlo })).json();
  expect(await listed(browser)).toEqual([{ ValidUntil: '2026-12-31', IsExpired: false, PayorName: 'Meridian' }]);
  expect((await open(browser, { estimate: PesId })).Estimate?.ValidUntil).toBe('2026-12-31');
});

it('is the thirtieth day without insurance, which knows no year', async () => {
  const { browser } = await insured('ACTIVE-cash');
  const { PesGlo: pesGlo } = await open(browser);
  const copy: WireEstimate = (await browser.post(patientUpdateToSelfPay.path, { pesGlo, template: 'mri-knee' })).json();
  const { PesId } = (await browser.post(saveEstimate.path, { pesGlo: copy.PesGlo })).json();
  expect(await listed(browser)).toEqual([{ ValidUntil: '2027-01-16', IsExpired: false, PayorName: '' }]);
  expect((await open(browser, { estimate: PesId })).Estimate?.ValidUntil).toBe('2027-01-16');
});

it('is the end that the insurer named, also once the patient has filled in a figure', async () => {
  isYearNamed = true;
  const { browser } = await insured('ACTIVE-named');
  const { PesGlo: pesGlo, Estimate: told } = await open(browser);
  expect(told?.ValidUntil).toBe('2026-12-24');
  const benefits = 'overall:deductible=400;overall:coinsurance=20';
  const entered: WireEstimate = (await browser.post(patientUpdateManualBenefits.path, { pesGlo, benefits })).json();
  expect(entered.CurrentInsurance?.Status).toBe('entered');
  expect(entered.Estimate).toMatchObject({
    ValidUntil: '2026-12-24',
    InsurerNotes: expect.arrayContaining([expect.objectContaining({ Kind: 'yearEnds' })]),
  });
  await browser.post(saveEstimate.path, { pesGlo: entered.PesGlo });
  expect(await listed(browser)).toMatchObject([{ ValidUntil: '2026-12-24' }]);
});

it('and after that day what was entered is asked again, but for copay and coinsurance (decision 251)', async () => {
  isYearNamed = true;
  const { browser, account } = await insured('ACTIVE-over');
  const { PesGlo: pesGlo } = await open(browser);
  const benefits = 'overall:deductible=400;overall:coinsurance=20';
  await browser.post(patientUpdateManualBenefits.path, { pesGlo, benefits });
  // December 17 and 8 days.
  test.clock.advance(8 * DAY);
  await signIn(browser, account);
  const model = await open(browser);
  expect(model).toMatchObject({
    Estimate: null,
    CurrentInsurance: { Status: 'needsBenefits' },
    Messages: [{ Name: 'yearHasEnded' }, { Name: 'enterBenefits' }],
  });
  const valueOf = (id: string) => model.DefaultBenefits.Overall.find(({ BenId }) => BenId === id)?.defaultVal;
  expect([valueOf('coinsurance'), valueOf('deductible')]).toEqual(['20', '']);
  // An answer of the new year takes its place, also one that came just now and is used again.
  isYearNamed = false;
  const { db } = test.database;
  const { accountId } = account;
  const ofAccount = db.selectFrom('estimates').select('benefits').where('owner_id', '=', accountId);
  const { benefits: entered } = await ofAccount.executeTakeFirstOrThrow();
  const confirmed = { CurrentInsurance: { Status: 'confirmed' }, Estimate: { ValidUntil: '2026-12-31' } };
  const asked = async (): Promise<readonly string[]> =>
    (await browser.post(patientRequestRte.path, { pesToken: pesGlo })).json().HSeqs;
  const hSeqs = await asked();
  await answered(browser, pesGlo, hSeqs);
  expect(await open(browser)).toMatchObject(confirmed);
  await db.updateTable('estimates').set({ benefits: entered }).where('owner_id', '=', accountId).execute();
  expect((await open(browser)).CurrentInsurance?.Status).toBe('needsBenefits');
  expect(await asked()).toEqual(hSeqs);
  expect(await open(browser)).toMatchObject(confirmed);
});
