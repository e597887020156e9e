import { type Language, textOf, type Visit as VisitModel } from '@portico/contract';
import type { Settings } from '../platform/settings/settings.ts';
import type { Visit } from './queries/visits.ts';
import { unsealVisitDetails } from './visit-details.ts';
import { openTimes } from './visit-times.ts';

/** A visit as the signed-in app shows it. */
export function visitModel(
  visit: Visit,
  { settings, language, now }: { settings: Settings; language: Language; now: Date },
): VisitModel {
  const { title, clinician, locationId, appointment } = unsealVisitDetails(settings.keys, visit);
  const isAhead = visit.status === 'booked' && visit.starts_at > now;
  const { from, until } = openTimes(visit);
  return {
    id: visit.visit_id,
    title: textOf(title, language),
    clinician,
    place: placeOf(settings, locationId),
    isVideo: visit.is_video,
    startsAt: visit.starts_at.toISOString(),
    endsAt: visit.ends_at.toISOString(),
    status: visit.status,
    canChange: isAhead && appointment !== null && settings.visits.scheduling !== undefined,
    open: visit.is_video ? { from: from.toISOString(), until: until.toISOString() } : null,
  };
}

function placeOf({ healthSystem }: Settings, locationId: string | null): VisitModel['place'] {
  const location = healthSystem.locations.find(({ id }) => id === locationId);
  if (location === undefined) return null;
  const { street, city, state, zip } = location.address;
  return { name: location.name, address: `${street}, ${city}, ${state} ${zip}`, phone: location.phone };
}
