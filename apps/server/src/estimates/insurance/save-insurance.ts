import type { Transaction } from 'kysely';
import { insertInsurance, setCoverageOnFile } from '../queries/insurances.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Place } from '../figures/insurance-places.ts';
import type { EstimateOwner } from '../estimate-owner.ts';
import type { Services } from '../../platform/services.ts';
import { secondsAfter } from '../../platform/time.ts';
import { type Insurance, sealInsurance } from './insurance.ts';
import { limits } from '../../platform/limits/limits.ts';

/** An insurance as it was entered. */
interface Entered {
  readonly id: string;
  readonly insurance: Insurance;
  /** When a guest's insurance is deleted, or one that is not on file. */
  readonly expiresAt: Date;
  /** As which it was entered. */
  readonly place: Place;
}

/** Stores an entered insurance. An account's is on file from then on, as the one that pays first or second. */
export async function saveInsurance(
  trx: Transaction<Tables>,
  { id, insurance, expiresAt, place }: Entered,
  { ownerId, kind }: Pick<EstimateOwner, 'ownerId' | 'kind'>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<void> {
  const now = ports.clock.now();
  const isOnFile = kind === 'account';
  const stored = {
    owner_id: ownerId,
    id,
    payor_id: insurance.payorId,
    insurance: sealInsurance(settings.keys, { owner_id: ownerId, id }, insurance),
    is_on_file: isOnFile && place === 'first',
    is_second_on_file: isOnFile && place === 'second',
    created_at: now,
    expires_at: isOnFile ? null : expiresAt,
  };
  await insertInsurance(trx, stored, replacedExpiresAt(now));
}

/** An insurance was entered again: an account's is on file, even if another one was in the meantime. */
export async function reuseInsurance(
  trx: Transaction<Tables>,
  { id, place }: Pick<Entered, 'id' | 'place'>,
  { ownerId, kind }: EstimateOwner,
  { ports }: Pick<Services, 'ports'>,
): Promise<void> {
  if (kind === 'account')
    await setCoverageOnFile(trx, { owner_id: ownerId, id }, place, replacedExpiresAt(ports.clock.now()));
}

/** How long an insurance is kept that is not on file any more. */
export const replacedExpiresAt = (now: Date): Date => secondsAfter(now, limits.replacedInsurance.window);
