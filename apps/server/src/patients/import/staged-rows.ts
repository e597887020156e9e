import type { Keys } from '../../platform/crypto/keys.ts';
import { type CopyValue, copyRows } from '../../platform/db/copy-rows.ts';
import type { Driver } from '../../platform/db/database.ts';
import { readCoverage } from '../fhir/read-coverage.ts';
import { readPatient, type ReadingContext } from '../fhir/read-patient.ts';
import { namesOf } from '../fhir/references.ts';
import { sealCoverage, sealRecord } from '../stored-record.ts';
import { patientIdOf } from '../patient-id.ts';
import { blockKeysOf } from '../matching/block-keys.ts';
import { digestOf, numberKey, personKeysOf, referenceKey } from '../patient-keys.ts';
import type { FoundResource } from './resource.ts';

export interface Staging extends ReadingContext {
  importId: string;
  /** Whether the import holds a lease while it runs; what goes on after a kill holds none. */
  hasLease: boolean;
  keys: Keys;
  now: Date;
}

type Staged = Extract<FoundResource, { resource: unknown }>;

const ROWS_AT_ONCE = 1000;

const columns = {
  staged_patients: [
    'import_id',
    'has_lease',
    'staged_at',
    'number',
    'patient_id',
    'record',
    'digest',
    'person_keys',
    'block_keys',
    'reference_keys',
    'replaced_by_keys',
  ],
  staged_coverage: [
    'import_id',
    'has_lease',
    'staged_at',
    'number',
    'line',
    'coverage_key',
    'beneficiary_keys',
    'patient_id',
    'coverage',
    'digest',
  ],
} as const;

/** Appends the resources of an import to the staged_ tables, in batches. */
export interface StagedRows {
  /** @returns what is wrong with the resource, without its data; undefined if it was taken. */
  addPatient(found: Staged): string | undefined;
  addCoverage(found: Staged): string | undefined;
  /** `all` writes every row in memory; `much` writes only full batches. */
  write(which: 'all' | 'much'): Promise<void>;
}

export function createStagedRows(driver: Driver, staging: Staging): StagedRows {
  const { keys } = staging;
  const held: Record<keyof typeof columns, CopyValue[][]> = { staged_patients: [], staged_coverage: [] };
  const hold = (table: keyof typeof columns, values: CopyValue[]): void => {
    held[table].push([staging.importId, staging.hasLease, staging.now.toISOString(), ...values]);
  };
  const keysOf = (references: readonly string[]): string[] =>
    references.map((reference) => asBytea(referenceKey(keys, reference)));

  return {
    addPatient({ resource, fullUrl, number }) {
      const read = readPatient(resource, staging);
      if ('error' in read) return read.error;
      const { record, medicalRecordNumbers, replacedBy } = read;
      const patientId = patientIdOf(keys, record.medicalRecordNumber);
      hold('staged_patients', [
        number,
        patientId,
        sealRecord(keys, patientId, record),
        asBytea(digestOf(keys, record)),
        personKeysOf(keys, record).map(asBytea),
        blockKeysOf(keys, record).map(asBytea),
        [
          ...keysOf(namesOf(resource, fullUrl)),
          ...medicalRecordNumbers.slice(1).map((each) => asBytea(numberKey(keys, each))),
        ],
        keysOf(replacedBy),
      ]);
      return undefined;
    },
    addCoverage({ resource, fullUrl, number, line }) {
      const read = readCoverage(resource, staging);
      if ('error' in read) return read.error;
      const [name] = namesOf(resource, fullUrl);
      if (name === undefined) return 'It has no id.';
      const { coverage, beneficiary, medicalRecordNumber } = read;
      const coverageKey = referenceKey(keys, name);
      hold('staged_coverage', [
        number,
        line,
        asBytea(coverageKey),
        keysOf(beneficiary),
        medicalRecordNumber === null ? null : patientIdOf(keys, medicalRecordNumber),
        coverage === null ? null : sealCoverage(keys, coverageKey, coverage),
        asBytea(digestOf(keys, coverage)),
      ]);
      return undefined;
    },
    async write(which) {
      for (const table of ['staged_patients', 'staged_coverage'] as const) {
        const rows = held[table];
        if (which === 'much' && rows.length < ROWS_AT_ONCE) continue;
        held[table] = [];
        await copyRows(driver, table, columns[table], rows);
      }
    },
  };
}

/** The text form of bytea in PostgreSQL. */
function asBytea(bytes: Uint8Array): string {
  return String.raw`\x${Buffer.from(bytes).toString('hex')}`;
}
