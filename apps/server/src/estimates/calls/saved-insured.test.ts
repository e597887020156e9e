import {
  type Call,
  getSavedEstimates,
  patientCheckRte,
  patientGetEstimateDetails,
  patientRequestRte,
  patientStartRteQuery,
  patientUpdateManualBenefits,
  patientUpdateToInsurance,
  patientUpdateToSelfPay,
  saveEstimate,
} from '@portico/contract';
import { eventually } from '../../testing/eventually.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertPayorNames } from '../../prices/queries/payor-names.ts';
import { callEngines } from '../../testing/databases.ts';
import { createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createTestAccount, signIn } from '../../accounts/testing/account.ts';
import { refusalOf, refused, urlOf, type WireEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';
import { insuranceOf, openInsuranceTest } from '../testing/insurance.ts';

describe.each(callEngines)('saved estimates with insurance, on %s (spec §3, §4, §8)', (engine) => {
  let test: TestApp;
  let close: () => Promise<void>;
  let browser: TestBrowser;
  let working: WireEstimate;

  const publish = (dollars: number) =>
    importPrices(test, 'alder-main', [
      { code: '73721', gross: 2000, cash: 800, rates: [{ payer: 'Meridian', plan: 'Choice PPO', dollars }] },
    ]);
  const open = async (query: Record<string, string> = {}): Promise<WireEstimate> => {
    const asked = { svcArea: 'bay', template: 'mri-knee', location: 'alder-main', ...query };
    return (await browser.get(urlOf(patientGetEstimateDetails, asked))).json();
  };
  const save = async (pesGlo: string) => (await browser.post(saveEstimate.path, { pesGlo })).json();

  beforeAll(async () => {
    ({ test, close } = await openInsuranceTest(engine));
    await publish(500);
    const name = { payerName: 'Meridian', planName: 'Choice PPO', payorId: 'meridian', portalPlan: 'Choice PPO' };
    await test.database.db
      .transaction()
      .execute((trx) => upsertPayorNames(trx, 'alder-main', [name], test.clock.now()));
    browser = await createBrowser(test.app);
    await signIn(browser, await createTestAccount(test));
    const { PesGlo: pesToken } = await open();
    const started = await browser.post(patientStartRteQuery.path, { ...insuranceOf('ACTIVE-saved'), pesToken });
    const hSeq = started.json().HSeqs.join(',');
    await eventually(async () => {
      const { RteCheck } = (await browser.post(patientCheckRte.path, { hSeq, pesToken })).json();
      if (RteCheck !== '1') throw new Error(`The check is at ${RteCheck}.`);
    });
    working = await open();
  });
  afterAll(() => close());

  it('keep what the patient would pay with the insurance, and whose it is', async () => {
    expect(working.Estimate).toMatchObject({ IsSelfPayEst: false, PatientAmountRaw: expect.any(Number) });
    const { PesId } = await save(working.PesGlo);
    const { Estimates } = (await browser.get(getSavedEstimates.path)).json();
    expect(Estimates).toMatchObject([{ PesId, PayorName: 'Meridian', Amount: working.Estimate?.PatientAmount }]);
    expect(await open({ estimate: PesId })).toMatchObject({
      PesId,
      CanAddInsurance: true,
      CurrentInsurance: { Payor: { ID: 'meridian' }, Status: 'confirmed' },
      Estimate: { PatientAmountRaw: working.Estimate?.PatientAmountRaw, IsReplaced: false },
    });
  });

  it('say so when the insurer’s rate has changed since (alertEstimateReplaced)', async () => {
    await publish(100);
    const opened = await open({ estimate: working.PesGlo });
    expect(opened.Estimate).toMatchObject({ IsReplaced: true, IsSelfPayEst: false });
    expect(opened.Messages.map(({ Name }) => Name)).toContain('alertEstimateReplaced');
    await publish(500);
  });

  it('keep their insurance when the price without it is looked at: that is a copy, saved as a second one, which takes no insurance', async () => {
    const body = { pesGlo: working.PesGlo, template: 'mri-knee' };
    const copy = (await browser.post(patientUpdateToSelfPay.path, body)).json();
    expect(copy).toMatchObject({
      PesId: '',
      IsSelfPay: true,
      Estimate: { IsSelfPayEst: true, PatientAmountRaw: 80_000 },
    });
    expect(copy.PesGlo).not.toBe(working.PesGlo);
    expect(await open({ estimate: working.PesGlo })).toMatchObject({
      IsSelfPay: false,
      Estimate: { IsSelfPayEst: false },
    });
    const { PesId } = await save(copy.PesGlo);
    expect((await open({ estimate: PesId })).CanAddInsurance).toBe(false);
    const asked: Array<[Call, object]> = [
      [patientStartRteQuery, { ...insuranceOf('ACTIVE-blocked'), pesToken: PesId }],
      [patientRequestRte, { pesToken: PesId }],
      [patientUpdateManualBenefits, { pesGlo: PesId, benefits: 'overall:copay=30' }],
      [patientUpdateToInsurance, { pesGlo: PesId }],
    ];
    for (const [{ path }, payload] of asked) {
      expect(refusalOf(await browser.post(path, payload))).toEqual(refused('insuranceBlocked'));
    }
    const { Estimates } = (await browser.get(getSavedEstimates.path)).json();
    expect(Estimates.map(({ PayorName }: { PayorName: string }) => PayorName).toSorted()).toEqual(['', 'Meridian']);
  });

  it('a service that the insurer was not asked about takes no benefits from its answer about another', async () => {
    const { PesGlo } = await open({ template: 'ultrasound-thyroid' });
    for (const insurerBenefits of ['', '1']) {
      const model: WireEstimate = (
        await browser.post(patientUpdateToInsurance.path, { pesGlo: PesGlo, insurerBenefits })
      ).json();
      expect(model).toMatchObject({
        Estimate: null,
        CurrentInsurance: { Status: 'needsBenefits', PlanName: 'Choice PPO' },
      });
      expect(model.DefaultBenefits.Overall.map(({ defaultVal }) => defaultVal).join('')).toBe('');
    }
  });

  it('are not made while the insurer is still being asked: there is no amount yet', async () => {
    const { PesGlo } = await open();
    await browser.post(patientStartRteQuery.path, { ...insuranceOf('SILENT-saved'), pesToken: PesGlo });
    expect(await save(PesGlo)).toEqual({ Success: false, PesId: '' });
  });
});
