import type { Keys } from '../../platform/crypto/keys.ts';
import { personKey } from '../../platform/crypto/lookup-keys.ts';
import { personKeysOf } from '../../patients/patient-keys.ts';
import { type PatientPhone, type PatientRecord, type PatientsPort, PatientsUnreachable } from '../../ports/patients.ts';
import type { Services } from '../../platform/services.ts';
import { decoySuffix } from '../verification/decoy-suffix.ts';
import { firstGivenName } from './first-given-name.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';
import { noPatientLookup, type SignUpData } from './sign-up-data.ts';

/** The registry's answer about a person. */
type PatientLookup = Pick<SignUpData, 'isPatientSought' | 'patientId' | 'recordZips' | 'phone'>;

/**
 * Finds the patient by name, birth date and ZIP code. The phone is the one on file for a patient, and a decoy for
 * everybody else. The decoy is always the same for the same data, so that it does not tell who is a patient.
 *
 * @returns `isPatientSought: false` and no phone if the registry is not reachable: the person continues without it.
 */
export async function lookUpPatient(
  demographics: SignUpDemographics,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<PatientLookup> {
  try {
    const record = await findPatient(demographics, ports.patients, settings.keys);
    const number = record === null ? null : phoneForCodes(record.phones);
    const suffix = number?.slice(-4) ?? decoySuffix(settings.keys, demographics);
    return {
      isPatientSought: true,
      patientId: record?.patientId ?? null,
      recordZips: record?.addresses.map(({ zip }) => zip).filter((zip) => zip !== '') ?? [],
      phone: {
        suffix,
        waitsForLookup: settings.healthSystem.phoneDigits === 'proven',
        number,
        token: null,
        code: null,
      },
    };
  } catch (error) {
    if (!(error instanceof PatientsUnreachable)) throw error;
    return noPatientLookup;
  }
}

/**
 * Finds the record that matches a person's name, birth date and ZIP code. If the number they gave also matches, it
 * selects the record; if it does not, it is ignored. Further given names are ignored too if no record has them. The
 * registry gets the same queries for every input, so that neither its time nor its failure tells who is a patient.
 *
 * @param keys PORTICO_SECRET.
 * @throws PatientsUnreachable
 */
export async function findPatient(
  demographics: SignUpDemographics,
  patients: PatientsPort,
  keys: Keys,
): Promise<PatientRecord | null> {
  const { medicalRecordNumber } = demographics;
  const short = firstGivenName(demographics);
  const [numbered, named, shortlyNamed] = await Promise.all([
    medicalRecordNumber === null ? null : patients.findByMedicalRecordNumber(medicalRecordNumber),
    patients.findByPerson(demographics),
    short.firstName === demographics.firstName ? null : patients.findByPerson(short),
  ]);
  const isTheirs = (record: PatientRecord): boolean =>
    record.standing === 'active' && [demographics, short].some((person) => isPerson(keys, record, person));
  return [numbered, named, shortlyNamed].find((record) => record !== null && isTheirs(record)) ?? null;
}

/** Whether a record matches the person's birth date, name and ZIP code. A record may have several names and ZIP codes. */
function isPerson(keys: Keys, record: PatientRecord, person: SignUpDemographics): boolean {
  const said = Buffer.from(personKey(keys, person));
  return personKeysOf(keys, record).some((key) => said.equals(key));
}

/**
 * A mobile phone receives text messages, and a home phone may. A work phone is never used, so that an employer learns
 * nothing of the care.
 */
function phoneForCodes(phones: readonly PatientPhone[]): string | null {
  const found = phones.find(({ use }) => use === 'mobile') ?? phones.find(({ use }) => use === 'home');
  return found?.number ?? null;
}
