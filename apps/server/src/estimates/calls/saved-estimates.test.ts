import {
  deleteEstimate,
  getSavedEstimates,
  patientGetEstimateDetails,
  patientUpdateLocation,
  patientUpdateProvider,
  saveEstimate,
  type WireReply,
} from '@portico/contract';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../platform/audit/verify-audit.ts';
import { setSecurityPoints } from '../../accounts/queries/accounts.ts';
import { removeExpired } from '../../app/jobs/retention.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { sealSavedFigures, unsealSavedFigures } from '../figures/saved-figures.ts';
import { openGuest, refused, refusalOf, urlOf, type WireEstimate } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';

type WireSavedEstimates = WireReply<typeof getSavedEstimates>['Estimates'];

const DAY = 24 * 3600;
const mri = { svcArea: 'bay', template: 'mri-knee' };

describe.each(callEngines)('saved estimates on %s (spec §2, §6, §7: save, delete)', (engine) => {
  let test: TestApp;
  let ana: TestAccount;
  let browser: TestBrowser;

  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    await publish(400);
    await importPrices(test, 'north-valley', [{ code: '73721', gross: 700, cash: 350 }]);
    ana = await createTestAccount(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.database.db.deleteFrom('estimates').execute();
    browser = await signedIn(ana);
  });

  const publish = (cash: number) =>
    importPrices(test, 'alder-main', [
      { code: '73721', gross: 1000, cash },
      { code: '470', type: 'MS-DRG', setting: 'inpatient', gross: 60_000, cash: 30_000 },
      { code: '20600', gross: 300, cash: 120, billing_class: 'facility', description: 'Joint injection' },
    ]);
  async function signedIn(account: TestAccount): Promise<TestBrowser> {
    const opened = await createBrowser(test.app);
    await signIn(opened, account);
    return opened;
  }
  const open = async (query: Record<string, string> = { location: 'alder-main' }): Promise<WireEstimate> =>
    (await browser.get(urlOf(patientGetEstimateDetails, { ...mri, ...query }))).json();
  const save = (pesGlo: string, by = browser) => by.post(saveEstimate.path, { pesGlo });
  const remove = (pesId: string, by = browser, more = {}) => by.post(deleteEstimate.path, { pesId, ...more });
  const list = async (): Promise<WireSavedEstimates> => (await browser.get(getSavedEstimates.path)).json().Estimates;
  const events = async (): Promise<string[]> =>
    (
      await test.database.db.selectFrom('audit_entries').select('event').orderBy('number', 'desc').limit(3).execute()
    ).map(({ event }) => event);
  const setPoints = (points: string[]) =>
    test.database.db.transaction().execute((trx) => setSecurityPoints(trx, ana.accountId, points));

  it('saves an estimate with what it comes to, and lists it; the service opens as a new one', async () => {
    const { PesGlo } = await open();
    const saved = (await save(PesGlo)).json();
    expect(saved).toEqual({ Success: true, PesId: PesGlo });
    expect(await list()).toEqual([
      {
        PesId: saved.PesId,
        PetName: 'MRI of the knee, without contrast',
        PetLanguage: 'en',
        ServiceAreaId: 'bay',
        LocationName: 'Alder Bay Hospital',
        GivenName: '',
        Amount: '$400.00',
        AmountRaw: 40_000,
        AmountClaim: 'hospitalPart',
        SelfPayAmount: '$400.00',
        PayorName: '',
        SavedAt: test.clock.now().toISOString(),
        ValidUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        IsExpired: false,
        RevisedFrom: null,
        SavedBy: null,
      },
    ]);
    expect((await open()).PesGlo).not.toBe(PesGlo);
    expect(await open({ estimate: saved.PesId })).toMatchObject({
      PesGlo: saved.PesId,
      PesId: saved.PesId,
      EncryptedPesId: saved.PesId,
      canEditAndSave: true,
      Estimate: { SelfPayAmountRaw: 40_000, IsReplaced: false },
    });
  });

  it('says of a saved amount what it claims to be; of one from before that was kept, that it is about as much (decision 238)', async () => {
    const { PesGlo } = await open({ template: 'code-MS-DRG-470', location: 'alder-main' });
    const { PesId } = (await save(PesGlo)).json();
    const claimed = async () => (await list()).map(({ AmountClaim }) => AmountClaim);
    expect(await claimed()).toEqual(['hospitalPart']);
    const { keys } = test.settings;
    const { saved_figures: sealed } = await test.database.db
      .selectFrom('estimates')
      .select('saved_figures')
      .where('id', '=', PesId)
      .executeTakeFirstOrThrow();
    const { claim: _unknown, ...before } = unsealSavedFigures(keys, PesId, sealed ?? '');
    await test.database.db
      .updateTable('estimates')
      .set({ saved_figures: sealSavedFigures(keys, PesId, before) })
      .where('id', '=', PesId)
      .execute();
    expect(await claimed()).toEqual(['about']);
  });

  it('writes into the audit trail who saved, looked at and deleted which, and nothing about the patient', async () => {
    const { PesId } = (await save((await open()).PesGlo)).json();
    await open({ estimate: PesId });
    await remove(PesId);
    expect(await events()).toEqual(['estimateDeleted', 'savedEstimateViewed', 'estimateSaved']);
    const [entry] = await test.database.db
      .selectFrom('audit_entries')
      .selectAll()
      .orderBy('number', 'desc')
      .limit(1)
      .execute();
    expect(entry).toMatchObject({ account_id: ana.accountId, actor: 'account' });
    expect(Object.keys(entry?.details ?? {}).toSorted()).toEqual(['address', 'estimate']);
    expect(await verifyAudit(test.database.db, test.settings.keys)).toMatchObject({ broken: null });
  });

  it('shows today’s figures of a saved one, and says that they took the place of others (spec §3, IsReplaced)', async () => {
    const { PesId } = (await save((await open()).PesGlo)).json();
    await publish(450);
    const opened = await open({ estimate: PesId });
    expect(opened.Estimate).toMatchObject({ SelfPayAmountRaw: 45_000, IsReplaced: true });
    expect((await list())[0]).toMatchObject({ Amount: '$400.00' });
    await publish(400);
    expect((await open({ estimate: PesId })).Estimate?.IsReplaced).toBe(false);
  });

  it('saves once where two tabs save the same, at once or one after the other', async () => {
    const { PesGlo } = await open();
    const replies = await Promise.all([save(PesGlo), save(PesGlo), save(PesGlo)]);
    for (const reply of [...replies, await save(PesGlo)]) {
      expect(reply.json()).toEqual({ Success: true, PesId: PesGlo });
    }
    expect(await list()).toHaveLength(1);
    expect((await events()).filter((event) => event === 'estimateSaved')).toHaveLength(1);
  });

  it('leaves a saved one as it is when it is changed: the change is of a copy, which can be saved as well', async () => {
    const { PesId } = (await save((await open()).PesGlo)).json();
    const moved = (await browser.post(patientUpdateLocation.path, { eafId: 'north-valley', pesGlo: PesId })).json();
    expect(moved).toMatchObject({ PesId: '', CurrentLocationId: 'north-valley', ServiceAreaId: 'north' });
    expect(moved.PesGlo).not.toBe(PesId);
    expect(await open({ estimate: PesId })).toMatchObject({ CurrentLocationId: 'alder-main' });
    await save(moved.PesGlo);
    expect((await list()).map(({ LocationName }) => LocationName).toSorted()).toEqual([
      'Alder Bay Hospital',
      'North Valley Clinic',
    ]);
  });

  it('keeps one copy, whichever tab changes the saved one', async () => {
    const { PesGlo } = await open({ template: 'knee-replacement', location: 'alder-main' });
    await browser.post(patientUpdateProvider.path, { eafId: 'osei-amara', pesGlo: PesGlo });
    await save(PesGlo);
    const change = (eafId: string) => browser.post(patientUpdateProvider.path, { eafId, pesGlo: PesGlo });
    const [one, other] = await Promise.all([change('lindqvist-erik'), change('osei-amara')]);
    expect(one.json().PesGlo).toBe(other.json().PesGlo);
    expect(one.json().PesGlo).not.toBe(PesGlo);
  });

  it('is not moved by a link that names another location', async () => {
    const { PesId } = (await save((await open()).PesGlo)).json();
    expect(await open({ estimate: PesId, location: 'north-valley' })).toMatchObject({
      PesId,
      CurrentLocationId: 'alder-main',
    });
  });

  it('blocks adding an insurance to a saved estimate without one (spec §4)', async () => {
    const working = await open();
    expect(working.CanAddInsurance).toBe(true);
    const { PesId } = (await save(working.PesGlo)).json();
    expect((await open({ estimate: PesId })).CanAddInsurance).toBe(false);
  });

  it('saves nothing where there is no amount', async () => {
    const unpriced = await open({ location: 'bayside-imaging' });
    expect((await save(unpriced.PesGlo)).json()).toEqual({ Success: false, PesId: '' });
    expect(await list()).toEqual([]);
  });

  it('deletes a saved one, once, and with its flag only', async () => {
    const { PesId } = (await save((await open()).PesGlo)).json();
    expect((await remove(PesId, browser, { delete: false })).json()).toEqual({ Success: false });
    expect((await remove(PesId)).json()).toEqual({ Success: true });
    expect(await list()).toEqual([]);
    for (const id of [PesId, 'not-an-id', randomUUID()]) {
      expect(refusalOf(await remove(id))).toEqual(refused('unknownEstimate'));
    }
  });

  it('deletes no working estimate', async () => {
    expect(refusalOf(await remove((await open()).PesGlo))).toEqual(refused('unknownEstimate'));
  });

  it('saves, shows and deletes nobody else’s', async () => {
    const { PesGlo } = await open();
    const { PesId } = (await save((await open({ svcArea: 'north', location: 'north-valley' })).PesGlo)).json();
    const profile = { username: `maria-${randomUUID()}` };
    const maria = await signedIn(await createTestAccount(test, { profile }));
    expect(refusalOf(await save(PesGlo, maria))).toEqual(refused('unknownEstimate'));
    expect(refusalOf(await remove(PesId, maria))).toEqual(refused('unknownEstimate'));
    const shown = await maria.get(urlOf(patientGetEstimateDetails, { svcArea: 'bay', estimate: PesId }));
    expect(refusalOf(shown)).toEqual(refused('unknownEstimate'));
    expect((await maria.get(getSavedEstimates.path)).json()).toEqual({ Estimates: [], Total: 0, canEditAndSave: true });
  });

  it('is for people who are signed in', async () => {
    const guest = await openGuest(test.app);
    for (const reply of [
      await save(randomUUID(), guest),
      await remove(randomUUID(), guest),
      await guest.get(getSavedEstimates.path),
    ]) {
      expect(refusalOf(reply)).toEqual(refused('signInRequired'));
    }
  });

  it('without the security point editestimates estimates are shown, and none is saved, deleted or changed (spec §6)', async () => {
    const { PesId } = (await save((await open()).PesGlo)).json();
    const { PesGlo } = await open();
    await setPoints([]);
    const move = (pesGlo: string) => browser.post(patientUpdateLocation.path, { eafId: 'north-valley', pesGlo });
    for (const id of [PesId, PesGlo]) expect(refusalOf(await move(id))).toEqual(refused('notPermitted'));
    expect((await open()).CurrentLocationId).toBe('alder-main');
    expect(refusalOf(await save(PesGlo))).toEqual(refused('notPermitted'));
    expect(refusalOf(await remove(PesId))).toEqual(refused('notPermitted'));
    expect((await browser.get(getSavedEstimates.path)).json()).toMatchObject({
      Estimates: [{ PesId }],
      canEditAndSave: false,
    });
    await setPoints(['editestimates']);
  });

  it('keeps a hundred for an account and no more, and makes room by deleting', async () => {
    const { PesGlo } = await open();
    const { PesId } = (await save(PesGlo)).json();
    await sql`
      insert into estimates (id, owner_kind, owner_id, service_area, template, saved_at, saved_figures, valid_until, created_at,
        updated_at, expires_at)
      select gen_random_uuid(), owner_kind, owner_id, service_area, template, saved_at, saved_figures, valid_until, created_at,
        updated_at, expires_at
      from estimates, generate_series(1, 99) where id = ${PesId}`.execute(test.database.db);
    const next = await open();
    expect(refusalOf(await save(next.PesGlo))).toEqual(refused('tooManyEstimates'));
    expect((await save(PesGlo)).json()).toEqual({ Success: true, PesId });
    await remove(PesId);
    expect((await save(next.PesGlo)).json()).toMatchObject({ Success: true });
    // Not by the list: what is sealed in a row does not open in its copies.
    const { count } = await test.database.db
      .selectFrom('estimates')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_id', '=', ana.accountId)
      .where('saved_at', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(count).toBe(100);
  });

  it('lists the newest first, in the language asked for; a billed code goes by the words of the price file', async () => {
    await save((await open()).PesGlo);
    test.clock.advance(60);
    await save((await open({ template: 'code-CPT-20600', location: 'alder-main' })).PesGlo);
    const reply = await browser.get(getSavedEstimates.path, { 'accept-language': 'es' });
    expect(reply.json().Estimates).toMatchObject([
      { PetName: 'Joint injection', PetLanguage: 'en' },
      { PetName: expect.stringContaining('rodilla'), PetLanguage: 'es' },
    ]);
  });

  it('says when it stands no more, and is kept for a year', async () => {
    await save((await open()).PesGlo);
    const [saved] = await list();
    const days = async (count: number): Promise<WireSavedEstimates> => {
      test.clock.advance(count * DAY);
      await removeExpired(test.database.db, test.clock.now());
      browser = await signedIn(ana);
      return list();
    };
    expect(await days(30)).toMatchObject([{ ValidUntil: saved?.ValidUntil, IsExpired: false }]);
    expect(await days(1)).toMatchObject([{ IsExpired: true }]);
    expect(await days(333)).toHaveLength(1);
    expect(await days(1)).toEqual([]);
  });

  it('keeps what it came to, and where, sealed', async () => {
    await save((await open()).PesGlo);
    const rows = await test.database.db.selectFrom('estimates').select('saved_figures').execute();
    expect(JSON.stringify(rows)).not.toMatch(/Alder Bay|:40000|MRI scan/);
    expect(rows.some(({ saved_figures: figures }) => figures !== null)).toBe(true);
  });
});
