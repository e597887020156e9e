import { UNSURE_KIND, updateKindOfCare } from '@portico/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upsertPayorNames } from '../../prices/queries/payor-names.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, refusalOf, refused, type WireEstimate } from '../testing/guest.ts';
import { importPrices, type PricedLine } from '../testing/import-prices.ts';
import {
  checkedWith,
  enterBenefits,
  estimateOf,
  insuranceOf,
  openInsuranceTest,
  startCheck,
} from '../testing/insurance.ts';

const choice = { payer: 'Meridian', plan: 'Choice PPO' };

/** A code with the price of the hospital, and of a physician who reads it. */
function linesOf(code: string, hospital: number, physician?: number): PricedLine[] {
  const line = (dollars: number) => ({ code, gross: dollars * 2, cash: dollars, rates: [{ ...choice, dollars }] });
  const ofHospital: PricedLine = { ...line(hospital), billing_class: 'facility' };
  if (physician === undefined) return [ofHospital];
  return [ofHospital, { ...line(physician), billing_class: 'professional', modifier: '26' }];
}

const INJECTION = 'code-CPT-96372';

let test: TestApp;
let close: () => Promise<void>;
let guest: Guest;

/** What is calculated and not queried, so that one engine shows it. */
beforeAll(async () => {
  ({ test, close } = await openInsuranceTest('pglite'));
  await importPrices(test, 'alder-main', [
    ...linesOf('74181', 1500, 200),
    ...linesOf('72195', 1500, 200),
    ...linesOf('72131', 900, 150),
    ...linesOf('99283', 1100, 300),
    ...linesOf('97110', 200),
    ...linesOf('96372', 400),
  ]);
  const name = { payerName: 'Meridian', planName: 'Choice PPO', payorId: 'meridian', portalPlan: null };
  await test.database.db.transaction().execute((trx) => upsertPayorNames(trx, 'alder-main', [name], test.clock.now()));
});
beforeEach(async () => {
  guest = await openGuest(test.app);
});
afterAll(() => close());

/** The estimate of a service once the insurer has answered. */
async function answered(memberNumber: string, template: string): Promise<WireEstimate> {
  const { EstInfo } = await checkedWith(guest, memberNumber, { template });
  if (EstInfo === null) throw new Error('no estimate');
  return EstInfo;
}

function answer(pesGlo: string, kindOfCare: string) {
  return guest.post(updateKindOfCare.path, { pesGlo, kindOfCare, token: guest.token });
}

async function chosen(pesGlo: string, kindOfCare: string): Promise<WireEstimate> {
  return (await answer(pesGlo, kindOfCare)).json();
}

describe('care that is found by its code is paid as its kind', () => {
  it.each([
    ['code-CPT-74181', 'an MRI of the belly', 'COPAY-1', '$150.00'],
    ['code-CPT-72195', 'an MRI of the pelvis', 'HMO-1', '$100.00'],
    ['code-CPT-72131', 'a CT of the spine', 'COPAY-2', '$150.00'],
    ['code-CPT-99283', 'a visit to the emergency room', 'ACTIVE-1', '$250.00'],
    ['code-CPT-97110', 'one unit of physical therapy', 'HMO-2', '$25.00'],
  ])('%s, %s: %s owes %s', async (template, _, memberNumber, amount) => {
    const { Estimate, KindOfCare } = await answered(memberNumber, template);
    expect({ KindOfCare, amount: Estimate?.PatientAmount, free: Estimate?.LegitimateFreeEstimate }).toEqual({
      KindOfCare: null,
      amount,
      free: false,
    });
  });
});

describe('a code that does not tell its kind of care (an injection of a medicine)', () => {
  it('is no question of a price without insurance', async () => {
    const { KindOfCare, Estimate } = await estimateOf(guest, INJECTION);
    expect({ KindOfCare, amount: Estimate?.PatientAmount }).toEqual({ KindOfCare: null, amount: '$400.00' });
  });

  it('is asked about, and shows no amount until it is answered', async () => {
    const { KindOfCare, Estimate, Messages } = await answered('ACTIVE-1', INJECTION);
    expect(Estimate).toBeNull();
    expect(Messages.map(({ Name }) => Name)).toEqual(['chooseKindOfCare']);
    expect(KindOfCare).toEqual({
      Choices: [
        { Id: 'treatment', Name: 'Treatment at the hospital without a stay' },
        { Id: 'office', Name: 'Office or clinic visit' },
        { Id: 'emergency', Name: 'Emergency room care' },
        { Id: 'chemotherapy', Name: 'Cancer treatment with medicines' },
      ],
      Chosen: '',
      RangeText: '$250.00 to $400.00',
    });
  });

  it('is paid as the kind that the patient chose, and as another one later', async () => {
    const { PesGlo } = await answered('ACTIVE-1', INJECTION);
    const emergency = await chosen(PesGlo, 'emergency');
    expect(emergency).toMatchObject({ KindOfCare: { Chosen: 'emergency' }, Estimate: { PatientAmount: '$250.00' } });
    const treatment = await chosen(PesGlo, 'treatment');
    expect(treatment).toMatchObject({ KindOfCare: { Chosen: 'treatment' }, Estimate: { PatientAmount: '$400.00' } });
    expect(await estimateOf(guest, INJECTION)).toMatchObject({ KindOfCare: { Chosen: 'treatment' } });
  });

  it('has the price without insurance where the patient is not sure, and says so', async () => {
    const { PesGlo } = await answered('ACTIVE-1', INJECTION);
    const model = await chosen(PesGlo, UNSURE_KIND);
    expect(model).toMatchObject({
      KindOfCare: { Chosen: UNSURE_KIND, RangeText: '$250.00 to $400.00' },
      Estimate: { IsSelfPayEst: true, PatientAmount: '$400.00' },
    });
    expect(model.Messages.map(({ Name }) => Name)).toContain('unsureKindOfCare');
    expect(model.Sites[0]).toMatchObject({ Amount: '$400.00', Note: 'Without insurance' });
  });

  it('is no question where the plan pays each kind alike', async () => {
    const { KindOfCare, Estimate } = await answered('MAXMET-1', INJECTION);
    expect({ KindOfCare, amount: Estimate?.PatientAmount }).toEqual({ KindOfCare: null, amount: '$0.00' });
  });

  it('asks for the benefits of the chosen kind alone where the insurer tells none', async () => {
    const { PesGlo } = await estimateOf(guest, INJECTION);
    await startCheck(guest, PesGlo, insuranceOf('GARBAGE-1'));
    const model = await chosen(PesGlo, 'chemotherapy');
    expect(model.ServiceTypes).toEqual([{ Id: '78', Name: 'Chemotherapy' }]);
    const entered = await enterBenefits(guest, PesGlo, 'overall:deductible=0;78:copay=60');
    expect(entered.json()).toMatchObject({ Estimate: { PatientAmount: '$60.00' } });
  });

  it('takes no kind that is no choice, and none where the code tells it', async () => {
    const { PesGlo } = await answered('ACTIVE-1', INJECTION);
    expect(refusalOf(await answer(PesGlo, 'scan'))).toEqual(refused('malformedRequest'));
    const sure = await estimateOf(guest, 'code-CPT-74181');
    expect(refusalOf(await answer(sure.PesGlo, UNSURE_KIND))).toEqual(refused('malformedRequest'));
  });
});
