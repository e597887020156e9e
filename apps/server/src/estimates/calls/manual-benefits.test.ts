import { updateToInsurance, updateToSelfPay } from '@portico/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest, refusalOf, refused } from '../testing/guest.ts';
import { checkedWith, enterBenefits, estimateOf, openInsuranceTest, startCheck } from '../testing/insurance.ts';

describe.each(callEngines)('benefits by hand on %s (spec §5)', (engine) => {
  let test: TestApp;
  let close: () => Promise<void>;
  let guest: Guest;
  let pesGlo: string;
  beforeAll(async () => {
    ({ test, close } = await openInsuranceTest(engine));
  });
  afterAll(() => close());
  beforeEach(async () => {
    guest = await openGuest(test.app);
    pesGlo = (await estimateOf(guest)).PesGlo;
    await startCheck(guest, pesGlo, { PayorId: 'other', PayorName: 'Farm Mutual' });
  });

  it.each([
    'overall:deductible=150',
    'overall:copay=30;overall:coinsurance=20;overall:deductible=1500.50;overall:outOfPocket=N/A',
    'overall:deductible=0;62:copay=100;62:coinsurance=N/A',
  ])('takes %s', async (benefits) => {
    const reply = await enterBenefits(guest, pesGlo, benefits);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ PesGlo: pesGlo, IsSelfPay: false });
  });

  it.each([
    '',
    'deductible=150',
    'overall:deductible=',
    'overall:deductible=15.',
    'overall:deductible=-1',
    'overall:coinsurance=101',
    'overall:bonus=1',
    'overall:deductible=N/A',
    'overall:outOfPocket=500',
    '62:copay=30',
    'overall:copay=30;overall:copay=40',
    'overall:copay=30;98:copay=30',
    'overall:copay=30;62:deductible=30',
  ])('refuses "%s"', async (benefits) => {
    const reply = await enterBenefits(guest, pesGlo, benefits);
    expect(refusalOf(reply)).toEqual(refused('malformedRequest'));
    expect(reply.json().meta.fields).toEqual(['benefits']);
  });

  it('needs an insurance', async () => {
    const without = await estimateOf(guest, 'ct-head');
    const reply = await enterBenefits(guest, without.PesGlo, 'overall:deductible=150');
    expect(reply.json().meta).toMatchObject({ code: 400, fields: ['pesGlo'] });
  });

  it('ends self-pay, and gives way to what the insurer told when the patient wants that', async () => {
    await checkedWith(guest, 'ACTIVE-hand');
    await guest.post(updateToSelfPay.path, { pesGlo, token: guest.token });
    expect((await enterBenefits(guest, pesGlo, 'overall:copay=5')).json().IsSelfPay).toBe(false);
    const { benefits } = await test.database.db
      .selectFrom('estimates')
      .select('benefits')
      .where('id', '=', pesGlo)
      .executeTakeFirstOrThrow();
    const body = { pesGlo, token: guest.token, insurerBenefits: '1' };
    expect((await guest.post(updateToInsurance.path, body)).json().CurrentInsurance).toMatchObject({
      Status: 'confirmed',
      PlanName: 'Choice PPO',
    });
    expect(benefits).not.toBeNull();
  });
});
