import type { FreeTime as FreeTimeModel } from '@portico/contract';
import type { Settings } from '../platform/settings/settings.ts';
import type { FreeTime } from '../ports/care.ts';
import { knownPlace } from './place-of.ts';

/** A free time as the signed-in app shows it. */
export function freeTimeModel(
  { startsAt, title, clinicians, place }: FreeTime,
  { settings }: { settings: Settings },
): FreeTimeModel {
  const { name, timeZone } = knownPlace(place, settings.healthSystem);
  return { startsAt: startsAt.toISOString(), timeZone, title, clinicians: [...clinicians], placeName: name };
}
