import { entryOf, type InputOf, type RecentEstimates, type ReplyOf, textOf } from '@portico/contract';
import { formatEstimateNumber } from '@portico/rules';
import { dayIn } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { findTemplate } from '../../catalogue/index.ts';
import { ownerOf } from '../guest-identity.ts';
import { lastDayOf } from '../kept/end-of-kept.ts';
import { unsealKeptEstimate } from '../kept/kept-estimate.ts';
import { listWorkingEstimates, type StoredEstimate } from '../queries/estimates.ts';
import { listKeptEstimates, type StoredKeptEstimate } from '../queries/kept-estimates.ts';
import type { EstimateServices } from '../services.ts';
import { useGuestSession } from '../use-guest-session.ts';

/**
 * What a guest worked at in this browser: while the visit lasts what was begun, because the next person at the browser may be
 * another one (decision 11); and what was kept on a device that its person called their own.
 */
export async function getRecentEstimates(
  _input: InputOf<'getRecentEstimates'>,
  visitor: Visitor,
  services: EstimateServices,
): Promise<ReplyOf<'getRecentEstimates'>> {
  const { db } = services.database;
  const now = services.ports.clock.now();
  const ownerId = ownerOf(visitor.browserId);
  const isVisiting = await useGuestSession(undefined, visitor, services);
  const working = isVisiting ? await listWorkingEstimates(db, ownerId, now) : [];
  const kept = await listKeptEstimates(db, ownerId, now);
  return {
    Working: working.flatMap((stored) => workingEntry(stored, visitor, services)),
    Kept: kept.filter(({ is_own_device }) => is_own_device).map((stored) => keptEntry(stored, visitor, services)),
  };
}

type Viewer = Pick<Visitor, 'language'>;

/** A billed code has no name until its price file is read: it is found again by its number, or searched for. */
function workingEntry(
  { template, service_area, location_id, expires_at }: StoredEstimate,
  { language }: Viewer,
  { settings }: EstimateServices,
): RecentEstimates['Working'] {
  const { locations, timeZone } = settings.healthSystem;
  const name = textOf(findTemplate(template)?.name, language);
  if (name === undefined) return [];
  return [
    {
      ServiceName: name,
      ServiceNameLanguage: language,
      LocationName: locations.find(({ id }) => id === location_id)?.name ?? '',
      LastDay: dayIn(timeZone, expires_at),
      ServiceAreaId: service_area,
      templateId: template,
    },
  ];
}

function keptEntry(
  stored: StoredKeptEstimate,
  { language }: Viewer,
  { settings }: EstimateServices,
): RecentEstimates['Kept'][number] {
  const { number, content } = unsealKeptEstimate(settings.keys, stored);
  const { Service: service, Place: place } = entryOf(content, language);
  return {
    ServiceName: service.Name,
    ServiceNameLanguage: service.Language,
    LocationName: place.Name,
    LastDay: lastDayOf(stored.expires_at, settings.healthSystem),
    Number: formatEstimateNumber(number),
  };
}
