import { type Insertable, sql, type Transaction } from 'kysely';
import type { TryLimit } from '../../platform/limits/try-limit.ts';
import type { SessionsTable } from '../../platform/db/account-tables.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { deleteOldestDevices } from './devices.ts';
import { deletionOfTries } from '../../platform/limits/try-locks.ts';

/** What a completed sign-in writes. */
export interface StartedSession {
  session: Omit<Insertable<SessionsTable>, 'challenge' | 'challenge_expires_at'>;
  /** The device's new remember cookie; null leaves the stored one as it is. */
  remembered: { hash: Uint8Array; until: Date } | null;
  /** The device's id in the owner's list, if the device is new. */
  newDeviceId: string;
  /** The limits whose tries are cleared by this success. */
  limits: readonly TryLimit[];
  /** The mailbox may be a second factor again (docs/decisions/0019). */
  isMailboxCleared: boolean;
  /** This is the first sign-in to the account. */
  isFirst: boolean;
}

/**
 * Starts a session and writes all that belongs to it, in one statement: at eight in the morning, everyone waits for
 * this.
 *
 * @returns true if the account does not know the device, or the device has no id.
 */
export async function startSession(trx: Transaction<Tables>, started: StartedSession): Promise<boolean> {
  const { session, remembered, limits } = started;
  const account = sql`${session.account_id}::uuid`;
  const deviceKey = session.device_key ?? null;
  const device = sql`${deviceKey}::bytea`;
  const now = sql`${session.signed_in_at}::timestamptz`;
  // Steps without work are left out: planning them costs as much as running them.
  const steps = [sql`forgotten as (${deletionOfTries(limits)})`];
  if (started.isMailboxCleared || started.isFirst) {
    const isCleared = sql`${started.isMailboxCleared}::boolean`;
    steps.push(sql`entered as (
      update accounts set has_signed_in = true, recovered_by_email = recovered_by_email and not ${isCleared}
      where account_id = ${account}
    )`);
  }
  if (deviceKey !== null) {
    // In a row that existed before, xmax is the transaction that changed it; in a new row it is 0.
    steps.push(sql`known as (
      insert into devices as old (account_id, device_key, device_id, browser, remember_hash, remembered_until, last_used_at)
      values (${account}, ${device}, ${started.newDeviceId}::uuid, ${session.browser}, ${remembered?.hash ?? null}::bytea,
        ${remembered?.until ?? null}::timestamptz, ${now})
      on conflict (account_id, device_key) do update set
        browser = excluded.browser,
        last_used_at = excluded.last_used_at,
        remember_hash = coalesce(excluded.remember_hash, old.remember_hash),
        remembered_until = coalesce(excluded.remembered_until, old.remembered_until)
      returning old.xmax = 0 as is_stranger
    )`);
  }
  const isStranger = deviceKey === null ? sql`true` : sql`(select is_stranger from known)`;
  const { rows } = await sql<{ is_stranger: boolean }>`
    with ${sql.join(steps)}
    insert into sessions (account_id, token_hash, session_id, device_key, browser, signed_in_at, last_used_at,
      password_confirmed_at, ends_at, terms_due, factor_due, shown_factor, identity_provider, identity_amr,
      identity_session)
    values (${account}, ${session.token_hash}, ${session.session_id}, ${device}, ${session.browser}, ${now},
      ${session.last_used_at}, ${session.password_confirmed_at}, ${session.ends_at}, ${session.terms_due ?? false},
      ${session.factor_due ?? false}, ${session.shown_factor ?? null}::text, ${session.identity_provider ?? null}::text,
      ${session.identity_amr ?? null}::text[], ${session.identity_session ?? null}::bytea)
    returning ${isStranger} as is_stranger`.execute(trx);
  if (rows[0]?.is_stranger !== true) return false;
  if (deviceKey !== null) await deleteOldestDevices(trx, session.account_id, deviceKey);
  return true;
}
