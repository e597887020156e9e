import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '../../platform/crypto/keys.ts';
import { createAccount } from '../../accounts/create-account.ts';
import type { Database } from '../../platform/db/database.ts';
import { engines, createTestDatabase } from '../../testing/databases.ts';
import { removeExpired } from './retention.ts';

const DAY = 24 * 3600;
const now = new Date('2026-11-21T10:00:00Z');
const at = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** A different key each time. */
const bytes = (text: string): Uint8Array => Buffer.from(text);

describe.each(engines)('what accounts leave behind, on %s', (engine) => {
  let database: Database;
  let accountId: string;

  beforeAll(async () => {
    database = await createTestDatabase(engine);
    const profile = {
      username: 'maria',
      firstName: 'Maria',
      lastName: 'Keller',
      birthDate: '1980-02-29',
      zip: '94304',
      email: null,
      phones: [],
      language: 'en',
    } as const;
    accountId = await database.db
      .transaction()
      .execute((trx) => createAccount(trx, keysOf('a secret'), { profile, passwordHash: 'none', now }));
  });
  afterAll(() => database.close());

  it('is deleted once it has expired, and not before', async () => {
    await Promise.all([keep('old', -1), keep('new', 1)]);
    await removeExpired(database.db, now);
    for (const left of await leftovers()) expect(left).toEqual(['new']);
  });

  it('an account stays with its second factors, whatever time goes by', async () => {
    const { db } = database;
    const factor = { account_id: accountId, factor_id: randomUUID(), kind: 'sms', sealed: '', added_at: now } as const;
    await db
      .insertInto('second_factors')
      .values({ ...factor, confirmed_at: now })
      .execute();
    await removeExpired(db, at(10 * 365 * DAY));
    expect(await db.selectFrom('second_factors').select('factor_id').execute()).toHaveLength(1);
    for (const left of await leftovers()) expect(left).toEqual([]);
    expect(await database.db.selectFrom('accounts').select('account_id').execute()).toEqual([
      { account_id: accountId },
    ]);
  });

  /** One row of each kind, which expires this many seconds from now. */
  async function keep(name: string, seconds: number): Promise<void> {
    const { db } = database;
    const account_id = accountId;
    const end = at(seconds);
    await db
      .insertInto('sessions')
      .values({
        account_id,
        token_hash: bytes(name),
        session_id: randomUUID(),
        device_key: null,
        browser: name,
        signed_in_at: now,
        last_used_at: now,
        password_confirmed_at: now,
        ends_at: end,
        challenge: null,
      })
      .execute();
    const pending = { account_id, token_hash: bytes(name), browser_hash: bytes(name), challenge: null };
    await db
      .insertInto('pending_sign_ins')
      .values({ ...pending, expires_at: end })
      .execute();
    const ticket = { ticket_hash: bytes(name), purpose: 'reset', account_id, browser_hash: null, sealed: '' };
    await db
      .insertInto('tickets')
      .values({ ...ticket, expires_at: end })
      .execute();
    const access = { patient_account_id: account_id, scope: 'view' } as const;
    const invite = { ...access, invite_hash: bytes(name), invitee: name, access_ends_at: end, invited_at: now };
    await db
      .insertInto('proxy_invites')
      .values({ ...invite, expires_at: end })
      .execute();
    const code = { account_id, factor_id: randomUUID(), code_hash: bytes(name), sent_at: now };
    await db
      .insertInto('sent_codes')
      .values({ ...code, expires_at: at(seconds - DAY) })
      .execute();
    const factor = {
      account_id,
      factor_id: randomUUID(),
      kind: 'sms',
      sealed: name,
      added_at: at(seconds - DAY),
    } as const;
    await db.insertInto('second_factors').values(factor).execute();
    const tries = { key: name, subject: bytes(name), failures: 1, locks: 0, locked_until: null };
    await db
      .insertInto('try_locks')
      .values({ ...tries, last_try_at: at(seconds - DAY) })
      .execute();
    const device = { account_id, device_key: bytes(name), device_id: randomUUID(), browser: name, remember_hash: null };
    await db
      .insertInto('devices')
      .values({ ...device, last_used_at: at(seconds - 730 * DAY) })
      .execute();
  }

  /** The names of the remaining rows, for each kind. */
  async function leftovers(): Promise<string[][]> {
    const { db } = database;
    const hashes = await Promise.all([
      db.selectFrom('sessions').select('token_hash as kept').execute(),
      db.selectFrom('pending_sign_ins').select('token_hash as kept').execute(),
      db.selectFrom('tickets').select('ticket_hash as kept').execute(),
      db.selectFrom('proxy_invites').select('invite_hash as kept').execute(),
      db.selectFrom('sent_codes').select('code_hash as kept').execute(),
      db.selectFrom('try_locks').select('subject as kept').execute(),
      db.selectFrom('devices').select('device_key as kept').execute(),
      db.selectFrom('second_factors').select('sealed as kept').where('confirmed_at', 'is', null).execute(),
    ]);
    return hashes.map((rows) => rows.map(({ kept: saved }) => Buffer.from(saved).toString()));
  }
});
