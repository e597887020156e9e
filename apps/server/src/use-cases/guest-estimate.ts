import {
  type EstimateChoice,
  findEstimate,
  type StoredEstimate,
  updateEstimateChoice,
} from '../db/queries/estimates.ts';
import { isUuid } from '../db/is-uuid.ts';
import { retriedTransaction } from '../db/retried-transaction.ts';
import { serviceAreaOf } from '../estimates/places.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

/**
 * An estimate of this guest.
 *
 * @throws Refusal unknownEstimate, also for one of somebody else's.
 */
export async function requireEstimate(
  ownerId: string,
  id: string,
  { database, ports }: Pick<Services, 'database' | 'ports'>,
): Promise<StoredEstimate> {
  const found = isUuid(id) ? await findEstimate(database.db, ownerId, id, ports.clock.now()) : undefined;
  if (!found) throw new Refusal('unknownEstimate');
  return found;
}

/** Moves an estimate to a location. That of before stays where none is given; another one clears the provider (spec §4). */
export async function chooseLocation(
  stored: StoredEstimate,
  locationId: string | undefined,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
  clearProvider = false,
): Promise<StoredEstimate> {
  if (locationId === undefined || (locationId === stored.location_id && !clearProvider)) return stored;
  const choice = {
    service_area: serviceAreaOf(settings.healthSystem, locationId, stored.service_area),
    location_id: locationId,
    provider_id: null,
  };
  return writeChoice(stored, choice, { database, ports });
}

/**
 * Writes what the visitor chose in an estimate.
 *
 * @throws Refusal unknownEstimate where it has given way to another of the same service since it was read.
 */
export async function writeChoice(
  stored: StoredEstimate,
  choice: EstimateChoice,
  { database, ports }: Pick<Services, 'database' | 'ports'>,
): Promise<StoredEstimate> {
  const written = await retriedTransaction(database.db, (trx) =>
    updateEstimateChoice(trx, stored, choice, ports.clock.now()),
  );
  if (!written) throw new Refusal('unknownEstimate');
  return written;
}
