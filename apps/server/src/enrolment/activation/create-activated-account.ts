import type { Language } from '@portico/contract';
import type { Transaction } from 'kysely';
import type { Profile } from '../../accounts/profile.ts';
import { auditContext } from '../../platform/audit/append-audit.ts';
import { type AccessCode, findAccessCode, spendCodes } from '../queries/access-codes.ts';
import { linkAccount } from '../../patients/queries/patient-accounts.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { createEnrolledAccount } from '../sign-up/create-enrolled-account.ts';
import type { HashedCredentials } from '../credentials.ts';
import { type Enrolment, saveEnrolment } from '../enrolment.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { ActivationData } from './activation.ts';
import { type IssuedTo, openIssuedTo } from './issued-to.ts';

/** A code or link, with whom it was issued to. */
export interface IssuedCode {
  code: AccessCode;
  issuedTo: IssuedTo;
}

/** A code or link that makes an account now. */
interface CodeInUse extends IssuedCode {
  /** Of patientOfCode. */
  patientId: string | null;
}

/** The code or link of a session; null where staff took it back meanwhile. */
export async function codeOfSession(
  { code }: ActivationData,
  { database, settings }: Pick<Services, 'database' | 'settings'>,
): Promise<IssuedCode | null> {
  const found = code === null ? undefined : await findAccessCode(database.db, Buffer.from(code, 'base64url'));
  return found === undefined ? null : { code: found, issuedTo: openIssuedTo(settings.secret, found.sealed) };
}

/**
 * Creates the account of whom a code was issued to, who has yet to accept the terms, and uses the code up with all others of
 * the patient. Where the record of the code was merged into another one, both have the account: neither gets a second one.
 *
 * @param activation as it is to be once the account is there.
 * @returns the enrolment as it was written, which names the account.
 * @throws Refusal outOfTurn where another tab was faster; usernameTaken (1010); patientHasAccount (1004), also where somebody
 * else was faster with the same code. The transaction must be undone then.
 */
export async function createActivatedAccount<State>(
  trx: Transaction<Tables>,
  activation: Enrolment<State, ActivationData>,
  { code, issuedTo, patientId }: CodeInUse,
  credentials: HashedCredentials,
  visitor: Visitor,
  services: Services,
): Promise<Enrolment<State, ActivationData> & { accountId: string }> {
  const { secret } = services.settings;
  const { now } = auditContext(visitor, services);
  // First, so that of one form that is sent twice the second is out of turn, and not told that its name is taken.
  const claimed = await saveEnrolment(trx, activation, services);
  const accountId = await createEnrolledAccount(trx, {
    owner: ownerOfCode(issuedTo, activation.data.partner, visitor.language),
    credentials,
    patientId,
    secret,
    now,
  });
  const mergedId = code.patient_id === patientId ? null : code.patient_id;
  if (mergedId !== null && !(await linkAccount(trx, { patientId: mergedId, accountId, now }))) {
    throw new Refusal('patientHasAccount');
  }
  const patientIds = [patientId, mergedId].filter((id) => id !== null);
  const spent = { hash: code.code_hash, patientIds, accountId, now };
  if (!(await spendCodes(trx, spent))) throw new Refusal('patientHasAccount');
  const data = { ...claimed.data, username: credentials.username };
  return { ...(await saveEnrolment(trx, { ...claimed, accountId, data }, services)), accountId };
}

/** Whose account it will be. @param partner through whom the activation came; else it is the one of the sign-up. */
function ownerOfCode(
  { firstName, lastName, birthDate, zips, email, phones, demographics, ...signUp }: IssuedTo,
  partner: string | null,
  language: Language,
): Omit<Profile, 'username'> {
  const through = partner ?? signUp.partner;
  return {
    firstName,
    lastName,
    birthDate,
    zip: zips[0] ?? '',
    email,
    phones,
    language,
    ...(demographics === undefined ? {} : { demographics }),
    ...(through === undefined ? {} : { partner: through }),
  };
}
