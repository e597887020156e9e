import { randomUUID } from 'node:crypto';
import {
  copyToWorking,
  type EstimateChoice,
  findEstimate,
  type StoredEstimate,
  updateEstimateChoice,
} from './queries/estimates.ts';
import { isUuid } from '../platform/db/is-uuid.ts';
import { retriedTransaction } from '../platform/db/retried-transaction.ts';
import { putMedicaidLast } from './insurance/put-medicaid-last.ts';
import { blocksInsurance } from './model/blocks-insurance.ts';
import type { EstimateOwner } from './estimate-owner.ts';
import { serviceAreaOf } from './services/locations.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';
import { DAY_SECONDS, secondsAfter } from '../platform/time.ts';

type Needs = Pick<Services, 'database' | 'ports' | 'settings'>;

/**
 * An estimate of this owner, working or saved, to be shown.
 *
 * @throws Refusal unknownEstimate, also for another owner's.
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

/**
 * An estimate of this owner, to be changed. A saved one stays as it is: the change is made in a copy, which replaces the working
 * estimate of its service and has its id.
 *
 * @throws Refusal unknownEstimate, also for another owner's; notPermitted for an account without the security point
 * editestimates (spec §6).
 */
export async function requireWorkingEstimate(
  owner: EstimateOwner,
  id: string,
  services: Needs,
): Promise<StoredEstimate> {
  return workingOf(await requireEstimate(owner.ownerId, id, services), owner, services);
}

/**
 * The same of an estimate that is to be made with an insurance.
 *
 * @throws Refusal as `requireWorkingEstimate`; insuranceBlocked for one that was saved without insurance (spec §4).
 */
export async function requireInsurableEstimate(
  owner: EstimateOwner,
  id: string,
  services: Needs,
): Promise<StoredEstimate> {
  const found = await requireEstimate(owner.ownerId, id, services);
  if (blocksInsurance(found)) throw new Refusal('insuranceBlocked');
  return workingOf(found, owner, services);
}

async function workingOf(found: StoredEstimate, owner: EstimateOwner, services: Needs): Promise<StoredEstimate> {
  if (!mayEdit(owner)) throw new Refusal('notPermitted');
  if (found.saved_at === null) return found;
  const now = services.ports.clock.now();
  const fresh = { id: randomUUID(), created_at: now, updated_at: now, expires_at: expiryOfWorking(now, services) };
  // What was saved keeps its order (decision 29); what is made of it from now on follows the law.
  return retriedTransaction(services.database.db, async (trx) =>
    putMedicaidLast(trx, await copyToWorking(trx, found, fresh), services),
  );
}

/** A guest changes what is the guest's own; an account needs the security point editestimates (spec §6). */
function mayEdit({ kind, canEditAndSave }: EstimateOwner): boolean {
  return kind === 'guest' || canEditAndSave;
}

/** When a working estimate that is opened now expires. */
export function expiryOfWorking(now: Date, { settings }: Pick<Services, 'settings'>): Date {
  return secondsAfter(now, settings.healthSystem.estimateValidForDays * DAY_SECONDS);
}

/**
 * Moves a working estimate to a location. Without one, the location stays. Another location clears the provider (spec §4).
 */
export async function chooseLocation(
  stored: StoredEstimate,
  locationId: string | undefined,
  { database, ports, settings }: Needs,
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
 * Writes what the visitor chose in a working estimate.
 *
 * @throws Refusal unknownEstimate where another estimate of the same service has replaced it since it was read, or it was saved.
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
