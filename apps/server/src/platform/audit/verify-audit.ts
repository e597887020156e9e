import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { entryHash, FIRST_HASH } from './entry-hash.ts';
import { readEntries } from './read-entries.ts';

/** Where the trail ended at some time. Kept elsewhere, it proves later that the end was not cut off. */
export interface AuditHead {
  number: number;
  hash: Uint8Array;
}

/** The first thing that is wrong with a trail. */
interface AuditBreak {
  /** The entry that it concerns. */
  number: number;
  reason: string;
}

/** What a walk along the trail found. */
export interface AuditFinding {
  head: AuditHead;
  /** null for a trail that is whole. */
  broken: AuditBreak | null;
}

/**
 * Walks the whole audit trail and finds the first entry that was changed, removed, put elsewhere or forged. What is
 * appended meanwhile is not looked at. Memory stays the same, however long the trail is.
 *
 * @param secret PORTICO_SECRET, as the portal has it.
 * @param note the head of an earlier walk: an end that was cut off together with its head shows by it alone.
 */
export async function verifyAudit(db: Kysely<Tables>, secret: string, note?: AuditHead): Promise<AuditFinding> {
  // One snapshot: head and entries are of the same moment.
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return transaction.execute(async (trx) => {
    const head = await trx.selectFrom('audit_head').select(['number', 'hash']).executeTakeFirstOrThrow();
    return { head, broken: await findBreak(trx, secret, head, note) };
  });
}

async function findBreak(
  trx: Transaction<Tables>,
  secret: string,
  head: AuditHead,
  note: AuditHead | undefined,
): Promise<AuditBreak | null> {
  let last: AuditHead = { number: 0, hash: FIRST_HASH };
  for await (const { hash, ...entry } of readEntries(trx, 0)) {
    const number = last.number + 1;
    if (number > head.number) return { number, reason: 'stands behind the end of the trail: it was not appended' };
    if (entry.number !== number) return { number, reason: 'is missing' };
    if (!isSame(hash, entryHash(secret, last.hash, entry))) {
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
