import { sha256OfFile } from '../platform/files/open-source.ts';
import { applyStaged, type PatientImport } from '../patients/import/apply-staged.ts';
import { countImport } from '../patients/import/count-import.ts';
import { handOnAccounts } from '../patients/queries/patient-merges.ts';
import { withStagedPatients } from '../patients/import/stage-patients.ts';
import { type Command, CommandError, type ExitCode } from './command.ts';
import { patientImportText } from './patient-import-text.ts';
import { createProgressDisplay } from './progress.ts';
import { asStaff, onPortal } from './staff.ts';

/** `portico patients import`: imports patients and their coverage into the portal's registry. */
export const patientsImport: Command = {
  name: 'patients import',
  usage: 'FILE',
  summary: 'Import patients and their coverage from a FHIR R4 file.',
  details:
    'Takes a Bundle in JSON or Bulk Data NDJSON, plain, gzip or zip, with Patient and Coverage. It goes in in one step; what is\n' +
    'there already stays. A record that cannot be taken is told by its place and reason, and the others go in. Coverage needs\n' +
    'its patients in the same file, or imported before.',
  options: {},
  records: ['patientsImported'],
  positionals: ['FILE'],
  async run({ terminal, signal, ...context }, { positionals }): Promise<ExitCode> {
    const [path = ''] = positionals;
    return asStaff(context, async (staff) => {
      const { database, settings, now } = staff;
      if (settings.patients.server !== undefined) {
        throw new CommandError(
          'PATIENTS_URL is set, so the portal asks that server and looks into no registry of its own. Nothing was imported.',
        );
      }
      const progress = createProgressDisplay(terminal, 'records');
      const { keys, patients } = settings;
      const request = { path, onProgress: progress.update, signal };
      // Its name may tell of a patient, its digest cannot.
      const sha256 = await sha256OfFile(path);
      let isEmpty = false;
      const told = await withStagedPatients(database, { keys, mrnSystem: patients.mrnSystem, now }, request, (staged) =>
        onPortal(staff, 'patients import', async (trx) => {
          const { imported, merged } = await applyStaged(trx, staged, now);
          await handOnAccounts(trx, merged, now);
          isEmpty = takenOf(imported) === 0;
          const details = { ...countImport(imported), sha256 };
          return { event: 'patientsImported', details, message: patientImportText(imported) };
        }),
      ).finally(progress.end);
      terminal.out(told);
      return isEmpty ? 1 : 0;
    });
  },
};

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
