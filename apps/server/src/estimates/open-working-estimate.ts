import { deleteExpired, insertEstimate, listWorkingOfService, type StoredEstimate } from './queries/estimates.ts';
import type { EstimateOwner } from './estimate-owner.ts';
import { newEstimate } from './new-estimate.ts';
import { serviceAreaOf } from './services/locations.ts';
import type { PricedService } from './figures/priced-service.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';
import type { HealthSystemLocation, HealthSystemServiceArea } from '../platform/settings/health-system.ts';
import { dayIn } from '../platform/time.ts';
import { chooseLocation, expiryOfWorking } from './owned-estimate.ts';

/** What is asked for. */
interface Opening {
  /** The estimate itself, where its id was given. */
  known: StoredEstimate | null;
  area: HealthSystemServiceArea;
  /** The location that the call names. */
  location: HealthSystemLocation | null;
  /** A page of our own led here: others move no estimate that is there already. */
  isOwnLink: boolean;
  service: PricedService;
}

/**
 * The owner's working estimate of a service, found or begun. A location that the call names wins over the one chosen before;
 * a service area with one location takes it.
 *
 * @throws Refusal unknownEstimate where the estimate that was named by its id has gone meanwhile.
 */
export async function openWorkingEstimate(
  opening: Opening,
  owner: EstimateOwner,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<StoredEstimate> {
  try {
    return await findOrBegin(opening, owner, services);
  } catch (error) {
    const isGone = error instanceof Refusal && error.error === 'unknownEstimate';
    // Another tab saved or deleted it between finding and writing: now there is none, and one is begun.
    if (!isGone || opening.known !== null) throw error;
    return findOrBegin(opening, owner, services);
  }
}

async function findOrBegin(
  { known, area, location, isOwnLink, service }: Opening,
  owner: EstimateOwner,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<StoredEstimate> {
  const { healthSystem } = services.settings;
  const areaId = location === null ? area.id : serviceAreaOf(healthSystem, location.id, area.id);
  const first = location?.id ?? onlyLocationOf(area);
  const mayMove = location !== null && isOwnLink;
  const stored = known ?? (await beginEstimate(owner, { areaId, template: service.id, first, mayMove }, services));
  const asked = isOwnLink ? location?.id : undefined;
  const chosen = asked ?? (stored.location_id === null ? onlyLocationOf(area) : undefined);
  return chooseLocation(stored, chosen, services);
}

function onlyLocationOf({ locations: [first, ...others] }: HealthSystemServiceArea): string | undefined {
  return others.length === 0 ? first : undefined;
}

/** What an estimate is begun with. */
interface Beginning {
  areaId: string;
  template: string;
  /** Where the patient is, of one that is new. */
  first: string | undefined;
  /** Whether one of another area goes to this place. */
  mayMove: boolean;
}

/**
 * Opening an estimate renews it. Its validity is a matter of days, so once a day is enough. Where a place of another area is chosen for a
 * service, the estimate goes there, with what was said of it.
 */
async function beginEstimate(
  owner: EstimateOwner,
  { areaId, template, first, mayMove }: Beginning,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<StoredEstimate> {
  const { db } = services.database;
  const { timeZone } = services.settings.healthSystem;
  const now = services.ports.clock.now();
  const key = { owner_id: owner.ownerId, service_area: areaId, template };
  const begun = await listWorkingOfService(db, key);
  const found = begun.find((each) => each.service_area === areaId);
  const working = found !== undefined && found.expires_at > now ? found : undefined;
  const expiresAt = expiryOfWorking(now, services);
  if (working !== undefined && dayIn(timeZone, working.expires_at) === dayIn(timeZone, expiresAt)) return working;
  const same = begun.find((each) => each.expires_at > now);
  if (working === undefined && mayMove && same !== undefined) return same;
  if (found !== undefined && working === undefined) await deleteExpired(db, key, now);
  const fresh = await newEstimate(owner, key, same, services);
  return insertEstimate(db, { ...fresh, location_id: first ?? null });
}
