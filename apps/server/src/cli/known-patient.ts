import { systemClock } from '../adapters/clock-system.ts';
import { createPatients } from '../adapters/patients.ts';
import { type PatientCoverage, type PatientRecord, type PatientsPort, PatientsUnreachable } from '../ports/patients.ts';
import { type CommandArguments, CommandError, UsageError } from './command.ts';
import type { Staff } from './staff.ts';

/**
 * The patient of `--mrn`.
 *
 * @throws UsageError without a number; CommandError for an unknown number, and if the hospital's server does not
 * answer.
 */
export async function patientOfOption(
  { options }: Pick<CommandArguments, 'options'>,
  staff: Staff,
): Promise<PatientRecord> {
  const input = options['mrn'];
  if (typeof input !== 'string' || input.trim() === '') throw new UsageError("--mrn must be the patient's number.");
  const patient = await askPatients(staff, (patients) => patients.findByMedicalRecordNumber(input));
  if (patient === null) throw new CommandError('No patient has this medical record number. Nothing was changed.');
  return patient;
}

/** The patient's insurances on file. @throws CommandError if the hospital's server does not answer. */
export async function coverageOnFile(patient: PatientRecord, staff: Staff): Promise<PatientCoverage[]> {
  return askPatients(staff, (patients) => patients.coverageOf(patient));
}

async function askPatients<Answer>(
  { database, settings }: Staff,
  ask: (patients: PatientsPort) => Promise<Answer>,
): Promise<Answer> {
  return ask(createPatients(settings, database.db, systemClock, () => {})).catch((error: unknown) => {
    if (!(error instanceof PatientsUnreachable)) throw error;
    throw new CommandError(`${error.message}. Nothing was changed.`, { cause: error });
  });
}
