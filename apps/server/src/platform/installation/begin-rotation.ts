import { type Kysely, sql, type Transaction } from 'kysely';
import { appendAudit } from '../audit/append-audit.ts';
import { keptPurposes, type Keys } from '../crypto/keys.ts';
import { seal } from '../crypto/sealed.ts';
import { subkey } from '../crypto/subkey.ts';
import type { Tables } from '../db/tables.ts';
import { readMark, standingOf } from './find-installation-problem.ts';
import { secretCheck } from './installation.ts';

/**
 * Makes the current secret the database's, in place of the previous one, where it is not yet: keeps the keys of the
 * previous one for what cannot be made again, and says so in the audit trail, whose entries are hashed under the new one
 * from then on. One transaction: of two servers that come at once, one does it.
 */
export async function beginRotation(db: Kysely<Tables>, keys: Keys): Promise<void> {
  const mark = await readMark(db);
  if (mark === undefined || standingOf(mark, keys) !== 'next') return;
  await db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('installation')
      .select(['secret_check', 'previous_check', sql<Date>`now()`.as('now')])
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (standingOf(held, keys) !== 'next' || keys.previous === null) return;
    await keepKeys(trx, keys);
    await trx
      .updateTable('installation')
      .set({ secret_check: secretCheck(keys.current), previous_check: secretCheck(keys.previous) })
      .execute();
    await trx.updateTable('audit_head').set({ key_id: keys.current.id }).execute();
    const details = { from: keys.previous.id, to: keys.current.id };
    await appendAudit(
      trx,
      { keys, now: held.now },
      { event: 'keysRotated', accountId: null, actor: 'system', details },
    );
  });
}

/** Whether a secret was this database's before. It never is again: what was sealed under the next one would be lost. */
export async function isRetired(db: Kysely<Tables>, { current }: Keys): Promise<boolean> {
  const found = await db.selectFrom('kept_keys').select('key_id').where('key_id', '=', current.id).executeTakeFirst();
  return found !== undefined;
}

async function keepKeys(trx: Transaction<Tables>, keys: Keys): Promise<void> {
  const { previous } = keys;
  if (previous === null) return;
  const subkeys = Object.fromEntries(keptPurposes.map((purpose) => [purpose, subkey(previous, purpose)]));
  const row = { key_id: previous.id };
  await trx
    .insertInto('kept_keys')
    .values({ ...row, sealed: seal(keys, { column: 'kept_keys.sealed', row }, subkeys) })
    .execute();
}
