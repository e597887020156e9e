/** A name as it is written. Any script. */
export interface PatientName {
  /** The first given name. */
  firstName: string;
  /** Further given names, with spaces between; '' where there are none. */
  middleName: string;
  lastName: string;
}

export interface PatientAddress {
  use: 'home' | 'work' | 'other';
  /** Street and number, apartment: as a letter carries them. */
  lines: readonly string[];
  city: string;
  /** State, province or region, as its source writes it; '' where there is none. */
  state: string;
  /** ZIP or postal code; '' where there is none. */
  zip: string;
  /** As its source writes it, a code or a name; '' where it says none. */
  country: string;
}

export interface PatientPhone {
  use: 'home' | 'mobile' | 'work';
  /** E.164, as +16505550142. */
  number: string;
}

/** An insurance of the patient, as the hospital has it on file. */
export interface PatientCoverage {
  /** The insurer's name; null where only an id is known. */
  payorName: string | null;
  /** The subscriber's number with the insurer. */
  subscriberId: string | null;
  groupNumber: string | null;
  /** FHIR's code of what the patient is to the subscriber, such as `self`, `spouse` or `child`. */
  relationship: string | null;
  /** ISO dates, both inclusive; null where it is open. */
  start: string | null;
  end: string | null;
}

/** A patient of the hospital: who they are and how they are reached. */
export interface PatientRecord {
  /** By which its source finds what belongs to the patient. */
  sourceId: string;
  /** What accounts are linked to (db/queries/patient-accounts.ts): the same for one medical record number, however it is found. */
  patientId: string;
  /** The medical record number, as the hospital writes it. */
  medicalRecordNumber: string;
  /** The official name, or the one in use. */
  name: PatientName;
  /** Others that the patient is known by, a romanised form among them. */
  otherNames: readonly PatientName[];
  /** ISO date. */
  birthDate: string;
  sex: 'female' | 'male' | 'other' | 'unknown';
  /** `inactive`: the hospital does not use the record any more. Only an `active` patient may enrol. */
  standing: 'active' | 'inactive' | 'deceased';
  /** Where letters go first. */
  addresses: readonly PatientAddress[];
  /** Best first. */
  phones: readonly PatientPhone[];
  email: string | null;
}

/** What a person says of themselves who does not know their medical record number. */
export interface PatientQuery {
  firstName: string;
  lastName: string;
  /** ISO date. */
  birthDate: string;
  /** Five digits, or five and four: the first five count. */
  zip: string;
}

/**
 * What came of asking a server: `timeout`, no answer in time; `unreachable`, no connection, or a failure of its own;
 * `refused`, it does not take the portal's token; `garbage`, an answer that is no FHIR.
 */
export type PatientsFault = 'timeout' | 'unreachable' | 'refused' | 'garbage';

/** Nobody can say now who is a patient. Holds nothing of a person, of a token or of an address: it may be logged. */
export class PatientsUnreachable extends Error {
  override readonly name = 'PatientsUnreachable';
  readonly kind: PatientsFault;
  /** What an operator needs, such as `HTTP 503` or `ECONNREFUSED`. */
  readonly detail: string;

  constructor(kind: PatientsFault, detail: string) {
    super(`No answer about patients (${kind}): ${detail}`);
    this.kind = kind;
    this.detail = detail;
  }
}

/**
 * The hospital's patients: the portal's own registry, or a FHIR R4 server. Never called inside a transaction. A record that
 * was merged into another one is answered by that other one.
 */
export interface PatientsPort {
  /**
   * @param medicalRecordNumber in any writing: letter case, spaces and hyphens do not matter, but to a FHIR server that compares
   * to the letter.
   * @returns null for a number that nobody has.
   * @throws PatientsUnreachable
   */
  findByMedicalRecordNumber(medicalRecordNumber: string): Promise<PatientRecord | null>;
  /**
   * Accents, hyphens and letter case do not matter.
   *
   * @returns null where nobody fits, and where more than one does: a person is never guessed.
   * @throws PatientsUnreachable
   */
  findByPerson(person: PatientQuery): Promise<PatientRecord | null>;
  /**
   * The insurances of a patient who was found, those in force and others. Apart from finding them, since a second question that is asked
   * of patients alone would tell by its time, and by its failure, who is one.
   *
   * @returns nothing where the source keeps no coverage.
   * @throws PatientsUnreachable
   */
  coverageOf(patient: Pick<PatientRecord, 'sourceId'>): Promise<PatientCoverage[]>;
}
