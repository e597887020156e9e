import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/create-account.ts';
import { reserveAccount } from '../accounts/queries/reserved-accounts.ts';
import type { Profile } from '../accounts/profile.ts';
import { messagesOf } from '../documents/messages/messages-of.ts';
import { asNdjson, fhirPatient } from '../patients/testing/fhir.ts';
import { linkAccount } from '../patients/queries/patient-accounts.ts';
import { reservedFor } from '../patients/reserved-for.ts';
import { patientIdOf } from '../patients/patient-id.ts';
import { unsealFor } from '../platform/crypto/sealed.ts';
import { hashOf } from '../platform/crypto/token.ts';
import { secondsAfter } from '../platform/time.ts';
import { upsertProxy } from '../proxies/queries/proxies.ts';
import { callEngines } from '../testing/databases.ts';
import { makeTestFolder, type TestFolder } from '../testing/price-files.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

const maria: Profile = {
  username: 'Maria.Keller',
  firstName: 'Maria',
  lastName: 'Keller',
  birthDate: '1980-02-29',
  zip: '94304',
  email: 'maria@example.org',
  phones: [],
  language: 'en',
};
const tomas = { ...maria, username: 'tomas', firstName: 'Tomás', lastName: 'Rivera', email: 'tomas@example.org' };

const children = [fhirPatient({ id: 'lia', mrn: 'AB-1001' }), fhirPatient({ id: 'leo', mrn: 'AB-1002' })];
const person = ['--email', 'sister@example.org', '--birth-date', '1990-03-04', '--name', 'Her sister'];
const why = ['--reason', 'ticket 4711'];

describe.each(callEngines)('proxies at the terminal, on %s (issue 12, point 9)', (engine) => {
  let staff: StaffTerminal;
  let folder: TestFolder;
  let mariasId: string;
  let tomassId: string;

  beforeAll(async () => {
    [staff, folder] = await Promise.all([createStaffTerminal(engine), makeTestFolder()]);
    await staff.run(['patients', 'import', await folder.write('patients.ndjson', asNdjson(children))]);
    mariasId = await make(maria);
    tomassId = await make(tomas);
  });
  afterAll(() => Promise.all([staff.close(), folder.remove()]));
  beforeEach(() =>
    staff.look(async ({ db }) => {
      for (const table of ['proxies', 'proxy_invites'] as const) await db.deleteFrom(table).execute();
      await sql`delete from pgboss.job where name = 'send-mail'`.execute(db);
    }),
  );

  const make = (profile: Profile) =>
    staff.look(({ db }) =>
      db
        .transaction()
        .execute((trx) => createAccount(trx, staff.keys, { profile, passwordHash: 'none', now: new Date() })),
    );
  const run = (...argv: string[]) => staff.run(['proxies', ...argv]);
  const mails = () =>
    staff.look(async ({ db }) => {
      const { rows } = await sql<{ data: { sealed: string } }>`
        select data from pgboss.job where name = 'send-mail' order by created_on`.execute(db);
      return rows.map(
        ({ data }) => unsealFor(staff.keys, 'job', data.sealed) as { to: string; subject: string; text: string },
      );
    });
  const invites = () => staff.look(({ db }) => db.selectFrom('proxy_invites').selectAll().execute());
  const lastEntry = () =>
    staff.look(({ db }) =>
      db.selectFrom('audit_entries').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirstOrThrow(),
    );
  async function giveAccess(now = new Date()): Promise<string> {
    const proxyId = randomUUID();
    const access = { scopes: ['view'], since: now, ends_at: secondsAfter(now, 7 * 86_400) } as const;
    await staff.look(({ db }) =>
      db
        .transaction()
        .execute((trx) =>
          upsertProxy(trx, { ...access, account_id: tomassId, patient_account_id: mariasId, proxy_id: proxyId }),
        ),
    );
    return proxyId;
  }

  it('invites by a mail that names nobody and carries nothing but the code, and tells the patient', async () => {
    const invited = await run('invite', 'maria.keller', ...person, '--may', 'estimates, view', '--days', '30', ...why);
    expect(invited).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^The invitation to sister@example.org goes out .* link begins with http[^]*It allows view \+ estimates, until /,
      ),
    });
    const sent = await mails();
    const toSister = sent.find(({ to }) => to === 'sister@example.org');
    expect(sent).toHaveLength(2);
    expect(toSister).toBeDefined();
    expect(JSON.stringify(toSister)).not.toMatch(/maria|keller|1990/i);
    expect(sent).toContainEqual(
      expect.objectContaining({ to: 'maria@example.org', subject: 'Somebody was invited to look after your record' }),
    );
    const code = /http:\/\/localhost:3000\/home#inviteCode=([\w-]{43})\n/.exec(toSister?.text ?? '')?.[1] ?? '';
    const [invite] = await invites();
    expect(invite).toMatchObject({
      patient_account_id: mariasId,
      scopes: ['view', 'estimates'],
      basis: 'staff',
      answer: null,
    });
    expect(Buffer.from(invite?.invite_hash ?? []).equals(hashOf(code))).toBe(true);
    expect(JSON.stringify(invite)).not.toContain('1990-03-04');
    expect(await lastEntry()).toMatchObject({
      event: 'proxyInvited',
      account_id: mariasId,
      actor: 'staff',
      details: { scope: 'view estimates', basis: 'staff', reason: 'ticket 4711' },
    });
  });

  it.each([
    [['--name', 'x', '--birth-date', '1990-03-04'], '--email must be'],
    [['--name', 'x', '--email', 'a@example.org'], '--birth-date must be'],
    [['--name', 'x', '--email', 'a@example.org', '--birth-date', '1990-02-30'], '--birth-date must be'],
    [['--email', 'a@example.org', '--birth-date', '1990-03-04'], '--name must be'],
    [[...person, '--days', '7'], '--days must be'],
    [[...person, '--may', 'view,all'], '--may must be some of view, estimates, messages, manage'],
    [[...person, '--may', ''], '--may must be'],
    [[...person, '--basis', 'aunt'], '--basis must be parent or guardian'],
    [[...person, '--mrn', 'AB-1001'], 'Name the patient by'],
  ])('%j is a mistake of typing', async (options, message) => {
    const said = await run('invite', 'maria.keller', ...options, ...why);
    expect(said).toMatchObject({ code: 2, out: '', err: expect.stringContaining(message) });
    expect(await invites()).toEqual([]);
  });

  it('asks for a reason, which names nobody', async () => {
    expect(await run('invite', 'maria.keller', ...person)).toMatchObject({ code: 2 });
    for (const reason of ['asked by Keller', 'maria.keller asked', 'maria@example.org asked']) {
      expect(await run('invite', 'maria.keller', ...person, '--reason', reason)).toMatchObject({ code: 1 });
    }
    for (const reason of ['asked for AB-1001', 'asked from 650-555-0120']) {
      expect(await run('invite', '--mrn', 'AB-1001', ...person, '--reason', reason)).toMatchObject({ code: 1 });
    }
    expect(await invites()).toEqual([]);
  });

  it.each([
    [['invite', 'nobody.there', ...person, ...why]],
    [['list', 'nobody.there']],
    [['revoke', 'nobody.there', '--id', randomUUID(), ...why]],
  ])('%j says so of a username that nobody has', async (argv) => {
    const said = { code: 1, out: '', err: 'Nobody has the username "nobody.there". Nothing was changed.\n' };
    expect(await run(...argv)).toEqual(said);
  });

  it('lists and ends what there is, on either side, and tells both', async () => {
    const proxyId = await giveAccess();
    await run('invite', 'maria.keller', ...person, ...why);
    const listed = await run('list', 'maria.keller');
    expect(listed.out).toContain(`${proxyId}  looked after by Tomás Rivera, view, `);
    expect(listed.out).toContain('invited: Her sister <sister@example.org>, view, open until ');
    expect((await run('list', 'tomas')).out).toContain(`${proxyId}  looks after Maria Keller, view, `);
    const [invite] = await invites();
    expect(await run('revoke', 'maria.keller', '--id', invite?.invite_id ?? '', ...why)).toMatchObject({ code: 0 });
    await staff.look(({ db }) => sql`delete from pgboss.job where name = 'send-mail'`.execute(db));
    expect(await run('revoke', 'maria.keller', '--id', proxyId, ...why)).toMatchObject({ code: 0 });
    const told = await mails();
    expect(told.map(({ to }) => to).toSorted()).toEqual(['maria@example.org', 'tomas@example.org']);
    expect(told.find(({ to }) => to === 'maria@example.org')?.text).toContain(
      'our help desk has just ended the access',
    );
    expect(await lastEntry()).toMatchObject({
      event: 'proxyRevokedByStaff',
      details: { id: proxyId, reason: 'ticket 4711' },
    });
    expect((await run('list', 'maria.keller')).out).toBe('0 lines\n');
    expect(await run('revoke', 'maria.keller', '--id', proxyId, ...why)).toMatchObject({
      code: 1,
      err: 'There is no such access or invitation. Nothing was changed.\n',
    });
  });

  it('asks what becomes of the accesses of a suspended account before it is opened again (decision 115)', async () => {
    await staff.run(['accounts', 'suspend', 'maria.keller']);
    const unlock = (...more: string[]) => staff.run(['accounts', 'unlock', 'maria.keller', ...more]);
    const before = await giveAccess(new Date(Date.now() - 86_400_000));
    expect(await unlock()).toMatchObject({ code: 0 });
    await staff.run(['accounts', 'suspend', 'maria.keller']);
    await staff.look(({ db }) => db.deleteFrom('proxies').where('proxy_id', '=', before).execute());
    const proxyId = await giveAccess();
    await run('invite', 'maria.keller', ...person, ...why);
    expect(await unlock('--access', 'perhaps')).toMatchObject({ code: 2 });
    const asked = await unlock();
    expect(asked).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Tomás Rivera, view, since ') });
    expect(asked.err).toContain('invited: Her sister <sister@example.org>, view, on ');
    expect(await unlock('--access', 'keep')).toMatchObject({ code: 0 });
    expect((await run('list', 'maria.keller')).out).toContain(proxyId);
    await staff.run(['accounts', 'suspend', 'maria.keller']);
    expect((await unlock('--access', 'end')).out).toContain('have ended');
    expect(await lastEntry()).toMatchObject({ event: 'accountUnlocked', details: { access: 'end' } });
    expect((await run('list', 'maria.keller')).out).toBe('0 lines\n');
    expect((await mails()).filter(({ to }) => to === 'tomas@example.org')).toHaveLength(1);
    expect(await unlock()).toMatchObject({ code: 0 });
  });

  it('opens the record of a minor to a parent or guardian alone, until the child is of age (issue 15, point 5)', async () => {
    const year = new Date().getFullYear() - 8;
    const kim = fhirPatient({ id: 'kim', mrn: 'AB-1005', birthDate: `${year}-03-04` });
    await staff.run(['patients', 'import', await folder.write('kim.ndjson', asNdjson([...children, kim]))]);
    const invite = (...more: string[]) => run('invite', '--mrn', 'AB-1005', ...person, ...why, ...more);
    expect(await invite()).toMatchObject({
      code: 1,
      err: expect.stringContaining('The patient is a minor: say --basis'),
    });
    expect(await invites()).toEqual([]);
    // What was reserved for the patient went with the refusal: its entry names no account that never was (decision 253).
    expect(await lastEntry()).toMatchObject({ event: 'staffActRefused', account_id: null });
    expect((await invite('--basis', 'parent', '--as', 'maria.lopez', '--may', 'view,messages')).out).toContain(
      `It allows view + messages, until ${year + 18}-03-04, when the patient comes of age.`,
    );
    expect(await invites()).toMatchObject([{ basis: 'parent', access_ends_at: expect.any(Date) }]);
    // --as names who acts, as with every command, and nothing else.
    expect(await lastEntry()).toMatchObject({ event: 'proxyInvited', details: { by: 'maria.lopez', basis: 'parent' } });
    expect((await invite('--basis', 'guardian', '--days', '90')).out).not.toContain('comes of age');
    expect((await invite()).code).toBe(1);
    expect(await lastEntry()).toMatchObject({ event: 'staffActRefused', account_id: expect.any(String) });
    const adult = await run('invite', '--mrn', 'AB-1001', ...person, ...why, '--basis', 'parent');
    expect(adult).toMatchObject({ code: 1, err: expect.stringContaining('The patient is of age') });
  });

  it('reserves the account of a patient without one: the patient has it once there is one', async () => {
    expect(await run('list', '--mrn', 'AB-1001')).toMatchObject({
      code: 1,
      err: 'Nobody looks after this record. Nothing was changed.\n',
    });
    expect(await run('invite', '--mrn', 'AB-1001', ...person, ...why)).toMatchObject({ code: 0 });
    const [invite] = await invites();
    const patientId = patientIdOf(staff.keys, 'AB-1001');
    const profile = { ...maria, username: 'lia' };
    const accountId = await staff.look(({ db }) =>
      db.transaction().execute(async (trx) =>
        createAccount(trx, staff.keys, {
          profile,
          passwordHash: 'none',
          patientId,
          accountId: await reservedFor(trx, staff.keys, patientId),
          now: new Date(),
        }),
      ),
    );
    expect(invite?.patient_account_id).toBe(accountId);
    expect((await run('list', '--mrn', 'AB-1001')).out).toContain('Her sister');
  });

  it('tells a patient without an account in their language, and never at work (decision 84)', async () => {
    const telecom = [
      { system: 'email', value: 'desk@employer.example', use: 'work', rank: 1 },
      { system: 'email', value: 'home@example.org', use: 'home', rank: 2 },
    ];
    const communication = [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: 'es' }] }, preferred: true }];
    const atWork = fhirPatient({ id: 'atwork', mrn: 'AB-1003', more: { telecom, communication } });
    const onlyAtWork = fhirPatient({ id: 'only', mrn: 'AB-1004', more: { telecom: telecom.slice(0, 1) } });
    const all = [...children, atWork, onlyAtWork];
    await staff.run(['patients', 'import', await folder.write('more.ndjson', asNdjson(all))]);
    await run('invite', '--mrn', 'AB-1003', ...person, ...why);
    const toPatient = (await mails()).filter(({ to }) => to !== 'sister@example.org');
    expect(toPatient.map(({ to }) => to)).toEqual(['home@example.org']);
    expect(toPatient[0]?.subject).toBe(messagesOf('es').account.notices.subject.proxyInvited);
    const invited = await run('invite', '--mrn', 'AB-1004', ...person, ...why);
    expect(invited.out).toContain('The patient has no e-mail address on file');
    expect(JSON.stringify(await mails())).not.toContain('desk@employer.example');
  });

  it('reserves another account for a patient whose own was closed', async () => {
    await run('invite', '--mrn', 'AB-1002', ...person, ...why);
    const [first] = await invites();
    const patientId = patientIdOf(staff.keys, 'AB-1002');
    const closed = await staff.look(({ db }) =>
      db.transaction().execute(async (trx) => {
        const profile = { ...maria, username: 'leo' };
        const accountId = await createAccount(trx, staff.keys, {
          profile,
          passwordHash: 'none',
          patientId,
          accountId: await reservedFor(trx, staff.keys, patientId),
          now: new Date(),
        });
        await linkAccount(trx, { patientId, accountId, now: new Date() });
        return accountId;
      }),
    );
    expect(first?.patient_account_id).toBe(closed);
    expect(await staff.run(['accounts', 'close', 'leo', ...why])).toMatchObject({ code: 0 });
    expect((await run('list', '--mrn', 'AB-1002')).err).toContain('Nobody looks after this record');
    expect(await run('invite', '--mrn', 'AB-1002', ...person, ...why)).toMatchObject({ code: 0 });
    const [second] = await invites();
    expect(second?.patient_account_id).not.toBe(closed);
  });

  it('hands no id out that an account has, whatever is reserved', async () => {
    const accountId = tomassId;
    const patientId = randomUUID();
    const reserve = (id: string) =>
      staff.look(({ db }) =>
        db
          .transaction()
          .execute((trx) => reserveAccount(trx, { patientId, person: '', accountId: id, now: new Date() })),
      );
    expect(await reserve(accountId)).toBe(accountId);
    const fresh = randomUUID();
    expect(await reserve(fresh)).toBe(fresh);
    expect(await reserve(randomUUID())).toBe(fresh);
  });
});
