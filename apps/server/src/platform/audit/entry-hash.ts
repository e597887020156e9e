import { createHmac } from 'node:crypto';
import type { Key } from '../crypto/keys.ts';
import { subkey } from '../crypto/subkey.ts';
import type { AuditEntriesTable } from '../db/account-tables.ts';

/** The input of an entry's hash, besides the hash before it. */
export interface HashedEntry {
  number: number;
  /** As `auditTime` writes it. */
  at: string;
  event: string;
  accountId: string | null;
  actor: AuditEntriesTable['actor'];
  details: unknown;
}

/** The key of the chain's entries under a secret. */
export function chainKeyOf(key: Key): string {
  return subkey(key, 'audit');
}

export const FIRST_HASH: Uint8Array = new Uint8Array(32);

/**
 * HMAC-SHA256 over the previous hash and the entry as JSON with sorted keys.
 *
 * @param chainKey of chainKeyOf, or of a secret before.
 */
export function entryHash(chainKey: string, before: Uint8Array, entry: HashedEntry): Uint8Array {
  return createHmac('sha256', chainKey).update(before).update(canonicalJson(entry)).digest();
}

/** A time with microseconds, as the database stores it, so that a change too small for a Date is detected. */
export function auditTime(at: Date): string {
  return at.toISOString().replace('Z', '000Z');
}

/** The same text for the same value: the database may change the order of the keys. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
