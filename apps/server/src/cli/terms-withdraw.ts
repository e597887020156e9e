import { withdrawTerms } from '../staff/terms/publish-terms.ts';
import { type Command, UsageError } from './command.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

/** `portico terms withdraw`. */
export const termsWithdraw: Command = {
  name: 'terms withdraw',
  usage: 'NUMBER --reason WORDS',
  summary: 'Take back terms before their day.',
  details:
    'What is in force stays in force. Terms that have begun cannot be taken back, since people may have accepted them: publish others\n' +
    'from a later day on. "terms show" has the numbers.\n' +
    reasonDetails,
  options: { ...reasonOption },
  records: ['termsWithdrawn'],
  positionals: ['NUMBER'],
  async run({ terminal, ...context }, given) {
    const reason = reasonOf(given);
    const [asked = ''] = given.positionals;
    if (!/^[1-9]\d{0,8}$/.test(asked)) {
      throw new UsageError(`No terms have the number ${asked}: "terms show" lists them. Nothing was changed.`);
    }
    const { number, version } = await asStaff(context, (staff) =>
      withdrawTerms(staff, { number: Number(asked), reason }),
    );
    terminal.out(`Terms ${number} are withdrawn: nobody is asked for version ${version}.\n`);
    return 0;
  },
};
