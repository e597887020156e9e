import type { Counts } from '../patients/queries/patient-imports.ts';
import type { PatientImport } from '../patients/import/apply-staged.ts';
import type { ResourceError } from '../patients/import/stage-patients.ts';
import { countOf, formatCount } from '../prices/figures.ts';

/**
 * The result of an import of patients, as lines for the operator. They contain no patient data.
 *
 * @param left what was left as it is, since a message of ADT has said something newer; null where it is not known.
 */
export function patientImportText(
  { patients, coverage, others, rejected, errors }: PatientImport,
  left: { overtaken: number; asOf: Date } | null = null,
): string {
  const removed = coverage.removed === 0 ? '' : `, ${formatCount(coverage.removed)} removed`;
  return [
    `  Patients   ${countsText(patients)}`,
    `  Coverage   ${countsText(coverage)}${removed}`,
    ...(others === 0 ? [] : [`  Others     ${countOf(others, 'resource')} of other types, left out`]),
    ...(left === null || left.overtaken === 0
      ? []
      : [
          `  Left       ${countOf(left.overtaken, 'patient')} as a message has said since ${left.asOf.toISOString()}, of which the file is`,
        ]),
    `  Refused    ${countOf(rejected, 'record')}`,
    ...(errors.length === 0 ? [] : ['', rejected > errors.length ? `The first ${errors.length}:` : 'All of them:']),
    ...errors.map(resourceErrorText),
    '',
  ].join('\n');
}

function countsText(counts: Counts): string {
  return `${formatCount(counts.new)} new, ${formatCount(counts.changed)} changed, ${formatCount(counts.unchanged)} unchanged`;
}

/** In NDJSON an entry is a line. */
function resourceErrorText({ number, line, type, reason }: ResourceError): string {
  const place = number === line ? `line ${line}` : `line ${line} (entry ${number})`;
  return `  ${place}  ${type}  ${reason}`;
}
