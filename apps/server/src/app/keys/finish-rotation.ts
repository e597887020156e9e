import type { Kysely, Transaction } from 'kysely';
import { appendAudit, type AuditRecord } from '../../platform/audit/append-audit.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { isSecretCheck } from '../../platform/installation/installation.ts';
import { tryRegistry } from '../../patients/queries/patient-imports.ts';
import { countStanding } from './count-standing.ts';
import type { Walked } from './walk.ts';

/**
 * Ends a rotation where nothing readable stands otherwise than under the current secret and bound to its row: the previous
 * secret may be taken out, and values without key and row are read no more. An entry of the audit trail says what was found.
 *
 * Sealed values name their key and are counted once more. Usernames and people do not: the last walk must have met every
 * account and patient, and found each under the current secret. While an import changes the registry, none has.
 *
 * @param walked by the last walk. What nobody can open, no walk can change.
 * @param by a command's person, for its entry; by default the server itself.
 * @returns whether the database needs the current secret alone.
 */
export async function finishRotation(
  db: Kysely<Tables>,
  { keys, now }: { keys: Keys; now: Date },
  walked: Walked,
  by: Pick<AuditRecord, 'actor' | 'details'> = { actor: 'system' },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const finished = walked.changed + walked.skipped === 0 && (await mayFinish(trx, keys, walked));
    if (finished) await trx.updateTable('installation').set({ previous_check: null, values_bound: true }).execute();
    const details = { ...by.details, unreadable: walked.unreadable, finished };
    await appendAudit(trx, { keys, now }, { event: 'keysResealed', accountId: null, actor: by.actor, details });
    return finished;
  });
}

async function mayFinish(trx: Transaction<Tables>, keys: Keys, { unreadable }: Walked): Promise<boolean> {
  const mark = await trx.selectFrom('installation').select('secret_check').forUpdate().executeTakeFirstOrThrow();
  if (!isSecretCheck(mark.secret_check, keys.current)) return false;
  if (!(await tryRegistry(trx))) return false;
  const standing = await countStanding(trx, keys);
  return standing.reduce((left, { previous, unbound }) => left + previous + unbound, 0) <= unreadable;
}
