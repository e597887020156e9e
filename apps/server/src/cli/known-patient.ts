import { systemClock } from '../adapters/clock-system.ts';
import { openPatients } from '../adapters/patients.ts';
import { type PatientCoverage, type PatientRecord, type PatientsPort, PatientsUnreachable } from '../ports/patients.ts';
import { type CommandArguments, CommandFailure, UsageError } from './command.ts';
import type { Staff } from './staff.ts';

/**
 * The patient whom `--mrn` names.
 *
 * @throws UsageError without a number; CommandFailure for a number that nobody has, and where the hospital's server cannot say.
 */
export async function patientOfOption(
  { options }: Pick<CommandArguments, 'options'>,
  staff: Staff,
): Promise<PatientRecord> {
  const typed = options['mrn'];
  if (typeof typed !== 'string' || typed.trim() === '') throw new UsageError("--mrn must be the patient's number.");
  const patient = await askPatients(staff, (patients) => patients.findByMedicalRecordNumber(typed));
  if (patient === null) throw new CommandFailure('No patient has this medical record number. Nothing was changed.');
  return patient;
}

/** The insurances that the hospital has of a patient. @throws CommandFailure where its server cannot say. */
export async function coverageOnFile(patient: PatientRecord, staff: Staff): Promise<PatientCoverage[]> {
  return askPatients(staff, (patients) => patients.coverageOf(patient));
}

async function askPatients<Answer>(
  { database, settings }: Staff,
  ask: (patients: PatientsPort) => Promise<Answer>,
): Promise<Answer> {
  return ask(openPatients(settings, database.db, systemClock, () => {})).catch((error: unknown) => {
    if (!(error instanceof PatientsUnreachable)) throw error;
    throw new CommandFailure(`${error.message}. Nothing was changed.`, { cause: error });
  });
}
