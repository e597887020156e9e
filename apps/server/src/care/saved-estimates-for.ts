import type { AmountClaim } from '@portico/contract';
import { seeEstimates } from '../accounts/proxy-scopes.ts';
import { requireSession } from '../accounts/sessions/require-session.ts';
import { claimOf, unsealSavedFigures } from '../estimates/figures/saved-figures.ts';
import { goodThrough } from '../estimates/model/good-through.ts';
import { listSavedEstimates } from '../estimates/queries/saved-estimates.ts';
import type { Services } from '../platform/services.ts';
import { dayIn } from '../platform/time.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';

/** An estimate that the patient saved and that still stands. */
export interface SavedFor {
  readonly id: string;
  readonly template: string;
  /** null where none was chosen. */
  readonly locationId: string | null;
  readonly serviceArea: string;
  readonly savedAt: Date;
  readonly amountCents: number;
  readonly claim: AmountClaim;
  /** '' for a price without insurance. */
  readonly payorName: string;
}

/** The estimates that the patient saved, the newest first; none for who may see visits alone. */
export async function savedEstimatesFor(
  ownerId: string,
  visitor: Visitor,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<readonly SavedFor[]> {
  const { acting } = requireSession(visitor);
  if (acting !== null && !seeEstimates.some((scope) => acting.access?.scopes.includes(scope))) return [];
  const now = ports.clock.now();
  const { timeZone } = settings.healthSystem;
  const saved = await listSavedEstimates(database.db, ownerId, now);
  return saved
    .map((each) => ({ ...each, figures: unsealSavedFigures(settings.keys, each.id, each.saved_figures) }))
    .filter(({ valid_until, figures }) => dayIn(timeZone, now) <= goodThrough(dayIn(timeZone, valid_until), figures))
    .map(({ id, template, location_id, service_area, saved_at, figures }) => ({
      id,
      template,
      locationId: location_id,
      serviceArea: service_area,
      savedAt: saved_at,
      amountCents: figures.amountCents,
      claim: claimOf(figures),
      payorName: figures.payorName,
    }));
}
