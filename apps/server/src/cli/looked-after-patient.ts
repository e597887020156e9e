import type { NamedPatient } from '../staff/proxies/looked-after-patient.ts';
import { type CommandArguments, UsageError } from './command.ts';
import { patientOfOption } from './known-patient.ts';
import type { Staff } from './staff.ts';

/** The options that name a patient, and how the help writes them. */
export const patientOptions = { mrn: { type: 'string' } } as const;
export const patientUsage = '(USERNAME | --mrn NUMBER)';

/**
 * The patient of USERNAME, or of `--mrn`.
 *
 * @throws UsageError unless exactly one of the two is given; ActError for an unknown number.
 */
export async function namedPatient(given: CommandArguments, staff: Staff): Promise<NamedPatient> {
  const [username] = given.positionals;
  const byNumber = given.options['mrn'] !== undefined;
  if ((username === undefined) !== byNumber) throw new UsageError('Name the patient by USERNAME or by --mrn.');
  return username === undefined ? { record: await patientOfOption(given, staff) } : { username };
}
