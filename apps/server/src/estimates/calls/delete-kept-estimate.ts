import type { InputOf, ReplyOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { requireKeptEstimate } from '../kept/require-kept-estimate.ts';
import { deleteKeptEstimate as deleteRow } from '../queries/kept-estimates.ts';

/**
 * Deletes an estimate for whoever has opened it by its number.
 *
 * @throws Refusal keptEstimateRefused
 */
export async function deleteKeptEstimate(
  { key }: InputOf<'deleteKeptEstimate'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'deleteKeptEstimate'>> {
  const { stored } = await requireKeptEstimate(key, visitor, services);
  const accountId = stored.owner_kind === 'account' ? stored.owner_id : null;
  const entry = { event: 'keptEstimateDeleted', accountId, actor: 'visitor' } as const;
  await services.database.db.transaction().execute(async (trx) => {
    const isDeleted = await deleteRow(trx, stored.number_hash);
    if (isDeleted) await appendAudit(trx, auditContext(visitor, services), entry);
  });
  return { Success: true };
}
