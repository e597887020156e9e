import type { Transaction } from 'kysely';
import { insertInsurance, setCoverageOnFile } from '../queries/insurances.ts';
import type { Tables } from '../../platform/db/tables.ts';
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
  /** It pays second: an account has one coverage on file, the first. */
  readonly isSecond: boolean;
}

/** Stores an entered insurance. An account's first insurance becomes its coverage on file. */
export async function saveInsurance(
  trx: Transaction<Tables>,
  { id, insurance, expiresAt, isSecond }: Entered,
  { ownerId, kind }: Pick<EstimateOwner, 'ownerId' | 'kind'>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<void> {
  const now = ports.clock.now();
  const isOnFile = kind === 'account' && !isSecond;
  const stored = {
    owner_id: ownerId,
    id,
    payor_id: insurance.payorId,
    insurance: sealInsurance(settings.keys, { owner_id: ownerId, id }, insurance),
    is_on_file: isOnFile,
    created_at: now,
    expires_at: isOnFile ? null : expiresAt,
  };
  await insertInsurance(trx, stored, replacedExpiresAt(now));
}

/** An insurance was entered again: an account's becomes its coverage on file, even if another one was in the meantime. */
export async function reuseInsurance(
  trx: Transaction<Tables>,
  { id, isSecond }: Pick<Entered, 'id' | 'isSecond'>,
  { ownerId, kind }: EstimateOwner,
  { ports }: Pick<Services, 'ports'>,
): Promise<void> {
  if (kind === 'account' && !isSecond)
    await setCoverageOnFile(trx, { owner_id: ownerId, id }, replacedExpiresAt(ports.clock.now()));
}

const replacedExpiresAt = (now: Date): Date => secondsAfter(now, limits.replacedInsurance.window);
