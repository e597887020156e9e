import { createHmac, timingSafeEqual } from 'node:crypto';
import { subkey } from '../crypto/subkey.ts';
import type { InstallationTable } from '../db/installation-table.ts';
import type { Environment } from '../settings/environment.ts';

/** A portal with its data: what it is, and the secret that its data was made with. */
export interface Installation {
  kind: InstallationTable['kind'];
  /** PORTICO_SECRET. */
  secret: string;
}

/** The installation that these settings start. Tests are demonstrations. */
export function installationOf({ mode, secret }: Pick<Environment, 'mode' | 'secret'>): Installation {
  return { kind: mode === 'production' ? 'hospital' : 'demonstration', secret };
}

/** The value by which a database knows its secret. The secret cannot be computed from it. */
export function secretCheck(secret: string): Uint8Array {
  return createHmac('sha256', subkey(secret, 'check of the secret')).update('portico').digest();
}

/** Whether a database with this value was made with the secret. */
export function isSecretCheck(check: Uint8Array, secret: string): boolean {
  return timingSafeEqual(check, secretCheck(secret));
}
