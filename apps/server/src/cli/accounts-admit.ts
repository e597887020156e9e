import { upsertAdmission } from '../patients/queries/admissions.ts';
import { type Command, UsageError } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { knownLocation } from './known-location.ts';
import { asStaff, onAccount } from './staff.ts';

const places = ['emergencyRoom', 'inpatient'] as const;

/** `portico accounts admit`: records that a patient is in the hospital, which they see after sign-in (spec §2). */
export const accountsAdmit: Command = {
  name: 'accounts admit',
  usage: 'ACCOUNT --to emergencyRoom|inpatient --location ID --unit TEXT [--bed TEXT]',
  summary: 'Note that a patient was admitted, or moved to another unit or bed.',
  details:
    'From the next sign-in on, the patient begins with the view of the visit or stay. "accounts discharge" ends it.',
  options: {
    to: { type: 'string' },
    location: { type: 'string' },
    unit: { type: 'string' },
    bed: { type: 'string' },
  },
  records: ['patientAdmitted'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, { positionals, options }) {
    const [username = ''] = positionals;
    const place = places.find((each) => each === options['to']);
    if (place === undefined) throw new UsageError('--to must be emergencyRoom or inpatient.');
    const unit = textOf(options['unit']);
    if (unit === null) throw new UsageError('--unit is missing: the ward or area, as staff call it.');
    const bed = textOf(options['bed']);
    const { healthSystem } = await readCommandSettings(context.env);
    const location = knownLocation(healthSystem, options['location']);
    const told = await asStaff(context, (staff) =>
      onAccount(staff, { command: 'accounts admit', username }, async (trx, { account_id }) => {
        const admission = { account_id, class: place, location_id: location.id, unit, bed, admitted_at: staff.now };
        await upsertAdmission(trx, admission);
        const where = [location.name, unit, ...(bed === null ? [] : [bed])].join(', ');
        return { event: 'patientAdmitted', details: { to: place }, message: `${username} is at ${where}.\n` };
      }),
    );
    terminal.out(told);
    return 0;
  },
};

function textOf(given: string | boolean | undefined): string | null {
  return typeof given === 'string' && given.trim() !== '' ? given.trim() : null;
}
