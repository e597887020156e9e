import type { PatientImport } from './apply-staged.ts';

/** What an import did, in numbers for the audit trail. */
export function countImport({ patients, coverage, rejected }: PatientImport): Record<string, number> {
  return {
    newPatients: patients.new,
    changedPatients: patients.changed,
    newCoverage: coverage.new,
    changedCoverage: coverage.changed,
    removedCoverage: coverage.removed,
    refused: rejected,
  };
}
