import { unsealProfile } from '../accounts/profile.ts';
import { collectAccountData } from '../lifecycle/export/collect-account-data.ts';
import { bundleOf } from '../lifecycle/export/fhir-bundle.ts';
import { type Command, UsageError } from './command.ts';
import { requireNameless } from '../staff/reason.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff, onAnyAccount } from './staff.ts';
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
    const told = await asStaff(context, (staff) =>
      onAnyAccount(staff, { command: 'accounts export', username }, async (trx, account) => {
        const { settings, now } = staff;
        const profile = unsealProfile(settings.keys, account);
        requireNameless(reason, profile);
        // Staff make sure who is asking: nothing is left out.
        const { language } = profile;
        const data = await collectAccountData({ db: trx, account, settings, language, now }, true);
        await writeNew(file, JSON.stringify(fhir === true ? bundleOf(data) : data, null, 2));
        const message = `The data of ${username} are in ${file}.\n`;
        return { event: 'accountExported', details: { reason, form: fhir === true ? 'fhir' : 'json' }, message };
      }),
    );
    terminal.out(told);
    return 0;
  },
};
