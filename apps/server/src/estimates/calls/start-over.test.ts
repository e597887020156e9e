import { errors, getEstimateServices, startOver, updateToSelfPay } from '@portico/contract';
import { eventually } from '../../testing/eventually.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeExpired } from '../../app/jobs/retention.ts';
import type { SimulatedPayer } from '../../payer/simulated-payer.ts';
import { callEngines } from '../../testing/databases.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { answerCaptcha, type Guest, openGuest, refusalOf, refused, urlOf } from '../testing/guest.ts';
import {
  checkedWith,
  enterBenefits,
  estimateOf,
  insuranceOf,
  openInsuranceTest,
  startCheck,
  stateOfCheck,
} from '../testing/insurance.ts';

describe.each(callEngines)('the next guest at a shared computer, on %s (decision 11)', (engine) => {
  let test: TestApp;
  let payer: SimulatedPayer;
  let close: () => Promise<void>;
  let guest: Guest;
  beforeAll(async () => {
    ({ test, payer, close } = await openInsuranceTest(engine));
  });
  afterAll(() => close());
  beforeEach(async () => {
    for (const table of ['inquiries', 'insurances'] as const) await test.database.db.deleteFrom(table).execute();
    guest = await openGuest(test.app);
  });

  const goOver = () => guest.post(startOver.path, { token: guest.token });
  /** Accepts the terms in the same browser, as whoever comes next does. */
  const acceptAnew = async (): Promise<void> => {
    const CaptchaResponse = await answerCaptcha(guest);
    const reply = await guest.get(urlOf(getEstimateServices, { svcArea: 'bay', CaptchaResponse }));
    guest = { ...guest, token: reply.json().EstimateGlobal };
  };
  /** Of all guests: each test begins without any. */
  const left = async () => ({
    insurances: await test.database.db.selectFrom('insurances').select('id').execute(),
    inquiries: await test.database.db.selectFrom('inquiries').selectAll().execute(),
  });
  const withoutInsurance = { CurrentInsurance: null, IsSelfPay: false, DisclaimerAccepted: false };

  it('finds nothing of an insurance after the guest of before started over', async () => {
    await checkedWith(guest, 'ACTIVE-shared');
    await startCheck(guest, (await estimateOf(guest, 'ct-head')).PesGlo, {
      PayorId: 'other',
      PayorName: 'Farm Mutual',
    });
    await enterBenefits(guest, (await estimateOf(guest, 'ct-head')).PesGlo, 'overall:copay=30');
    const { PesGlo: pesGlo } = await estimateOf(guest, 'visit-return-20');
    await guest.post(updateToSelfPay.path, { pesGlo, token: guest.token });
    expect((await goOver()).json()).toEqual({ Success: true });
    await acceptAnew();
    for (const template of ['mri-knee', 'ct-head', 'visit-return-20']) {
      expect(await estimateOf(guest, template)).toMatchObject(withoutInsurance);
    }
    const { insurances, inquiries } = await left();
    expect(insurances).toEqual([]);
    expect(inquiries).toMatchObject([{ state: 'forgotten', question: '', request: null, reply: null, outcome: null }]);
  });

  it('has to accept the terms, in every tab', async () => {
    const other = (await guest.get(urlOf(getEstimateServices, { svcArea: 'bay' }))).json().EstimateGlobal;
    await goOver();
    for (const token of [guest.token, other]) {
      const reply = await guest.get(urlOf(getEstimateServices, { svcArea: 'bay', token }));
      expect(refusalOf(reply)).toEqual(refused('guestTokenRequired'));
    }
    expect(refusalOf(await goOver())).toEqual(refused('guestTokenRequired'));
  });

  it('gets no answer to what was asked before: it is forgotten while the insurer is asked', async () => {
    const { PesGlo } = await estimateOf(guest);
    const { HSeqs } = await startCheck(guest, PesGlo, insuranceOf('SLOW-shared'));
    await eventually(() => expect(payer.timesAsked('SLOW-shared')).toBe(1));
    await goOver();
    await acceptAnew();
    expect(await stateOfCheck(guest, PesGlo, HSeqs)).toMatchObject({
      meta: { errorCode: errors.unknownEstimate.errorCode },
    });
    expect((await estimateOf(guest)).CurrentInsurance).toBeNull();
  });

  it('may ask the same, which goes to the insurer no sooner than 90 seconds after (CAQH CORE)', async () => {
    await checkedWith(guest, 'ACTIVE-again');
    await goOver();
    await acceptAnew();
    const { PesGlo } = await estimateOf(guest);
    const { HSeqs } = await startCheck(guest, PesGlo, insuranceOf('ACTIVE-again'));
    expect(await stateOfCheck(guest, PesGlo, HSeqs)).toMatchObject({ RteCheck: '-1' });
    const asked = (await left()).inquiries.filter(({ id }) => HSeqs.includes(id));
    expect(asked).toMatchObject([{ state: 'waiting', sends: 0, sent_at: expect.any(Date) }]);
    expect(payer.timesAsked('ACTIVE-again')).toBe(1);
  });

  it('finds nothing either where two hours have passed since the guest was last there', async () => {
    await checkedWith(guest, 'ACTIVE-day');
    test.clock.advance(2 * 3600);
    await acceptAnew();
    expect(await estimateOf(guest)).toMatchObject(withoutInsurance);
    expect((await left()).insurances).toEqual([]);
  });

  it('who accepts the terms again within two hours is the same guest', async () => {
    await checkedWith(guest, 'ACTIVE-same');
    await acceptAnew();
    expect((await estimateOf(guest)).CurrentInsurance).toMatchObject({ Status: 'confirmed' });
  });

  it('nothing is taken from the guests of other browsers', async () => {
    const other = await openGuest(test.app);
    await checkedWith(other, 'ACTIVE-other');
    await goOver();
    expect((await estimateOf(other)).CurrentInsurance).toMatchObject({ Status: 'confirmed' });
  });

  it('what is left of a forgotten inquiry is deleted after its 90 seconds', async () => {
    await checkedWith(guest, 'ACTIVE-traces');
    await goOver();
    test.clock.advance(91);
    await removeExpired(test.database.db, test.clock.now());
    expect((await left()).inquiries.filter(({ state }) => state === 'forgotten')).toEqual([]);
  });
});
