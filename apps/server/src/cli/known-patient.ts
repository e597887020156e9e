import { systemClock } from '../adapters/clock-system.ts';
import { openPatients } from '../adapters/patients.ts';
import { type PatientRecord, PatientsUnreachable } from '../ports/patients.ts';
import { type CommandArguments, CommandFailure, UsageError } from './command.ts';
import type { Staff } from './staff.ts';

/**
 * The patient whom `--mrn` names.
 *
 * @throws UsageError without a number; CommandFailure for a number that nobody has, and where the hospital's server cannot say.
 */
export async function patientOfOption(
  { options }: Pick<CommandArguments, 'options'>,
  { database, settings }: Staff,
): Promise<PatientRecord> {
  const typed = options['mrn'];
  if (typeof typed !== 'string' || typed.trim() === '') throw new UsageError("--mrn must be the patient's number.");
  const patients = openPatients(settings, database.db, systemClock, () => {});
  const patient = await patients.findByMedicalRecordNumber(typed).catch((error: unknown) => {
    if (!(error instanceof PatientsUnreachable)) throw error;
    throw new CommandFailure(`${error.message}. Nothing was changed.`, { cause: error });
  });
  if (patient === null) throw new CommandFailure('No patient has this medical record number. Nothing was changed.');
  return patient;
}
