import type { Language } from '@portico/contract';

/** A name in any script, as written. */
export interface PatientName {
  /** The first given name. */
  firstName: string;
  /** Further given names, separated by spaces; '' for none. */
  middleName: string;
  lastName: string;
}

export interface PatientAddress {
  use: 'home' | 'work' | 'other';
  /** Street and number, apartment, as printed on a letter. */
  lines: readonly string[];
  city: string;
  /** State, province or region, as the source writes it; '' for none. */
  state: string;
  /** ZIP or postal code; '' for none. */
  zip: string;
  /** A code or a name, as the source writes it; '' for none. */
  country: string;
}

export interface PatientPhone {
  use: 'home' | 'mobile' | 'work';
  /** E.164, such as +16505550142. */
  number: string;
}

/** An insurance of the patient that the hospital has on file. */
export interface PatientCoverage {
  /** The insurer's name; null if only an id is known. */
  payorName: string | null;
  subscriberId: string | null;
  groupNumber: string | null;
  /** FHIR's code of the patient's relation to the subscriber, such as `self`, `spouse` or `child`. */
  relationship: string | null;
  /** ISO dates, both inclusive; null for an open end. */
  start: string | null;
  end: string | null;
}

export interface PatientRecord {
  /** The source's key of the patient, for further questions such as coverageOf. */
  sourceId: string;
  /**
   * Accounts are linked to this id (patients/queries/patient-accounts.ts). It is the same for one medical record number
   * in every source.
   */
  patientId: string;
  /** As the hospital writes it. */
  medicalRecordNumber: string;
  /** The official name, or the usual one. */
  name: PatientName;
  /** Other names of the patient, such as a romanized form. */
  otherNames: readonly PatientName[];
  /** ISO date. */
  birthDate: string;
  sex: 'female' | 'male' | 'other' | 'unknown';
  /** `inactive`: the hospital no longer uses the record. Only an `active` patient may enrol. */
  standing: 'active' | 'inactive' | 'deceased';
  /** In order of preference for letters. */
  addresses: readonly PatientAddress[];
  /** In order of preference. */
  phones: readonly PatientPhone[];
  email: string | null;
  /** Every e-mail address but those at work, in order of preference: what concerns the person's care goes to all. */
  emails: readonly string[];
  /** In which the hospital writes to the patient; null if the source does not say, or names one that the portal lacks. */
  language: Language | null;
}

/** A person as they are compared with records. `MatchedPerson` of packages/matching has this form. */
export interface SoughtPerson {
  readonly names: ReadonlyArray<Readonly<PatientName>>;
  /** ISO date. */
  readonly birthDate: string;
  readonly sex: 'female' | 'male' | null;
  readonly zips: readonly string[];
  readonly streets: readonly string[];
  /** E.164. */
  readonly phones: readonly string[];
  readonly emails: readonly string[];
}

/** What a person says about themselves if they do not know their medical record number. */
export interface PatientQuery {
  firstName: string;
  lastName: string;
  /** ISO date. */
  birthDate: string;
  /** Five digits, or five and four; only the first five count. */
  zip: string;
}

/**
 * `timeout`: no answer in time. `unreachable`: no connection, or a failure of the server's own. `refused`: the server
 * does not take the portal's token. `garbage`: an answer that is not FHIR.
 */
export type PatientsErrorReason = 'timeout' | 'unreachable' | 'refused' | 'garbage';

/**
 * The server did not answer, so patients cannot be found now. Holds nothing of a person, a token or an address, so it
 * may be logged.
 */
export class PatientsUnreachable extends Error {
  override readonly name = 'PatientsUnreachable';
  readonly kind: PatientsErrorReason;
  /** For the operator, such as `HTTP 503` or `ECONNREFUSED`. */
  readonly detail: string;
  /** How long the server wants to be left alone, in seconds, where it said so. */
  readonly retryAfter: number | undefined;

  constructor(kind: PatientsErrorReason, detail: string, retryAfter?: number) {
    super(`No answer about patients (${kind}): ${detail}`);
    this.kind = kind;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }
}

/**
 * The hospital's patients, from the portal's own registry or a FHIR R4 server. Never called inside a transaction. If a
 * record was merged into another one, the answer is that other one.
 */
export interface PatientsPort {
  /**
   * @param medicalRecordNumber as typed. Letter case, spaces and hyphens do not matter, except to a FHIR server that
   * compares numbers exactly.
   * @returns null for an unknown number.
   * @throws PatientsUnreachable
   */
  findByMedicalRecordNumber(medicalRecordNumber: string): Promise<PatientRecord | null>;
  /**
   * Accents, hyphens and letter case do not matter.
   *
   * @returns null if no patient matches, and if several match: the portal never guesses a person.
   * @throws PatientsUnreachable
   */
  findByPerson(person: PatientQuery): Promise<PatientRecord | null>;
  /**
   * The records that may be a person's although something in them differs: few of many, to be compared one by one.
   *
   * @throws PatientsUnreachable
   */
  candidatesOf(person: SoughtPerson): Promise<PatientRecord[]>;
  /**
   * The insurances of a patient, current and past. A call of its own, not part of finding the patient: a second
   * question that is asked for patients only would show, by its time or its failure, who is a patient.
   *
   * @returns an empty list if the source has no coverage.
   * @throws PatientsUnreachable
   */
  coverageOf(patient: Pick<PatientRecord, 'sourceId'>): Promise<PatientCoverage[]>;
}
