import {
  compareSites,
  patientCheckRte,
  patientCompareSites,
  patientGetEstimateDetails,
  patientRequestRte,
  patientSiteDistances,
  patientStartRteQuery,
  patientUpdateToSelfPay,
  type WireReply,
} from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setSecurityPoints } from '../../accounts/queries/accounts.ts';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { upsertPayorNames } from '../../prices/queries/payor-names.ts';
import { callEngines } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { openGuest, refusalOf, refused, startEstimate, urlOf, type WireEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';
import { checkedWith, insuranceOf, openInsuranceTest } from '../testing/insurance.ts';

type Compared = WireReply<typeof compareSites>;

const agreed = (dollars: number) => [{ payer: 'Meridian', plan: 'Choice PPO', dollars }];

describe.each(callEngines)('care first for who is signed in, on %s (issue 14, point 2)', (engine) => {
  let test: TestApp;
  let close: () => Promise<void>;
  let ana: TestAccount;
  let browser: TestBrowser;

  beforeAll(async () => {
    ({ test, close } = await openInsuranceTest(engine));
    for (const [location, dollars] of [
      ['alder-main', 1000],
      ['north-valley', 800],
    ] as const) {
      await importPrices(test, location, [
        { code: '73721', billing_class: 'facility', gross: 2000, cash: 1900, rates: agreed(dollars) },
        { code: '73721', billing_class: 'professional', modifier: '26', gross: 300, cash: 290, rates: agreed(200) },
        { code: '73221', billing_class: 'facility', gross: 2500, cash: 2400, rates: agreed(dollars) },
        { code: '73221', billing_class: 'professional', modifier: '26', gross: 300, cash: 290, rates: agreed(200) },
      ]);
      await test.database.db
        .transaction()
        .execute((trx) =>
          upsertPayorNames(
            trx,
            location,
            [{ payorId: 'meridian', payerName: 'Meridian', planName: 'Choice PPO', portalPlan: 'Choice PPO' }],
            test.clock.now(),
          ),
        );
    }
    ana = await createTestAccount(test);
    browser = await signedIn(ana);
  });
  afterAll(() => close());

  async function signedIn(account: TestAccount): Promise<TestBrowser> {
    const opened = await createBrowser(test.app);
    await signIn(opened, account);
    return opened;
  }
  const compare = async (template: string, by = browser): Promise<Compared> =>
    (await by.get(urlOf(patientCompareSites, { template }))).json();
  const open = async (svcArea: string, template: string, location?: string): Promise<WireEstimate> => {
    const place = location === undefined ? {} : { location };
    return (await browser.get(urlOf(patientGetEstimateDetails, { svcArea, template, ...place }))).json();
  };
  const amounts = ({ Sites }: Compared) =>
    new Map(Sites.flatMap((site) => (site.IsOffered ? [[site.LocationId, site.Amount] as const] : [])));
  const estimated = ({ Estimate }: WireEstimate) => Estimate?.PatientAmountRaw;
  const raw = ({ Sites }: Compared, id: string) => Sites.find(({ LocationId }) => LocationId === id)?.AmountRaw;
  const answered = (pesToken: string, hSeqs: readonly string[]) =>
    eventually(async () => {
      const body = { hSeq: hSeqs.join(','), pesToken, needEstData: '1' };
      const reply = (await browser.post(patientCheckRte.path, body)).json();
      if (reply.RteCheck === '-1') throw new Error('pending');
      expect(reply.RteCheck).toBe('1');
    });

  it('lists every place without insurance, where the account has none', async () => {
    const compared = await compare('mri-knee');
    expect(compared).toMatchObject({ PlanName: '', PlanToldAt: '', PayorToAsk: '' });
    expect(amounts(compared)).toEqual(
      new Map([
        ['alder-main', '$2,190.00'],
        ['north-valley', '$2,190.00'],
      ]),
    );
    const reply = await browser.post(patientSiteDistances.path, { zip: '94063' });
    expect(reply.json()).toMatchObject({ IsKnown: true });
  });

  it('begins nothing: looking at all places leaves no estimate behind', async () => {
    const stored = await test.database.db.selectFrom('estimates').select('id').execute();
    expect(stored).toEqual([]);
  });

  it('counts the insurance of the patient’s estimate of this service at every place, also of another area', async () => {
    const { PesGlo } = await open('bay', 'mri-knee', 'alder-main');
    const entered = await browser.post(patientStartRteQuery.path, { ...insuranceOf('ACTIVE-all4'), pesToken: PesGlo });
    await answered(PesGlo, entered.json().HSeqs);
    const compared = await compare('mri-knee');
    expect(compared).toMatchObject({ PlanName: 'Meridian Choice PPO', PayorToAsk: '' });
    expect(compared.PlanToldAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(compared.Sites.find(({ LocationId }) => LocationId === 'north-valley')?.LowestText).toBe(
      'Lowest complete price',
    );
    // What is chosen comes to what the list said.
    const there = await open('north', 'mri-knee', 'north-valley');
    expect(there.CurrentInsurance).toMatchObject({ Status: 'confirmed', MemberIdEnding: 'all4' });
    expect(estimated(there)).toBe(raw(compared, 'north-valley'));
    expect(estimated(await open('bay', 'mri-knee', 'alder-main'))).toBe(raw(compared, 'alder-main'));
    // It is one estimate, which goes where one would go.
    expect(there.PesGlo).toBe(PesGlo);
    expect(await test.database.db.selectFrom('estimates').select('id').execute()).toEqual([{ id: PesGlo }]);
  });

  it('counts the insurance on file for another service, where its insurer has told enough of this care', async () => {
    const compared = await compare('mri-shoulder');
    expect(compared.PlanName).toBe('Meridian Choice PPO');
    const there = await open('north', 'mri-shoulder', 'north-valley');
    expect(there.CurrentInsurance).toMatchObject({ Status: 'confirmed' });
    expect(estimated(there)).toBe(raw(compared, 'north-valley'));
  });

  it('names the insurer that can be asked, where nothing is told of this care; then every place is with its answer', async () => {
    const other = await createTestAccount(test, { profile: { username: 'rosa' } });
    const rosa = await signedIn(other);
    const { PesGlo } = (
      await rosa.get(urlOf(patientGetEstimateDetails, { svcArea: 'bay', template: 'visit-return-20' }))
    ).json();
    await rosa.post(patientStartRteQuery.path, { ...insuranceOf('ACTIVE-rosa'), pesToken: PesGlo });
    const before = await compare('mri-knee', rosa);
    expect(before).toMatchObject({ PlanName: '', PayorToAsk: 'Meridian' });

    const begun: WireEstimate = (
      await rosa.get(urlOf(patientGetEstimateDetails, { svcArea: 'bay', template: 'mri-knee' }))
    ).json();
    const asked = (await rosa.post(patientRequestRte.path, { pesToken: begun.PesGlo })).json();
    expect(asked.HSeqs).toHaveLength(1);
    await eventually(async () => expect((await compare('mri-knee', rosa)).PlanName).toBe('Meridian Choice PPO'));
    expect(amounts(await compare('mri-knee', rosa))).not.toEqual(amounts(before));

    // Who may not change estimates is offered no question that would be refused.
    await test.database.db.transaction().execute((trx) => setSecurityPoints(trx, other.accountId, []));
    expect(await compare('ct-head', rosa)).toMatchObject({ PayorToAsk: '' });
  });

  it('is without insurance where the patient chose so for this service', async () => {
    const { PesGlo } = await open('bay', 'mri-knee', 'alder-main');
    await browser.post(patientUpdateToSelfPay.path, { pesGlo: PesGlo });
    expect(await compare('mri-knee')).toMatchObject({ PlanName: '', PayorToAsk: 'Meridian' });
  });

  it('is nobody’s without signing in, and a guest’s own insurance goes with the guest to every area', async () => {
    const stranger = await openGuest(test.app);
    expect(refusalOf(await stranger.get(urlOf(patientCompareSites, { template: 'mri-knee' })))).toEqual(
      refused('signInRequired'),
    );
    await checkedWith(stranger, 'ACTIVE-guest');
    const query = { token: stranger.token, template: 'mri-knee' };
    const compared: Compared = (await stranger.get(urlOf(compareSites, query))).json();
    expect(compared).toMatchObject({ PlanName: 'Meridian Choice PPO', PayorToAsk: '' });
    const there = await startEstimate(stranger, { svcArea: 'north', template: 'mri-knee', location: 'north-valley' });
    expect(estimated(there)).toBe(raw(compared, 'north-valley'));
  });
});
