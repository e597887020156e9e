import type { Factor } from '@portico/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { SecondFactorsTable } from '../../platform/db/account-tables.ts';
import { listFactors } from '../queries/second-factors.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import { factorLabel } from './factor-label.ts';
import { type FactorSecret, unsealFactor, type PasskeySecret } from './factor-secret.ts';
import { limits } from '../../platform/limits/limits.ts';

/** A confirmed factor, unsealed. */
export interface HeldFactor {
  id: string;
  secret: FactorSecret;
  addedAt: Date;
  lastUsedAt: Date | null;
  /** For an authenticator app the last time step that was used; for a passkey its signature counter. */
  lastStep: number | null;
}

/** The confirmed factors of an account, the one used last first. */
export async function loadFactors(db: Kysely<Tables>, keys: Keys, accountId: string): Promise<HeldFactor[]> {
  return (await listFactors(db, accountId)).map((row) => unsealFactorRow(keys, row));
}

/** Unseals a row of second_factors. */
export function unsealFactorRow(keys: Keys, row: Selectable<SecondFactorsTable>): HeldFactor {
  return {
    id: row.factor_id,
    secret: unsealFactor(keys, row),
    addedAt: row.added_at,
    lastUsedAt: row.last_used_at,
    lastStep: row.last_step,
  };
}

/** Whether an account with so many factors can have another one. */
export function hasRoomForFactor(count: number): boolean {
  return count < limits.factors.number;
}

/** @throws Refusal tooManyFactors if an account has the maximum. */
export function requireRoomForFactor(count: number): void {
  if (!hasRoomForFactor(count)) throw new Refusal('tooManyFactors');
}

/** A factor as the contract has it. */
export function factorResponse({ id, secret }: HeldFactor): Factor {
  return { id, kind: secret.kind, label: factorLabel(secret) };
}

/** The contract's id of the recovery codes, which are not a factor of their own. */
export const RECOVERY_CODE_ID = 'recoveryCode';

export function passkeysOf(factors: readonly HeldFactor[]): { factor: HeldFactor; passkey: PasskeySecret }[] {
  return factors.flatMap((factor) => (factor.secret.kind === 'passkey' ? [{ factor, passkey: factor.secret }] : []));
}
