import { decideMatchForStaff } from '../staff/matches/decide-match.ts';
import { type Command, type CommandArguments, UsageError } from './command.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

/** `portico matches decide`: says whose record that of an account is. */
export const matchesDecide: Command = {
  name: 'matches decide',
  usage: 'ACCOUNT --mrn NUMBER | --none --reason TEXT',
  summary: 'Say which record is that of an account, or that none is.',
  details:
    'One of the records that "matches list" has is linked to the account, which opens it at once, and everything on file of the\n' +
    'patient is told; or none is, and the account stays without a record. See beforehand who the person is, as at a desk.\n' +
    reasonDetails,
  options: { mrn: { type: 'string' }, none: { type: 'boolean' }, ...reasonOption },
  records: ['matchDecided'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, given) {
    const [username = ''] = given.positionals;
    const wanted = wantedOf(given);
    const reason = reasonOf(given);
    await asStaff(context, (staff) => decideMatchForStaff(staff, { username, medicalRecordNumber: wanted, reason }));
    terminal.out(
      wanted === null
        ? `${username} stays without a record.\n`
        : `${username} opens the record now, and everything on file of the patient is told.\n`,
    );
    return 0;
  },
};

/** The number of the record; null for none. */
function wantedOf({ options: { mrn, none } }: CommandArguments): string | null {
  if ((typeof mrn === 'string') === (none === true))
    throw new UsageError('Give --mrn with the number of the record, or --none.');
  return typeof mrn === 'string' ? mrn : null;
}
