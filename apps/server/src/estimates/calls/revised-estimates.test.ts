import {
  getSavedEstimates,
  patientGetEstimateDetails,
  renameEstimate,
  reviseEstimate,
  saveEstimate,
  type WireReply,
} from '@portico/contract';
import { dayNumberOf } from '@portico/rules';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setSecurityPoints } from '../../accounts/queries/accounts.ts';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { refused, refusalOf, urlOf, type WireEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';

const DAY = 24 * 3600;
const mri = { svcArea: 'bay', template: 'mri-knee', location: 'alder-main' };

describe.each(callEngines)('a saved estimate of the patient, on %s', (engine) => {
  let test: TestApp;
  let ana: TestAccount;
  let browser: TestBrowser;

  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    ana = await createTestAccount(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await publish(400);
    await test.database.db.deleteFrom('estimates').execute();
    browser = await signedIn(ana);
  });

  const publish = (cash: number) => importPrices(test, 'alder-main', [{ code: '73721', gross: 1000, cash }]);
  async function signedIn(account: TestAccount): Promise<TestBrowser> {
    const opened = await createBrowser(test.app);
    await signIn(opened, account);
    return opened;
  }
  const open = async (query: Record<string, string>): Promise<WireEstimate> =>
    (await browser.get(urlOf(patientGetEstimateDetails, { svcArea: 'bay', ...query }))).json();
  const saved = async (): Promise<string> =>
    (await browser.post(saveEstimate.path, { pesGlo: (await open(mri)).PesGlo })).json().PesId;
  const list = async (query: Record<string, string> = {}): Promise<WireReply<typeof getSavedEstimates>> =>
    (await browser.get(urlOf(getSavedEstimates, query))).json();
  const rename = (pesId: string, givenName: string, by = browser) => by.post(renameEstimate.path, { pesId, givenName });
  const revise = (pesId: string, by = browser) => by.post(reviseEstimate.path, { pesId });

  describe('is renamed', () => {
    it('and goes by that name in the list and by itself, beside the name of its service', async () => {
      const pesId = await saved();
      expect((await rename(pesId, '  Mẹ’s knee, before Christmas ')).json()).toEqual({ Success: true });
      const named = { GivenName: 'Mẹ’s knee, before Christmas', PetName: 'MRI of the knee, without contrast' };
      expect((await list()).Estimates).toMatchObject([{ ...named, Amount: '$400.00' }]);
      expect(await open({ estimate: pesId })).toMatchObject(named);
    });

    it('and loses the name by an empty one', async () => {
      const pesId = await saved();
      await rename(pesId, 'Knee');
      await rename(pesId, ' ');
      expect((await list()).Estimates[0]?.GivenName).toBe('');
    });

    it.each(['a\nb', 'x'.repeat(61)])('but not to %j', async (name) => {
      expect(refusalOf(await rename(await saved(), name))).toMatchObject({ status: 400 });
    });

    it('and the name is stored sealed: it may say anything of the patient', async () => {
      const pesId = await saved();
      await rename(pesId, 'Biopsy for Ana');
      const rows = await test.database.db.selectFrom('estimates').selectAll().execute();
      const entries = await test.database.db.selectFrom('audit_entries').selectAll().execute();
      expect(JSON.stringify([rows, entries])).not.toContain('Biopsy');
    });
  });

  describe('is revised when prices changed', () => {
    it('and says before what changed, and by how much', async () => {
      const pesId = await saved();
      expect((await open({ estimate: pesId })).Changes).toEqual([]);
      await publish(450);
      expect((await open({ estimate: pesId })).Changes).toEqual([
        {
          Kind: 'total',
          Title: 'You pay',
          Before: 40_000,
          BeforeText: 'Hospital fees alone, about $400.00',
          After: 45_000,
          AfterText: 'Hospital fees alone, about $450.00',
          DifferenceText: '+$50.00',
        },
      ]);
      await publish(380);
      expect((await open({ estimate: pesId })).Changes).toMatchObject([{ DifferenceText: '−$20.00' }]);
    });

    it('and then has the figures of today for as long as they stand, its name, and the amount before', async () => {
      const pesId = await saved();
      await rename(pesId, 'Knee');
      const [before] = (await list()).Estimates;
      test.clock.advance(2 * DAY);
      browser = await signedIn(ana);
      await publish(450);
      // Twice, as from two tabs: the amount before stays the patient's own.
      for (const _tab of [1, 2]) expect((await revise(pesId)).json()).toEqual({ Success: true });
      const [after] = (await list()).Estimates;
      expect(after).toMatchObject({
        PesId: pesId,
        GivenName: 'Knee',
        Amount: '$450.00',
        SavedAt: test.clock.now().toISOString(),
        RevisedFrom: { Amount: 'Hospital fees alone, about $400.00', SavedAt: before?.SavedAt },
      });
      expect(dayNumberOf(after?.ValidUntil ?? '') - dayNumberOf(before?.ValidUntil ?? '')).toBe(2);
      expect(await open({ estimate: pesId })).toMatchObject({ Changes: [], Estimate: { IsReplaced: false } });
    });

    it('but stays as it was where there is no amount any more', async () => {
      const pesId = await saved();
      await importPrices(test, 'alder-main', [{ code: '99213', gross: 100, cash: 50 }]);
      expect((await open({ estimate: pesId })).Changes).toMatchObject([
        { Kind: 'total', After: null, DifferenceText: '' },
      ]);
      expect((await revise(pesId)).json()).toEqual({ Success: false });
      expect((await list()).Estimates).toMatchObject([{ Amount: '$400.00', RevisedFrom: null }]);
    });
  });

  describe('is found by the day until which it stands (spec §4, §9: day numbers)', () => {
    it('within the days that are asked for, both included, and says how many there are in all', async () => {
      await saved();
      const day = dayNumberOf((await list()).Estimates[0]?.ValidUntil ?? '');
      const found = async (startDay: number | '', endDay: number | '') =>
        (await list({ startDay: String(startDay), endDay: String(endDay) })).Estimates.length;
      expect([await found(day, day), await found('', ''), await found(day, ''), await found('', day)]).toEqual([
        1, 1, 1, 1,
      ]);
      expect([await found(day + 1, day + 9), await found(day - 9, day - 1)]).toEqual([0, 0]);
      expect(await list({ startDay: String(day + 1) })).toMatchObject({ Estimates: [], Total: 1 });
    });

    it('and a day that is no number is refused', async () => {
      expect(refusalOf(await browser.get(urlOf(getSavedEstimates, { startDay: '11/23/2026' })))).toMatchObject({
        status: 400,
      });
    });
  });

  it('is renamed and revised by its owner alone, with the security point, and once it is saved (spec §6)', async () => {
    const pesId = await saved();
    const working = (await open(mri)).PesGlo;
    const maria = await signedIn(await createTestAccount(test, { profile: { username: `maria-${randomUUID()}` } }));
    for (const id of [working, randomUUID(), 'not-an-id']) {
      expect(refusalOf(await rename(id, 'Knee'))).toEqual(refused('unknownEstimate'));
      expect(refusalOf(await revise(id))).toEqual(refused('unknownEstimate'));
    }
    expect(refusalOf(await rename(pesId, 'Knee', maria))).toEqual(refused('unknownEstimate'));
    expect(refusalOf(await revise(pesId, maria))).toEqual(refused('unknownEstimate'));
    const setPoints = (points: string[]) =>
      test.database.db.transaction().execute((trx) => setSecurityPoints(trx, ana.accountId, points));
    await setPoints([]);
    const refusals = [refusalOf(await rename(pesId, 'Knee')), refusalOf(await revise(pesId))];
    await setPoints(['editestimates']);
    expect(refusals).toEqual([refused('notPermitted'), refused('notPermitted')]);
  });

  it('is changed with an entry in the audit trail that says which', async () => {
    const pesId = await saved();
    await rename(pesId, 'Knee');
    await revise(pesId);
    const entries = await test.database.db
      .selectFrom('audit_entries')
      .select(['event', 'details'])
      .orderBy('number', 'desc')
      .limit(2)
      .execute();
    expect(entries).toMatchObject([
      { event: 'estimateRevised', details: { estimate: pesId } },
      { event: 'estimateRenamed', details: { estimate: pesId } },
    ]);
  });
});
