import { admittedTo } from '@portico/staff-contract';
import { admitPatient } from '../staff/accounts/admit-patient.ts';
import { type Command, UsageError } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { knownLocation } from './known-location.ts';
import { reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

/** `portico accounts admit`: records that a patient is in the hospital, which they see after sign-in (spec §2). */
export const accountsAdmit: Command = {
  name: 'accounts admit',
  usage: 'ACCOUNT --to emergencyRoom|inpatient --location ID --unit TEXT [--bed TEXT] [--reason TEXT]',
  summary: 'Note that a patient was admitted, or moved to another unit or bed.',
  details:
    'From the next sign-in on, the patient begins with the view of the visit or stay. "accounts discharge" ends it.',
  options: {
    to: { type: 'string' },
    location: { type: 'string' },
    unit: { type: 'string' },
    bed: { type: 'string' },
    ...reasonOption,
  },
  records: ['patientAdmitted'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, { positionals, options }) {
    const [username = ''] = positionals;
    const place = admittedTo.find((each) => each === options['to']);
    if (place === undefined) throw new UsageError('--to must be emergencyRoom or inpatient.');
    const unit = textOf(options['unit']);
    if (unit === null) throw new UsageError('--unit is missing: the ward or area, as staff call it.');
    const bed = textOf(options['bed']);
    const { healthSystem } = await readCommandSettings(context.env);
    const location = knownLocation(healthSystem, options['location']);
    const reason = options['reason'] === undefined ? null : reasonOf({ options });
    const admission = { username, to: place, locationId: location.id, unit, bed: bed ?? '', reason };
    await asStaff(context, (staff) => admitPatient(staff, admission));
    const where = [location.name, unit, ...(bed === null ? [] : [bed])].join(', ');
    terminal.out(`${username} is at ${where}.\n`);
    return 0;
  },
};

function textOf(given: string | boolean | undefined): string | null {
  return typeof given === 'string' && given.trim() !== '' ? given.trim() : null;
}
