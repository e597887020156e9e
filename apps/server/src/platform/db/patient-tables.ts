import type { ColumnType } from 'kysely';

/** timestamptz: written as Date, read as Date. */
type Timestamp = ColumnType<Date, Date, Date>;

/** A patient of the hospital, by the id that is made of the medical record number (patients/patient-id.ts). */
export interface PatientsTable {
  patient_id: string;
  /** `KeptRecord` (patients/kept-record.ts), sealed. */
  record: string;
  /** Keyed hash of the record, so that an import leaves alone what is the same. */
  digest: Uint8Array;
  /** The patient whose record took the place of this one. */
  replaced_by: string | null;
  updated_at: Timestamp;
}

/** Patients by what people say of themselves: personKey (accounts/keys.ts) of each name with each ZIP code. */
export interface PatientPeopleTable {
  person_key: Uint8Array;
  patient_id: string;
}

/**
 * Patients by how FHIR resources refer to them (`Patient/123`, an address, urn:uuid), and by further medical record numbers, as
 * keyed hashes.
 */
export interface PatientReferencesTable {
  reference_key: Uint8Array;
  patient_id: string;
}

export interface PatientCoverageTable {
  patient_id: string;
  /** Keyed hash of the resource's id. */
  coverage_key: Uint8Array;
  /** `PatientCoverage` (ports/patients.ts), sealed. */
  coverage: string;
  digest: Uint8Array;
}

/** Whose account it is: one for each patient, whichever source knows the patient (spec §8, 1004). */
export interface PatientAccountsTable {
  patient_id: string;
  account_id: string;
  linked_at: Timestamp;
}

/** A Patient as an import read it. */
export interface StagedPatientsTable {
  import_id: string;
  /** Its place in the file: of two with one medical record number, the later one counts. */
  number: number;
  patient_id: string;
  record: string;
  digest: Uint8Array;
  person_keys: Uint8Array[];
  reference_keys: Uint8Array[];
  /** References to the Patient that took its place: the first that is known counts. */
  replaced_by_keys: Uint8Array[];
  staged_at: Timestamp;
}

/** A Coverage as an import read it. */
export interface StagedCoverageTable {
  import_id: string;
  number: number;
  line: number;
  coverage_key: Uint8Array;
  /** References to the beneficiary: the first that is known counts. */
  beneficiary_keys: Uint8Array[];
  /** Where the beneficiary is named by medical record number. */
  patient_id: string | null;
  /** Null: it holds no more, and is taken out. */
  coverage: string | null;
  digest: Uint8Array;
  staged_at: Timestamp;
}
