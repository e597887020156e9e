import {
  type Call,
  patientCheckRte,
  patientGetEstimateDetails,
  patientStartRteQuery,
  patientSwapInsurances,
  patientTakeInsurerDetails,
  removeSecondInsurance,
  requestRte,
  startRteQuery,
  swapInsurances,
  updateManualBenefits,
} from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, signIn } from '../../accounts/testing/account.ts';
import { callEngines } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { createBrowser, type TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, refusalOf, refused, urlOf, type WireEstimate } from '../testing/guest.ts';
import { endOfCheck, estimateOf, insuranceOf, openInsuranceTest, startCheck } from '../testing/insurance.ts';

const cascadia = { PayorId: 'cascadia-blue', GroupNumber: 'G-1' };

/** Done once, as soon as a call has read its estimate and before it writes. */
let meanwhile: (() => Promise<unknown>) | null = null;

async function afterRead(rows: readonly object[]): Promise<void> {
  const todo = meanwhile;
  if (todo === null || !rows.some((row) => 'second_insurance_id' in row)) return;
  meanwhile = null;
  await todo();
}

describe.each(callEngines)('insurances that change while a call is under way (decision 70) on %s', (engine) => {
  let test: TestApp;
  let close: () => Promise<void>;
  let guest: Guest;
  let number = 0;
  beforeAll(async () => {
    ({ test, close } = await openInsuranceTest(engine, {
      plugin: {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          await afterRead(result.rows);
          return result;
        },
      },
    }));
  });
  afterAll(() => close());

  const call = (of: Call, more: Record<string, string>) => guest.post(of.path, { token: guest.token, ...more });
  const stored = (pesGlo: string) =>
    test.database.db.selectFrom('estimates').selectAll().where('id', '=', pesGlo).executeTakeFirstOrThrow();
  const cardOf = (scenario: string, changes = {}) => insuranceOf(`${scenario}-moved${(number += 1)}`, changes);
  const withFirst = async (): Promise<string> => {
    guest = await openGuest(test.app);
    const { PesGlo } = await estimateOf(guest);
    await endOfCheck(guest, PesGlo, (await startCheck(guest, PesGlo, cardOf('ACTIVE'))).HSeqs);
    return PesGlo;
  };
  const withBoth = async (): Promise<string> => {
    const pesGlo = await withFirst();
    const { HSeqs } = await startCheck(guest, pesGlo, cardOf('MET', { ...cascadia, second: '1' }));
    await endOfCheck(guest, pesGlo, HSeqs);
    return pesGlo;
  };
  const benefits = 'overall:coinsurance=50;overall:deductible=0';

  it('keep benefits that come while they change places', async () => {
    const pesGlo = await withBoth();
    meanwhile = () => call(updateManualBenefits, { pesGlo, benefits, second: '1' });
    const swapped: WireEstimate = (await call(swapInsurances, { pesGlo })).json();
    expect(swapped.CurrentInsurance).toMatchObject({ Payor: { Name: 'Cascadia Blue' }, Status: 'entered' });
  });

  it('are not removed in each other’s place', async () => {
    const pesGlo = await withBoth();
    meanwhile = () => call(swapInsurances, { pesGlo });
    const model: WireEstimate = (await call(removeSecondInsurance, { pesGlo })).json();
    expect(model).toMatchObject({
      CurrentInsurance: { Payor: { Name: 'Cascadia Blue' } },
      SecondInsurance: { Insurance: { Payor: { Name: 'Meridian' } } },
    });
  });

  it('do not get each other’s benefits', async () => {
    const pesGlo = await withBoth();
    meanwhile = () => call(swapInsurances, { pesGlo });
    const reply = await call(updateManualBenefits, { pesGlo, benefits, second: '1' });
    expect(refusalOf(reply)).toEqual(refused('unknownEstimate'));
  });

  it('stay removed, though the insurer was being asked again', async () => {
    const pesGlo = await withBoth();
    meanwhile = () => call(removeSecondInsurance, { pesGlo });
    const reply = await call(requestRte, { pesToken: pesGlo, second: '1' });
    expect(refusalOf(reply)).toEqual(refused('unknownEstimate'));
    expect(await stored(pesGlo)).toMatchObject({ second_insurance_id: null, second_benefits: null });
  });

  it('are two, where one that goes first is sent twice at once', async () => {
    guest = await openGuest(test.app);
    const { PesGlo: pesGlo } = await estimateOf(guest);
    await endOfCheck(guest, pesGlo, (await startCheck(guest, pesGlo, cardOf('OTHERFIRST'))).HSeqs);
    const { insurance_id: meridian } = await stored(pesGlo);
    const body = { ...cardOf('MET', { ...cascadia, second: '1' }), pesToken: pesGlo, token: guest.token };
    meanwhile = () => guest.post(startRteQuery.path, body);
    await guest.post(startRteQuery.path, body);
    const { insurance_id, second_insurance_id } = await stored(pesGlo);
    expect(second_insurance_id).toBe(meridian);
    expect(insurance_id).not.toBe(meridian);
  });

  it('are two people’s still, where the details of one are corrected while they change places', async () => {
    const browser = await createBrowser(test.app);
    await signIn(browser, await createTestAccount(test));
    const open = urlOf(patientGetEstimateDetails, { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' });
    const { PesGlo: pesGlo }: WireEstimate = (await browser.get(open)).json();
    for (const card of [cardOf('WRONGNAME'), cardOf('MET', { ...cascadia, second: '1' })]) {
      const { HSeqs } = (await browser.post(patientStartRteQuery.path, { ...card, pesToken: pesGlo })).json();
      await eventually(async () => {
        const state = (await browser.post(patientCheckRte.path, { hSeq: HSeqs.join(','), pesToken: pesGlo })).json();
        expect(state.RteCheck).toBe('1');
      });
    }
    const before = await stored(pesGlo);
    meanwhile = () => browser.post(patientSwapInsurances.path, { pesGlo });
    await browser.post(patientTakeInsurerDetails.path, { pesGlo });
    const { insurance_id, second_insurance_id } = await stored(pesGlo);
    expect([insurance_id, second_insurance_id]).toEqual([before.second_insurance_id, before.insurance_id]);
  });
});
