import { personKey } from '../../platform/crypto/lookup-keys.ts';
import { personKeysOf } from '../../patients/patient-keys.ts';
import { type PatientPhone, type PatientRecord, type PatientsPort, PatientsUnreachable } from '../../ports/patients.ts';
import type { Services } from '../../platform/services.ts';
import { decoySuffix } from '../verification/decoy-suffix.ts';
import { firstGivenName } from './first-given-name.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';
import type { SignUpData } from './sign-up-data.ts';

/** What the registry has to say of somebody. */
type Sought = Pick<SignUpData, 'isPatientSought' | 'patientId' | 'phone'>;

/**
 * Finds the patient that somebody says they are: the one whose name, birth date and ZIP code they gave. The phone is one on file
 * for whoever is found, and a decoy for everybody else: always the same for the same data, so that nobody learns who is a
 * patient.
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
 * The record that somebody's name, birth date and ZIP code go with. Their number tells which, where it goes with them as
 * well; else it counts for nothing, and so do further given names that nobody has. Whatever they gave, the same is asked of
 * the registry, whoever they are: neither its time nor its failure tells who is a patient.
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
  const short = firstGivenName(demographics);
  const [numbered, named, shortlyNamed] = await Promise.all([
    medicalRecordNumber === null ? null : patients.findByMedicalRecordNumber(medicalRecordNumber),
    patients.findByPerson(demographics),
    short.firstName === demographics.firstName ? null : patients.findByPerson(short),
  ]);
  const isTheirs = (record: PatientRecord): boolean =>
    record.standing === 'active' && [demographics, short].some((person) => isPerson(secret, record, person));
  return [numbered, named, shortlyNamed].find((record) => record !== null && isTheirs(record)) ?? null;
}

/** Whether a record has a person's birth date, and one of its names and of its ZIP codes is theirs. */
function isPerson(secret: string, record: PatientRecord, person: SignUpDemographics): boolean {
  const said = Buffer.from(personKey(secret, person));
  return personKeysOf(secret, record).some((key) => said.equals(key));
}

/** A message reaches a mobile phone; one at home may be one. Nobody's work is told of their care. */
function phoneForCodes(phones: readonly PatientPhone[]): string | null {
  const found = phones.find(({ use }) => use === 'mobile') ?? phones.find(({ use }) => use === 'home');
  return found?.number ?? null;
}
