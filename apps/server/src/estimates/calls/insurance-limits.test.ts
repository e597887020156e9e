import { patientGetEstimateDetails, patientStartRteQuery, startRteQuery } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import type { SimulatedPayer } from '../../payer/simulated-payer.ts';
import { createBrowser, type TestApp } from '../../testing/test-app.ts';
import { createTestAccount, signIn } from '../../accounts/testing/account.ts';
import { type Guest, openGuest, refusalOf, refused, urlOf } from '../testing/guest.ts';
import { endOfCheck, estimateOf, insuranceOf, openInsuranceTest, startCheck } from '../testing/insurance.ts';

/** An insurer tells benefits to whoever knows a member's number: the portal is no place to try numbers at. */
describe.each(callEngines)('inquiries in an hour, on %s', (engine) => {
  let test: TestApp;
  let payer: SimulatedPayer;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ test, payer, close } = await openInsuranceTest(engine, { settings: { inquiriesPerHour: 2 } }));
  });
  afterAll(() => close());

  const refusalAt = async (guest: Guest, pesToken: string, number: string) =>
    refusalOf(await guest.post(startRteQuery.path, { ...insuranceOf(number), pesToken, token: guest.token }));

  it('are so many from one browser, and no more, until the hour is over', async () => {
    const guest = await openGuest(test.app, { address: '198.51.100.1' });
    const { PesGlo } = await estimateOf(guest);
    const first = await startCheck(guest, PesGlo, insuranceOf('ACTIVE-try1'));
    await startCheck(guest, PesGlo, insuranceOf('ACTIVE-try2'));
    const third = { ...insuranceOf('ACTIVE-try3'), pesToken: PesGlo, token: guest.token };
    const reply = await guest.post(startRteQuery.path, third);
    expect(refusalOf(reply)).toEqual(refused('tooManyRequests'));
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3500);
    // What is asked already is no further inquiry, and stays to be seen.
    expect((await startCheck(guest, PesGlo, insuranceOf('ACTIVE-try1'))).HSeqs).toEqual(first.HSeqs);
    expect(await endOfCheck(guest, PesGlo, first.HSeqs)).toMatchObject({ RteCheck: '1' });
    test.clock.advance(3601);
    expect((await startCheck(guest, PesGlo, insuranceOf('ACTIVE-try3'))).HSeqs).toHaveLength(1);
  });

  it('count each time that an insurer which is out of order is asked again (decision 72)', async () => {
    const guest = await openGuest(test.app, { address: '198.51.100.6' });
    const { PesGlo } = await estimateOf(guest);
    const pressed: string[] = [];
    for (const _press of [1, 2]) {
      const { HSeqs } = await startCheck(guest, PesGlo, insuranceOf('DOWN-pressed'));
      expect(await endOfCheck(guest, PesGlo, HSeqs)).toMatchObject({ CanAskAgain: true });
      pressed.push(...HSeqs);
    }
    expect(new Set(pressed).size).toBe(2);
    expect(await refusalAt(guest, PesGlo, 'DOWN-pressed')).toEqual(refused('tooManyRequests'));
    expect(payer.timesAsked('DOWN-pressed')).toBe(2);
    // The refusal takes nothing away: the portal still asks again by itself.
    const states = test.database.db.selectFrom('inquiries').select('state').where('id', 'in', pressed);
    expect(await states.orderBy('created_at').orderBy('state').execute()).toEqual([
      { state: 'failed' },
      { state: 'waiting' },
    ]);
  });

  it('are five times as many from one address, whatever the browser', async () => {
    const place = { address: '198.51.100.2' };
    for (let at = 0; at < 5; at += 1) {
      const guest = await openGuest(test.app, place);
      const { PesGlo } = await estimateOf(guest);
      for (const each of [1, 2]) {
        expect((await startCheck(guest, PesGlo, insuranceOf(`ACTIVE-a${at}${each}`))).HSeqs).toHaveLength(1);
      }
    }
    const guest = await openGuest(test.app, place);
    const { PesGlo } = await estimateOf(guest);
    expect(await refusalAt(guest, PesGlo, 'ACTIVE-a')).toEqual(refused('tooManyRequests'));
    // Nothing of it is kept.
    expect((await estimateOf(guest)).CurrentInsurance).toBeNull();
  });

  it('are as many from one account, whatever the browser', async () => {
    const account = await createTestAccount(test);
    const startIn = async (address: string, number: string) => {
      const browser = await createBrowser(test.app, { address });
      await signIn(browser, account);
      const query = { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' };
      const { PesGlo } = (await browser.get(urlOf(patientGetEstimateDetails, query))).json();
      return browser.post(patientStartRteQuery.path, { ...insuranceOf(number), pesToken: PesGlo });
    };
    expect((await startIn('198.51.100.3', 'ACTIVE-s1')).json().HSeqs).toHaveLength(1);
    expect((await startIn('198.51.100.4', 'ACTIVE-s2')).json().HSeqs).toHaveLength(1);
    expect(refusalOf(await startIn('198.51.100.5', 'ACTIVE-s3'))).toEqual(refused('tooManyRequests'));
  });
});
