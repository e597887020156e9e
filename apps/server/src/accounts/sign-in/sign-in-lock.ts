import { usernameKey, usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import { findAccountOfSignIn } from '../queries/accounts-of-sign-in.ts';
import type { Account } from '../queries/accounts.ts';
import { signInSubjects } from './try-subjects.ts';
import { findLock } from '../../platform/limits/tries.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';

/** The account and device of a recovery. */
export interface RecoverySubject {
  /** As typed, or normalized. */
  username: string;
  /** From platform/crypto/lookup-keys.ts. */
  deviceKey: Uint8Array | null;
}

/**
 * The account of a username, whether the device has signed in to it before, and for how many seconds signing in is
 * locked for this visitor; 0 if it is not. The lockout of the sign-in applies to every step of a recovery
 * (CVE-2026-9798: it must apply on every path to a session). The queries are the same for an unknown username.
 */
export async function findSignInLock(
  { username, deviceKey }: RecoverySubject,
  { address }: Visitor,
  { database, ports, settings }: Services,
): Promise<{ account: Account | undefined; isFamiliar: boolean; lockedFor: number }> {
  const { keys } = settings;
  const account = await findAccountOfSignIn(database.db, usernameKeys(keys, username), deviceKey);
  const isFamiliar = account?.is_familiar ?? false;
  const limits = signInSubjects({ keys, usernameKey: usernameKey(keys, username), address, deviceKey, isFamiliar });
  return { account, isFamiliar, lockedFor: await findLock(database.db, limits, ports.clock.now()) };
}
