import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/create-account.ts';
import type { Profile } from '../accounts/profile.ts';
import { unsealFor } from '../platform/crypto/sealed.ts';
import { replaceRecoveryCodes } from '../accounts/queries/recovery-codes.ts';
import { insertFactor } from '../accounts/queries/second-factors.ts';
import { twoStepSubjects } from '../accounts/sign-in/try-subjects.ts';
import { beginTry, findLock } from '../platform/limits/tries.ts';
import { newAccountToken } from '../platform/crypto/account-token.ts';
import { callEngines } from '../testing/databases.ts';
import { sealFactor } from '../accounts/two-step/factor-secret.ts';
import { createStaffTerminal, type StaffTerminal } from './testing/staff-terminal.ts';

const ana: Profile = {
  username: 'ana.rivera',
  firstName: 'Ana',
  lastName: 'Rivera',
  birthDate: '1986-04-27',
  zip: '94110',
  email: 'ana@example.org',
  phones: ['+16505550142'],
  language: 'es',
};

const off = ['accounts', 'two-step', 'Ana.Rivera', '--off'];

describe.each(callEngines)('portico accounts two-step --off, on %s (for whoever lost every factor)', (engine) => {
  let staff: StaffTerminal;
  let accountId: string;
  beforeAll(async () => {
    staff = await createStaffTerminal(engine);
    accountId = await staff.look(({ db }) =>
      db
        .transaction()
        .execute((trx) => createAccount(trx, staff.keys, { profile: ana, passwordHash: 'none', now: new Date() })),
    );
  });
  afterAll(() => staff.close());

  /** Two-step verification with one factor, on a remembered device that is signed in. */
  const turnOn = () =>
    staff.look(({ db }) =>
      db.transaction().execute(async (trx) => {
        const now = new Date();
        const later = new Date(now.getTime() + 3600_000);
        const factor = { kind: 'sms', phone: '+16505550142' } as const;
        const row = { account_id: accountId, factor_id: randomUUID() };
        await insertFactor(trx, {
          ...row,
          kind: 'sms',
          sealed: sealFactor(staff.keys, row, factor),
          added_at: now,
          confirmed_at: now,
        });
        await replaceRecoveryCodes(trx, accountId, [new Uint8Array(32)]);
        const key = new Uint8Array(32);
        await trx
          .insertInto('devices')
          .values({
            account_id: accountId,
            device_key: key,
            device_id: randomUUID(),
            browser: '',
            remember_hash: key,
            remembered_until: later,
            last_used_at: now,
          })
          .execute();
        await trx
          .insertInto('sessions')
          .values({
            account_id: accountId,
            token_hash: newAccountToken(accountId).hash,
            session_id: randomUUID(),
            device_key: key,
            browser: '',
            signed_in_at: now,
            last_used_at: now,
            password_confirmed_at: now,
            ends_at: later,
          })
          .execute();
      }),
    );

  it('needs --off, and an account that has two-step verification', async () => {
    expect(await staff.run(off.slice(0, -1))).toMatchObject({ code: 2, err: expect.stringContaining('--off') });
    expect(await staff.run(off)).toEqual({
      code: 1,
      out: '',
      err: 'Ana.Rivera has no two-step verification. Nothing was changed.\n',
    });
    const nobody = await staff.run(['accounts', 'two-step', 'nobody.there', '--off']);
    expect(nobody).toMatchObject({ code: 1, err: 'Nobody has the username "nobody.there". Nothing was changed.\n' });
  });

  it('lifts the lock of the second step', async () => {
    await turnOn();
    const limits = twoStepSubjects(staff.keys, accountId);
    const now = new Date();
    await staff.look(async ({ db }) => {
      for (let count = 0; count < 5; count += 1) await beginTry(db, limits, now, 900);
      expect(await findLock(db, limits, now)).toBe(900);
    });
    expect(await staff.run(off)).toMatchObject({ code: 0 });
    await staff.look(async ({ db }) => {
      expect(await findLock(db, limits, now)).toBe(0);
      await db.deleteFrom('devices').execute();
      await sql`delete from pgboss.job`.execute(db);
    });
  });

  it('removes every factor and code, signs out everywhere, remembers no device, audits it and tells the owner', async () => {
    await turnOn();
    expect(await staff.run(off)).toEqual({
      code: 0,
      out: 'Ana.Rivera signs in by the password alone: 1 factor and all recovery codes were removed.\n',
      err: '',
    });
    await staff.look(async ({ db }) => {
      for (const table of ['second_factors', 'recovery_codes', 'sessions'] as const) {
        expect(await db.selectFrom(table).selectAll().where('account_id', '=', accountId).execute()).toEqual([]);
      }
      const devices = await db.selectFrom('devices').select(['remember_hash', 'remembered_until']).execute();
      expect(devices).toEqual([{ remember_hash: null, remembered_until: null }]);
      const entry = await db.selectFrom('audit_entries').selectAll().orderBy('number', 'desc').executeTakeFirst();
      expect(entry).toMatchObject({ event: 'twoStepTurnedOff', account_id: accountId, actor: 'staff' });
      expect(entry?.details).toMatchObject({ command: 'accounts two-step --off', factors: 1, by: expect.any(String) });
      const { rows } = await sql<{ data: { sealed: string } }>`
        select data from pgboss.job where name = 'send-mail'`.execute(db);
      const mails = rows.map(({ data }) => unsealFor(staff.keys, 'job', data.sealed));
      expect(mails).toMatchObject([{ to: 'ana@example.org', subject: 'Se desactivó la verificación en dos pasos' }]);
    });
  });
});
