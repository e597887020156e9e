import { personKey } from '../accounts/keys.ts';
import { foldMedicalRecordNumber } from '../patients/patient-id.ts';
import { personKeysOf } from '../patients/patient-keys.ts';
import { type PatientPhone, type PatientRecord, type PatientsPort, PatientsUnreachable } from '../ports/patients.ts';
import type { Services } from '../services.ts';
import { decoySuffix } from './decoy-suffix.ts';
import type { SignUpData, SignUpDemographics } from './sign-up-data.ts';

/** What the registry has to say of somebody. */
type Sought = Pick<SignUpData, 'isPatientSought' | 'patientId' | 'phone'>;

/**
 * Finds the patient that somebody says they are: the one whose name, birth date and ZIP code they gave, and whose number, if
 * they gave one. The phone is one on file for whoever is found, and a decoy for everybody else: always the same for the
 * same data, so that nobody learns who is a patient.
 *
 * @returns with `isPatientSought: false` and no phone where the registry cannot be reached: whoever it is goes on without it.
 */
export async function seekPatient(
  demographics: SignUpDemographics,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<Sought> {
  try {
    const record = await findPatient(demographics, ports.patients, settings.secret);
    const number = record === null ? null : phoneForCodes(record.phones);
    const suffix = number?.slice(-4) ?? decoySuffix(settings.secret, demographics);
    return {
      isPatientSought: true,
      patientId: record?.patientId ?? null,
      phone: { suffix, number, token: null, code: null },
    };
  } catch (error) {
    if (!(error instanceof PatientsUnreachable)) throw error;
    return { isPatientSought: false, patientId: null, phone: null };
  }
}

/**
 * The record that somebody's name, birth date and ZIP code go with, and their number, if they gave one.
 *
 * @param secret PORTICO_SECRET.
 * @throws PatientsUnreachable
 */
export async function findPatient(
  demographics: SignUpDemographics,
  patients: PatientsPort,
  secret: string,
): Promise<PatientRecord | null> {
  const { medicalRecordNumber } = demographics;
  const found =
    medicalRecordNumber === null
      ? await patients.findByPerson(demographics)
      : await findWithNumber(medicalRecordNumber, demographics, patients);
  if (found?.standing !== 'active') return null;
  const said = Buffer.from(personKey(secret, demographics));
  return personKeysOf(secret, found).some((key) => said.equals(key)) ? found : null;
}

/** A FHIR server compares numbers to the letter, and may write this one with hyphens: then the person tells whose it is. */
async function findWithNumber(
  medicalRecordNumber: string,
  demographics: SignUpDemographics,
  patients: PatientsPort,
): Promise<PatientRecord | null> {
  const found = await patients.findByMedicalRecordNumber(medicalRecordNumber);
  if (found !== null) return found;
  const person = await patients.findByPerson(demographics);
  const isTheirs = foldMedicalRecordNumber(person?.medicalRecordNumber ?? '') === medicalRecordNumber;
  return isTheirs ? person : null;
}

/** A message reaches a mobile phone; one at home may be one. Nobody's work is told of their care. */
function phoneForCodes(phones: readonly PatientPhone[]): string | null {
  const found = phones.find(({ use }) => use === 'mobile') ?? phones.find(({ use }) => use === 'home');
  return found?.number ?? null;
}
