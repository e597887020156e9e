import type { Language, ProofMethod } from '@portico/contract';
import type { Transaction } from 'kysely';
import type { Profile } from '../../accounts/profile.ts';
import { auditContext } from '../../platform/audit/append-audit.ts';
import { type AccessCode, findAccessCode, spendCodes } from '../queries/access-codes.ts';
import { patientsOf } from '../../patients/queries/patient-accounts.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { createEnrolledAccount } from '../sign-up/create-enrolled-account.ts';
import type { HashedCredentials } from '../credentials.ts';
import { type Enrolment, saveEnrolment } from '../enrolment.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { ActivationData } from './activation.ts';
import { type IssuedTo, unsealIssuedTo } from './issued-to.ts';

/** A code or link, and the person to whom it was issued. */
export interface IssuedCode {
  code: AccessCode;
  issuedTo: IssuedTo;
}

/** A code or link from which an account is now created. */
interface CodeInUse extends IssuedCode {
  /** The result of patientOfCode. */
  patientId: string | null;
}

/** The code or link of a session; null if staff revoked it meanwhile. */
export async function codeOfSession(
  { code }: ActivationData,
  { database, settings }: Pick<Services, 'database' | 'settings'>,
): Promise<IssuedCode | null> {
  const found = code === null ? undefined : await findAccessCode(database.db, [Buffer.from(code, 'base64url')]);
  return found === undefined ? null : { code: found, issuedTo: unsealIssuedTo(settings.keys, found) };
}

/** What a code proves of the person who has shown it, and whose it is. */
export function provedByCode({ code: { channel }, issuedTo }: IssuedCode): { proof: ProofMethod; number: string } {
  return { proof: channel === 'identity' ? 'identityProvider' : channel, number: issuedTo.number };
}

/**
 * Creates the account of the person to whom a code was issued. The person has yet to accept the terms. Spends the code
 * and all other codes of the patient. If the record of the code was merged into another one, the account belongs to
 * both: neither gets a second one.
 *
 * @param activation the activation as it is after the account is created.
 * @returns the enrolment as it was written; it names the account.
 * @throws Refusal outOfTurn if another tab was faster; usernameTaken (1010); patientHasAccount (1004), also if another
 * person used the same code first. The caller must then roll the transaction back.
 */
export async function createActivatedAccount<State>(
  trx: Transaction<Tables>,
  activation: Enrolment<State, ActivationData>,
  { code, issuedTo, patientId }: CodeInUse,
  credentials: HashedCredentials,
  visitor: Visitor,
  services: Services,
): Promise<Enrolment<State, ActivationData> & { accountId: string }> {
  const { keys } = services.settings;
  const { now } = auditContext(visitor, services);
  // This comes first: if one form is sent twice, the second call is out of turn and does not report that its username
  // is taken.
  const claimed = await saveEnrolment(trx, activation, services);
  const accountId = await createEnrolledAccount(trx, {
    owner: ownerOfCode(issuedTo, activation.data.partner, visitor.language),
    credentials,
    provenEmail: activation.data.provenEmail ?? null,
    patientId,
    mergedId: code.patient_id,
    keys,
    now,
  });
  const patientIds = (await patientsOf(trx, accountId)).map((each) => each.patientId);
  const spent = { hash: code.code_hash, patientIds, accountId, now };
  if (!(await spendCodes(trx, spent))) throw new Refusal('patientHasAccount');
  const data = { ...claimed.data, username: credentials.username };
  return { ...(await saveEnrolment(trx, { ...claimed, accountId, data }, services)), accountId };
}

/**
 * The owner of the new account. @param partner the partner of the activation; if it has none, the partner of the
 * sign-up counts.
 */
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
