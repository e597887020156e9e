import type { InputOf, Language, SavedEstimate, ReplyOf } from '@portico/contract';
import { dayNumberOf } from '@portico/rules';
import type { Keys } from '../../platform/crypto/keys.ts';
import { findTemplate } from '../../catalogue/index.ts';
import { listSavedEstimates } from '../queries/saved-estimates.ts';
import { unsealSavedFigures } from '../figures/saved-figures.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { dayIn } from '../../platform/time.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { requireEstimateOwner } from '../require-estimate-owner.ts';

/**
 * The estimates that the patient saved, with the figures of the day on which they were saved; of those that stand until a day of
 * the days that are asked for.
 */
export async function getSavedEstimates(
  { startDay = -Infinity, endDay = Infinity }: InputOf<'getSavedEstimates'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getSavedEstimates'>> {
  const { ownerId, canEditAndSave } = await requireEstimateOwner(undefined, visitor, services);
  const now = services.ports.clock.now();
  const saved = await listSavedEstimates(services.database.db, ownerId, now);
  const { keys, healthSystem } = services.settings;
  const showing = { keys, now, timeZone: healthSystem.timeZone, language: visitor.language };
  const entries = saved.map((stored) => entryOf(stored, showing));
  return {
    Estimates: entries.filter(({ ValidUntil }) => isBetween(dayNumberOf(ValidUntil), startDay, endDay)),
    Total: entries.length,
    canEditAndSave,
  };
}

type Saved = Awaited<ReturnType<typeof listSavedEstimates>>[number];

interface Showing {
  keys: Keys;
  now: Date;
  timeZone: string;
  language: Language;
}

/** A service that is not in the catalogue, or no longer, has the name of the day on which it was saved. */
function entryOf(stored: Saved, { keys, now, timeZone, language }: Showing): SavedEstimate {
  const figures = unsealSavedFigures(keys, stored.id, stored.saved_figures);
  const name = findTemplate(stored.template)?.name[language];
  const messages = messagesOf(language);
  const { revisedFrom } = figures;
  const lastDay = dayIn(timeZone, stored.valid_until);
  return {
    SavedEstimateId: stored.id,
    ServiceName: name ?? figures.serviceName,
    ServiceNameLanguage: name === undefined ? figures.nameLanguage : language,
    ServiceAreaId: stored.service_area,
    LocationName: figures.locationName,
    GivenName: figures.givenName ?? '',
    Amount: messages.money(figures.amountCents),
    AmountRaw: figures.amountCents,
    SelfPayAmount: figures.selfPayCents === null ? '' : messages.money(figures.selfPayCents),
    PayorName: figures.payorName,
    SavedAt: stored.saved_at.toISOString(),
    ValidUntil: lastDay,
    IsExpired: dayIn(timeZone, now) > lastDay,
    RevisedFrom:
      revisedFrom === undefined
        ? null
        : { Amount: messages.money(revisedFrom.amountCents), SavedAt: revisedFrom.savedAt },
  };
}

function isBetween(day: number, start: number, end: number): boolean {
  return start <= day && day <= end;
}
