import { findWorkingAnywhere, findWorkingEstimate, insertEstimate, type StoredEstimate } from './queries/estimates.ts';
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
  const { stored, isNew } = known
    ? { stored: known, isNew: false }
    : await beginEstimate(owner, areaId, service.id, { mayMove: location !== null && isOwnLink }, services);
  const asked = isNew || isOwnLink ? location?.id : undefined;
  const chosen = asked ?? (stored.location_id === null ? onlyLocationOf(area) : undefined);
  return chooseLocation(stored, chosen, services);
}

function onlyLocationOf({ locations: [first, ...others] }: HealthSystemServiceArea): string | undefined {
  return others.length === 0 ? first : undefined;
}

/**
 * Opening an estimate renews it. Its validity is a matter of days, so once a day is enough. Where a place of another area is chosen for a
 * service, the estimate goes there, with what was said of it.
 */
async function beginEstimate(
  owner: EstimateOwner,
  serviceArea: string,
  template: string,
  { mayMove }: { mayMove: boolean },
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<{ stored: StoredEstimate; isNew: boolean }> {
  const { database, ports, settings } = services;
  const { timeZone } = settings.healthSystem;
  const now = ports.clock.now();
  const key = { owner_id: owner.ownerId, service_area: serviceArea, template };
  const working = await findWorkingEstimate(database.db, key, now);
  const expiresAt = expiryOfWorking(now, services);
  if (working !== undefined && dayIn(timeZone, working.expires_at) === dayIn(timeZone, expiresAt)) {
    return { stored: working, isNew: false };
  }
  const elsewhere =
    working === undefined && mayMove ? await findWorkingAnywhere(database.db, owner.ownerId, template, now) : undefined;
  if (elsewhere !== undefined) return { stored: elsewhere, isNew: false };
  const fresh = await newEstimate(owner, key, services);
  const stored = await insertEstimate(database.db, fresh);
  return { stored, isNew: stored.id === fresh.id };
}
