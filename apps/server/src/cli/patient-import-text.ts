import type { Counts } from '../patients/queries/patient-imports.ts';
import type { PatientImport } from '../patients/import/apply-staged.ts';
import type { Refusal } from '../patients/import/stage-patients.ts';
import { countOf, formatCount } from '../prices/figures.ts';

/** The result of an import of patients, as lines for the operator. They contain no patient data. */
export function patientImportText({ patients, coverage, others, refused, refusals }: PatientImport): string {
  const removed = coverage.removed === 0 ? '' : `, ${formatCount(coverage.removed)} removed`;
  return [
    `  Patients   ${countsText(patients)}`,
    `  Coverage   ${countsText(coverage)}${removed}`,
    ...(others === 0 ? [] : [`  Others     ${countOf(others, 'resource')} of other types, left out`]),
    `  Refused    ${countOf(refused, 'record')}`,
    ...(refusals.length === 0
      ? []
      : ['', refused > refusals.length ? `The first ${refusals.length}:` : 'All of them:']),
    ...refusals.map(refusalText),
    '',
  ].join('\n');
}

function countsText(counts: Counts): string {
  return `${formatCount(counts.new)} new, ${formatCount(counts.changed)} changed, ${formatCount(counts.unchanged)} unchanged`;
}

/** In NDJSON an entry is a line. */
function refusalText({ number, line, type, reason }: Refusal): string {
  const place = number === line ? `line ${line}` : `line ${line} (entry ${number})`;
  return `  ${place}  ${type}  ${reason}`;
}
