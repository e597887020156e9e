import { answerProxyInvite } from '@portico/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { runOnDatabase } from '../../cli/testing/staff-terminal.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { listOutbox } from '../../platform/outbox.ts';
import { patientIdOf } from '../../patients/patient-id.ts';
import { accountOf } from '../../patients/queries/patient-accounts.ts';
import { inviteTo } from '../../proxies/testing/proxies.ts';
import { callEngines } from '../../testing/databases.ts';
import { eventually } from '../../testing/eventually.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { mailboxOfTaker, newRecord, takeRecord, type TestRecord } from '../testing/taken-record.ts';

describe.each(callEngines)('that somebody was given access to a record, on %s (issue 12, point 9)', (engine) => {
  let test: TestApp;
  let tomas: TestAccount;
  let tomass: TestBrowser;
  beforeAll(async () => {
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 } });
    tomas = await createTestAccount(test, { profile: { username: 'tomas', email: 'tomas@example.org' } });
    tomass = await createBrowser(test.app);
    await signIn(tomass, tomas);
  });
  afterAll(() => test.close());

  const accept = (inviteCode: string) => tomass.post(answerProxyInvite.path, { inviteCode, answer: 'accept' });
  /** What came of an access at what is on file, in the order of what is on file; then the letter. */
  const toldOf = async ({ reached, lastName }: TestRecord) => {
    const all = (await listOutbox(test.database.db)).filter(({ text }) => /look after|estimates of costs/.test(text));
    const letters = all.filter(({ channel, recipient }) => channel === 'letter' && recipient.includes(lastName));
    return [...reached.flatMap((to) => all.filter(({ recipient }) => recipient === to)), ...letters];
  };
  const textsTo = async (to: string) =>
    (await listOutbox(test.database.db)).flatMap(({ recipient, text }) => (recipient === to ? [text] : []));

  it('reaches everything on file: whoever has taken the record has the mailbox of the account (findings, security A10)', async () => {
    const record = await newRecord(test);
    await takeRecord(test, record);
    const accountId = await accountOf(test.database.db, patientIdOf(test.settings.keys, record.mrn));
    await accept(await inviteTo(test, accountId ?? '', tomas));
    const told = await eventually(async () => {
      const sent = await toldOf(record);
      expect(sent.map(({ channel }) => channel)).toEqual(['sms', 'sms', 'email', 'email', 'letter']);
      return sent;
    });
    expect(told[0]?.text).toContain('somebody can now look after your record');
    expect(told[2]?.text).toContain('Our help desk tells you who it is');
    expect(told[4]?.text).toContain('On November 21, 2026, somebody accepted an invitation');
    for (const { text } of told) expect(text).not.toMatch(/your account|tom[aá]s|not-me/i);
    const atWork = (await Promise.all(record.notReached.map(textsTo))).flat();
    expect(atWork).toEqual([]);
    const toTaker = (await textsTo(mailboxOfTaker(record))).filter((text) => text.includes('look after'));
    expect(toTaker).toHaveLength(1);
  });

  it('reaches a patient without an account and without e-mail by phone and letter, in words that need no account', async () => {
    const telecom = [{ system: 'phone', value: '+16502999001', use: 'home' }];
    const record = await newRecord(test, { telecom });
    const person = ['--email', 'tomas@example.org', '--birth-date', tomas.profile.birthDate, '--name', 'His father'];
    const asked = ['proxies', 'invite', '--mrn', record.mrn, ...person, '--reason', 'ticket 1'];
    expect(await runOnDatabase(test.database, asked)).toMatchObject({ code: 0 });
    const inviteCode = await eventually(async () => {
      const [code] = (await textsTo('tomas@example.org')).flatMap(
        (text) => /inviteCode=([\w-]{43})/.exec(text)?.[1] ?? [],
      );
      if (code === undefined) throw new Error('The invitation is not there yet.');
      return code;
    });
    expect((await accept(inviteCode)).statusCode).toBe(200);
    await eventually(async () => {
      expect((await textsTo('+16502999001')).join()).toContain('somebody can now look after your record');
      expect((await toldOf(record)).at(-1)).toMatchObject({ channel: 'letter' });
    });
  });

  it('says to a patient without an account what they can do about it: call, since “People” is in the portal', async () => {
    const record = await newRecord(test);
    const mailbox = record.reached[2] ?? '';
    const person = ['--email', 'tomas@example.org', '--birth-date', tomas.profile.birthDate, '--name', 'His father'];
    await runOnDatabase(test.database, ['proxies', 'invite', '--mrn', record.mrn, ...person, '--reason', 'ticket 1']);
    const { withoutAccount } = messagesOf('en').account.notices;
    const text = await eventually(async () => {
      const [sent] = await textsTo(mailbox);
      if (sent === undefined) throw new Error('The patient is not told yet.');
      return sent;
    });
    expect(text).toContain(withoutAccount.greeting('Alder Bay Health'));
    expect(text).toContain(withoutAccount.what.proxyInvited);
    expect(text).not.toMatch(/your account|People/);
  });

  it('is told once also where the server is killed before the job is done, and another does it again', async () => {
    const record = await newRecord(test);
    await takeRecord(test, record);
    const accountId = await accountOf(test.database.db, patientIdOf(test.settings.keys, record.mrn));
    await accept(await inviteTo(test, accountId ?? '', tomas));
    const channels = async () => (await toldOf(record)).map(({ channel }) => channel);
    const once = ['sms', 'sms', 'email', 'email', 'letter'];
    await eventually(async () => expect(await channels()).toEqual(once));
    const jobs = async () =>
      (
        await sql<{ name: string; isDone: boolean }>`
          select name, state = 'completed' as "isDone" from pgboss.job
          where name in ('access-notice', 'record-notice', 'phone-code', 'send-sms', 'send-mail', 'print-letter') order by name`.execute(
          test.database.db,
        )
      ).rows;
    const allDone = () =>
      eventually(async () => {
        const found = await jobs();
        expect(found.filter(({ isDone }) => !isDone)).toEqual([]);
        return found;
      });
    const before = await allDone();
    // As another worker finds it after the lease.
    const { numAffectedRows } = await sql`
      update pgboss.job set state = 'retry', completed_on = null, start_after = now() where id = (
        select id from pgboss.job where name = 'access-notice' order by created_on desc limit 1)`.execute(
      test.database.db,
    );
    expect(numAffectedRows).toBe(1n);
    expect(await allDone()).toEqual(before);
    expect(await channels()).toEqual(once);
  });
});
