import {
  acceptAccountTerms,
  type AddedLanguage,
  getAccountSecurity,
  getAccountTerms,
  getEstimateServices,
  getSession,
  guestTerms,
  postActivationTerms,
  sayOwnWords,
} from '@portico/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, signIn, type TestAccount } from '../../../accounts/testing/account.ts';
import { findAccountByUsername } from '../../../accounts/queries/accounts.ts';
import { choose, issue, lookUp } from '../../../enrolment/testing/activation.ts';
import { answerCaptcha, refusalOf, refused, urlOf } from '../../../estimates/testing/guest.ts';
import { usernameKeys } from '../../../platform/crypto/lookup-keys.ts';
import { listWordings } from '../../../platform/terms/queries.ts';
import { wordingOf } from '../../../platform/terms/terms.ts';
import { watchTerms } from '../../../platform/terms/watch-terms.ts';
import { callEngines } from '../../../testing/databases.ts';
import { settableClock } from '../../../testing/settable-clock.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';
import { openStaffTest, type StaffTest } from '../../testing/staff-test.ts';

// Decision 226. At Alder Bay the day begins at eight o'clock UTC in winter.
const BEGIN = '2026-11-22T08:00:00Z';
const VERSION = '2026-11-22';

describe.each(callEngines)('terms that staff have published, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let settingsVersion: string;
  const portals: TestApp[] = [];
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    settingsVersion = test.settings.healthSystem.accountTerms.version;
    staffTest = await openStaffTest(test);
    const priya = await staffTest.signedIn('priya');
    const publish = async (more: object): Promise<number> => {
      const { lastAct: seen } = (await priya.call('listTerms')).json();
      const given = {
        text: { en: 'Be kind.', es: 'Sea amable.' },
        from: VERSION,
        reason: 'ticket 4711',
        seen,
        ...more,
      };
      return (await priya.call('publishTerms', given)).json().number;
    };
    // One that was mistyped, and taken back before its day.
    const number = await publish({ kind: 'account', text: { en: 'Be unkind.', es: 'Sea poco amable.' } });
    await priya.call('withdrawTerms', { number, reason: 'ticket 4712' });
    await publish({ kind: 'account' });
    await publish({ kind: 'estimates' });
  });
  afterAll(async () => {
    await Promise.all(portals.map((each) => each.close()));
    await staffTest.close();
    await test.close();
  });

  /** A server of the portal, so many seconds after the day has begun by its clock. */
  const portalAt = async (seconds: number): Promise<TestApp> => {
    const clock = settableClock(BEGIN);
    clock.advance(seconds);
    const settings = { callsPerMinute: 1_000_000 };
    const portal = await buildTestApp(engine, { database: test.database, clock, settings, areJobsLeft: true });
    portals.push(portal);
    return portal;
  };
  const accountOf = (portal: TestApp, username: string): Promise<TestAccount> =>
    createTestAccount(portal, { profile: { username } });
  const versionAt = async ({ app }: TestApp): Promise<string> =>
    (await (await createBrowser(app)).get(getAccountTerms.path)).json().response.version;
  const isDue = async (who: TestBrowser): Promise<boolean> => (await who.get(getSession.path)).json().response.termsDue;
  const accept = (who: TestBrowser, version: string) => who.post(acceptAccountTerms.path, { version });
  const acceptedBy = async (accountId: string) => {
    const row = test.database.db.selectFrom('accounts').select('terms_version').where('account_id', '=', accountId);
    const entries = test.database.db
      .selectFrom('audit_entries')
      .select('details')
      .where('event', '=', 'termsAccepted')
      .where('account_id', '=', accountId)
      .orderBy('number', 'desc');
    return {
      version: (await row.executeTakeFirst())?.terms_version,
      entry: (await entries.executeTakeFirst())?.details,
    };
  };

  it('are in force from the first moment of their day on, at a server that has known them before, and not sooner', async () => {
    const portal = await portalAt(-0.001);
    expect(await versionAt(portal)).toBe(settingsVersion);
    portal.clock.advance(0.001);
    // Those that were withdrawn had the day's name first.
    expect(await versionAt(portal)).toBe(`${VERSION} (2)`);
    const spanish = await (await createBrowser(portal.app)).get(getAccountTerms.path, { 'accept-language': 'es' });
    expect(spanish.json().response.paragraphs).toEqual(['Sea amable.']);
  });

  it('are asked of whoever accepted others at the next sign-in, and until then a session goes on', async () => {
    const portal = await portalAt(-60);
    const lena = await accountOf(portal, 'lena.ortiz');
    const before = await createBrowser(portal.app);
    await signIn(before, lena);
    expect(await isDue(before)).toBe(false);
    portal.clock.advance(120);
    expect((await before.get(getAccountSecurity.path)).statusCode).toBe(200);
    const after = await createBrowser(portal.app);
    await signIn(after, lena);
    expect(await isDue(after)).toBe(true);
    expect(refusalOf(await after.get(getAccountSecurity.path))).toEqual(refused('termsRequired'));
    // What has just ended is accepted by nobody who would be asked again at once.
    expect(refusalOf(await accept(after, settingsVersion))).toEqual(refused('outOfTurn'));
    expect((await accept(after, `${VERSION} (2)`)).statusCode).toBe(200);
    expect(await isDue(after)).toBe(false);
    const { version, entry } = await acceptedBy(lena.accountId);
    const paragraphs = [{ en: 'Be kind.', es: 'Sea amable.' }];
    expect([version, entry]).toEqual([
      `${VERSION} (2)`,
      expect.objectContaining({ version: `${VERSION} (2)`, wording: wordingOf(paragraphs), language: 'en' }),
    ]);
    expect(await listWordings(test.database.db, 'account', `${VERSION} (2)`)).toMatchObject([{ paragraphs }]);
  });

  it('that begin while somebody signs up leave them what they have read: that is recorded, and the new ones are asked at the first sign-in', async () => {
    const portal = await portalAt(-600);
    const code = await issue(portal);
    const browser = await createBrowser(portal.app, { address: '10.41.0.1' });
    await lookUp(browser, code);
    await choose(browser, 'rosa.midnight');
    const { version: read } = (await browser.get(getAccountTerms.path)).json().response;
    portal.clock.advance(1200);
    const done = await browser.post(postActivationTerms.path, {
      username: 'rosa.midnight',
      accepted: true,
      termsVersion: read,
    });
    expect([read, done.statusCode]).toEqual([settingsVersion, 200]);
    const signedIn = await createBrowser(portal.app);
    await signIn(signedIn, { username: 'rosa.midnight', password: 'kelp7 harbor' });
    expect(await isDue(signedIn)).toBe(true);
    const account = await findAccountByUsername(test.database.db, usernameKeys(test.settings.keys, 'rosa.midnight'));
    const { version, entry } = await acceptedBy(account?.account_id ?? '');
    const { accountTerms } = test.settings.healthSystem;
    expect([version, entry]).toEqual([
      settingsVersion,
      expect.objectContaining({ version: settingsVersion, wording: wordingOf(accountTerms.paragraphs) }),
    ]);
    expect(await listWordings(test.database.db, 'account', settingsVersion)).toMatchObject([
      { paragraphs: accountTerms.paragraphs },
    ]);
  });

  it('are not accepted unread: a client that sends a version that is over for long, or that nobody knows, is refused', async () => {
    const portal = await portalAt(3600);
    const code = await issue(portal);
    const browser = await createBrowser(portal.app, { address: '10.41.0.2' });
    await lookUp(browser, code);
    await choose(browser, 'rosa.late');
    for (const version of [settingsVersion, VERSION, 'none']) {
      const reply = await browser.post(postActivationTerms.path, {
        username: 'rosa.late',
        accepted: true,
        termsVersion: version,
      });
      expect(refusalOf(reply)).toEqual(refused('outOfTurn'));
    }
    // A client of the specification tells none, and accepts what is in force.
    const reply = await browser.post(postActivationTerms.path, { username: 'rosa.late', accepted: true });
    expect(reply.statusCode).toBe(200);
  });

  it('begin at two servers whose clocks are seconds apart, and whoever goes from one to the other is asked once', async () => {
    const [ahead, behind] = [await portalAt(10), await portalAt(-20)];
    const ben = await accountOf(ahead, 'ben.clock');
    const browser = await createBrowser(ahead.app);
    await signIn(browser, ben);
    expect(await isDue(browser)).toBe(true);
    browser.moveTo(behind.app);
    expect((await accept(browser, `${VERSION} (2)`)).statusCode).toBe(200);
    for (const { app } of [behind, ahead]) {
      const again = await createBrowser(app);
      await signIn(again, ben);
      expect(await isDue(again)).toBe(false);
    }
  });

  it('that are days away were accepted by nobody yet, whatever the version that somebody accepted is called', async () => {
    const watch = await watchTerms({
      db: test.database.db,
      clock: settableClock('2026-11-20T08:00:00Z'),
      healthSystem: test.settings.healthSystem,
      report: () => {},
    });
    expect(watch.isDue(`${VERSION} (2)`)).toBe(true);
    await watch.stop();
  });

  it('of estimates are accepted as the guest has read them, also where others begin meanwhile', async () => {
    const portal = await portalAt(-60);
    const { version } = test.settings.healthSystem.terms;
    const guest = await createBrowser(portal.app);
    const CaptchaResponse = await answerCaptcha(guest);
    portal.clock.advance(120);
    const services = urlOf(getEstimateServices, { svcArea: 'bay', CaptchaResponse });
    expect((await guest.get(services)).statusCode).toBe(200);
    const sessions = test.database.db
      .selectFrom('guest_sessions')
      .select('terms_version')
      .orderBy('accepted_at', 'desc');
    expect(await sessions.executeTakeFirst()).toEqual({ terms_version: version });
    expect(await listWordings(test.database.db, 'estimates', version)).toHaveLength(1);
    const later = (await (await createBrowser(portal.app)).get(guestTerms.path)).json();
    expect(later.Terms).toEqual({ Version: VERSION, Paragraphs: ['Be kind.'] });
  });

  it('of the settings are provable by their words, also where the file has changed them and kept the version', async () => {
    const { db } = test.database;
    const accountTerms = { version: 'of the file', paragraphs: [{ en: 'Old.', es: 'Viejo.' }] };
    const healthSystem = { ...test.settings.healthSystem, accountTerms };
    const clock = settableClock('2026-11-21T10:00:00Z');
    const watch = await watchTerms({ db, clock, healthSystem, report: () => {} });
    await watch.keep('account', await watch.inForce('account'));
    clock.advance(60);
    accountTerms.paragraphs = [{ en: 'New.', es: 'Nuevo.' }];
    await watch.keep('account', await watch.inForce('account'));
    await watch.stop();
    const wordings = await listWordings(db, 'account', 'of the file');
    expect(wordings.map(({ paragraphs }) => paragraphs[0]?.en)).toEqual(['New.', 'Old.']);
  });

  it('are kept as they are read in an added language that has its own words for a paragraph, under a hash of their own', async () => {
    const { db } = test.database;
    const tag = 'vi' as AddedLanguage;
    const paragraphs = [
      { en: 'Be kind.', es: 'Sea amable.' },
      { en: 'Wait here.', es: 'Espere aquí.' },
    ];
    const accountTerms = { version: 'in three languages', paragraphs };
    const healthSystem = { ...test.settings.healthSystem, accountTerms, addedLanguages: [{ tag }] };
    const watch = await watchTerms({
      db,
      clock: settableClock(BEGIN.replace('22', '21')),
      healthSystem,
      report: () => {},
    });
    sayOwnWords({ [tag]: { 'Be kind.': 'Xin tử tế.' } });
    try {
      const wording = await watch.keep('account', await watch.inForce('account'));
      expect(await listWordings(db, 'account', 'in three languages')).toMatchObject([
        { wording, paragraphs: [{ ...paragraphs[0], vi: 'Xin tử tế.' }, paragraphs[1]] },
      ]);
      expect(wording).not.toBe(wordingOf(paragraphs));
    } finally {
      sayOwnWords({});
      await watch.stop();
    }
  });

  it('are not taken for those of the settings by a server that starts while the database is down', async () => {
    const { db } = test.database;
    const { healthSystem } = test.settings;
    const errors: unknown[] = [];
    await db.schema.alterTable('terms_acts').renameTo('terms_acts_away').execute();
    const watch = await watchTerms({
      db,
      clock: settableClock(BEGIN),
      healthSystem,
      report: (error) => void errors.push(error),
    });
    try {
      await expect(watch.inForce('account')).rejects.toMatchObject({ error: 'unavailable' });
      expect(watch.isDue(settingsVersion)).toBe(true);
      expect(errors).toHaveLength(1);
    } finally {
      await db.schema.alterTable('terms_acts_away').renameTo('terms_acts').execute();
    }
    expect((await watch.inForce('account')).version).toBe(`${VERSION} (2)`);
    await watch.stop();
  });

  it('are not accepted at a server that the database had left when they were withdrawn', async () => {
    const { db } = test.database;
    const clock = settableClock('2026-11-22T07:59:00Z');
    const watch = await watchTerms({ db, clock, healthSystem: test.settings.healthSystem, report: () => {} });
    await db.schema.alterTable('terms_acts').renameTo('terms_acts_away').execute();
    await watch.look();
    await sql`
      insert into terms_acts_away (kind, act, withdraws, reason, acted_by, acted_by_user, acted_at)
      select kind, 'withdraw', act_number, 'ticket 4713', 'Priya Nair', 'priya', ${clock.now()}
      from terms_acts_away where kind = 'account' and version = ${`${VERSION} (2)`}`.execute(db);
    await db.schema.alterTable('terms_acts_away').renameTo('terms_acts').execute();
    clock.advance(120);
    expect((await watch.acceptable('account')).map(({ version }) => version)).toEqual([settingsVersion]);
    await watch.stop();
  });
});
