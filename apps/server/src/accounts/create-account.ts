import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { insertAccount } from './queries/accounts.ts';
import type { Tables } from '../platform/db/tables.ts';
import { personKey, usernameKey } from '../platform/crypto/lookup-keys.ts';
import { type Profile, sealProfile } from './profile.ts';

/** Somebody has this username already. */
export class UsernameTakenError extends Error {
  override readonly name = 'UsernameTakenError';
}

export interface NewAccount {
  profile: Profile;
  /** Of hashPassword. */
  passwordHash: string;
  /** `id` of one of the questions that the portal offers; the answer's hash. */
  securityQuestion?: { id: string; answerHash: string };
  /** Its owner has not accepted the terms yet: until then the name is taken, and nobody finds the account. */
  awaitsTerms?: true;
  /** The patient whose account it is, if it is known. */
  patientId?: string;
  now: Date;
}

/**
 * Creates an account with everything that it is found by, and returns its id. Of two who want one name at once, one gets it.
 *
 * @throws UsernameTakenError; nothing is written then.
 */
export async function createAccount(
  trx: Transaction<Tables>,
  secret: string,
  { profile, passwordHash, securityQuestion, awaitsTerms, patientId, now }: NewAccount,
): Promise<string> {
  const accountId = randomUUID();
  const isCreated = await insertAccount(trx, {
    usernameKey: usernameKey(secret, profile.username),
    personKey: personKey(secret, profile),
    account: {
      account_id: accountId,
      profile: sealProfile(secret, profile),
      password_hash: passwordHash,
      password_changed_at: now,
      security_question: securityQuestion?.id ?? null,
      security_answer_hash: securityQuestion?.answerHash ?? null,
      created_at: now,
      terms_accepted_at: awaitsTerms ? null : now,
      patient_id: patientId ?? null,
    },
  });
  if (!isCreated) throw new UsernameTakenError();
  return accountId;
}
