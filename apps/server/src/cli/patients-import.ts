import { stat } from 'node:fs/promises';
import { sha256OfFile } from '../platform/files/open-source.ts';
import { applyStaged, type PatientImport } from '../patients/import/apply-staged.ts';
import { countImport } from '../patients/import/count-import.ts';
import { handOnAccounts } from '../patients/queries/patient-merges.ts';
import { withStagedPatients } from '../patients/import/stage-patients.ts';
import { readLocalTime } from '../staff/local-times.ts';
import { asUsage, type Command, CommandError, type ExitCode, UsageError } from './command.ts';
import { patientImportText } from './patient-import-text.ts';
import { createProgressDisplay } from './progress.ts';
import { asStaff, onPortal, type Staff } from './staff.ts';

/** `portico patients import`: imports patients and their coverage into the portal's registry. */
export const patientsImport: Command = {
  name: 'patients import',
  usage: 'FILE [--as-of TIME]',
  summary: 'Import patients and their coverage from a FHIR R4 file.',
  details:
    'Takes a Bundle in JSON or Bulk Data NDJSON, plain, gzip or zip, with Patient and Coverage. It goes in in one step; what is\n' +
    'there already stays. A record that cannot be taken is told by its place and reason, and the others go in. Coverage needs\n' +
    'its patients in the same file, or imported before. Of whom a message of ADT has come since the time that the file is of,\n' +
    'nothing is undone: that is TIME, when the records system wrote it (2026-11-21T10:00, where the hospital is), or else when\n' +
    'the file was written here last.',
  options: { 'as-of': { type: 'string' } },
  records: ['patientsImported'],
  positionals: ['FILE'],
  async run({ terminal, signal, ...context }, { positionals, options }): Promise<ExitCode> {
    const [path = ''] = positionals;
    return asStaff(context, async (staff) => {
      const { database, settings, now } = staff;
      if (settings.patients.server !== undefined) {
        throw new CommandError(
          'PATIENTS_URL is set, so the portal asks that server and looks into no registry of its own. Nothing was imported.',
        );
      }
      const asOf = await timeOf(path, options['as-of'], staff);
      const progress = createProgressDisplay(terminal, 'records');
      const { keys, patients } = settings;
      const request = { path, onProgress: progress.update, signal };
      // Its name may tell of a patient, its digest cannot.
      const sha256 = await sha256OfFile(path);
      let isEmpty = false;
      const told = await withStagedPatients(database, { keys, mrnSystem: patients.mrnSystem, now }, request, (staged) =>
        onPortal(staff, 'patients import', async (trx) => {
          const { imported, merged, overtaken } = await applyStaged(trx, staged, now, asOf);
          await handOnAccounts(trx, merged, now);
          isEmpty = takenOf(imported) + overtaken === 0;
          const details = { ...countImport(imported), overtaken, asOf: asOf.toISOString(), sha256 };
          return { event: 'patientsImported', details, message: patientImportText(imported, { overtaken, asOf }) };
        }),
      ).finally(progress.end);
      terminal.out(told);
      return isEmpty ? 1 : 0;
    });
  },
};

/**
 * Of when a file is. When it was written here last is later than when it was made: what a message has said since is newer than the file for sure.
 *
 * @throws UsageError for a time that cannot be read, or is to come.
 */
async function timeOf(path: string, given: string | boolean | undefined, staff: Staff): Promise<Date> {
  if (typeof given !== 'string') return (await stat(path).catch(() => null))?.mtime ?? staff.now;
  const asOf = asUsage(() => readLocalTime('--as-of', given.trim(), staff));
  if (asOf > staff.now)
    throw new UsageError('--as-of must not be to come: it is when the records system wrote the file.');
  return asOf;
}

/** The number of valid entries in the file, whether they changed anything or not. */
function takenOf({ patients, coverage, others }: PatientImport): number {
  const counts = [
    patients.new,
    patients.changed,
    patients.unchanged,
    coverage.new,
    coverage.changed,
    coverage.unchanged,
  ];
  return counts.reduce((sum, count) => sum + count, coverage.removed + others);
}
