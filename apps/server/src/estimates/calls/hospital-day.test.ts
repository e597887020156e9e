import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unsealQuestion } from '../insurance/inquiry.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';
import { checkedWith, estimateOf, insuranceOf, openInsuranceTest, startCheck } from '../testing/insurance.ts';

/** What is computed of a time and not of data, so that one engine shows it. */
describe('"today" is the hospital’s day (settings: timeZone)', () => {
  let test: TestApp;
  let close: () => Promise<void>;
  let guest: Guest;
  beforeAll(async () => {
    ({ test, close } = await openInsuranceTest('pglite'));
    await importPrices(test, 'alder-main', [{ code: '73721', gross: 1000, cash: 400 }]);
    // 20:00 of November 21 in California, where it is the 22nd by UTC.
    test.clock.advance(18 * 3600);
    guest = await openGuest(test.app);
  });
  afterAll(() => close());

  it('on which an insurer is asked', async () => {
    await checkedWith(guest, 'ACTIVE-day');
    const inquiry = await test.database.db.selectFrom('inquiries').selectAll().executeTakeFirstOrThrow();
    expect(unsealQuestion(test.settings.keys, inquiry).date).toBe('2026-11-21');
  });

  it('from which an estimate stands thirty days', async () => {
    expect((await estimateOf(guest)).Estimate?.ValidUntil).toBe('2026-12-21');
  });

  it('after which nobody is born (spec §5: not in the future)', async () => {
    const { PesGlo } = await estimateOf(guest);
    const born = async (MemberDateOfBirth: string) =>
      (await startCheck(guest, PesGlo, insuranceOf('ACTIVE-born', { MemberDateOfBirth }))).Errors.map(({ Key }) => Key);
    expect(await born('11/22/2026')).toEqual(['INVALID-MEMBER-DATE-OF-BIRTH']);
    expect(await born('11/21/2026')).toEqual([]);
  });
});
