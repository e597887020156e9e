import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Key, Keys } from '../crypto/keys.ts';
import { subkey } from '../crypto/subkey.ts';
import type { InstallationTable } from '../db/installation-table.ts';
import type { Environment } from '../settings/environment.ts';

/** A portal with its data: what it is, and the secret that its data was made with. */
export interface Installation {
  kind: InstallationTable['kind'];
  /** Of PORTICO_SECRET, and of the one beside it. */
  keys: Keys;
}

/** The installation that these settings start. Tests are demonstrations. */
export function installationOf({ mode, keys }: Pick<Environment, 'mode' | 'keys'>): Installation {
  return { kind: mode === 'production' ? 'hospital' : 'demonstration', keys };
}

/** The value by which a database knows its secret. The secret cannot be computed from it. */
export function secretCheck(key: Key): Uint8Array {
  return createHmac('sha256', subkey(key, 'check of the secret')).update('portico').digest();
}

/** Whether a database with this value was made with the secret. */
export function isSecretCheck(check: Uint8Array, key: Key): boolean {
  return timingSafeEqual(check, secretCheck(key));
}
