import { createHmac } from 'node:crypto';
import { subkey } from '../crypto/subkey.ts';
import type { AuditEntriesTable } from '../db/account-tables.ts';

/** What an entry's hash is made over, besides the hash before it. */
export interface HashedEntry {
  number: number;
  /** As `auditTime` writes it. */
  at: string;
  event: string;
  accountId: string | null;
  actor: AuditEntriesTable['actor'];
  details: unknown;
}

/** The hash before the first entry. */
export const FIRST_HASH: Uint8Array = new Uint8Array(32);

/** Hash of an entry: HMAC-SHA256 over the hash before it and the entry as JSON with sorted keys. */
export function entryHash(secret: string, before: Uint8Array, entry: HashedEntry): Uint8Array {
  return createHmac('sha256', subkey(secret, 'audit')).update(before).update(canonicalJson(entry)).digest();
}

/** A time with microseconds, as the database can hold it: a change too small for a Date is a change. */
export function auditTime(at: Date): string {
  return at.toISOString().replace('Z', '000Z');
}

/** Text that is the same for the same value, whatever order the database keeps its keys in. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
