import type { Kysely } from 'kysely';
import type { Profile } from '../../accounts/profile.ts';
import { isRecordOf } from '../../patients/queries/patient-accounts.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { Deferred } from '../../platform/jobs/deferred.ts';
import { type PatientRecord, type PatientsPort, PatientsUnreachable } from '../../ports/patients.ts';
import { ownerToMatch } from '../sign-up/person-to-match.ts';
import { firstGivenName } from '../sign-up/first-given-name.ts';

interface Tie {
  accountId: string;
  patientId: string;
  number: string | null;
  /** Null for a patient without an account, of whom the number alone is known. */
  profile: Profile | null;
}

/**
 * Finds the record that an account was given: by the number that is known, else by the account's owner, who gave name,
 * birth date and ZIP code of it. It is the one of the patient, or into which it was merged since: the account opens it
 * as well. Whether the account still opens it does not matter.
 *
 * @throws Deferred while the registry is not reachable.
 */
export async function findRecordOf(
  { accountId, patientId, number, profile }: Tie,
  db: Kysely<Tables>,
  patients: PatientsPort,
): Promise<PatientRecord | null> {
  const searches = [
    () => (number === null ? null : patients.findByMedicalRecordNumber(number)),
    () => (profile === null ? null : patients.findByPerson(profile)),
    () => (profile === null ? null : patients.findByPerson(firstGivenName(profile))),
    async () =>
      profile === null
        ? null
        : ((await patients.candidatesOf(ownerToMatch(profile))).find((each) => each.patientId === patientId) ?? null),
  ];
  try {
    for (const search of searches) {
      const record = await search();
      if (record === null) continue;
      if (await isRecordOf(db, { accountId, patientId }, record.patientId)) return record;
    }
    return null;
  } catch (error) {
    if (error instanceof PatientsUnreachable) throw new Deferred('The registry of patients does not answer.');
    throw error;
  }
}
