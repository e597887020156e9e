import { type Language, pathTo, SIGNED_IN_PATH } from '@portico/contract';
import type { CalendarEvent } from '../documents/calendar-file.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { Visit } from './queries/visits.ts';
import { visitModel } from './visit-model.ts';

/** A visit as an event of a calendar. A video visit leads to the list of visits: a link that opens it would lie in the calendar. */
export function visitEvent(
  visit: Visit,
  { settings, language, now }: { settings: Settings; language: Language; now: Date },
): CalendarEvent {
  const { title, clinician, place } = visitModel(visit, { settings, language, now });
  const { publicUrl, healthSystem } = settings;
  return {
    uid: `${visit.visit_id}@${new URL(publicUrl).hostname}`,
    sequence: visit.sequence,
    isCancelled: visit.status === 'cancelled',
    when: { startsAt: visit.starts_at, endsAt: visit.ends_at },
    title: `${title} · ${healthSystem.name}`,
    description: [clinician, place?.phone ?? ''].filter((line) => line !== '').join('\n'),
    place: place === null ? '' : `${place.name}, ${place.address}`,
    url: `${publicUrl}${SIGNED_IN_PATH}#${pathTo('signedin.visits')}`,
  };
}
