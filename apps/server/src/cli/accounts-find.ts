import type { AccountSearch, FoundAccount } from '../lifecycle/find-accounts.ts';
import { countOf } from '../prices/figures.ts';
import {
  findAccountsForStaff,
  MIN_DIGITS,
  MOST_FOUND,
  requireDigits,
  type StaffSearch,
} from '../staff/accounts/find-accounts.ts';
import { dayOf } from '../staff/times.ts';
import { statusText } from './account-text.ts';
import { asUsage, type Command, type CommandArguments, UsageError } from './command.ts';
import { numberOfOption } from './known-patient.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

const fields = ['name', 'email', 'phone', 'username'] as const;

/** `portico accounts find`: finds the account of somebody who does not know its username (findings, operations B3). */
export const accountsFind: Command = {
  name: 'accounts find',
  usage: '(--name TEXT | --email ADDRESS | --phone NUMBER | --username TEXT | --mrn NUMBER) --reason TEXT',
  summary: "Find somebody's account by name, e-mail, phone, record number, or a part of the username.",
  details:
    'Prints of each its id, which all commands on accounts take, its status, its username, and the name and birth date of its\n' +
    'owner. Several options narrow the search; --mrn stands alone. Names and usernames are found by their parts, a phone by\n' +
    `its last ${MIN_DIGITS} digits or more. Whatever is not a record number is sought in every account: with 100,000 accounts that takes\n` +
    `some seconds. No more than ${MOST_FOUND} are printed.\n` +
    reasonDetails,
  options: {
    name: { type: 'string' },
    email: { type: 'string' },
    phone: { type: 'string' },
    username: { type: 'string' },
    mrn: { type: 'string' },
    ...reasonOption,
  },
  records: ['accountsSearched'],
  positionals: [],
  async run({ terminal, ...context }, given) {
    const reason = reasonOf(given);
    const search = searchOf(given);
    const found = await asStaff(context, (staff) => findAccountsForStaff(staff, { search, reason }));
    terminal.out(listOf(found));
    return 0;
  },
};

function searchOf(given: CommandArguments): StaffSearch {
  const { options } = given;
  const told = fields.flatMap((field) => {
    const value = options[field];
    return typeof value === 'string' && value.trim() !== '' ? [[field, value] as const] : [];
  });
  const byNumber = options['mrn'] !== undefined;
  if (byNumber ? told.length > 0 : told.length === 0) {
    throw new UsageError('Say by what: --name, --email, --phone or --username, or --mrn alone.');
  }
  if (byNumber) return { medicalRecordNumber: numberOfOption(given) };
  const search: AccountSearch = Object.fromEntries(told);
  asUsage(() => requireDigits(search));
  return search;
}

function listOf(found: readonly FoundAccount[]): string {
  const lines = found.map(({ account, profile }) => {
    const { username, firstName, lastName, birthDate } = profile;
    const since = `since ${dayOf(account.created_at)}`;
    return `  ${account.account_id}  ${statusText(account)}, ${since}  ${username}  ${firstName} ${lastName}, born ${birthDate}\n`;
  });
  const more = found.length === MOST_FOUND ? `There may be more than these ${MOST_FOUND}: narrow the search.\n` : '';
  return `${countOf(found.length, 'account')}\n${lines.join('')}${more}`;
}
