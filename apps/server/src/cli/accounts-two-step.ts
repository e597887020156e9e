import { countOf } from '../prices/figures.ts';
import { turnOffTwoStep } from '../staff/accounts/sign-in/turn-off-two-step.ts';
import { type Command, UsageError } from './command.ts';
import { asStaff } from './staff.ts';

/** `portico accounts two-step --off`: lets a person sign in again who has lost every second factor. */
export const accountsTwoStep: Command = {
  name: 'accounts two-step',
  usage: 'ACCOUNT --off',
  summary: 'Turn off the two-step verification of an account whose owner lost every way to verify.',
  details:
    'Make sure first who is asking, as for a new account. All factors and recovery codes go, with the lock after too many\n' +
    'wrong codes; the account is signed out everywhere, no device is remembered any more, and its owner is told by e-mail.\n' +
    'The mail goes out once the server runs.',
  options: { off: { type: 'boolean' } },
  records: ['twoStepTurnedOff'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, { positionals, options }) {
    const [username = ''] = positionals;
    if (options['off'] !== true) throw new UsageError('--off is missing: there is nothing else to do to it from here.');
    const factors = await asStaff(context, (staff) => turnOffTwoStep(staff, username));
    const removed = countOf(factors, 'factor');
    terminal.out(`${username} signs in by the password alone: ${removed} and all recovery codes were removed.\n`);
    return 0;
  },
};
