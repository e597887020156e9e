import type { ColumnType, Generated } from 'kysely';

/** timestamptz: written as Date, read as Date. */
type Timestamp = ColumnType<Date, Date, Date>;

/** A patient of the hospital. The id is derived from the medical record number (patients/patient-id.ts). */
export interface PatientsTable {
  patient_id: string;
  /** `StoredRecord` (patients/stored-record.ts), sealed. */
  record: string;
  /** Keyed hash of the record, so that an import skips unchanged records. */
  digest: Uint8Array;
  /** The patient whose record replaced this one. */
  replaced_by: string | null;
  updated_at: Timestamp;
  /** When the last message of ADT came that changed it; null for none. */
  told_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A message of HL7 v2 ADT, and what it was answered. */
export interface AdtMessagesTable {
  message_id: string;
  /** Keyed hash of sender, control id and content: a message that comes again is answered alike. */
  content_key: Uint8Array;
  received_at: Timestamp;
  expires_at: Timestamp;
  /** Such as `A08`; null where it cannot be read. */
  event: string | null;
  /** `AA`, `AE`, `AR` (HL7 table 0008). */
  answer: string;
  /** Where and why it was refused, without its data. */
  error: ColumnType<AdtErrorColumn | null, string | null, string | null>;
  /** A message that was refused (`RefusedContent`, patients/queries/adt-messages.ts), sealed; null for one that was taken. */
  sealed: string | null;
}

/** `Hl7Error` of packages/hl7. */
interface AdtErrorColumn {
  segment: string;
  field: number | null;
  code: number;
  message: string;
}

/**
 * Patients by the data that people give about themselves: personKey (crypto/lookup-keys.ts) of each name with each ZIP code.
 */
export interface PatientPeopleTable {
  person_key: Uint8Array;
  patient_id: string;
}

/** Patients by what they are found again by although something differs (patients/matching/block-keys.ts), as keyed hashes. */
export interface PatientBlocksTable {
  block_key: Uint8Array;
  patient_id: string;
}

/** Accounts whose patient staff have to decide about. */
export interface MatchCasesTable {
  account_id: string;
  /** `OpenMatch`es (patients/matching/match-case.ts), sealed. */
  sealed: string;
  opened_at: Timestamp;
}

/**
 * Patients by the ways in which FHIR resources refer to them (`Patient/123`, an address, urn:uuid), and by further
 * medical record numbers, as keyed hashes.
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

/** The account of a patient: one for each patient, whatever the source of the patient's record (spec §8, 1004). */
export interface PatientAccountsTable {
  patient_id: string;
  account_id: string;
  linked_at: Timestamp;
}

/** Where the export of the patients of a group stands. */
export interface PatientExportsTable {
  group_id: string;
  /** When it begins, or goes on. */
  next_at: Timestamp;
  /** `ExportState` (patients/export/export-state.ts), sealed; null between two exports. */
  sealed: string | null;
  progress: string | null;
  failure: string | null;
  failures: Generated<number>;
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Of the last one of all patients. */
  full_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The server's time of the last one, as it writes it. */
  transaction_time: string | null;
  /** `ExportResult` (patients/queries/patient-exports.ts). */
  result: ColumnType<unknown, string | null | undefined, string | null>;
}

/** A Patient as an import read it. */
export interface StagedPatientsTable {
  import_id: string;
  /** Its position in the file: of two with one medical record number, the later one counts. */
  number: number;
  patient_id: string;
  record: string;
  digest: Uint8Array;
  person_keys: Uint8Array[];
  block_keys: ColumnType<Uint8Array[], Uint8Array[] | undefined, Uint8Array[]>;
  reference_keys: Uint8Array[];
  /** References to the Patient that replaced it: the first known one counts. */
  replaced_by_keys: Uint8Array[];
  staged_at: Timestamp;
  /** Whether its import holds a lease while it runs; one of a version before, and a nightly export, do not. */
  has_lease: ColumnType<boolean, boolean | undefined, boolean>;
}

/** A Coverage as an import read it. */
export interface StagedCoverageTable {
  import_id: string;
  number: number;
  line: number;
  coverage_key: Uint8Array;
  /** References to the beneficiary: the first known one counts. */
  beneficiary_keys: Uint8Array[];
  /** For a beneficiary who is named by medical record number. */
  patient_id: string | null;
  /** Null: the coverage is no longer valid and is removed. */
  coverage: string | null;
  digest: Uint8Array;
  staged_at: Timestamp;
  has_lease: ColumnType<boolean, boolean | undefined, boolean>;
}
