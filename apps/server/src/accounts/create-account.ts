import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { sealHash } from './passwords/stored-hash.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import { insertAccount } from './queries/accounts.ts';
import type { Tables } from '../platform/db/tables.ts';
import { personKey, usernameKeys } from '../platform/crypto/lookup-keys.ts';
import { type Profile, sealProfile } from './profile.ts';

export class UsernameTakenError extends Error {
  override readonly name = 'UsernameTakenError';
}

export interface NewAccount {
  profile: Profile;
  /** Made by hashPassword. */
  passwordHash: string;
  /** `id` of one of the portal's questions, and the answer's hash. */
  securityQuestion?: { id: string; answerHash: string };
  /** The owner has not accepted the terms yet. Until then the username is taken, and the account cannot be found. */
  awaitsTerms?: true;
  /** The version of the terms that the owner has accepted. Without one they are asked at the first sign-in. */
  termsVersion?: string;
  /** The owner has shown on the way that the mailbox of the profile is theirs. */
  emailConfirmed?: boolean;
  /** The account's patient, if known. */
  patientId?: string;
  /** The id that is reserved for the patient, if there is one. */
  accountId?: string | undefined;
  now: Date;
}

/**
 * Creates an account with all its lookup keys and returns its id. If two people want one username at the same time, one
 * gets it.
 *
 * @throws UsernameTakenError; nothing is written then.
 */
export async function createAccount(
  trx: Transaction<Tables>,
  keys: Keys,
  {
    profile,
    passwordHash,
    securityQuestion,
    awaitsTerms,
    termsVersion,
    emailConfirmed,
    patientId,
    accountId = randomUUID(),
    now,
  }: NewAccount,
): Promise<string> {
  const isCreated = await insertAccount(trx, {
    usernameKeys: usernameKeys(keys, profile.username),
    personKey: personKey(keys, profile),
    account: {
      account_id: accountId,
      profile: sealProfile(keys, accountId, profile),
      password_hash: sealHash(keys, 'password_hash', accountId, passwordHash),
      password_changed_at: now,
      security_question: securityQuestion?.id ?? null,
      security_answer_hash:
        securityQuestion === undefined
          ? null
          : sealHash(keys, 'security_answer_hash', accountId, securityQuestion.answerHash),
      created_at: now,
      terms_accepted_at: awaitsTerms ? null : now,
      terms_version: termsVersion ?? null,
      email_confirmed_at: emailConfirmed === true ? now : null,
      patient_id: patientId ?? null,
    },
  });
  if (!isCreated) throw new UsernameTakenError();
  return accountId;
}
