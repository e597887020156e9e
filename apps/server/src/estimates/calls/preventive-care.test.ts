import {
  getEstimateDetails,
  patientCheckRte,
  patientGetEstimateDetails,
  patientStartRteQuery,
  saveEstimate,
  sendSummaryEmail,
  updateProvider,
} from '@portico/contract';
import { eventually } from '../../testing/eventually.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOutbox } from '../../platform/outbox.ts';
import { upsertPayorNames } from '../../prices/queries/payor-names.ts';
import { createTestAccount, signIn } from '../../accounts/testing/account.ts';
import { DAY_SECONDS } from '../../platform/time.ts';
import { createBrowser, type TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, urlOf, type WireEstimate } from '../testing/guest.ts';
import { importPrices, type PricedLine } from '../testing/import-prices.ts';
import { checkedWith, enterBenefits, insuranceOf, openInsuranceTest } from '../testing/insurance.ts';

const choice = { payer: 'Meridian', plan: 'Choice PPO' };
const senior = { payer: 'Cascadia', plan: 'Senior Advantage' };

/** What the hospital's and the doctor's part cost: 1,400 and 600 dollars agreed, in cash a third of it. */
const both = (code: string, modifier?: string): PricedLine[] => [
  {
    code,
    billing_class: 'facility',
    gross: 4000,
    cash: 450,
    rates: [choice, senior].map((of) => ({ ...of, dollars: 1400 })),
  },
  {
    code,
    billing_class: 'professional',
    ...(modifier === undefined ? {} : { modifier }),
    gross: 900,
    cash: 200,
    rates: [choice, senior].map((of) => ({ ...of, dollars: 600 })),
  },
];

let test: TestApp;
let close: () => Promise<void>;
let guest: Guest;

beforeAll(async () => {
  // What is reckoned and not queried: one engine shows it.
  ({ test, close } = await openInsuranceTest('pglite'));
  await importPrices(test, 'alder-main', [
    ...both('45378'),
    { code: '00812', billing_class: 'professional', gross: 700, cash: 150, rates: [{ ...choice, dollars: 300 }] },
    ...both('71271', '26'),
    ...both('77067', '26'),
    ...both('77080', '26'),
    {
      code: '99173',
      billing_class: 'professional',
      modifier: '26',
      gross: 200,
      cash: 90,
      rates: [{ ...choice, dollars: 120 }],
    },
    { code: '99396', billing_class: 'professional', gross: 900, cash: 300, rates: [{ ...choice, dollars: 700 }] },
    {
      code: 'G0463',
      type: 'HCPCS',
      billing_class: 'facility',
      gross: 90,
      cash: 50,
      rates: [{ ...choice, dollars: 70 }],
    },
  ]);
  await importPrices(test, 'north-valley', [
    { code: '77067', gross: 800, cash: 300, rates: [{ payer: 'Sequoia', plan: 'Open Access', dollars: 250 }] },
  ]);
  const names = [
    { payerName: choice.payer, planName: choice.plan, payorId: 'meridian', portalPlan: null },
    { payerName: senior.payer, planName: senior.plan, payorId: 'cascadia-blue', portalPlan: null },
  ];
  await test.database.db.transaction().execute((trx) => upsertPayorNames(trx, 'alder-main', names, test.clock.now()));
  guest = await openGuest(test.app);
});
afterAll(() => close());

/** The estimate with insurance, with a doctor where the service wants one. */
async function insured(template: string, memberNumber: string, MemberDateOfBirth = '4/27/1970'): Promise<WireEstimate> {
  const { EstInfo } = await checkedWith(guest, memberNumber, { template, MemberDateOfBirth });
  if (EstInfo === null || EstInfo === undefined) throw new Error('no estimate');
  const [provider] = EstInfo.CurrentLocation?.Providers ?? [];
  if (provider === undefined) return EstInfo;
  const body = { token: guest.token, pesGlo: EstInfo.PesGlo, eafId: provider.Id };
  return (await guest.post(updateProvider.path, body)).json();
}

describe('preventive care that was shown with a bill (findings §1.1; 45 CFR 147.130)', () => {
  it.each([
    ['colonoscopy-screening', 60_000 + 34_000],
    ['lung-screening', 60_000 + 28_000],
    ['mammogram-screening', 60_000 + 28_000],
    ['checkup-return-40-64', 61_400],
  ])('%s costs nothing, and %i cents if it is to look into a problem', async (template, otherCents) => {
    const { Estimate, Messages, Sites } = await insured(template, `ACTIVE-${template}`);
    expect(Estimate).toMatchObject({
      PatientAmount: '$0.00',
      PatientAmountRaw: 0,
      CashIsCheaper: null,
      Range: null,
      Band: null,
      LegitimateFreeEstimate: false,
      Preventive: {
        Kind: 'screening',
        Title: 'Most plans pay for this in full',
        AmountRaw: 0,
        OtherAmountRaw: otherCents,
      },
    });
    expect(Estimate?.Working.map(({ Kind, Val }) => [Kind, Val]).slice(1)).toEqual([
      ['preventive', 0],
      ['total', 0],
    ]);
    expect(Messages.map(({ Name }) => Name)).not.toContain('freeEstimateIns');
    expect(Estimate?.PlanYear?.PaidByThen).toBeNull();
    expect(Estimate?.PlanYear?.Figures.every(({ Added }) => Added === 0)).toBe(true);
    expect(Sites[0]).toMatchObject({ AmountRaw: 0, Note: expect.stringContaining('if it is to look into a problem') });
  });

  it('says why, for whom, how often and for which plans not, and who recommends it', async () => {
    const { Estimate } = await insured('colonoscopy-screening', 'ACTIVE-why');
    expect(Estimate?.Preventive).toMatchObject({
      AmountLabel: 'if it is a screening',
      Why: expect.stringContaining('no deductible, no copay, no coinsurance'),
      Conditions: [
        'It is for people from 45 to 75. You are 56.',
        expect.stringContaining('every 10 years'),
        expect.anything(),
      ],
      Exceptions: [expect.stringContaining('If polyps are taken out'), expect.stringContaining('grandfathered')],
      Source: { Day: '2021-05-18', Text: 'US Preventive Services Task Force, May 18, 2021' },
    });
  });

  it('says it in Spanish', async () => {
    const { PesGlo } = await insured('lung-screening', 'ACTIVE-es');
    const query = { token: guest.token, svcArea: 'bay', template: 'lung-screening', pesGlo: PesGlo };
    const spanish = await guest.get(urlOf(getEstimateDetails, query), { 'accept-language': 'es' });
    expect(spanish.json().Estimate.Preventive).toMatchObject({
      AmountLabel: 'si es una prueba de detección',
      Why: expect.stringContaining('Una norma federal'),
    });
  });

  it('care that may be either has the plan’s amount, with the other beside it, and no word of cash', async () => {
    const { Estimate } = await insured('bone-density', 'ACTIVE-bones', '4/27/1955');
    expect(Estimate).toMatchObject({
      PatientAmountRaw: 88_000,
      CashIsCheaper: null,
      Preventive: { Kind: 'either', AmountRaw: 0, OtherAmountRaw: 88_000 },
    });
  });

  it('care that can be of several kinds is not asked about where it costs nothing as each; what else it costs is not said', async () => {
    const { Estimate, KindOfCare } = await insured('code-CPT-99173', 'ACTIVE-eyes', '4/27/2015');
    expect(KindOfCare).toBeNull();
    expect(Estimate).toMatchObject({
      PatientAmountRaw: 0,
      Preventive: { Kind: 'screening', AmountRaw: 0, OtherAmountRaw: null, OtherAmount: '' },
    });
  });

  it('benefits that a patient enters by hand are a plan like others', async () => {
    const { PesGlo } = await insured('mammogram-screening', 'INACTIVE-hand');
    const entered = await enterBenefits(guest, PesGlo, 'overall:deductible=500;overall:coinsurance=20');
    expect(entered.json().Estimate).toMatchObject({ PatientAmountRaw: 0, Preventive: { OtherAmountRaw: 80_000 } });
  });
});

describe('what the insurer says of checkups wins', () => {
  it('0 % is nothing to pay, and the page says that the insurer says so', async () => {
    const { Estimate } = await insured('checkup-return-40-64', 'ACTIVE-says');
    expect(Estimate?.Preventive?.Why).toContain('Your insurer says that it pays all of this kind of care.');
  });

  it('a copay of $30 is owed; its words are shown as they are', async () => {
    const { Estimate } = await insured('checkup-return-40-64', 'CHECKUP-copay');
    expect(Estimate).toMatchObject({
      PatientAmountRaw: 3000,
      Preventive: {
        Kind: 'screening',
        AmountRaw: 3000,
        Title: 'Your insurer says what it charges for this preventive care',
        InsurerSays: ['Your insurer says: “ONE ROUTINE PHYSICAL PER CALENDAR YEAR”'],
      },
    });
  });
});

describe('where it is otherwise, the plan’s own amount is shown and the page says why', () => {
  it('at 34', async () => {
    const { Estimate } = await insured('mammogram-screening', 'ACTIVE-34', '4/27/1992');
    expect(Estimate).toMatchObject({
      PatientAmountRaw: 88_000,
      Preventive: { Kind: 'otherPatient', Title: 'At 34, most plans do not pay for this in full', AmountRaw: null },
    });
    expect(Estimate?.CashIsCheaper).not.toBeNull();
  });

  it('Medicare (EB04 MA) has its own list', async () => {
    const { EstInfo } = await checkedWith(guest, 'ACTIVE3-senior', {
      template: 'mammogram-screening',
      PayorId: 'cascadia-blue',
      GroupNumber: 'GRP-1',
      MemberDateOfBirth: '4/27/1955',
    });
    expect(EstInfo?.Estimate?.Preventive).toMatchObject({
      Kind: 'otherPlan',
      Title: 'Medicare has its own list of preventive care',
      AmountRaw: null,
    });
  });

  it('outside the network', async () => {
    const { Sites } = await insured('mammogram-screening', 'ACTIVE-outside');
    const outside = Sites.find(({ LocationId }) => LocationId === 'north-valley');
    expect(outside).toMatchObject({ Note: expect.stringContaining('May be out of network') });
    expect(outside?.AmountRaw).toBeGreaterThan(0);
  });
});

it('the mailed summary and the printed page say the same', async () => {
  const { PesGlo } = await insured('mammogram-screening', 'ACTIVE-papers');
  await guest.post(sendSummaryEmail.path, { emailAddress: 'ana@example.org', pesGlo: PesGlo, token: guest.token });
  const mail = await eventually(async () => {
    const found = (await listOutbox(test.database.db)).find(({ recipient }) => recipient === 'ana@example.org');
    if (found === undefined) throw new Error('not yet');
    return found;
  });
  const query = { token: guest.token, svcArea: 'bay', template: 'mammogram-screening', pesGlo: PesGlo };
  const printed = (await guest.get(urlOf(getEstimateDetails, query), { accept: 'text/html' })).body;
  for (const text of [mail.text, mail.html ?? '', printed]) {
    expect(text).toContain('$0.00');
    expect(text).toContain('if it is a screening; $880.00 if it is to look into a problem');
    expect(text).toContain('Most plans pay for this in full');
    expect(text).toContain('grandfathered');
    expect(text).not.toContain('Paying yourself costs');
  }
});

it('an estimate that was saved at 39 shows at 40 what has changed', async () => {
  const browser = await createBrowser(test.app);
  const account = await createTestAccount(test);
  await signIn(browser, account);
  const open = async (query: Record<string, string> = {}): Promise<WireEstimate> => {
    const asked = { svcArea: 'bay', template: 'mammogram-screening', location: 'alder-main', ...query };
    return (await browser.get(urlOf(patientGetEstimateDetails, asked))).json();
  };
  const { PesGlo: pesToken } = await open();
  const insurance = insuranceOf('ACTIVE-birthday', { MemberDateOfBirth: '11/22/1986' });
  const hSeq = (await browser.post(patientStartRteQuery.path, { ...insurance, pesToken })).json().HSeqs.join(',');
  await eventually(async () => {
    const { RteCheck } = (await browser.post(patientCheckRte.path, { hSeq, pesToken })).json();
    if (RteCheck !== '1') throw new Error(`The check is at ${RteCheck}.`);
  });
  const working = await open();
  expect(working.Estimate).toMatchObject({ PatientAmountRaw: 88_000, Preventive: { Kind: 'otherPatient' } });
  const { PesId } = (await browser.post(saveEstimate.path, { pesGlo: working.PesGlo })).json();
  test.clock.advance(2 * DAY_SECONDS);
  await signIn(browser, account);
  const saved = await open({ estimate: PesId });
  expect(saved.Estimate).toMatchObject({ PatientAmountRaw: 0, IsReplaced: true, Preventive: { Kind: 'screening' } });
  expect(saved.Changes.at(-1)).toMatchObject({ Kind: 'total', Before: 88_000, After: 0 });
});
