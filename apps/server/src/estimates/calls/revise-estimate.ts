import type { InputOf, ReplyOf } from '@portico/contract';
import { limits } from '../../platform/limits/limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import { secondsAfter } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { changeSavedEstimate } from '../change-saved-estimate.ts';
import { claimOf, type SavedFigures } from '../figures/saved-figures.ts';
import { figuresOf } from '../model/figures-of.ts';
import { loadEstimateView } from '../model/load-estimate-view.ts';
import { modelOfView } from '../model/present-estimate.ts';
import { expiryOfWorking, requireEstimate } from '../owned-estimate.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';
import type { EstimateServices } from '../services.ts';
import { requireService } from '../services/require-service.ts';

/**
 * Puts today's figures in the place of those of a saved estimate, which stays what it is otherwise and remembers the amount
 * before. `Success` is false where there is no amount today: then it stays as it was.
 *
 * @throws Refusal notPermitted; unknownEstimate, also for another owner's and for one that is not saved.
 */
export async function reviseEstimate(
  { savedEstimateId }: InputOf<'reviseEstimate'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'reviseEstimate'>> {
  const owner = await requireEstimateOwner(undefined, visitor, services);
  if (!owner.canEditAndSave) throw new Refusal('notPermitted');
  const stored = await requireEstimate(owner.ownerId, savedEstimateId, services);
  if (stored.saved_at === null) throw new Refusal('unknownEstimate');
  const service = await requireService(stored.template, services);
  const view = await loadEstimateView(stored, service, { owner, language: visitor.language }, services);
  const today = figuresOf(view, modelOfView(view, services));
  if (today === null) return { Success: false };
  const now = services.ports.clock.now();
  await changeSavedEstimate(
    savedEstimateId,
    'estimateRevised',
    ({ figures, savedAt }) => ({
      figures: {
        ...today,
        ...(figures.givenName === undefined ? {} : { givenName: figures.givenName }),
        ...revisedFrom(figures, today, savedAt),
      },
      saved_at: now,
      valid_until: expiryOfWorking(now, services),
      expires_at: secondsAfter(now, limits.savedEstimates.window),
      saved_by: owner.savedBy,
    }),
    { visitor, services },
  );
  return { Success: true };
}

/** The amount before. Where nothing has changed, as in a second tab, it is still the one before that. */
function revisedFrom(before: SavedFigures, today: SavedFigures, savedAt: Date): Pick<SavedFigures, 'revisedFrom'> {
  const isSame = before.amountCents === today.amountCents && before.selfPayCents === today.selfPayCents;
  if (!isSame) {
    const { amountCents } = before;
    return { revisedFrom: { amountCents, claim: claimOf(before), savedAt: savedAt.toISOString() } };
  }
  return before.revisedFrom === undefined ? {} : { revisedFrom: before.revisedFrom };
}
