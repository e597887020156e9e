import type { Transaction } from 'kysely';
import {
  applyCoverage,
  applyPatients,
  type Counts,
  type CoverageCounts,
  dropOvertaken,
  lockRegistry,
  unclaimedCoverage,
} from '../queries/patient-imports.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { type ResourceError, MAX_ERRORS_LISTED, type StagedImport } from './stage-patients.ts';

/** An import that was brought into the registry, but for the accounts of who was merged. */
export interface AppliedImport {
  imported: PatientImport;
  /** For handOnAccounts: whoever imports calls it last, as others wait from then on. */
  merged: readonly string[];
  /** Records that were left out: a message has come of their patients since the time that the import is of. */
  overtaken: number;
}

/** The result of an import. */
export interface PatientImport {
  patients: Counts;
  coverage: CoverageCounts;
  others: number;
  rejected: number;
  /** The first refusals, in the order of the file. */
  errors: ResourceError[];
}

const unclaimed = 'Its beneficiary is no patient of this file, nor of one that was imported before.';

/**
 * Brings a staged file into the registry. Patients come first, so that the order within the file does not matter.
 *
 * @param asOf the time that it is of, where that is known: patients of whom a message has come since stay as they are.
 */
export async function applyStaged(
  trx: Transaction<Tables>,
  staged: StagedImport,
  now: Date,
  asOf: Date | null = null,
): Promise<AppliedImport> {
  await lockRegistry(trx);
  const overtaken = asOf === null ? 0 : await dropOvertaken(trx, staged.importId, asOf);
  const { counts: patients, merged } = await applyPatients(trx, staged.importId, now);
  const coverage = await applyCoverage(trx, staged.importId);
  const { count, places } = await unclaimedCoverage(trx, staged.importId, MAX_ERRORS_LISTED);
  const refusals = [
    ...staged.errors,
    ...places.map((place) => ({ ...place, type: 'Coverage', reason: unclaimed })),
  ].toSorted((one, other) => one.number - other.number);
  const imported = {
    patients,
    coverage,
    others: staged.others,
    rejected: staged.rejected + count,
    errors: refusals.slice(0, MAX_ERRORS_LISTED),
  };
  return { imported, merged, overtaken };
}
