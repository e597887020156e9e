import type { Transaction } from 'kysely';
import { createAccount, UsernameTakenError } from '../../accounts/create-account.ts';
import type { Profile } from '../../accounts/profile.ts';
import { linkAccount } from '../../patients/queries/patient-accounts.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { HashedCredentials } from '../credentials.ts';

/** Somebody who has shown who they are, and what they will sign in with. */
export interface Enrolled {
  owner: Omit<Profile, 'username'>;
  credentials: HashedCredentials;
  /** Null for somebody who is no patient yet. */
  patientId: string | null;
  /** PORTICO_SECRET. */
  secret: string;
  now: Date;
}

/**
 * Creates the account of a flow, whose terms are yet to be accepted, and ties it to its patient. Of two who want one username, or
 * one patient, one gets it.
 *
 * @returns its id.
 * @throws Refusal usernameTaken (1010), patientHasAccount (1004): the transaction must be undone, and nothing is created.
 */
export async function createEnrolledAccount(
  trx: Transaction<Tables>,
  { owner, credentials, patientId, secret, now }: Enrolled,
): Promise<string> {
  const { username, passwordHash, securityQuestion } = credentials;
  const accountId = await createAccount(trx, secret, {
    profile: { ...owner, username },
    passwordHash,
    securityQuestion,
    awaitsTerms: true,
    ...(patientId === null ? {} : { patientId }),
    now,
  }).catch((error: unknown) => {
    throw error instanceof UsernameTakenError ? new Refusal('usernameTaken') : error;
  });
  if (patientId !== null && !(await linkAccount(trx, { patientId, accountId, now }))) {
    throw new Refusal('patientHasAccount');
  }
  return accountId;
}
