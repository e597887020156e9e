import { appendAudit } from '../../platform/audit/append-audit.ts';
import { applyStaged } from '../import/apply-staged.ts';
import { countImport } from '../import/count-import.ts';
import { analyzeStaged, deleteStaged } from '../queries/patient-imports.ts';
import { handOnAccounts } from '../queries/patient-merges.ts';
import { type ExportResult, saveExportDone } from '../queries/patient-exports.ts';
import { removeDeleted } from './deleted-resources.ts';
import type { ExportServices } from './export-services.ts';
import type { ExportState } from './export-state.ts';

/**
 * Brings an export that was read into the registry, in one transaction with the word that it is done: whoever is killed has done all of it, or nothing.
 *
 * @param deleted names of resources that are gone, as `Patient/123`.
 * @param next of the next export.
 * @returns what is left to do: to tell the server.
 */
export async function applyExport(
  state: ExportState,
  deleted: readonly string[],
  { database: { longRunning }, clock, settings }: ExportServices,
  { groupId, nextAt }: { groupId: string; nextAt: Date },
): Promise<ExportState> {
  const { keys } = settings;
  const { importId, transactionTime, read, errorFiles, since } = state;
  const now = clock.now();
  // A hospital's patients take longer than a request may.
  await analyzeStaged(longRunning.db);
  return longRunning.db.transaction().execute(async (trx) => {
    const staged = { importId, others: read.others, rejected: read.rejected, errors: [...read.errors] };
    const asOf = new Date(transactionTime);
    const { imported, merged } = await applyStaged(trx, staged, now, asOf);
    const removed = await removeDeleted(trx, keys, deleted, { now, asOf });
    await deleteStaged(trx, importId);
    const result: ExportResult = { ...imported, deleted: removed, errorFiles, isFull: since === null };
    const ending: ExportState = { ...state, phase: 'ending', files: [], deleted: [] };
    await saveExportDone(trx, keys, groupId, { state: ending, result, now, nextAt });
    const details = { ...countImport(imported), deleted: removed, full: result.isFull };
    await handOnAccounts(trx, merged, now);
    await appendAudit(trx, { keys, now }, { event: 'patientsImported', accountId: null, actor: 'system', details });
    return ending;
  });
}
