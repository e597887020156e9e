import type { Kysely } from 'kysely';
import type { Keys } from '../crypto/keys.ts';
import type { Tables } from '../db/tables.ts';
import { chainKeyOf, entryHash, FIRST_HASH } from './entry-hash.ts';
import { readEntries } from './read-entries.ts';

/**
 * Checks by the last entries whether the audit trail was written with this secret. A command with another secret would
 * find no account, and would break the chain. True for a trail without entries.
 */
export async function isSecretOfAudit(db: Kysely<Tables>, keys: Keys): Promise<boolean> {
  const { number } = await db.selectFrom('audit_head').select('number').executeTakeFirstOrThrow();
  // The last entry's hash includes the hash before it; the first entry has none before it.
  let before = number <= 1 ? FIRST_HASH : null;
  let isSame = true;
  for await (const { hash, ...entry } of readEntries(db, number - 2)) {
    if (before !== null) isSame = Buffer.compare(hash, entryHash(chainKeyOf(keys.current), before, entry)) === 0;
    before = hash;
  }
  return isSame;
}
