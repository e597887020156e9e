import type { PatientExport } from '../patients/queries/patient-exports.ts';
import { findExport, scheduleExport } from '../patients/queries/patient-exports.ts';
import { countOf, formatCount } from '../prices/figures.ts';
import { type Command, CommandError } from './command.ts';
import { patientImportText } from './patient-import-text.ts';
import { plainText } from './plain-text.ts';
import { asStaff, onPortal } from './staff.ts';

/** `portico patients follow`: how the export stands by which the registry follows the records system. */
export const patientsFollow: Command = {
  name: 'patients follow',
  usage: '[--now]',
  summary: 'Show how the nightly export of the patients stands, or begin it now.',
  details:
    'With PATIENTS_GROUP, the server fetches the patients of that group each night by FHIR Bulk Data: all of them once a week,\n' +
    'else what has changed. --now begins at once, or tries again at once what failed; a running portal does it within a minute.\n' +
    'Nothing of a patient is shown.',
  options: { now: { type: 'boolean' } },
  records: ['patientExportAsked'],
  positionals: [],
  async run({ terminal, ...context }, { options }) {
    const told = await asStaff(context, async (staff) => {
      const { database, settings, now } = staff;
      const { export: followed } = settings.patients;
      if (followed === undefined) throw new CommandError('PATIENTS_GROUP is not set: nothing is fetched at night.');
      const { group } = followed;
      if (options['now'] === true) {
        return onPortal(staff, 'patients follow', async (trx) => {
          await scheduleExport(trx, group, now);
          return { event: 'patientExportAsked', message: 'The export begins, or goes on, within a minute.\n' };
        });
      }
      const found = await findExport(database.db, settings.keys, group);
      return found === undefined ? `Group ${group}: nothing was fetched yet.\n` : exportText(group, found);
    });
    terminal.out(told);
    return 0;
  },
};

function exportText(group: string, found: PatientExport): string {
  const { failure, failures, finishedAt, result } = found;
  return [
    `Group ${group}: ${stateText(found)}\n`,
    ...(failure === null
      ? []
      : [
          `  It failed ${countOf(failures, 'time')}, the last time because of: ${failure}. Tried again after ${found.nextAt.toISOString()}.\n`,
        ]),
    ...(finishedAt === null || result === null
      ? ['  None is done yet.\n']
      : [
          `  The last one, of ${result.isFull ? 'all patients' : 'what had changed'}, was done ${finishedAt.toISOString()}:\n`,
          patientImportText(result),
          ...(result.deleted === 0 ? [] : [`  Deleted    ${countOf(result.deleted, 'record')} at the server\n`]),
          ...(result.errorFiles === 0 ? [] : ['  The server could not export everything: its own log says what.\n']),
        ]),
  ].join('');
}

function stateText({ state, nextAt, progress }: PatientExport): string {
  if (state === null) return `the next one begins after ${nextAt.toISOString()}`;
  const of = state.since === null ? 'all patients' : 'what has changed';
  const since = `since ${state.startedAt}`;
  if (state.phase === 'underWay') {
    const words = progress === '' ? '' : `, and says: ${plainText(progress)}`;
    return `the server prepares ${of} ${since}${words}`;
  }
  if (state.phase === 'ending') return 'in the registry; the server is told so';
  return `fetching ${of} ${since}: ${state.position} of ${countOf(state.files.length, 'file')}, ${formatCount(state.read.resources)} records`;
}
