import type { InputOf, ReplyOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { deleteSavedEstimate } from '../queries/saved-estimates.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

/**
 * Deletes a saved estimate. Without its flag the call deletes nothing (spec §7: "delete flag removes").
 *
 * @throws Refusal notPermitted; unknownEstimate, also for another owner's and for one that is not saved.
 */
export async function deleteEstimate(
  input: InputOf<'deleteEstimate'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'deleteEstimate'>> {
  const { ownerId, canEditAndSave } = await requireEstimateOwner(undefined, visitor, services);
  if (!canEditAndSave) throw new Refusal('notPermitted');
  if (!isUuid(input.savedEstimateId)) throw new Refusal('unknownEstimate');
  if (!input.delete) return { Success: false };
  const { savedEstimateId } = input;
  await services.database.db.transaction().execute(async (trx) => {
    if (!(await deleteSavedEstimate(trx, ownerId, savedEstimateId))) throw new Refusal('unknownEstimate');
    const entry = {
      event: 'estimateDeleted',
      accountId: ownerId,
      actor: 'account',
      details: { estimate: savedEstimateId },
    } as const;
    await appendAudit(trx, auditContext(visitor, services), entry);
  });
  return { Success: true };
}
