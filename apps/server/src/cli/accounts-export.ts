import { exportAccount } from '../staff/accounts/export-account.ts';
import { type Command, UsageError } from './command.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';
import { writeNew } from './write-new.ts';

/** `portico accounts export`: the data of an account, for its owner to take along. */
export const accountsExport: Command = {
  name: 'accounts export',
  usage: 'ACCOUNT --out FILE [--fhir] --reason TEXT',
  summary: 'Write everything that an account has into a file, for its owner to take along.',
  details:
    'As JSON, or with --fhir as a FHIR R4 Bundle. The owner alone can read the file, which must not be there yet, and nothing in\n' +
    'it opens the account. Hand it over as you would a copy of the record, then delete it. Owners can do this themselves in\n' +
    'the app.\n' +
    reasonDetails,
  options: { out: { type: 'string' }, fhir: { type: 'boolean' }, ...reasonOption },
  files: ['out'],
  records: ['accountExported'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, given) {
    const [username = ''] = given.positionals;
    const { out: file, fhir } = given.options;
    if (typeof file !== 'string' || file === '') throw new UsageError('--out needs the name of a file.');
    const reason = reasonOf(given);
    const asked = { username, form: fhir === true ? 'fhir' : 'json', reason } as const;
    await asStaff(context, (staff) => exportAccount(staff, asked, (text) => writeNew(file, text)));
    terminal.out(`The data of ${username} are in ${file}.\n`);
    return 0;
  },
};
