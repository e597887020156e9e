import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

const OUTBOX_DAYS = 7;

/** Deletes what has outlived its purpose: expired sessions, estimates, captcha uses, limits, and old demonstration mail. */
export async function removeExpired(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('guest_sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('estimates').where('expires_at', '<=', now).execute();
  await db.deleteFrom('captcha_uses').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_limits').where('expires_at', '<=', now).execute();
  const oldest = new Date(now.getTime() - OUTBOX_DAYS * 24 * 3600 * 1000);
  await db.deleteFrom('outbox').where('at', '<', oldest).execute();
}
