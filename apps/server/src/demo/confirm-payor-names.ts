import type { Keys } from '../platform/crypto/keys.ts';
import { appendAudit } from '../platform/audit/append-audit.ts';
import type { Database } from '../platform/db/database.ts';
import { keyOfPayerName } from '../prices/payors/key-of-payer-name.ts';
import { listPayerNames, upsertPayorNames } from '../prices/queries/payor-names.ts';
import { suggestPayor } from '../prices/payors/suggest-payor.ts';
import type { HealthSystem } from '../platform/settings/health-system.ts';
import { plans } from './price-files/payers.ts';

/** The settings that this needs: the secret of the audit trail, and the payors. */
export interface ConfirmingSettings {
  keys: Keys;
  healthSystem: Pick<HealthSystem, 'payors'> & { locations: readonly { id: string }[] };
}

const own = new Set(plans.map(keyOfPayerName));

/**
 * Confirms the payors of the demonstration's own insurers at each location, as staff do with `payors unmapped
 * --confirm`. Earlier decisions stay, and so do names of a price file that an operator has imported.
 */
export async function confirmPayorNames(
  { db }: Database,
  { keys, healthSystem }: ConfirmingSettings,
  now: Date,
): Promise<void> {
  for (const { id } of healthSystem.locations) {
    const undecided = (await listPayerNames(db, id)).filter(
      (name) => name.decision === null && own.has(keyOfPayerName(name)),
    );
    const decisions = undecided.flatMap(({ payerName, planName }) => {
      const suggestion = suggestPayor({ payerName, planName }, healthSystem.payors);
      return suggestion === null ? [] : [{ payerName, planName, ...suggestion }];
    });
    if (decisions.length === 0) continue;
    await db.transaction().execute(async (trx) => {
      await upsertPayorNames(trx, id, decisions, now);
      const details = { demonstration: true, location: id, names: decisions.length };
      const entry = { event: 'payorNamesDecided', accountId: null, actor: 'system', details } as const;
      await appendAudit(trx, { keys, now }, entry);
    });
  }
}
