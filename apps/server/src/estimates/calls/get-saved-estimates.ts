import { type InputOf, type Language, type ReplyOf, type SavedEstimate, textOf } from '@portico/contract';
import { dayNumberOf } from '@portico/rules';
import type { Keys } from '../../platform/crypto/keys.ts';
import { findPeople, type Person } from '../../accounts/people.ts';
import { findTemplate } from '../../catalogue/index.ts';
import { listSavedEstimates } from '../queries/saved-estimates.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { claimOf, unsealSavedFigures } from '../figures/saved-figures.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { dayIn } from '../../platform/time.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import { goodThrough } from '../model/good-through.ts';
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
  const { ownerId, savedBy, canEditAndSave } = await requireEstimateOwner(undefined, visitor, services);
  const now = services.ports.clock.now();
  const saved = await listSavedEstimates(services.database.db, ownerId, now);
  if (savedBy !== null) await recordView(ownerId, visitor, services);
  const { keys, healthSystem } = services.settings;
  const savers = new Set(saved.flatMap((each) => (each.saved_by === null ? [] : [each.saved_by])));
  const people = await findPeople(services.database.db, keys, [...savers]);
  const showing = { keys, now, timeZone: healthSystem.timeZone, language: visitor.language, people };
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
  /** Those who saved for the patient. */
  people: ReadonlyMap<string, Person>;
}

/** The patient's own look at the list is no event; that of somebody who looks after them is. */
async function recordView(accountId: string, visitor: Visitor, services: Services): Promise<void> {
  const entry = { event: 'savedEstimatesListed', accountId, actor: 'account' } as const;
  await services.database.db.transaction().execute((trx) => appendAudit(trx, auditContext(visitor, services), entry));
}

/** A service that is not in the catalogue, or no longer, has the name of the day on which it was saved. */
function entryOf(stored: Saved, { keys, now, timeZone, language, people }: Showing): SavedEstimate {
  const figures = unsealSavedFigures(keys, stored.id, stored.saved_figures);
  const name = textOf(findTemplate(stored.template)?.name, language);
  const messages = messagesOf(language);
  const { revisedFrom } = figures;
  const lastDay = goodThrough(dayIn(timeZone, stored.valid_until), figures);
  return {
    SavedEstimateId: stored.id,
    ServiceName: name ?? figures.serviceName,
    ServiceNameLanguage: name === undefined ? figures.nameLanguage : language,
    ServiceAreaId: stored.service_area,
    LocationName: figures.locationName,
    GivenName: figures.givenName ?? '',
    Amount: messages.money(figures.amountCents),
    AmountRaw: figures.amountCents,
    AmountClaim: claimOf(figures),
    SelfPayAmount: figures.selfPayCents === null ? '' : messages.money(figures.selfPayCents),
    PayorName: figures.payorName,
    SavedAt: stored.saved_at.toISOString(),
    ValidUntil: lastDay,
    IsExpired: dayIn(timeZone, now) > lastDay,
    RevisedFrom:
      revisedFrom === undefined
        ? null
        : {
            Amount: messages.shared.claimed[claimOf(revisedFrom)](messages.money(revisedFrom.amountCents)),
            SavedAt: revisedFrom.savedAt,
          },
    SavedBy: stored.saved_by === null ? null : (people.get(stored.saved_by)?.fullName ?? ''),
  };
}

function isBetween(day: number, start: number, end: number): boolean {
  return start <= day && day <= end;
}
