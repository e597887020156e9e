import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { AuditContext } from './append-audit.ts';
import { continuationsThatHold, fingerprintOf, isKnownBy, rangesOf } from './continuations.ts';
import { auditTime, entryHash } from './entry-hash.ts';
import { chainKeysOf } from './chain-keys.ts';
import { type Damage, findDamage } from './find-damage.ts';
import { lockEnd } from './lock-end.ts';

/**
 * Lets a damaged trail go on: appends an entry, signed as every other, that says which entries are damaged, how they
 * stand, and who had it continued and why. Nothing is mended: every check names the damage from then on.
 *
 * @param who who does so and why, for the entry.
 * @returns the damage; empty if there is none that no entry owns up to, and nothing is written.
 */
export async function continueAudit(
  trx: Transaction<Tables>,
  { keys, now }: Pick<AuditContext, 'keys' | 'now'>,
  who: Readonly<Record<string, string>>,
): Promise<readonly Damage[]> {
  const head = await lockEnd(trx, keys);
  const { damage, continuations } = await findDamage(trx, await chainKeysOf(trx, keys), head, undefined);
  const known = isKnownBy(await continuationsThatHold(trx, continuations));
  if (damage.every(known)) return [];
  const damaged = rangesOf(damage);
  const fingerprint = await fingerprintOf(trx, damaged);
  const after = Buffer.from(head.hash).toString('hex');
  const details = { ...who, damaged, fingerprint, after };
  const number = Math.max(head.number, await lastNumber(trx)) + 1;
  const entry = { number, event: 'auditContinued', accountId: null, actor: 'staff', details } as const;
  const hash = entryHash(head.chainKey, head.hash, { ...entry, at: auditTime(now) });
  await trx.updateTable('audit_head').set({ number, hash }).execute();
  await trx
    .insertInto('audit_entries')
    .values({
      number,
      at: now,
      event: entry.event,
      account_id: null,
      actor: 'staff',
      details: JSON.stringify(details),
      hash,
    })
    .execute();
  return damage;
}

async function lastNumber(trx: Transaction<Tables>): Promise<number> {
  const { last } = await trx
    .selectFrom('audit_entries')
    .select(sql<number>`coalesce(max(number), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  return last;
}
