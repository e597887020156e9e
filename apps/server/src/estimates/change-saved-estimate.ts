import { appendAudit, auditContext } from '../platform/audit/append-audit.ts';
import type { AuditEvent } from '../platform/audit/events.ts';
import { isUuid } from '../platform/db/is-uuid.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { type SavedFigures, sealSavedFigures, unsealSavedFigures } from './figures/saved-figures.ts';
import { lockSavedEstimate, type Saving, updateSavedEstimate } from './queries/saved-estimates.ts';
import { requireEstimateOwner } from './require-estimate-owner.ts';

/** What was saved before a change. */
export interface Before {
  readonly figures: SavedFigures;
  readonly savedAt: Date;
}

/** What a change makes of a saved estimate. */
export type Changed = { readonly figures: SavedFigures } & Partial<Omit<Saving, 'saved_figures'>>;

/**
 * Changes what was saved of an estimate of the patient's own, with an entry in the audit trail that says which and not how.
 *
 * @throws Refusal notPermitted; unknownEstimate, also for another owner's and for one that is not saved.
 */
export async function changeSavedEstimate(
  id: string,
  event: AuditEvent,
  change: (before: Before) => Changed,
  { visitor, services }: { visitor: Visitor; services: Services },
): Promise<void> {
  const { ownerId, canEditAndSave } = await requireEstimateOwner(undefined, visitor, services);
  if (!canEditAndSave) throw new Refusal('notPermitted');
  if (!isUuid(id)) throw new Refusal('unknownEstimate');
  const { keys } = services.settings;
  await services.database.db.transaction().execute(async (trx) => {
    const stored = await lockSavedEstimate(trx, ownerId, id, services.ports.clock.now());
    if (stored === undefined) throw new Refusal('unknownEstimate');
    const { figures, ...saving } = change({
      figures: unsealSavedFigures(keys, stored.id, stored.saved_figures),
      savedAt: stored.saved_at,
    });
    const sealed = sealSavedFigures(keys, stored.id, figures);
    await updateSavedEstimate(trx, ownerId, id, { ...saving, saved_figures: sealed });
    const entry = { event, accountId: ownerId, actor: 'account', details: { estimate: id } } as const;
    await appendAudit(trx, auditContext(visitor, services), entry);
  });
}
