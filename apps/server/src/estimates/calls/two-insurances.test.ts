import {
  type Call,
  getEstimateDetails,
  removeSecondInsurance,
  startOver,
  swapInsurances,
  updateManualBenefits,
  updateToSelfPay,
} from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertPayorNames } from '../../prices/queries/payor-names.ts';
import { callEngines } from '../../testing/databases.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, urlOf, type WireEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';
import {
  endOfCheck,
  estimateOf,
  insuranceOf,
  openInsuranceTest,
  type RteReply,
  startCheck,
} from '../testing/insurance.ts';

const names = [
  { payorId: 'meridian', payer: 'Meridian', plan: 'Choice PPO' },
  { payorId: 'cascadia-blue', payer: 'Cascadia Blue', plan: 'PPO' },
  { payorId: 'sequoia-mutual', payer: 'Sequoia Mutual', plan: 'Open Access' },
  { payorId: 'golden-poppy', payer: 'Golden Poppy', plan: 'State Plan' },
];
const cascadia = { PayorId: 'cascadia-blue', GroupNumber: 'G-1' };
const sequoia = { PayorId: 'sequoia-mutual' };
const poppy = { PayorId: 'golden-poppy' };

/** A knee scan of 1,000.00 for the hospital and 200.00 for the physician, whoever pays: Meridian's ACTIVE leaves 680.00 and 40.00. */
describe.each(callEngines)('two insurances (issue 11, point 5; decision 70) on %s', (engine) => {
  let test: TestApp;
  let close: () => Promise<void>;
  let guest: Guest;
  let number = 0;
  beforeAll(async () => {
    ({ test, close } = await openInsuranceTest(engine));
    const agreed = (dollars: number) => names.map(({ payer, plan }) => ({ payer, plan, dollars }));
    await importPrices(test, 'alder-main', [
      { code: '73721', billing_class: 'facility', gross: 2000, cash: 1900, rates: agreed(1000) },
      { code: '73721', billing_class: 'professional', modifier: '26', gross: 300, cash: 290, rates: agreed(200) },
    ]);
    await test.database.db.transaction().execute((trx) =>
      upsertPayorNames(
        trx,
        'alder-main',
        names.map(({ payorId, payer, plan }) => ({ payorId, payerName: payer, planName: plan, portalPlan: plan })),
        test.clock.now(),
      ),
    );
  });
  afterAll(() => close());

  type Card = Parameters<typeof insuranceOf>[1];
  const enter = async (pesGlo: string, scenario: string, card: Card = {}, isSecond = false): Promise<RteReply> => {
    number += 1;
    const insurance = insuranceOf(`${scenario}-two${number}`, { ...card, second: isSecond ? '1' : '0' });
    const started = await startCheck(guest, pesGlo, insurance);
    return started.HSeqs.length === 0 ? started : endOfCheck(guest, pesGlo, started.HSeqs);
  };
  const call = async (of: Call, pesGlo: string, more: Record<string, string> = {}): Promise<WireEstimate> =>
    (await guest.post(of.path, { pesGlo, token: guest.token, ...more })).json();
  const nameOf = (model: WireEstimate | null | undefined) => model?.Messages.map(({ Name }) => Name);
  /** A new guest's estimate with both. */
  const withBoth = async (first: [string, Card?], second: [string, Card?]) => {
    guest = await openGuest(test.app);
    const { PesGlo } = await estimateOf(guest);
    await enter(PesGlo, first[0], first[1]);
    const { EstInfo } = await enter(PesGlo, second[0], second[1], true);
    return { pesGlo: PesGlo, model: EstInfo };
  };

  it('pay one after the other by standard coordination, and the working shows both', async () => {
    const { model } = await withBoth(['ACTIVE'], ['MET', cascadia]);
    expect(model).toMatchObject({
      CurrentInsurance: { Payor: { Name: 'Meridian' } },
      SecondInsurance: { Insurance: { Payor: { Name: 'Cascadia Blue' }, Status: 'confirmed' }, CanPayFirst: true },
      Estimate: { PatientAmountRaw: 0, LegitimateFreeEstimate: true, Band: null },
    });
    const { Working = [], SecondWorking = [], Graph } = model?.Estimate ?? {};
    expect(Working.map(({ Kind, Val }) => [Kind, Val])).toEqual([
      ['allowed', 120_000],
      ['deductible', 60_000],
      ['coinsurance', 12_000],
      ['maximum', 0],
      ['secondPays', -72_000],
      ['total', 0],
    ]);
    expect(SecondWorking.map(({ Kind, Val }) => [Kind, Val])).toEqual([
      ['allowed', 120_000],
      ['deductible', 0],
      ['coinsurance', 24_000],
      ['maximum', 0],
      ['total', 24_000],
    ]);
    expect(Graph).toMatchObject({ Val: 0, Extra: 120_000 });
  });

  it('pay without duplication where the payor does', async () => {
    const { model } = await withBoth(['ACTIVE'], ['MET', sequoia]);
    expect(model?.Estimate).toMatchObject({ PatientAmountRaw: 24_000, CashIsCheaper: null });
    expect(model?.Estimate?.Working.find(({ Kind }) => Kind === 'secondPays')?.Val).toBe(-48_000);
  });

  it.each([
    ['en', 'with Meridian Choice PPO first, then Cascadia Blue PPO', 'What Cascadia Blue would pay alone'],
    ['es', 'con Meridian Choice PPO primero y después Cascadia Blue PPO', 'Lo que Cascadia Blue pagaría por sí solo'],
  ])('stand both on paper: %s', async (language, manner, alone) => {
    await withBoth(['ACTIVE'], ['MET', cascadia]);
    const query = { token: guest.token, svcArea: 'bay', template: 'mri-knee', location: 'alder-main' };
    const accepted = { accept: 'text/html', 'accept-language': language };
    const { body } = await guest.get(urlOf(getEstimateDetails, query), accepted);
    expect(body).toContain(manner);
    expect(body).toContain(alone);
  });

  it('change places, and the second is removed again', async () => {
    const { pesGlo } = await withBoth(['ACTIVE'], ['MET', sequoia]);
    const swapped = await call(swapInsurances, pesGlo);
    expect(swapped.CurrentInsurance?.Payor.Name).toBe('Sequoia Mutual');
    expect(swapped.SecondInsurance?.Insurance.Payor.Name).toBe('Meridian');
    // Meridian coordinates by the standard rule.
    expect(swapped.Estimate?.PatientAmountRaw).toBe(0);
    expect(await call(removeSecondInsurance, pesGlo)).toMatchObject({
      CurrentInsurance: { Payor: { Name: 'Sequoia Mutual' } },
      SecondInsurance: null,
      Estimate: { PatientAmountRaw: 24_000, SecondWorking: [] },
    });
  });

  it('are both set aside for the price without insurance', async () => {
    const { pesGlo } = await withBoth(['ACTIVE'], ['MET', cascadia]);
    const model = await call(updateToSelfPay, pesGlo);
    expect(model.Estimate).toMatchObject({ IsSelfPayEst: true, PatientAmountRaw: 219_000, SecondWorking: [] });
  });

  it('count the first alone until the second is known, and say so', async () => {
    const { pesGlo, model } = await withBoth(['ACTIVE'], ['INACTIVE', cascadia]);
    expect(model?.Estimate?.PatientAmountRaw).toBe(72_000);
    expect(nameOf(model)).toEqual(['secondNotCounted']);
    const entered = await call(updateManualBenefits, pesGlo, {
      benefits: 'overall:coinsurance=50;overall:deductible=0',
      second: '1',
    });
    // Alone it would pay 500.00 and 100.00, and 680.00 and 40.00 are left.
    expect(entered.Estimate?.PatientAmountRaw).toBe(18_000);
    expect(entered.CurrentInsurance?.Status).toBe('confirmed');
    expect(nameOf(entered)).toEqual(['insurerSaysInactive']);
  });

  it('have one band, to what is left once the deductibles of both are met, and the year of each', async () => {
    const { model } = await withBoth(['ACTIVE'], ['ACTIVE', cascadia]);
    // Each alone leaves 680.00 and 40.00, and pays 320.00 and 160.00. With its deductible met it leaves 200.00 and 40.00, which
    // the other pays.
    expect(model?.Estimate).toMatchObject({
      PatientAmountRaw: 36_000,
      Band: {
        Low: 0,
        High: 36_000,
        IsOpen: false,
        Reasons: [{ Kind: 'deductible', Text: 'Less if you have met your deductibles by then: down to $0.00.' }],
      },
      PlanYear: {
        Figures: [
          { Kind: 'deductible', Before: 60_000, Added: 60_000, After: 0 },
          { Kind: 'maximum', Before: 380_000, Added: 72_000 },
        ],
        // What is paid by then is tried out of one plan alone.
        PaidByThen: null,
      },
      SecondPlanYear: { Figures: [{ Kind: 'deductible', Before: 60_000, Added: 60_000, After: 0 }], PaidByThen: null },
    });
  });

  it('leave open what Medicaid pays: it is last, also where it was entered first', async () => {
    const last = await withBoth(['ACTIVE'], ['HMO', poppy]);
    expect(last.model?.Estimate?.PatientAmountRaw).toBe(72_000);
    expect(nameOf(last.model)).toEqual(['medicaidPaysLast']);
    expect((await call(swapInsurances, last.pesGlo)).CurrentInsurance?.Payor.Name).toBe('Meridian');
    const first = await withBoth(['HMO', poppy], ['ACTIVE']);
    expect(first.model).toMatchObject({
      CurrentInsurance: { Payor: { Name: 'Meridian' } },
      SecondInsurance: { Insurance: { Payor: { Name: 'Golden Poppy' } }, CanPayFirst: false },
      Estimate: { PatientAmountRaw: 72_000 },
    });
  });

  it('make no figure of a spend-down', async () => {
    guest = await openGuest(test.app);
    const { PesGlo } = await estimateOf(guest);
    const { RteCheck, Reason, Text, EstInfo } = await enter(PesGlo, 'SPENDDOWN', poppy);
    expect([RteCheck, Reason]).toEqual(['0', 'spendDown']);
    expect(Text).toMatch(/^Your insurance provider says that you have a spend-down/);
    expect(EstInfo?.Estimate).toBeNull();
    expect(nameOf(EstInfo)).toEqual(['spendDown', 'enterBenefits']);
    // What the insurer told is no suggestion, and what was entered by hand is never called free.
    expect(EstInfo?.DefaultBenefits.Overall.map(({ defaultVal }) => defaultVal)).toEqual(['', '', '', '']);
    const entered = await call(updateManualBenefits, PesGlo, {
      benefits: 'overall:coinsurance=0;overall:deductible=0',
    });
    expect(entered.Estimate).toMatchObject({ PatientAmountRaw: 0, LegitimateFreeEstimate: false });
    expect(nameOf(entered)).toContain('spendDown');
  });

  it('are found where an insurer names the other, which comes first when it says so', async () => {
    guest = await openGuest(test.app);
    const { PesGlo } = await estimateOf(guest);
    const { EstInfo } = await enter(PesGlo, 'OTHERFIRST');
    expect(nameOf(EstInfo)).toEqual(['otherInsuranceFirst']);
    expect(EstInfo?.OtherInsurances).toEqual([
      { Order: 'primary', Name: 'CASCADIA BLUE', PayorId: 'cascadia-blue', NamedBy: 'Meridian' },
    ]);
    const both = await enter(PesGlo, 'MET', cascadia, true);
    expect(both.EstInfo).toMatchObject({
      CurrentInsurance: { Payor: { Name: 'Cascadia Blue' } },
      SecondInsurance: { Insurance: { Payor: { Name: 'Meridian' } } },
      OtherInsurances: [],
    });
    expect(nameOf(both.EstInfo)).not.toContain('otherInsuranceFirst');
    const second = await withBoth(['OTHERSECOND'], ['MET', cascadia]);
    expect(second.model?.OtherInsurances).toMatchObject([{ Order: 'secondary', PayorId: 'sequoia-mutual' }]);
  });

  it('say so where an insurer comes to name the other order', async () => {
    const { pesGlo } = await withBoth(['ACTIVE'], ['MET', cascadia]);
    const { EstInfo } = await enter(pesGlo, 'OTHERFIRST');
    expect(EstInfo?.CurrentInsurance?.Payor.Name).toBe('Meridian');
    expect(nameOf(EstInfo)).toContain('insurerNamesOtherOrder');
    expect(nameOf(await call(swapInsurances, pesGlo))).not.toContain('insurerNamesOtherOrder');
  });

  it('say nothing of what the second pays while there is no amount that it could be taken off', async () => {
    const { pesGlo } = await withBoth(['ACTIVE'], ['MET', cascadia]);
    const { EstInfo } = await enter(pesGlo, 'SPENDDOWN');
    expect(EstInfo?.Estimate).toBeNull();
    expect(nameOf(EstInfo)).toEqual(['spendDown', 'enterBenefits']);
  });

  it('put Medicaid last that is known by its typed name alone', async () => {
    const { pesGlo } = await withBoth(['ACTIVE'], ['MET', cascadia]);
    await enter(pesGlo, 'ACTIVE', { PayorId: 'other', PayorName: 'Ohio Medicaid' });
    const { insurance_id, second_insurance_id } = await test.database.db
      .selectFrom('estimates')
      .selectAll()
      .where('id', '=', pesGlo)
      .executeTakeFirstOrThrow();
    const model = await call(updateToSelfPay, pesGlo);
    expect(insurance_id).not.toBe(second_insurance_id);
    expect(model).toMatchObject({
      CurrentInsurance: { Payor: { Name: 'Cascadia Blue' } },
      SecondInsurance: { Insurance: { Payor: { Name: 'Ohio Medicaid' } }, CanPayFirst: false },
    });
  });

  it('offer corrected details of the first alone', async () => {
    const { pesGlo, model } = await withBoth(['ACTIVE'], ['WRONGNAME', cascadia]);
    expect(model?.SecondInsurance?.Insurance.Correction).toBeNull();
    expect((await call(swapInsurances, pesGlo)).CurrentInsurance?.Correction).not.toBeNull();
  });

  it('are two cards: the one that is there already is refused', async () => {
    guest = await openGuest(test.app);
    const { PesGlo } = await estimateOf(guest);
    const insurance = insuranceOf('ACTIVE-same');
    await endOfCheck(guest, PesGlo, (await startCheck(guest, PesGlo, insurance)).HSeqs);
    const again = await startCheck(guest, PesGlo, { ...insurance, MemberId: 'active same', second: '1' });
    expect(again).toMatchObject({ RteErr: '1', HSeqs: [], Errors: [{ Key: 'INVALID-MEMBER-ID' }] });
  });

  it('are sealed, and forgotten together', async () => {
    const { pesGlo } = await withBoth(['ACTIVE'], ['MET', cascadia]);
    const stored = () =>
      test.database.db.selectFrom('estimates').selectAll().where('id', '=', pesGlo).executeTakeFirstOrThrow();
    const { second_insurance_id, second_benefits } = await stored();
    expect(second_insurance_id).not.toBeNull();
    expect(second_benefits).not.toMatch(/coinsurance|Cascadia/);
    await guest.post(startOver.path, { token: guest.token });
    expect(await stored()).toMatchObject({ second_insurance_id: null, second_benefits: null, insurance_id: null });
  });
});
