import { sql } from 'kysely';
import { getSession, resetPassword, verifyCredential } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, signIn, type TestAccount } from '../accounts/testing/account.ts';
import { askForLink, messagesSettled } from '../accounts/testing/recovery.ts';
import { refusalOf, refused } from '../estimates/testing/guest.ts';
import { importTestPatients } from '../enrolment/testing/sign-up.ts';
import { patientIdOf } from '../patients/patient-id.ts';
import { accountOf, linkAccount } from '../patients/queries/patient-accounts.ts';
import { unsealFor } from '../platform/crypto/sealed.ts';
import { giveAccess } from '../proxies/testing/proxies.ts';
import { callEngines } from '../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp } from '../testing/test-app.ts';
import { runOnDatabase } from './testing/staff-terminal.ts';

const WHY = ['--reason', 'ticket 4711'];

describe.each(callEngines)(
  'the life of an account at the terminal, on %s (issue 12, point 6; decision 83)',
  (engine) => {
    let test: TestApp;
    let minh: TestAccount;
    let patientId: string;

    beforeAll(async () => {
      test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
      await importTestPatients(test, [{ mrn: 'AB-2001' }]);
      patientId = patientIdOf(test.settings.keys, 'AB-2001');
      minh = await createTestAccount(test, {
        profile: {
          username: 'minh.nguyen',
          firstName: 'Minh',
          lastName: 'Nguyễn-Hoàng',
          email: 'minh@example.org',
          phones: ['+14155550133'],
        },
      });
      await createTestAccount(test, { profile: { username: 'other', email: 'minh2@example.org', phones: [] } });
      await linkTo(minh.accountId);
    });
    afterAll(() => test.close());

    const run = (...argv: string[]) => runOnDatabase(test.database, [...argv, ...WHY]);
    const linkTo = (accountId: string) =>
      test.database.db
        .transaction()
        .execute((trx) => linkAccount(trx, { patientId, accountId, now: test.clock.now() }));
    /** What the queue sends to somebody, by its subject. */
    const mailsTo = async (to: string): Promise<string[]> => {
      const { rows } = await sql<{ sealed: string }>`
      select data->>'sealed' as sealed from pgboss.job where name = 'send-mail' order by created_on`.execute(
        test.database.db,
      );
      const mails = rows.map(
        ({ sealed }) => unsealFor(test.settings.keys, 'job', sealed) as { to: string; subject: string },
      );
      return mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
    };
    const lastEntry = () =>
      test.database.db.selectFrom('audit_entries').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();

    it.each([
      [['--name', 'minh nguyen']],
      [['--name', 'HOANG']],
      [['--email', ' Minh@Example.org']],
      [['--phone', '(415) 555-0133']],
      [['--phone', '555 0133']],
      [['--username', 'MINH']],
      [['--mrn', 'ab2001']],
      [['--name', 'Minh', '--phone', '4155550133']],
    ])('finds an account by %j, however it is written', async (how) => {
      const { code, out } = await run('accounts', 'find', ...how);
      expect([code, out]).toEqual([
        0,
        `1 account\n  ${minh.accountId}  active, since 2026-11-21  minh.nguyen  Minh Nguyễn-Hoàng, born 1986-04-27\n`,
      ]);
      const entry = await lastEntry();
      expect(entry).toMatchObject({ event: 'accountsSearched', actor: 'staff', details: { found: 1 } });
      expect(JSON.stringify(entry)).not.toMatch(/minh|nguy|555.?0133|ab.?2001/i);
    });

    it.each([
      [['--name', 'Minh', '--phone', '4155550134'], 0, '0 accounts\n'],
      [['--email', 'minh'], 0, '0 accounts\n'],
      [[], 2, ''],
      [['--mrn', 'AB-2001', '--name', 'Minh'], 2, ''],
      [['--phone', '0133'], 2, ''],
    ])('finds nobody by what does not go together, and asks for enough: %j', async (how, code, out) =>
      expect(await run('accounts', 'find', ...how)).toMatchObject({ code, out }),
    );

    it.each([
      [['find', '--name', 'minh'], 'minh is on the phone'],
      [['find', '--name', 'Nobody'], 'ticket 4711, Nobody'],
      [['find', '--phone', '4155550133'], 'calls from (415) 555-0133'],
      [['find', '--mrn', 'AB-2001'], 'ticket 4711: AB-2001.'],
      [['find', '--email', 'minh@example.org'], 'Hoang lost the mail', 'tells that the name is theirs'],
      [['show', 'minh.nguyen'], 'mail of minh@example.org bounces', 'tells that the address is theirs'],
    ])('takes no reason that names the person: %j, "%s"', async (how, reason, tells?: string) => {
      const before = await lastEntry();
      const said = await runOnDatabase(test.database, ['accounts', ...how, '--reason', reason]);
      expect(said).toMatchObject({ code: 1, out: '', err: expect.stringContaining('names the owner') });
      // Decision 253: what is told is an entry, without the words that name the person.
      const last = await lastEntry();
      const entry = { event: 'staffActRefused', details: { why: 'reasonNamesOwner' } };
      expect(last).toMatchObject(tells === undefined ? (before ?? {}) : entry);
      expect(JSON.stringify(last)).not.toMatch(/hoang|minh@/i);
    });

    it('spells out what a terminal would obey in what people have written', async () => {
      const named = await createTestAccount(test, { profile: { username: 'bad\u009b2J', lastName: 'Mo\u001b[31mre' } });
      const { out } = await run('accounts', 'show', named.accountId);
      expect(out).toContain('Mo\\u001b[31mre');
      expect(out).toContain('bad\\u009b2J');
      for (const obeyed of ['\u001b', '\u009b']) expect(out).not.toContain(obeyed);
    });

    it('shows what the help desk may see, and nothing that opens the account', async () => {
      const { out } = await run('accounts', 'show', minh.accountId);
      expect(out).toContain('Owner:            Minh Nguyễn-Hoàng, born 1986-04-27, ZIP 94110\n');
      expect(out).toContain('Patient:          AB-2001, linked on 2026-11-21\n');
      expect(out).toContain('Last sign-in:     never\n');
      expect(out).toContain('Second step:      off\n');
      expect(out).not.toMatch(/\$argon2|hash|sealed/i);
      expect(await lastEntry()).toMatchObject({ event: 'accountShown', account_id: minh.accountId });
    });

    it('closes an account: signed out, found by nobody, its patient free, its owner told', async () => {
      const browser = await createBrowser(test.app);
      await signIn(browser, minh);
      const { code, out } = await run('accounts', 'close', 'minh.nguyen');
      expect([code, out]).toEqual([0, expect.stringContaining('is erased in 30 days')]);
      expect(await lastEntry()).toMatchObject({ account_id: minh.accountId, details: { reason: 'ticket 4711' } });
      expect(refusalOf(await browser.get(getSession.path))).toEqual(refused('signInRequired'));
      expect(refusalOf(await signIn(browser, minh))).toEqual(refused('invalidLogin'));
      expect(await accountOf(test.database.db, patientId)).toBeNull();
      expect(await mailsTo('minh@example.org')).toContain('Your account was closed');
    });

    it('ends the accesses of its owner to the records of others when it is closed, and tells the patients', async () => {
      const [owner, patient] = [
        await createTestAccount(test, { profile: { username: 'looks.after' } }),
        await createTestAccount(test, { profile: { username: 'looked.after', email: 'p@example.org' } }),
      ];
      await giveAccess(test, patient.accountId, owner.accountId);
      await run('accounts', 'close', owner.accountId);
      expect(await mailsTo('p@example.org')).toEqual(['Somebody no longer looks after your record']);
      expect((await runOnDatabase(test.database, ['proxies', 'list', patient.username])).out).toBe('0 lines\n');
    });

    it('reads as no account to a stranger: signing in and every recovery answer as for an unknown name, and send nothing', async () => {
      const person = { firstName: 'Minh', lastName: 'Nguyễn-Hoàng', dateOfBirth: '1986/04/27', zip: '94110' };
      const asked = ['minh.nguyen', 'nobody.at.all'].map(async (userName, index) => {
        const browser = await createBrowser(test.app, { address: `10.9.0.${index + 1}` });
        const { dateOfBirth, zip } = person;
        const begun = await browser.post(resetPassword.path, { userName, dateOfBirth, zip });
        const replies = [
          await signIn(browser, { username: userName, password: minh.password }),
          begun,
          await askForLink(browser, begun.json().response.ticket),
          await browser.post(verifyCredential.path, { ...person, ...(index === 0 ? {} : { lastName: 'Nobody' }) }),
        ];
        // The last four digits of the phone on file.
        for (const { body } of replies) expect(body).not.toMatch(/[-"]0133"/);
        // Tickets are random; question and digits are made up from what was typed.
        const madeUp = /"(ticket|securityQuestion|suffix|masked)":"[^"]+"/g;
        return replies.map(({ statusCode, body }) => [statusCode, body.replaceAll(madeUp, '$1')]);
      });
      const [closed, unknown] = await Promise.all(asked);
      expect(closed).toEqual(unknown);
      expect(closed?.map(([status]) => status)).toEqual([401, 200, 200, 200]);
      await messagesSettled(test);
      expect(await mailsTo('minh@example.org')).toEqual(['Your account was closed']);
    });

    it('takes no other command while it is closed, but shows how long', async () => {
      for (const command of ['suspend', 'unlock', 'sessions', 'close', 'unlink']) {
        const given = ['close', 'unlink'].includes(command) ? WHY : [];
        const said = await runOnDatabase(test.database, ['accounts', command, minh.accountId, ...given]);
        expect(said).toMatchObject({ code: 1, err: expect.stringContaining('"accounts reopen" opens it again') });
      }
      expect((await run('accounts', 'show', 'minh.nguyen')).out).toMatch(/Status: +closed on .*, erased on /);
      expect((await run('accounts', 'find', '--username', 'minh')).out).toContain('closed on');
    });

    it('opens it again, with its patient and its password', async () => {
      expect((await run('accounts', 'reopen', minh.accountId)).out).toBe(`${minh.accountId} is open again.\n`);
      expect(await accountOf(test.database.db, patientId)).toBe(minh.accountId);
      expect((await signIn(await createBrowser(test.app), minh)).statusCode).toBe(200);
      expect((await run('accounts', 'reopen', minh.accountId)).err).toContain('is not closed');
    });

    it('opens it again without its patient, if they have enrolled again meanwhile', async () => {
      await run('accounts', 'close', minh.accountId);
      await linkTo(crypto.randomUUID());
      const { out } = await run('accounts', 'reopen', minh.accountId);
      expect(out).toContain('has enrolled again meanwhile');
      expect(await accountOf(test.database.db, patientId)).not.toBe(minh.accountId);
    });

    it('erases an account for good, which must be said', async () => {
      expect(await run('accounts', 'erase', minh.accountId)).toMatchObject({
        code: 2,
        err: expect.stringContaining('--forever'),
      });
      const { code, out } = await run('accounts', 'erase', minh.accountId, '--forever');
      expect([code, out]).toEqual([0, `Account ${minh.accountId} is erased. Its username and its patient are free.\n`]);
      expect(await mailsTo('minh@example.org')).toEqual(['Your account was erased']);
      expect(await lastEntry()).toMatchObject({ event: 'accountErased', account_id: minh.accountId });
      expect((await run('accounts', 'find', '--name', 'Minh')).out).toBe('0 accounts\n');
      expect((await run('accounts', 'show', minh.accountId)).err).toContain('Nobody has the username');
      await createTestAccount(test, { profile: { username: minh.username } });
    });
  },
);
