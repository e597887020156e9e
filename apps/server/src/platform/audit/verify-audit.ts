import type { Kysely, Transaction } from 'kysely';
import type { Keys } from '../crypto/keys.ts';
import type { Tables } from '../db/tables.ts';
import { entryHash, FIRST_HASH } from './entry-hash.ts';
import { readEntries } from './read-entries.ts';

/** The end of the trail at some time. Stored elsewhere, it later proves that the end was not cut off. */
export interface AuditHead {
  number: number;
  hash: Uint8Array;
}

/** The first error of a trail. */
interface AuditBreak {
  /** The number of the entry with the error. */
  number: number;
  reason: string;
}

/** The result of the verification. */
export interface AuditFinding {
  head: AuditHead;
  /** Null for an intact trail. */
  broken: AuditBreak | null;
}

/**
 * Checks the whole audit trail and finds the first entry that was changed, removed, moved or forged. Entries appended
 * meanwhile are not checked. Memory use does not depend on the length of the trail.
 *
 * @param keys PORTICO_SECRET of the portal.
 * @param note the head of an earlier check. If an end was cut off together with the stored head, only this shows it.
 */
export async function verifyAudit(db: Kysely<Tables>, keys: Keys, note?: AuditHead): Promise<AuditFinding> {
  // One snapshot, so that head and entries are of the same moment.
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return transaction.execute(async (trx) => {
    const head = await trx.selectFrom('audit_head').select(['number', 'hash']).executeTakeFirstOrThrow();
    return { head, broken: await findBreak(trx, keys, head, note) };
  });
}

async function findBreak(
  trx: Transaction<Tables>,
  keys: Keys,
  head: AuditHead,
  note: AuditHead | undefined,
): Promise<AuditBreak | null> {
  let last: AuditHead = { number: 0, hash: FIRST_HASH };
  for await (const { hash, ...entry } of readEntries(trx, 0)) {
    const number = last.number + 1;
    if (number > head.number) return { number, reason: 'stands behind the end of the trail: it was not appended' };
    if (entry.number !== number) return { number, reason: 'is missing' };
    if (!isSame(hash, entryHash(keys, last.hash, entry))) {
      return { number, reason: 'is not what was appended: it, or the entry before it, was changed or put elsewhere' };
    }
    if (number === note?.number && !isSame(hash, note.hash)) return { number, reason: 'is not the one that was noted' };
    last = { number, hash };
  }
  if (last.number < head.number) return { number: last.number + 1, reason: 'is missing, and all behind it' };
  if (!isSame(last.hash, head.hash)) return { number: last.number, reason: 'does not match the end that was kept' };
  if (note !== undefined && last.number < note.number) {
    return { number: last.number + 1, reason: 'was there when the end was noted: the trail was cut' };
  }
  return null;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}
