import { getSession, postSignupTerms, postUserLoginCredential } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccountByUsername } from '../accounts/queries/accounts.ts';
import { createAccount } from '../accounts/create-account.ts';
import { createTestAccount, signIn } from '../accounts/testing/account.ts';
import { atMethod, credentials, importTestPatients } from '../enrolment/testing/sign-up.ts';
import { cards, choose, ines, showCard } from '../enrolment/testing/verification.ts';
import { refusalOf, refused } from '../estimates/testing/guest.ts';
import { createRichAccount, rosa } from '../lifecycle/testing/rich-account.ts';
import { patientIdOf } from '../patients/patient-id.ts';
import { accountOf, linkAccount } from '../patients/queries/patient-accounts.ts';
import { usernameKeys } from '../platform/crypto/lookup-keys.ts';
import { secondsAfter } from '../platform/time.ts';
import { giveAccess, inviteTo } from '../proxies/testing/proxies.ts';
import { callEngines } from '../testing/databases.ts';
import { makeTestFolder, type TestFolder } from '../testing/price-files.ts';
import { buildTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';
import { runOnDatabase } from './testing/staff-terminal.ts';

const WHY = ['--reason', 'ticket 4711, taken over'];

describe.each(callEngines)(
  'unlinking an account from its patient, on %s (issue 12, point 6; decision 82)',
  (engine) => {
    let test: TestApp;
    let folder: TestFolder;
    beforeAll(async () => {
      [test, folder] = await Promise.all([
        buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } }),
        makeTestFolder(),
      ]);
      await importTestPatients(test, [{ mrn: 'AB-1001' }, { id: 'p2', mrn: 'AB-1002', last: 'Vega' }]);
    });
    afterAll(() => Promise.all([test.close(), folder.remove()]));

    const run = (...argv: string[]) => runOnDatabase(test.database, argv);
    const letter = async (name: string) => {
      const beside = dirname(await folder.write('nothing', ''));
      return run('activation', 'issue', '--mrn', 'AB-1001', '--print', join(beside, name));
    };
    const ownerOf = (mrn: string) => accountOf(test.database.db, patientIdOf(test.settings.keys, mrn));
    const idOf = async (username: string) =>
      (await findAccountByUsername(test.database.db, usernameKeys(test.settings.keys, username)))?.account_id;

    /** Enrols as Inés, by a card that any taker may have, and signs in. */
    async function enrolAsInes(): Promise<{ userId: string; password: string; browser: TestBrowser }> {
      const browser = await atMethod(test, ines);
      await choose(browser, 'creditCard');
      await showCard(browser, cards.accepted, { billingZip: ines.zip });
      const { userId, password, ...others } = credentials();
      await browser.post(postUserLoginCredential.path, { userId, password, ...others });
      expect((await browser.post(postSignupTerms.path, { accepted: true })).statusCode).toBe(200);
      await signIn(browser, { username: userId, password });
      return { userId, password, browser };
    }

    it('frees a patient who was taken by a card: by the sign-up and by a letter (findings, security A5)', async () => {
      const taker = await enrolAsInes();
      expect(await ownerOf('AB-1001')).toBe(await idOf(taker.userId));
      expect((await letter('refused.pdf')).err).toContain('has an account already');

      const unlinked = await run('patients', 'unlink', '--mrn', 'ab 1001', ...WHY);
      expect(unlinked).toMatchObject({ code: 0, out: expect.stringContaining('The patient can enrol again.') });
      expect(refusalOf(await taker.browser.get(getSession.path))).toEqual(refused('signInRequired'));
      expect(await letter('again.pdf')).toMatchObject({ code: 0 });

      const patient = await enrolAsInes();
      expect(await ownerOf('AB-1001')).toBe(await idOf(patient.userId));
      expect((await signIn(taker.browser, { username: taker.userId, password: taker.password })).statusCode).toBe(200);
      expect(await ownerOf('AB-1001')).toBe(await idOf(patient.userId));
    });

    it('takes what is of the patient, and leaves what is of the owner', async () => {
      const { database, settings, clock } = test;
      const given = { profile: rosa, keys: settings.keys, now: clock.now() };
      const { accountId } = await database.db.transaction().execute((trx) => createRichAccount(trx, given));
      expect(await run('accounts', 'unlink', 'rich', ...WHY)).toMatchObject({ code: 0 });

      const left = async (table: 'insurances' | 'visits' | 'help_desk_messages') =>
        database.db.selectFrom(table).selectAll().where('owner_id', '=', accountId).execute();
      const ofAccount = async (
        table: 'sessions' | 'pending_sign_ins' | 'admissions' | 'patient_accounts' | 'devices',
      ) => database.db.selectFrom(table).selectAll().where('account_id', '=', accountId).execute();
      for (const table of ['insurances', 'visits'] as const) expect([table, await left(table)]).toEqual([table, []]);
      for (const table of ['sessions', 'pending_sign_ins', 'admissions', 'patient_accounts'] as const)
        expect([table, await ofAccount(table)]).toEqual([table, []]);
      const invites = database.db.selectFrom('proxy_invites').selectAll();
      expect(await invites.where('patient_account_id', '=', accountId).execute()).toEqual([]);
      const estimates = await database.db
        .selectFrom('estimates')
        .select(['template', 'insurance_id', 'benefits'])
        .where('owner_id', '=', accountId)
        .orderBy('template')
        .execute();
      expect(estimates).toEqual([
        { template: 'saved without', insurance_id: null, benefits: null },
        { template: 'working', insurance_id: null, benefits: null },
      ]);
      expect(await left('help_desk_messages')).toHaveLength(1);
      expect(await ofAccount('devices')).toHaveLength(1);
      expect(await idOf('rich')).toBe(accountId);

      const again = { code: 1, err: `${accountId} is linked to no patient. Nothing was changed.\n` };
      expect(await run('accounts', 'unlink', accountId, ...WHY)).toMatchObject(again);
    });

    it('leaves to the patient who looked after them before, and what those have saved', async () => {
      const { database, settings, clock } = test;
      const parent = await createTestAccount(test, { profile: { username: 'parent' } });
      const accomplice = await createTestAccount(test, { profile: { username: 'accomplice' } });
      await run('proxies', 'invite', '--mrn', 'AB-1002', ...invitee, ...WHY);
      const reserved = await reservedFor('AB-1002');
      const proxyId = await giveAccess(test, reserved, parent.accountId);
      await inviteTo(test, reserved, parent);
      const before = await saveFor(reserved, parent.accountId);
      clock.advance(60);
      const patientId = patientIdOf(settings.keys, 'AB-1002');
      const profile = { ...rosa, username: 'taker' };
      const taken = await database.db.transaction().execute(async (trx) => {
        const created = await createAccount(trx, settings.keys, {
          profile,
          passwordHash: 'none',
          patientId,
          accountId: reserved,
          now: clock.now(),
        });
        await linkAccount(trx, { patientId, accountId: created, now: clock.now() });
        return created;
      });
      expect(taken).toBe(reserved);
      clock.advance(60);
      const since = await saveFor(taken, parent.accountId);
      await giveAccess(test, taken, accomplice.accountId);
      await inviteTo(test, taken, accomplice);
      const own = await saveFor(taken, null);
      expect(await run('patients', 'unlink', '--mrn', 'AB-1002', ...WHY)).toMatchObject({ code: 0 });

      const next = await reservedFor('AB-1002');
      expect(next).not.toBe(taken);
      expect(await estimatesOf(taken)).toEqual([own]);
      expect((await estimatesOf(next)).toSorted()).toEqual([before, since].toSorted());
      const accesses = await database.db.selectFrom('proxies').select(['proxy_id', 'patient_account_id']).execute();
      expect(accesses.filter((each) => [taken, next].includes(each.patient_account_id))).toEqual([
        { proxy_id: proxyId, patient_account_id: next },
      ]);
      const invites = database.db.selectFrom('proxy_invites').select('patient_account_id');
      const left = await invites.where('patient_account_id', 'in', [taken, next]).execute();
      expect(left).toEqual([{ patient_account_id: next }]);
    });

    const invitee = ['--email', 'aunt@example.org', '--birth-date', '1960-03-04', '--name', 'Aunt'];
    const reservedFor = async (mrn: string): Promise<string> => {
      const { account_id } = await test.database.db
        .selectFrom('reserved_accounts')
        .select('account_id')
        .where('patient_id', '=', patientIdOf(test.settings.keys, mrn))
        .executeTakeFirstOrThrow();
      return account_id;
    };
    /** A saved estimate without insurance; returns its id. */
    async function saveFor(owner_id: string, saved_by: string | null): Promise<string> {
      const [id, now] = [randomUUID(), test.clock.now()];
      const later = secondsAfter(now, 3600);
      const of = { owner_kind: 'account', owner_id, saved_by, service_area: 'bay', template: 'mri-knee' } as const;
      const times = { created_at: now, updated_at: now, saved_at: now, valid_until: later, expires_at: later };
      await test.database.db
        .insertInto('estimates')
        .values({ id, ...of, ...times, location_id: 'alder-main', disclaimer_accepted: true, saved_figures: '' })
        .execute();
      return id;
    }
    const estimatesOf = async (owner: string): Promise<string[]> => {
      const rows = await test.database.db.selectFrom('estimates').select('id').where('owner_id', '=', owner).execute();
      return rows.map(({ id }) => id);
    };

    it('leaves its reason in the audit trail, and nothing of the person', async () => {
      const entries = await test.database.db
        .selectFrom('audit_entries')
        .select(['account_id', 'actor', 'details'])
        .where('event', '=', 'accountUnlinked')
        .orderBy('number')
        .execute();
      expect(entries.map(({ actor, details }) => [actor, details['command'], details['reason']])).toEqual([
        ['staff', 'patients unlink', 'ticket 4711, taken over'],
        ['staff', 'accounts unlink', 'ticket 4711, taken over'],
        ['staff', 'patients unlink', 'ticket 4711, taken over'],
      ]);
      expect(entries.every(({ account_id }) => account_id !== null)).toBe(true);
      expect(JSON.stringify(entries)).not.toMatch(/AB-1001|Soler|Quilter/);
    });

    it.each([
      ['accounts', 'unlink', 'nobody.there', ...WHY],
      ['patients', 'unlink', '--mrn', 'AB-9999', ...WHY],
      ['patients', 'unlink', '--mrn', 'AB-1002', ...WHY],
    ])('changes nothing where there is nothing to unlink: %s %s %s %s', async (...argv) =>
      expect(await run(...argv)).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining('Nothing was changed'),
      }),
    );

    it.each([
      [[], '--reason is missing'],
      [['--reason', '  '], '--reason is missing'],
      [['--reason', 'a'.repeat(201)], '--reason may have 200 characters'],
      [['--reason', 'two\nlines'], '--reason must be one line'],
    ])('asks for a reason in one line: %j', async (how, why) =>
      expect(await run('patients', 'unlink', '--mrn', 'AB-1001', ...how)).toMatchObject({
        code: 2,
        err: expect.stringContaining(why),
      }),
    );

    it.each([
      'Mrs. QUILTER called',
      'called from 650-555-0177',
      'the mail of Rosa@example.org is not hers',
      'see rich',
    ])('refuses a reason that names the owner: %s', async (reason) => {
      const refusedReason = await run('accounts', 'unlink', 'rich', '--reason', reason);
      expect(refusedReason).toMatchObject({ code: 1, err: expect.stringContaining('names the owner') });
    });
  },
);
