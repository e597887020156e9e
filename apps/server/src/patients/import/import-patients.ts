import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { handOnAccounts } from '../queries/patient-merges.ts';
import { applyStaged, type PatientImport } from './apply-staged.ts';
import { type ImportRequest, type ImportSettings, withStagedPatients } from './stage-patients.ts';

/**
 * Imports a file of patients in one step: a FHIR R4 Bundle or Bulk Data NDJSON. It is idempotent: a record that has not
 * changed stays as it is. A resource that cannot be taken is reported, and the others are imported.
 *
 * @param record writes down the result, within the same transaction.
 * @throws what withStagedPatients throws; nothing is changed then.
 */
export async function importPatients(
  database: Database,
  settings: ImportSettings,
  request: ImportRequest,
  record: (trx: Transaction<Tables>, imported: PatientImport) => Promise<void> = async () => {},
): Promise<PatientImport> {
  return withStagedPatients(database, settings, request, (staged) =>
    database.db.transaction().execute(async (trx) => {
      const { imported, merged } = await applyStaged(trx, staged, settings.now);
      await handOnAccounts(trx, merged, settings.now);
      await record(trx, imported);
      return imported;
    }),
  );
}
