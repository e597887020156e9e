import type { Transaction } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import { createAccount, UsernameTakenError } from '../../accounts/create-account.ts';
import type { Profile } from '../../accounts/profile.ts';
import { isSameMailbox } from '../../accounts/email/confirm-email.ts';
import { holdRecords, linkRecords } from '../../patients/link-patient.ts';
import { reservedFor } from '../../patients/reserved-for.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { HashedCredentials } from '../credentials.ts';

/** A person whose identity is verified, and their credentials. */
export interface Enrolled {
  owner: Omit<Profile, 'username'>;
  credentials: HashedCredentials;
  /** A mailbox that the person has shown on the way; it may be another than the owner's. */
  provenEmail: string | null;
  /** Null for a person who is not yet a patient. */
  patientId: string | null;
  /** The record by which the patient was known before it was merged into theirs; null or left out for none. */
  mergedId?: string | null;
  /** PORTICO_SECRET. */
  keys: Keys;
  now: Date;
}

/**
 * Creates the account of a flow and links it to its patient: to the record in force, and to those that were merged into it since the patient was found. Its terms are not yet accepted. Of two calls for one
 * username or one patient, one succeeds.
 *
 * @returns the account's id.
 * @throws Refusal usernameTaken (1010), patientHasAccount (1004): the caller must roll the transaction back, and
 * nothing is created.
 */
export async function createEnrolledAccount(
  trx: Transaction<Tables>,
  { owner, credentials, provenEmail, patientId, mergedId = null, keys, now }: Enrolled,
): Promise<string> {
  const { username, passwordHash, securityQuestion } = credentials;
  const known = [patientId, mergedId].filter((id) => id !== null);
  const [first, ...others] = known;
  const records = first === undefined ? null : await holdRecords(trx, [first, ...others]);
  // Where others have looked after the patient before, what they made stands under it.
  const reservedId = records === null ? undefined : await reservedFor(trx, keys, records.inForce);
  const accountId = await createAccount(trx, keys, {
    profile: { ...owner, username },
    passwordHash,
    securityQuestion,
    awaitsTerms: true,
    emailConfirmed: isSameMailbox(owner.email, provenEmail),
    ...(records === null ? {} : { patientId: records.inForce }),
    accountId: reservedId,
    now,
  }).catch((error: unknown) => {
    throw error instanceof UsernameTakenError ? new Refusal('usernameTaken') : error;
  });
  if (records !== null && !(await linkRecords(trx, records, { accountId, now }))) {
    throw new Refusal('patientHasAccount');
  }
  return accountId;
}
