import { getEstimateDetails, updateLocation, updateToSelfPay } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertPayorNames } from '../../prices/queries/payor-names.ts';
import { callEngines } from '../../testing/databases.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, urlOf, type WireEstimate } from '../testing/guest.ts';
import { FIRST_LINE, importPrices, type PricedLine } from '../testing/import-prices.ts';
import {
  checkedWith,
  enterBenefits,
  estimateOf,
  insuranceOf,
  openInsuranceTest,
  startCheck,
} from '../testing/insurance.ts';

const choice = { payer: 'Meridian', plan: 'Choice PPO' };
const select = { payer: 'Meridian', plan: 'Select HMO' };
const sequoia = { payer: 'Sequoia', plan: 'Open Access' };

/** The knee scan of the look: 1,104.20 for the hospital, 186.00 for the physician, 322.00 in cash. */
const kneeScan: readonly PricedLine[] = [
  {
    code: '73721',
    billing_class: 'facility',
    gross: 2000,
    cash: 262,
    rates: [
      { ...choice, dollars: 1104.2 },
      { ...select, dollars: 900 },
    ],
  },
  {
    code: '73721',
    billing_class: 'professional',
    modifier: '26',
    gross: 300,
    cash: 60,
    rates: [
      { ...choice, dollars: 186 },
      { ...select, dollars: 150 },
    ],
  },
];
const ofTheLook = 'overall:deductible=150;overall:coinsurance=20;overall:outOfPocket=3210';

describe.each(callEngines)('an estimate with insurance on %s', (engine) => {
  let test: TestApp;
  let close: () => Promise<void>;
  let guest: Guest;

  const nameMeridian = async (locationId: string): Promise<void> => {
    const names = [choice, select].map(({ payer, plan }) => ({ payerName: payer, planName: plan, portalPlan: plan }));
    await test.database.db.transaction().execute((trx) =>
      upsertPayorNames(
        trx,
        locationId,
        names.map((name) => ({ ...name, payorId: 'meridian' })),
        test.clock.now(),
      ),
    );
  };

  beforeAll(async () => {
    ({ test, close } = await openInsuranceTest(engine));
    await importPrices(test, 'alder-main', [
      ...kneeScan,
      { code: '76536', billing_class: 'facility', gross: 500, cash: 200, rates: [{ ...choice, dollars: 300 }] },
      { code: '76536', billing_class: 'professional', modifier: '26', gross: 90, rates: [{ ...sequoia, dollars: 50 }] },
    ]);
    await importPrices(test, 'bayside-imaging', [
      { code: '73721', billing_class: 'facility', gross: 1200, cash: 500, rates: [{ ...sequoia, dollars: 700 }] },
    ]);
    await importPrices(test, 'north-valley', [
      { code: '73721', billing_class: 'facility', gross: 1500, cash: 800, rates: [{ ...choice, percentage: 40 }] },
      {
        code: '73721',
        billing_class: 'professional',
        modifier: '26',
        gross: 200,
        rates: [{ ...choice, dollars: 100 }],
      },
    ]);
    for (const id of ['alder-main', 'bayside-imaging', 'north-valley']) await nameMeridian(id);
    guest = await openGuest(test.app);
  });
  afterAll(() => close());

  const confirmed = async (memberNumber: string, template = 'mri-knee'): Promise<WireEstimate> => {
    const { EstInfo } = await checkedWith(guest, memberNumber, { template });
    if (EstInfo === null) throw new Error('no estimate');
    return EstInfo;
  };

  /** Benefits as a patient enters them, for an insurer that names no plan. */
  const entered = async (benefits: string): Promise<WireEstimate> => {
    const { PesGlo } = await estimateOf(guest);
    await startCheck(guest, PesGlo, insuranceOf('GARBAGE-1'));
    return (await enterBenefits(guest, PesGlo, benefits)).json();
  };

  const show = async (query: Record<string, string> = {}, headers = {}): Promise<WireEstimate> =>
    (
      await guest.get(
        urlOf(getEstimateDetails, { token: guest.token, svcArea: 'bay', template: 'mri-knee', ...query }),
        headers,
      )
    ).json();

  describe('ACTIVE: 600 of the 1,500 deductible left, 20 %, 3,800 to the maximum', () => {
    let model: WireEstimate;
    beforeAll(async () => {
      model = await confirmed('ACTIVE-1');
    });

    it('owes 600.00 + 20 % of 690.20 = 738.04 of the 1,290.20 that the plan allows', () =>
      expect(model.Estimate).toMatchObject({
        IsSelfPayEst: false,
        PatientAmount: '$738.04',
        PatientAmountRaw: 73_804,
        Graph: { Val: 73_804, ValLabel: 'You', Extra: 55_216, ExtraLabel: 'Your insurance' },
      }));

    it('shows the working, step by step', () =>
      expect(model.Estimate?.Working.map(({ Kind, Title, Detail, Text }) => [Kind, Title, Detail, Text])).toEqual([
        ['allowed', 'Price agreed with your insurer', 'Hospital $1,104.20 + physician $186.00', '$1,290.20'],
        ['deductible', 'Your deductible still to pay', '$600.00 of your $1,500.00 is left this year', '$600.00'],
        ['coinsurance', 'Your 20% share of the rest', '20% of $690.20', '$138.04'],
        ['maximum', 'Yearly maximum', '$3,800.00 left, so it does not change this amount', 'No change'],
        ['total', 'You pay', 'No copay is known for this care, so none is counted.', '$738.04'],
      ]));

    it('its steps add up to what is owed', () => {
      const steps = model.Estimate?.Working ?? [];
      const owed = steps.filter(({ Kind }) => Kind !== 'allowed' && Kind !== 'total');
      expect(owed.reduce((sum, { Val }) => sum + Val, 0)).toBe(73_804);
    });

    it('names the line of the very rate, with insurer and plan as the file has them', () => {
      const [hospital, physician, total] = model.Estimate?.FeeTable ?? [];
      expect(hospital).toMatchObject({ Kind: 'hospital', Val: 110_420 });
      expect(hospital?.Children[0]).toMatchObject({
        Tag: 'MRI scan',
        ExtraHoverText: 'Full charge: $2,000.00',
        Source: { Line: FIRST_LINE, Plan: 'Meridian, Choice PPO', Rule: '', Code: '73721' },
      });
      expect(physician?.Children[0]?.Source).toMatchObject({ Code: '73721-26', Line: FIRST_LINE + 1 });
      expect(total).toMatchObject({ Kind: 'total', Tag: 'Total before insurance pays', Val: 129_020 });
    });

    it('keeps the price without insurance beside it, which is cheaper here', () =>
      expect(model.Estimate).toMatchObject({
        SelfPayAmount: '$322.00',
        CashIsCheaper: {
          Amount: '$322.00',
          Saving: '$416.04',
          Text: 'Paying yourself costs $322.00 here, which is $416.04 less. It would not count toward your deductible.',
        },
      }));

    it('shows each site at its own rate: 600.00 + 20 % of 100.00 where 40 % of 1,500.00 and 100.00 are agreed', () =>
      expect(model.Sites).toMatchObject([
        { LocationId: 'alder-main', Amount: '$738.04', Note: '' },
        // Out of network: full charge 1,200.00, all of it below the deductible of 3,000.00 there.
        { LocationId: 'bayside-imaging', Amount: '$1,200.00', Note: 'May be out of network', Holds: 'hospitalPart' },
        { LocationId: 'north-valley', Amount: '$620.00', Note: '' },
      ]));

    it('says who told the benefits, and offers them to be changed', () => {
      expect(model.CurrentInsurance).toMatchObject({ Status: 'confirmed', PlanName: 'Choice PPO' });
      expect(model.ServiceTypes).toEqual([{ Id: '62', Name: 'MRI and CT scans' }]);
      expect(model.DefaultBenefits.Overall).toContainEqual({ BenId: 'deductible', defaultVal: '600', Candidates: [] });
    });

    it('is outside the network at a site that has agreed nothing with the insurer (spec §8)', async () => {
      const body = { eafId: 'bayside-imaging', pesGlo: model.PesGlo, token: guest.token };
      const moved: WireEstimate = (await guest.post(updateLocation.path, body)).json();
      expect(moved.Estimate).toMatchObject({ OutOfNetwork: true, IsSelfPayEst: false, PatientAmount: '$1,200.00' });
      expect(moved.Estimate?.Working[0]).toMatchObject({ Title: 'Full charge, outside your network' });
      expect(moved.Estimate?.Working.at(-1)?.Detail).toContain('may count less than the full charge');
      expect(moved.Estimate?.FeeTable[0]?.Children[0]).toMatchObject({
        ExtraHoverText: '',
        Source: { Plan: '', Rule: 'No price was agreed with your insurer, so this is the full charge.' },
      });
      expect(moved.Messages.map(({ Name }) => Name)).toContain('alertOutOfNetwork');
      expect(moved.Estimate?.FeeTable.at(-1)?.HoverText).toBe('What we charge: nothing was agreed with your insurer.');
      const query = { token: guest.token, svcArea: 'bay', template: 'mri-knee', location: 'bayside-imaging' };
      const sheet = (await guest.get(urlOf(getEstimateDetails, query), { accept: 'text/html' })).body;
      expect(sheet).toContain('Full charges');
      expect(sheet).not.toContain('Prices agreed with your insurer');
    });

    it('prints the working on the sheet, in the visitor’s language', async () => {
      const url = urlOf(getEstimateDetails, {
        token: guest.token,
        svcArea: 'bay',
        template: 'mri-knee',
        location: 'alder-main',
      });
      const english = (await guest.get(url, { accept: 'text/html' })).body;
      expect(english).toContain('with Meridian Choice PPO');
      expect(english).toContain('$600.00 of your $1,500.00 is left this year');
      expect(english).toContain('Price agreed with Meridian, Choice PPO.');
      const spanish = (await guest.get(url, { accept: 'text/html', 'accept-language': 'es' })).body;
      expect(spanish).toContain('Le faltan $600.00 de $1,500.00 este año');
    });

    it('is set aside for the price without insurance, and says no word of it then', async () => {
      const { Estimate, Sites, IsSelfPay }: WireEstimate = (
        await guest.post(updateToSelfPay.path, { pesGlo: model.PesGlo, template: 'mri-knee', token: guest.token })
      ).json();
      expect(IsSelfPay).toBe(true);
      expect(Estimate).toMatchObject({
        IsSelfPayEst: true,
        PatientAmount: '$322.00',
        Working: [],
        CashIsCheaper: null,
      });
      expect(Sites[0]).toMatchObject({ Amount: '$322.00', Note: '' });
    });
  });

  it('ACTIVE2: the second plan’s rates are then the ones that count', async () => {
    const { Estimate } = await confirmed('ACTIVE2-1');
    // 600.00 + 20 % of 450.00
    expect(Estimate).toMatchObject({ PatientAmount: '$690.00' });
    expect(Estimate?.FeeTable[0]?.Children[0]?.Source?.Plan).toBe('Meridian, Select HMO');
  });

  it('MAXMET: the maximum is reached, and nothing is left to pay (spec §8, freeEstimateIns)', async () => {
    const model = await confirmed('MAXMET-1');
    expect(model.Estimate).toMatchObject({ PatientAmount: '$0.00', LegitimateFreeEstimate: true });
    expect(model.Messages).toMatchObject([{ Name: 'freeEstimateIns' }]);
    expect(model.Estimate?.Working.find(({ Kind }) => Kind === 'maximum')).toMatchObject({ Text: '−$258.04' });
  });

  it('NOTCOVERED: the patient pays all that the plan allows', async () => {
    const { Estimate } = await confirmed('NOTCOVERED-1');
    expect(Estimate).toMatchObject({ PatientAmount: '$1,290.20' });
    expect(Estimate?.Working.map(({ Kind }) => Kind)).toEqual(['allowed', 'notCovered', 'total']);
  });

  it('FAMILY: the family’s remaining deductible of 150 is the lower one', async () => {
    const { Estimate } = await confirmed('FAMILY-1');
    expect(Estimate).toMatchObject({ PatientAmount: '$378.04' });
    expect(Estimate?.Working.map(({ Detail }) => Detail)).toEqual(
      expect.arrayContaining([
        "$150.00 of your family's deductible is left this year",
        "$900.00 of your family's left, so it does not change this amount",
      ]),
    );
  });

  it('HMO: where it pays nothing out of network, the price without insurance counts, with a warning', async () => {
    const { PesGlo } = await confirmed('HMO-1');
    const moved: WireEstimate = (
      await guest.post(updateLocation.path, { eafId: 'bayside-imaging', pesGlo: PesGlo, token: guest.token })
    ).json();
    expect(moved.Estimate).toMatchObject({ OutOfNetwork: true, IsSelfPayEst: true, PatientAmount: '$500.00' });
    expect(moved.Messages.map(({ Name }) => Name)).toContain('alertOutOfNetwork');
    expect(moved.Sites[1]).toMatchObject({
      Amount: '$500.00',
      Note: 'May be out of network. Without insurance',
      Holds: 'hospitalPart',
    });
  });

  it('PARTIAL: no estimate until the patient enters the rest, and the insurer’s figures stand in the fields', async () => {
    await confirmed('PARTIAL-1');
    const model = await show({ location: 'alder-main' });
    expect(model).toMatchObject({
      Estimate: null,
      CurrentInsurance: { Status: 'needsBenefits' },
      Messages: [{ Name: 'enterBenefits' }],
    });
    const known = model.DefaultBenefits.Overall.filter(({ defaultVal }) => defaultVal !== '');
    expect(known.map(({ BenId }) => BenId)).toContain('deductible');
  });

  it('a part that the insurer has no price for is said and stands outside the amount (spec §3, PBRemoved)', async () => {
    const model = await confirmed('MET-1', 'ultrasound-thyroid');
    // 20 % of 300.00
    expect(model.Estimate).toMatchObject({ PatientAmount: '$60.00', PBRemoved: true });
    expect(model.Messages).toMatchObject([{ Name: 'priceFailureNoProviders' }]);
    expect(model.Estimate?.FeeTable[1]?.Children[0]).toMatchObject({
      Val: null,
      ExtraHoverText: "This location's price file has no price that was agreed with your insurer.",
    });
  });

  describe('benefits as the patient entered them, and a plan that nobody has named', () => {
    it('takes the middle of the insurer’s plans, says so, and gives the range', async () => {
      const { Estimate, CurrentInsurance } = await entered(ofTheLook);
      // Of two plans the lower: 900.00 + 150.00; 150.00 + 20 % of 900.00.
      expect(Estimate).toMatchObject({ PatientAmount: '$330.00', Range: { Low: 33_000, High: 37_804 } });
      expect(Estimate?.FeeTable[0]?.Children[0]?.Source?.Rule).toContain('prices for 2 plans of your insurer');
      expect(CurrentInsurance).toMatchObject({ Status: 'entered', ConfirmedAt: '' });
    });

    it('calls nothing free of which neither copay nor coinsurance was entered (spec §8, freeEstimateIns)', async () => {
      const blank = await entered('overall:deductible=0');
      expect(blank.Estimate).toMatchObject({ PatientAmount: '$0.00', LegitimateFreeEstimate: false });
      expect(blank.Messages).toMatchObject([{ Name: 'leastAmount' }]);
      const said = await entered('overall:deductible=0;overall:coinsurance=N/A');
      expect(said.Estimate).toMatchObject({ PatientAmount: '$0.00', LegitimateFreeEstimate: true });
    });

    it('says that a deductible alone gives the least that is owed, unless it takes all of the price', async () => {
      const deductible = await entered('overall:deductible=150');
      expect(deductible).toMatchObject({ Estimate: { PatientAmount: '$150.00' }, Messages: [{ Name: 'leastAmount' }] });
      expect((await entered('overall:deductible=99000')).Messages).toEqual([]);
      expect((await entered('overall:deductible=150;overall:coinsurance=20')).Messages).toEqual([]);
    });

    it('are not said to change while the insurer has yet to answer: they stay', async () => {
      const { PesGlo } = await estimateOf(guest);
      await startCheck(guest, PesGlo, insuranceOf('SILENT-entered'));
      const { CurrentInsurance, Messages } = (
        await enterBenefits(guest, PesGlo, 'overall:coinsurance=20;overall:deductible=0')
      ).json();
      expect(CurrentInsurance.HSeqs).toHaveLength(1);
      expect(Messages).toEqual([]);
    });

    it('counts as none what was left blank, and says so', async () => {
      const { Estimate } = await entered('overall:coinsurance=20');
      expect(Estimate).toMatchObject({ PatientAmount: '$210.00' });
      expect(Estimate?.Working.at(-1)?.Detail).toContain('No deductible is known for this care, so none is counted.');
      expect(Estimate?.Working.map(({ Kind }) => Kind)).toEqual(['allowed', 'coinsurance', 'total']);
    });
  });
});
