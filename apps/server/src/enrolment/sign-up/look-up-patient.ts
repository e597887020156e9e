import { chooseRecord, type MatchedPerson } from '@portico/matching';
import type { Keys } from '../../platform/crypto/keys.ts';
import { personKey } from '../../platform/crypto/lookup-keys.ts';
import type { OpenMatch } from '../../patients/matching/match-case.ts';
import { matchedRecord } from '../../patients/matching/matched-record.ts';
import { personKeysOf } from '../../patients/patient-keys.ts';
import { type PatientPhone, type PatientRecord, type PatientsPort, PatientsUnreachable } from '../../ports/patients.ts';
import type { Services } from '../../platform/services.ts';
import { decoySuffix } from '../verification/decoy-suffix.ts';
import { personToMatch } from './person-to-match.ts';
import { firstGivenName } from './first-given-name.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';
import { noPatientLookup, type SignUpData } from './sign-up-data.ts';

/** Records that staff look at for one person. */
const MOST_OPEN = 5;

/** The registry's answer about a person. */
type PatientLookup = Pick<SignUpData, 'isPatientSought' | 'patientId' | 'recordZips' | 'openMatches' | 'phone'>;

/**
 * Finds the patient by what the person says. The phone is the one on file for a patient, and a decoy for
 * everybody else. The decoy is always the same for the same data, so that it does not tell who is a patient.
 *
 * The digits on file are shown to whom equality has found alone, who has said the ZIP code of the record (decisions 85, 260). Who is joined by
 * points sees made-up ones: else the digits would change with the email or street that is typed, and tell by that who is a patient.
 *
 * @returns `isPatientSought: false` and no phone if the registry is not reachable: the person continues without it.
 */
export async function lookUpPatient(
  demographics: SignUpDemographics,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<PatientLookup> {
  try {
    const { record, isExact, open } = await matchPatient(demographics, ports.patients, settings.keys);
    const number = record === null ? null : phoneForCodes(record.phones);
    const decoy = decoySuffix(settings.keys, demographics);
    const suffix = isExact && number !== null ? number.slice(-4) : decoy;
    return {
      isPatientSought: true,
      patientId: record?.patientId ?? null,
      openMatches: open,
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

/** Whose record a person's is. */
interface PatientMatch {
  record: PatientRecord | null;
  /** Whether name, birth date and ZIP code are those of the record. */
  isExact: boolean;
  /** Where none is: those that may be, for staff to decide once the person has shown who they are. */
  open: readonly OpenMatch[];
}

/** As matchPatient, for whoever needs the record alone. */
export async function findPatient(...given: Parameters<typeof matchPatient>): Promise<PatientRecord | null> {
  return (await matchPatient(...given)).record;
}

/**
 * Finds the record of a person: the one whose name, birth date and ZIP code are as they say; else the one that is theirs by points although
 * something differs (packages/matching, decision 170). If the number they gave also matches, it selects the record; if it does not,
 * it is ignored. Further given names are ignored too if no record has them. The registry gets the same queries for every
 * input, so that neither its time nor its failure tells who is a patient.
 *
 * @param keys PORTICO_SECRET.
 * @throws PatientsUnreachable
 */
async function matchPatient(
  demographics: SignUpDemographics,
  patients: PatientsPort,
  keys: Keys,
): Promise<PatientMatch> {
  const { medicalRecordNumber } = demographics;
  const short = firstGivenName(demographics);
  const person = personToMatch(demographics);
  const [numbered, named, shortlyNamed, candidates] = await Promise.all([
    medicalRecordNumber === null ? null : patients.findByMedicalRecordNumber(medicalRecordNumber),
    patients.findByPerson(demographics),
    short.firstName === demographics.firstName ? null : patients.findByPerson(short),
    patients.candidatesOf(person),
  ]);
  const isTheirs = (record: PatientRecord): boolean =>
    record.standing === 'active' && [demographics, short].some((each) => isPerson(keys, record, each));
  const exact = [numbered, named, shortlyNamed].find((record) => record !== null && isTheirs(record));
  return exact === undefined || exact === null
    ? { ...chooseActiveRecord(person, [numbered, ...candidates]), isExact: false }
    : { record: exact, isExact: true, open: [] };
}

/** The one of these records that is a person's by points, where one is (packages/matching, decision 170); records that are no longer used are nobody's. */
export function chooseActiveRecord(
  person: MatchedPerson,
  found: readonly (PatientRecord | null)[],
): Pick<PatientMatch, 'record' | 'open'> {
  const active = found.filter((record) => record?.standing === 'active');
  const records = new Map(active.flatMap((record) => (record === null ? [] : [[record.patientId, record]])));
  const choice = chooseRecord(
    person,
    [...records.values()].map((record) => ({ ...matchedRecord(record), record })),
  );
  if (choice.verdict === 'joined') return { record: choice.record.record, open: [] };
  if (choice.verdict === 'apart') return { record: null, open: [] };
  const open = choice.candidates.slice(0, MOST_OPEN).map(({ record: { record }, match: { points, findings } }) => {
    const { patientId, medicalRecordNumber } = record;
    return { patientId, medicalRecordNumber, points, findings };
  });
  return { record: null, open };
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
