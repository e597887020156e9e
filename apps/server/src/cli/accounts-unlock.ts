import type { AccessChoice } from '../staff/proxies/settle-accesses.ts';
import { unlockAccount } from '../staff/accounts/sign-in/unlock-account.ts';
import { type Command, type CommandArguments, UsageError } from './command.ts';
import { asStaff } from './staff.ts';

/** `portico accounts unlock`: ends the suspension and all lockouts of an account. */
export const accountsUnlock: Command = {
  name: 'accounts unlock',
  usage: 'ACCOUNT [--access keep|end]',
  summary: 'Lift the suspension of an account, and every lock after too many tries.',
  details:
    'Lifts them for all devices and addresses: those of passwords, codes, security answers and recovery alike.\n' +
    'Whoever had taken the account may have let others in to its record. If it was suspended, and somebody was given access or\n' +
    'invited since there is the account, --access says what becomes of them; without it they are named, and nothing is changed.',
  options: { access: { type: 'string' } },
  records: ['accountUnlocked'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, given) {
    const [username = ''] = given.positionals;
    const choice = accessChoiceOf(given);
    const { wasSuspended, access } = await asStaff(context, (staff) =>
      unlockAccount(staff, { username, access: choice, lifts: true }),
    );
    terminal.out(
      `${username} ${wasSuspended ? 'is no longer suspended' : 'was not suspended'}, and every lock is lifted.\n${endText(access)}`,
    );
    return 0;
  },
};

/** Null where nothing is said. @throws UsageError for another word. */
function accessChoiceOf({ options: { access } }: Pick<CommandArguments, 'options'>): AccessChoice | null {
  if (access === undefined || access === 'keep' || access === 'end') return access ?? null;
  throw new UsageError('--access must be keep or end.');
}

function endText(access: AccessChoice | null): string {
  return access === 'end' ? 'The accesses and invitations to its record have ended.\n' : '';
}
