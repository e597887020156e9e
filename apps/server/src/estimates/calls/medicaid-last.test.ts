import {
  type Call,
  patientCheckRte,
  patientGetEstimateDetails,
  patientStartRteQuery,
  patientUpdateToInsurance,
  removeSecondInsurance,
  requestRte,
  saveEstimate,
  swapInsurances,
  updateManualBenefits,
} from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, signIn } from '../../accounts/testing/account.ts';
import { upsertPayorNames } from '../../prices/queries/payor-names.ts';
import { callEngines } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { createBrowser, type TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, refusalOf, refused, urlOf, type WireEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';
import { endOfCheck, estimateOf, insuranceOf, openInsuranceTest, startCheck } from '../testing/insurance.ts';

const names = [
  { payorId: 'meridian', payer: 'Meridian', plan: 'Choice PPO' },
  { payorId: 'cascadia-blue', payer: 'Cascadia Blue', plan: 'Community Care' },
];

/** Its fourth plan is Medicaid's (EB04 MC), which neither the settings nor a name tells. */
const cascadia = { PayorId: 'cascadia-blue', GroupNumber: 'G-1' };
const medicaid = 'Cascadia Blue';

/** A knee scan of 1,000.00, of which Meridian's ACTIVE leaves 600.00 and 20 % of 400.00. */
describe.each(callEngines)(
  'Medicaid that its answer alone tells pays last (issue 11, point 5; decision 70) on %s',
  (engine) => {
    let test: TestApp;
    let close: () => Promise<void>;
    let guest: Guest;
    let pesGlo: string;
    let number = 0;
    beforeAll(async () => {
      ({ test, close } = await openInsuranceTest(engine));
      const rates = names.map(({ payer, plan }) => ({ payer, plan, dollars: 1000 }));
      await importPrices(test, 'alder-main', [{ code: '73721', gross: 2000, cash: 1900, rates }]);
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

    const begin = async (): Promise<void> => {
      guest = await openGuest(test.app);
      pesGlo = (await estimateOf(guest)).PesGlo;
    };
    const cardOf = (scenario: string, card: object = {}) => insuranceOf(`${scenario}-last${(number += 1)}`, card);
    const post = (of: Call, more: Record<string, string> = {}) =>
      guest.post(of.path, { pesGlo, pesToken: pesGlo, token: guest.token, ...more });
    const start = async (card: ReturnType<typeof cardOf>, isSecond = false): Promise<string[]> =>
      (await startCheck(guest, pesGlo, { ...card, second: isSecond ? '1' : '0' })).HSeqs;
    const enter = async (card: ReturnType<typeof cardOf>, isSecond = false): Promise<WireEstimate | null> =>
      (await endOfCheck(guest, pesGlo, await start(card, isSecond))).EstInfo;
    /** Meridian, with another insurance that takes the place of the second. */
    const withMeridianSecond = async (first: ReturnType<typeof cardOf>): Promise<WireEstimate | null> => {
      await begin();
      await enter(cardOf('MET', { PayorId: 'sequoia-mutual' }));
      await enter(cardOf('ACTIVE'), true);
      return enter(first);
    };
    const inOrder = {
      CurrentInsurance: { Payor: { Name: 'Meridian' } },
      SecondInsurance: { Insurance: { Payor: { Name: medicaid } }, CanPayFirst: false },
      Estimate: { PatientAmountRaw: 68_000 },
    };

    it('they change places when the answer comes, the amount is the other’s, and the words say why', async () => {
      const model = await withMeridianSecond(cardOf('HMO4', cascadia));
      expect(model).toMatchObject(inOrder);
      const words = model?.Messages.find(({ Name }) => Name === 'medicaidPaysLast')?.Text;
      expect(words).toMatch(/^Medicaid is by law the payer of last resort/);
      expect(model?.Estimate?.Working.at(-1)).toMatchObject({ Kind: 'total', Val: 68_000 });
    });

    it('an answer that is not enough for an amount tells it, too, and benefits by hand go with their insurance', async () => {
      const model = await withMeridianSecond(cardOf('PARTIAL4', cascadia));
      expect(model).toMatchObject(inOrder);
      const entered: WireEstimate = (
        await post(updateManualBenefits, { benefits: 'overall:copay=5', second: '1' })
      ).json();
      expect(entered).toMatchObject({ ...inOrder, SecondInsurance: { Insurance: { Status: 'entered' } } });
    });

    it.each([
      ['its answer comes last', 'SLOW4', 'ACTIVE'],
      ['its answer comes first', 'ACTIVE4', 'SLOW'],
      ['both come at once', 'ACTIVE4', 'MET'],
    ])('both are asked at the same time: %s', async (_, ofFirst, ofSecond) => {
      await begin();
      const first = await start(cardOf(ofFirst, cascadia));
      const second = await start(cardOf(ofSecond), true);
      await endOfCheck(guest, pesGlo, first);
      const { EstInfo } = await endOfCheck(guest, pesGlo, second);
      expect(EstInfo).toMatchObject({ ...inOrder, Estimate: expect.anything() });
    });

    it('asked again, entered again with the same answer, or swapped by hand, it stays last', async () => {
      const card = cardOf('HMO4', cascadia);
      await withMeridianSecond(card);
      const { HSeqs } = (await post(requestRte, { second: '1' })).json();
      expect((await endOfCheck(guest, pesGlo, HSeqs)).EstInfo).toMatchObject(inOrder);
      expect((await post(swapInsurances)).json()).toMatchObject(inOrder);
      // In place of Meridian, while another one is second; then Meridian's place is its own again.
      await enter(cardOf('MET', { PayorId: 'sequoia-mutual' }), true);
      expect(await enter(card)).toMatchObject({
        CurrentInsurance: { Payor: { Name: 'Sequoia Mutual' } },
        SecondInsurance: { Insurance: { Payor: { Name: medicaid } } },
      });
    });

    it('two that are both Medicaid’s stay as they were entered', async () => {
      await begin();
      await enter(cardOf('HMO4', cascadia));
      const model = await enter(cardOf('HMO', { PayorId: 'golden-poppy' }), true);
      expect(model).toMatchObject({
        CurrentInsurance: { Payor: { Name: medicaid } },
        SecondInsurance: { Insurance: { Payor: { Name: 'Golden Poppy' } } },
      });
    });

    it('a tab that still shows the old order removes, swaps and enters nothing of the other', async () => {
      await begin();
      await enter(cardOf('MET', { PayorId: 'sequoia-mutual' }));
      const shown = await enter(cardOf('ACTIVE'), true);
      await enter(cardOf('HMO4', cascadia));
      const insuranceId = shown?.SecondInsurance?.Insurance.Id ?? '';
      expect((await post(removeSecondInsurance, { insuranceId })).json()).toMatchObject(inOrder);
      expect((await post(swapInsurances, { insuranceId })).json()).toMatchObject(inOrder);
      const entered = await post(updateManualBenefits, { insuranceId, benefits: 'overall:copay=5', second: '1' });
      expect(refusalOf(entered)).toEqual(refused('unknownEstimate'));
      const current: WireEstimate = (await post(swapInsurances)).json();
      const removed = await post(removeSecondInsurance, { insuranceId: current.SecondInsurance?.Insurance.Id ?? '' });
      expect(removed.json()).toMatchObject({ SecondInsurance: null, Estimate: { PatientAmountRaw: 68_000 } });
    });

    it('a saved estimate stays as it was saved, and what is made of it is in order (decision 29)', async () => {
      const browser = await createBrowser(test.app);
      await signIn(browser, await createTestAccount(test));
      const open = async (query: Record<string, string> = {}): Promise<WireEstimate> => {
        const asked = { svcArea: 'bay', template: 'mri-knee', location: 'alder-main', ...query };
        return (await browser.get(urlOf(patientGetEstimateDetails, asked))).json();
      };
      const { PesGlo: saved } = await open();
      for (const card of [cardOf('ACTIVE'), cardOf('HMO4', { ...cascadia, second: '1' })]) {
        const { HSeqs } = (await browser.post(patientStartRteQuery.path, { ...card, pesToken: saved })).json();
        await eventually(async () => {
          const state = (await browser.post(patientCheckRte.path, { hSeq: HSeqs.join(','), pesToken: saved })).json();
          expect(state.RteCheck).toBe('1');
        });
      }
      await browser.post(saveEstimate.path, { pesGlo: saved });
      // As it was saved before answers changed the order.
      const { db } = test.database;
      const { insurance_id, benefits, second_insurance_id, second_benefits } = await db
        .selectFrom('estimates')
        .selectAll()
        .where('id', '=', saved)
        .executeTakeFirstOrThrow();
      await db
        .updateTable('estimates')
        .set({
          insurance_id: second_insurance_id,
          benefits: second_benefits,
          second_insurance_id: insurance_id,
          second_benefits: benefits,
        })
        .where('id', '=', saved)
        .execute();
      expect((await open({ estimate: saved })).CurrentInsurance?.Payor.Name).toBe(medicaid);
      const copy = (await browser.post(patientUpdateToInsurance.path, { pesGlo: saved })).json();
      expect(copy).toMatchObject(inOrder);
      expect((await open({ estimate: saved })).CurrentInsurance?.Payor.Name).toBe(medicaid);
    });
  },
);
