import type { Queue } from '../../platform/jobs/boss.ts';
import type { Kysely } from 'kysely';
import { removeExpiredCodes } from '../../enrolment/queries/access-codes.ts';
import { removeExpiredInsurances } from '../../estimates/queries/insurances.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** Runs every hour. */
export const retentionQueue: Queue = {
  name: 'retention',
  retries: { retryLimit: 3, retryDelay: 60, retryDelayMax: 600, expireInSeconds: 600 },
};

const DAY_MILLIS = 24 * 3600 * 1000;
const OUTBOX_DAYS = 7;

/** Until then the response distinguishes an expired code from one that never existed. */
const SENT_CODE_DAYS = 1;

/** A person who finds a letter late is told that its code has expired. */
const ACCESS_CODE_DAYS = 60;

/** A second factor that was begun and never confirmed. */
const UNCONFIRMED_FACTOR_DAYS = 1;

/** Tries and locks are deleted after a day without a try (docs/decisions/0017). */
const TRIES_DAYS = 1;

/** A device that did not sign in for this long must verify again that it is its owner's. */
const DEVICE_DAYS = 2 * 365;

/**
 * Deletes expired data: sessions, estimates, insurances, tickets, codes, limits, unconfirmed second factors, and old
 * demonstration mail. Nothing depends on when it runs: expired data are refused before.
 */
export async function removeExpired(db: Kysely<Tables>, now: Date): Promise<void> {
  await removeExpiredOfGuests(db, now);
  await removeExpiredOfAccounts(db, now);
  // After the estimates: an insurance is stored as long as an estimate uses it.
  await removeExpiredInsurances(db, now);
  await db.deleteFrom('inquiries').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_limits').where('expires_at', '<=', now).execute();
  await db.deleteFrom('outbox').where('at', '<', daysBefore(now, OUTBOX_DAYS)).execute();
}

async function removeExpiredOfGuests(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('guest_sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('estimates').where('expires_at', '<=', now).execute();
  await db.deleteFrom('captcha_uses').where('expires_at', '<=', now).execute();
}

async function removeExpiredOfAccounts(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('ends_at', '<=', now).execute();
  await db.deleteFrom('pending_sign_ins').where('expires_at', '<=', now).execute();
  await db.deleteFrom('tickets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('proxy_invites').where('expires_at', '<=', now).execute();
  await removeExpiredCodes(db, daysBefore(now, ACCESS_CODE_DAYS));
  await db.deleteFrom('sent_codes').where('expires_at', '<', daysBefore(now, SENT_CODE_DAYS)).execute();
  await db
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where('added_at', '<', daysBefore(now, UNCONFIRMED_FACTOR_DAYS))
    .execute();
  await db.deleteFrom('try_locks').where('last_try_at', '<=', daysBefore(now, TRIES_DAYS)).execute();
  await db.deleteFrom('devices').where('last_used_at', '<', daysBefore(now, DEVICE_DAYS)).execute();
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MILLIS);
}
