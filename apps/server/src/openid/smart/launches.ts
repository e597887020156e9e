import { hashOf, newToken } from '../../platform/crypto/token.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Services } from '../../platform/services.ts';
import { secondsAfter } from '../../platform/time.ts';
import { addLaunch, claimLaunch, deleteLaunch, findLaunch } from '../queries/smart-launches.ts';

/** That somebody opens an app from the hospital's portal (SMART App Launch 2.2, EHR launch). */
export interface Launch {
  readonly accountId: string;
  /** Null for somebody without a record. */
  readonly patientAccountId: string | null;
  readonly intent: string | null;
  readonly needPatientBanner: boolean;
}

/** A handle, and the request that brings it: told apart by its code challenge, which no other request has. */
export interface UsedLaunch {
  readonly handle: string;
  readonly clientId: string;
  readonly codeChallenge: string;
}

/** Makes the handle by which an app that is opened shows for whom: for this app and this person alone, once, within minutes. */
export async function createLaunch(
  clientId: string,
  { accountId, patientAccountId, intent, needPatientBanner }: Launch,
  { database, ports }: Pick<Services, 'database' | 'ports'>,
): Promise<{ handle: string; expiresIn: number }> {
  const handle = newToken();
  const expiresIn = limits.smartLaunch.window;
  await addLaunch(database.db, {
    launch_hash: hashOf(handle),
    account_id: accountId,
    client_id: clientId,
    patient_account_id: patientAccountId,
    intent,
    needs_banner: needPatientBanner,
    expires_at: secondsAfter(ports.clock.now(), expiresIn),
  });
  return { handle, expiresIn };
}

/** The launch that a request of an app brings; null for one that there is not, of another app, expired, or of another request. */
export async function readLaunch(
  used: UsedLaunch,
  { database, ports }: Pick<Services, 'database' | 'ports'>,
): Promise<Launch | null> {
  const found = await findLaunch(database.db, { ...keysOf(used), clientId: used.clientId }, ports.clock.now());
  if (found === undefined) return null;
  return {
    accountId: found.account_id,
    patientAccountId: found.patient_account_id,
    intent: found.intent,
    needPatientBanner: found.needs_banner,
  };
}

/** Makes a launch that request's alone, which may come by again after its person has signed in or agreed. False if it is another's. */
export async function takeLaunch(used: UsedLaunch, { database }: Pick<Services, 'database'>): Promise<boolean> {
  return claimLaunch(database.db, keysOf(used));
}

/** Spends a launch, once the app has its code. */
export async function spendLaunch(handle: string, { database }: Pick<Services, 'database'>): Promise<void> {
  await deleteLaunch(database.db, hashOf(handle));
}

function keysOf({ handle, codeChallenge }: UsedLaunch): { launchHash: Uint8Array; claim: Uint8Array } {
  return { launchHash: hashOf(handle), claim: hashOf(codeChallenge) };
}
