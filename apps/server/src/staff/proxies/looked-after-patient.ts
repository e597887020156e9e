import { defaultLanguage } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { findPeople, type Person } from '../../accounts/people.ts';
import { unsealProfile } from '../../accounts/profile.ts';
import { findAccount } from '../../accounts/queries/accounts.ts';
import { findReservation, reserveAccount } from '../../accounts/queries/reserved-accounts.ts';
import { sealReservedPerson } from '../../accounts/reserved-person.ts';
import { accountOf, holdLinks } from '../../patients/queries/patient-accounts.ts';
import { findInForce } from '../../patients/queries/patients.ts';
import { reservedFor, reservedIdsOf } from '../../patients/reserved-for.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { PatientRecord } from '../../ports/patients.ts';
import { ActError } from '../act-error.ts';
import type { Named } from '../reason.ts';
import { findNamedAccount, type Staff } from '../staff.ts';

/** A patient as staff name one: by the username or the id of their account, or by a record. */
export type NamedPatient = { username: string } | { record: PatientRecord };

/** A patient who is, or may be, looked after. */
export interface LookedAfterPatient extends Person {
  accountId: string;
  /** Further ids that are reserved for records that were merged into the one that was named: others' access stands under them as well. */
  mergedIds: readonly string[];
  /** ISO date; '' where nobody knows it: of who is reserved for, unless the record was named. */
  birthDate: string;
  /** Of the home address on record; '' where the record was not named, or has none. */
  state: string;
  /** What a reason may not name. */
  named: Named;
}

/**
 * The account of a patient; for a record without one, the account that it would get is reserved.
 *
 * @throws ActError for an unknown username, and for a record that was merged into another one since it was found.
 */
export async function reserveLookedAfter(
  trx: Transaction<Tables>,
  patient: NamedPatient,
  { settings: { keys }, now }: Pick<Staff, 'now'> & { settings: { keys: Keys } },
): Promise<LookedAfterPatient> {
  // A merge that comes sees what is reserved here, and one that is done is seen (docs/decisions/0246).
  if ('record' in patient) await holdLinks(trx);
  const known = await accountIdOf(trx, patient, keys);
  if (known !== null || !('record' in patient)) return requirePatient(trx, patient, known, keys);
  const merged = await reservedOfMerged(trx, patient.record, keys);
  if (merged !== null) return requirePatient(trx, patient, merged, keys);
  const { patientId, medicalRecordNumber, name, emails, language } = patient.record;
  if ((await findInForce(trx, patientId)).length > 1) {
    throw new ActError('unknownPatient', 'The record was merged into another one just now. Nothing was changed.');
  }
  // Not the preferred mailbox, which may be at work: an employer would learn of the care (decision 84).
  const [email = null] = emails;
  const { firstName, lastName } = name;
  const person = { firstName, lastName, email, language: language ?? defaultLanguage, medicalRecordNumber };
  const accountId = await reserveAccount(trx, {
    patientId,
    person: sealReservedPerson(keys, patientId, person),
    accountId: randomUUID(),
    now,
  });
  return requirePatient(trx, patient, accountId, keys);
}

/** The account of a patient, or the one that is reserved. @throws ActError where there is neither. */
export async function findLookedAfter(
  db: Kysely<Tables>,
  patient: NamedPatient,
  { settings: { keys } }: Staff,
): Promise<LookedAfterPatient> {
  const known = await accountIdOf(db, patient, keys);
  return requirePatient(db, patient, known ?? (await reservedIdOf(db, patient)), keys);
}

/** Whether a patient has an account, or one that is reserved. */
export async function hasAccountOrReservation(
  db: Kysely<Tables>,
  patient: NamedPatient,
  { settings: { keys } }: Staff,
): Promise<boolean> {
  return ((await accountIdOf(db, patient, keys)) ?? (await reservedIdOf(db, patient))) !== null;
}

async function accountIdOf(db: Kysely<Tables>, patient: NamedPatient, keys: Keys): Promise<string | null> {
  if ('record' in patient) return accountOf(db, patient.record.patientId);
  const account = await findNamedAccount(db, keys, patient.username);
  return account === undefined || account.standing === 'closed' ? null : account.account_id;
}

/** The id that is reserved for the patient under a record that was merged into theirs, where none is under their own. */
async function reservedOfMerged(db: Kysely<Tables>, { patientId }: PatientRecord, keys: Keys): Promise<string | null> {
  const reserved = await reservedFor(db, keys, patientId);
  if (reserved === undefined) return null;
  return (await findReservation(db, reserved))?.patient_id === patientId ? null : reserved;
}

async function reservedIdOf(db: Kysely<Tables>, patient: NamedPatient): Promise<string | null> {
  if (!('record' in patient)) return null;
  const [first] = await reservedIdsOf(db, patient.record.patientId);
  return first ?? null;
}

async function requirePatient(
  db: Kysely<Tables>,
  patient: NamedPatient,
  accountId: string | null,
  keys: Keys,
): Promise<LookedAfterPatient> {
  const person = accountId === null ? undefined : (await findPeople(db, keys, [accountId])).get(accountId);
  if (accountId === null || person === undefined) {
    const nobody =
      'username' in patient ? `Nobody has the username "${patient.username}".` : 'Nobody looks after this record.';
    throw new ActError('username' in patient ? 'unknownAccount' : 'unknownPatient', `${nobody} Nothing was changed.`);
  }
  return {
    ...person,
    ...(await bornOf(db, patient, accountId, keys)),
    accountId,
    mergedIds: await mergedIdsOf(db, patient, accountId),
    named: await namedOf(db, patient, { ...person, accountId }, keys),
  };
}

async function mergedIdsOf(db: Kysely<Tables>, patient: NamedPatient, accountId: string): Promise<string[]> {
  if (!('record' in patient)) return [];
  return (await reservedIdsOf(db, patient.record.patientId)).filter((each) => each !== accountId);
}

async function bornOf(
  db: Kysely<Tables>,
  patient: NamedPatient,
  accountId: string,
  keys: Keys,
): Promise<Pick<LookedAfterPatient, 'birthDate' | 'state'>> {
  if ('record' in patient) {
    const { birthDate, addresses } = patient.record;
    const home = addresses.find(({ use }) => use === 'home') ?? addresses[0];
    return { birthDate, state: home?.state ?? '' };
  }
  const account = await findAccount(db, accountId);
  return { birthDate: account === undefined ? '' : unsealProfile(keys, account).birthDate, state: '' };
}

/** As the account knows them, or the record of who has none. */
async function namedOf(
  db: Kysely<Tables>,
  patient: NamedPatient,
  { accountId, fullName, email }: Person & { accountId: string },
  keys: Keys,
): Promise<Named> {
  const account = await findAccount(db, accountId);
  const known = 'record' in patient ? patient.record : { medicalRecordNumber: '', phones: [] };
  const phones = known.phones.map(({ number }) => number);
  const { medicalRecordNumber } = known;
  if (account === undefined) {
    return { username: '', firstName: fullName, lastName: '', email, phones, medicalRecordNumber };
  }
  const profile = unsealProfile(keys, account);
  return { ...profile, phones: [...profile.phones, ...phones], medicalRecordNumber };
}
