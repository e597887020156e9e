import type { Language, SavedEstimate, ReplyOf } from '@portico/contract';
import { findTemplate } from '../../catalogue/index.ts';
import { listSavedEstimates } from '../queries/saved-estimates.ts';
import { unsealSavedFigures } from '../figures/saved-figures.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { dayIn } from '../../platform/time.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

/** The estimates that the patient saved, with the figures of the day on which they were saved. */
export async function getSavedEstimates(
  _input: object,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getSavedEstimates'>> {
  const { ownerId, canEditAndSave } = await requireEstimateOwner(undefined, visitor, services);
  const now = services.ports.clock.now();
  const saved = await listSavedEstimates(services.database.db, ownerId, now);
  const { secret, healthSystem } = services.settings;
  const showing = { secret, now, timeZone: healthSystem.timeZone, language: visitor.language };
  return {
    Estimates: saved.map((stored) => entryOf(stored, showing)),
    canEditAndSave,
  };
}

type Saved = Awaited<ReturnType<typeof listSavedEstimates>>[number];

interface Showing {
  secret: string;
  now: Date;
  timeZone: string;
  language: Language;
}

/** A service that is not in the catalogue, or no longer, has the name of the day on which it was saved. */
function entryOf(stored: Saved, { secret, now, timeZone, language }: Showing): SavedEstimate {
  const figures = unsealSavedFigures(secret, stored.saved_figures);
  const name = findTemplate(stored.template)?.name[language];
  const lastDay = dayIn(timeZone, stored.valid_until);
  return {
    SavedEstimateId: stored.id,
    ServiceName: name ?? figures.serviceName,
    ServiceNameLanguage: name === undefined ? figures.nameLanguage : language,
    ServiceAreaId: stored.service_area,
    LocationName: figures.locationName,
    Amount: messagesOf(language).money(figures.amountCents),
    PayorName: figures.payorName,
    SavedAt: stored.saved_at.toISOString(),
    ValidUntil: lastDay,
    IsExpired: dayIn(timeZone, now) > lastDay,
  };
}
