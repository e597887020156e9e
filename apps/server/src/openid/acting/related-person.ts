import { setTimeout as wait } from 'node:timers/promises';
import { type Account, findAccount } from '../../accounts/queries/accounts.ts';
import { type Profile, unsealProfile } from '../../accounts/profile.ts';
import { findFhirPatient } from '../../patients/find-fhir-patient.ts';
import { patientIdOf } from '../../patients/patient-id.ts';
import { patientsOf } from '../../patients/queries/patient-accounts.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import { normalizeText } from '../../platform/crypto/lookup-keys.ts';
import type { Services } from '../../platform/services.ts';
import { careServerOf } from '../../platform/settings/patients.ts';
import type { CareRelatedPerson } from '../../ports/care.ts';
import { PatientsUnreachable } from '../../ports/patients.ts';
import { fhirBaseOf } from '../smart/fhir-base.ts';

/** In milliseconds: so long may a FHIR server hold up who signs in to an app. */
const PATIENCE = 2000;

/** Who looks after whom. */
interface Acting {
  readonly accountId: string;
  readonly patientAccountId: string;
}

/**
 * As whom the hospital's FHIR server knows somebody who looks after a patient: the address of the patient's RelatedPerson.
 *
 * @returns null where the server has none, or several who could be meant, does not offer them to the portal, or does not say in time.
 */
export async function relatedPersonOf(
  acting: Acting,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<string | null> {
  const late = new AbortController();
  try {
    return await Promise.race([
      findRelatedPerson(acting, services),
      wait(PATIENCE, null, { signal: late.signal, ref: false }),
    ]);
  } catch (error) {
    if (error instanceof PatientsUnreachable) return null;
    throw error;
  } finally {
    late.abort();
  }
}

async function findRelatedPerson(
  { accountId, patientAccountId }: Acting,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<string | null> {
  const { database, ports, settings } = services;
  const { care } = ports;
  const base = fhirBaseOf(settings) ?? careServerOf(settings.patients)?.url;
  const account = care === null || base === undefined ? undefined : await findAccount(database.db, accountId);
  if (care === null || account === undefined) return null;
  const patient = await findFhirPatient(patientAccountId, care.patients, services);
  const related = patient === null ? null : await care.relatedPersons.relatedTo(patient.id);
  const profile = unsealProfile(settings.keys, account);
  const patientIds = new Set((await patientsOf(database.db, accountId)).map(({ patientId }) => patientId));
  const known = { account, patientIds, profile, keys: settings.keys };
  const meant = (related ?? []).filter((each) => isPerson(each, known));
  const [only] = meant;
  return only === undefined || meant.length > 1 ? null : `${base}/RelatedPerson/${only.id}`;
}

interface Known {
  readonly account: Account;
  /** Their records: several after a merge. */
  readonly patientIds: ReadonlySet<string>;
  readonly profile: Profile;
  readonly keys: Keys;
}

/**
 * Whether a RelatedPerson is the owner of an account. Who both are patients are compared by their record numbers alone; else the name has to agree, and the birth date,
 * or where the server has none an e-mail address that its owner has confirmed: a name alone is that of a cousin as well.
 */
function isPerson(related: CareRelatedPerson, { account, patientIds, profile, keys }: Known): boolean {
  const { medicalRecordNumbers: numbers, birthDate, emails } = related;
  if (account.patient_id !== null && numbers.length > 0) {
    const ids = numbers.map((number) => patientIdOf(keys, number));
    return ids.some((id) => id === account.patient_id || patientIds.has(id));
  }
  if (!related.names.some((name) => isNamed(name, profile))) return false;
  if (birthDate !== null) return birthDate === profile.birthDate;
  const { email } = profile;
  return email !== null && account.email_confirmed_at !== null && emails.includes(email.toLowerCase());
}

/** Accents, hyphens and letter case do not matter, nor whether further given names are told. */
function isNamed({ firstName, middleName, lastName }: CareRelatedPerson['names'][number], profile: Profile): boolean {
  const given = [firstName, `${firstName} ${middleName}`].map(normalizeText);
  return (
    given.includes(normalizeText(profile.firstName)) && normalizeText(lastName) === normalizeText(profile.lastName)
  );
}
