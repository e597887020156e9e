import type { InputOf, ReplyOf } from '@portico/contract';
import type { Transaction } from 'kysely';
import { EDIT_ESTIMATES } from '../../accounts/security-points.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { holdSecurityPoints } from '../../accounts/queries/accounts.ts';
import { holdReservedAccount } from '../../accounts/queries/reserved-accounts.ts';
import { findEstimate, type StoredEstimate } from '../queries/estimates.ts';
import { countSavedEstimates, markSaved } from '../queries/saved-estimates.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { type SavedFigures, sealSavedFigures } from '../figures/saved-figures.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { EstimateServices } from '../services.ts';
import { secondsAfter } from '../../platform/time.ts';
import { expiryOfWorking, requireEstimate } from '../owned-estimate.ts';
import { figuresOf } from '../model/figures-of.ts';
import { loadEstimateView } from '../model/load-estimate-view.ts';
import { modelOfView } from '../model/present-estimate.ts';
import { requireService } from '../services/require-service.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * Saves an estimate with its figures of today. After that, the service opens as a new estimate. A saved one stays as it is, so that
 * two tabs can both save it. `Success` is false where there is no amount to save.
 *
 * @throws Refusal notPermitted, unknownEstimate, tooManyEstimates.
 */
export async function saveEstimate(
  input: InputOf<'saveEstimate'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'saveEstimate'>> {
  const owner = await requireEstimateOwner(undefined, visitor, services);
  if (!owner.canEditAndSave) throw new Refusal('notPermitted');
  const shown = await requireEstimate(owner.ownerId, input.estimateId, services);
  if (shown.saved_at !== null) return { Success: true, SavedEstimateId: shown.id };
  const service = await requireService(shown.template, services);
  const view = await loadEstimateView(shown, service, { owner, language: visitor.language }, services);
  const figures = figuresOf(view, modelOfView(view, services));
  if (figures === null) return { Success: false, SavedEstimateId: '' };
  await services.database.db
    .transaction()
    .execute((trx) => save(trx, { shown, figures, savedBy: owner.savedBy }, visitor, services));
  return { Success: true, SavedEstimateId: shown.id };
}

async function save(
  trx: Transaction<Tables>,
  { shown, figures, savedBy }: { shown: StoredEstimate; figures: SavedFigures; savedBy: string | null },
  visitor: Visitor,
  services: EstimateServices,
): Promise<void> {
  const now = services.ports.clock.now();
  const { owner_id: accountId, id } = shown;
  if (!(await holdOwner(trx, accountId))) throw new Refusal('notPermitted');
  const isRoom = (await countSavedEstimates(trx, accountId, now)) < limits.savedEstimates.number;
  const saving = {
    saved_at: now,
    saved_figures: sealSavedFigures(services.settings.keys, id, figures),
    valid_until: expiryOfWorking(now, services),
    expires_at: secondsAfter(now, limits.savedEstimates.window),
    saved_by: savedBy,
  };
  if (!isRoom || !(await markSaved(trx, shown, saving, now))) {
    const found = await findEstimate(trx, accountId, id, now);
    if (found === undefined) throw new Refusal('unknownEstimate');
    // Another tab has saved it.
    if (found.saved_at !== null) return;
    throw new Refusal('tooManyEstimates');
  }
  const entry = { event: 'estimateSaved', accountId, actor: 'account', details: { estimate: id } } as const;
  await appendAudit(trx, auditContext(visitor, services), entry);
}

/**
 * Locks the account whose estimates are counted, or what stands in its place for a patient without one. False where the account
 * may not save.
 */
async function holdOwner(trx: Transaction<Tables>, accountId: string): Promise<boolean> {
  const points = await holdSecurityPoints(trx, accountId);
  return points === undefined ? holdReservedAccount(trx, accountId) : points.includes(EDIT_ESTIMATES);
}
