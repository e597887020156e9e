import type { Kysely } from 'kysely';
import type { Keys } from '../crypto/keys.ts';
import type { Tables } from '../db/tables.ts';
import { chainKeysOf } from './chain-keys.ts';
import { type Continuation, continuationsThatHold, isKnownBy } from './continuations.ts';
import { type Damage, findDamage } from './find-damage.ts';

/** The end of the trail at some time. Stored elsewhere, it later proves that the end was not cut off. */
export interface AuditHead {
  number: number;
  hash: Uint8Array;
}

/** The result of the verification. */
export interface AuditFinding {
  head: AuditHead;
  /** The first damage that no entry owns up to; null where there is none. */
  broken: Damage | null;
  /** Damage after which the trail was continued by a signed entry that says so. It stays damage. */
  continued: readonly Continuation[];
}

/**
 * Checks the whole audit trail and finds the first entry that was changed, removed, moved or forged. Entries appended
 * meanwhile are not checked. Memory use does not depend on the length of the trail.
 *
 * @param keys of the portal, with those of its secrets before.
 * @param note the head of an earlier check. If an end was cut off together with the stored head, only this shows it.
 */
export async function verifyAudit(db: Kysely<Tables>, keys: Keys, note?: AuditHead): Promise<AuditFinding> {
  // One snapshot, so that head and entries are of the same moment.
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return transaction.execute(async (trx) => {
    const head = await trx.selectFrom('audit_head').select(['number', 'hash']).executeTakeFirstOrThrow();
    const { damage, continuations } = await findDamage(trx, await chainKeysOf(trx, keys), head, note);
    const continued = await continuationsThatHold(trx, continuations);
    const isKnown = isKnownBy(continued);
    return { head, broken: damage.find((each) => !isKnown(each)) ?? null, continued };
  });
}
