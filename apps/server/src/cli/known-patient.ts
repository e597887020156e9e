import type { PatientRecord } from '../ports/patients.ts';
import { findKnownPatient } from '../staff/known-patient.ts';
import { type CommandArguments, UsageError } from './command.ts';
import type { Staff } from './staff.ts';

/**
 * The patient of `--mrn`.
 *
 * @throws UsageError without a number; ActError as findKnownPatient does.
 */
export async function patientOfOption(
  { options }: Pick<CommandArguments, 'options'>,
  staff: Staff,
): Promise<PatientRecord> {
  return findKnownPatient(numberOfOption({ options }), staff);
}

/** @throws UsageError without a number. */
export function numberOfOption({ options }: Pick<CommandArguments, 'options'>): string {
  const input = options['mrn'];
  if (typeof input === 'string' && input.trim() !== '') return input;
  throw new UsageError("--mrn must be the patient's number.");
}
