import type { Kysely } from 'kysely';
import { limitKey } from '../crypto/limit-key.ts';
import type { Tables } from '../db/tables.ts';
import type { Visitor } from '../http/visitor.ts';
import { beginTry, clearTries } from '../lockout/tries.ts';
import type { TryLimit } from '../lockout/try-limit.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

/** Lookups that may fail from one address in a row: families and the desk of a clinic share one. */
const FAILURES_OF_ADDRESS = 20;

/**
 * Counts a lookup by its address, before it is judged.
 *
 * @throws Refusal tooManyRequests, with the seconds to wait, beyond FAILURES_OF_ADDRESS without a success. Each wait is twice as
 * long as the one before.
 */
export async function requireLookupsLeft(
  visitor: Pick<Visitor, 'address'>,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<void> {
  const { secret, healthSystem } = settings;
  const limits = limitsOf(visitor, secret);
  const attempt = await beginTry(database.db, limits, ports.clock.now(), healthSystem.firstLockSeconds);
  if (!attempt.allowed) throw new Refusal('tooManyRequests', [], attempt.lockedFor);
}

/** Forgets what an address was counted for, after a lookup that was right. */
export async function forgetLookups(
  db: Kysely<Tables>,
  visitor: Pick<Visitor, 'address'>,
  secret: string,
): Promise<void> {
  await clearTries(db, limitsOf(visitor, secret));
}

function limitsOf({ address }: Pick<Visitor, 'address'>, secret: string): TryLimit[] {
  const key = limitKey(secret, `activation:address:${address}`);
  return [{ key, subject: Buffer.from(key, 'base64url'), limit: FAILURES_OF_ADDRESS }];
}
