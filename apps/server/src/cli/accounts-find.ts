import { findStaffAccount } from '../accounts/queries/accounts-of-staff.ts';
import { unsealProfile } from '../accounts/profile.ts';
import { type AccountSearch, findAccounts, type FoundAccount } from '../lifecycle/find-accounts.ts';
import { accountOf } from '../patients/queries/patient-accounts.ts';
import { countOf } from '../prices/figures.ts';
import { dayOf, statusText } from './account-text.ts';
import { type Command, type CommandArguments, UsageError } from './command.ts';
import { patientOfOption } from './known-patient.ts';
import { type Named, reasonDetails, reasonOf, reasonOption, requireNameless } from './reason.ts';
import { asStaff, onPortal, type Staff } from './staff.ts';

/** More are too many to tell apart at the phone. */
const MOST = 50;
/** As many digits of a phone as lead to one person. */
const MIN_DIGITS = 7;
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
    `some seconds. No more than ${MOST} are printed.\n` +
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
    const told = await asStaff(context, async (staff) => {
      const found = search === null ? await findByNumber(given, staff) : await findBySearch(search, staff);
      const named = namedBy(search, given);
      for (const each of [named, ...found.map(({ profile }) => profile)]) requireNameless(reason, each);
      const by = search === null ? 'mrn' : Object.keys(search).join(', ');
      return onPortal(staff, 'accounts find', async () => ({
        event: 'accountsSearched',
        details: { reason, by, found: found.length },
        message: listOf(found),
      }));
    });
    terminal.out(told);
    return 0;
  },
};

/** Null for a search by record number. */
function searchOf({ options }: CommandArguments): AccountSearch | null {
  const given = fields.flatMap((field) => {
    const value = options[field];
    return typeof value === 'string' && value.trim() !== '' ? [[field, value] as const] : [];
  });
  const byNumber = options['mrn'] !== undefined;
  if (byNumber ? given.length > 0 : given.length === 0) {
    throw new UsageError('Say by what: --name, --email, --phone or --username, or --mrn alone.');
  }
  const search: AccountSearch = Object.fromEntries(given);
  if (search.phone !== undefined && search.phone.replace(/\D/g, '').length < MIN_DIGITS) {
    throw new UsageError(`--phone needs ${MIN_DIGITS} digits or more.`);
  }
  return byNumber ? null : search;
}

/** Whom the search itself names, found or not. */
function namedBy(search: AccountSearch | null, { options }: CommandArguments): Named {
  const { name = '', email = null, phone, username = '' } = search ?? {};
  const phones = phone === undefined ? [] : [phone.replace(/\D/g, '')];
  return { username, firstName: name, lastName: '', email, phones, medicalRecordNumber: String(options['mrn'] ?? '') };
}

function findBySearch(search: AccountSearch, { database, settings }: Staff): Promise<FoundAccount[]> {
  return findAccounts(database.db, settings.keys, search, MOST);
}

async function findByNumber(given: CommandArguments, staff: Staff): Promise<FoundAccount[]> {
  const { database, settings } = staff;
  const { patientId } = await patientOfOption(given, staff);
  const accountId = await accountOf(database.db, patientId);
  const account = accountId === null ? undefined : await findStaffAccount(database.db, accountId);
  return account === undefined ? [] : [{ account, profile: unsealProfile(settings.keys, account) }];
}

function listOf(found: readonly FoundAccount[]): string {
  const lines = found.map(({ account, profile }) => {
    const { username, firstName, lastName, birthDate } = profile;
    const since = `since ${dayOf(account.created_at)}`;
    return `  ${account.account_id}  ${statusText(account)}, ${since}  ${username}  ${firstName} ${lastName}, born ${birthDate}\n`;
  });
  const more = found.length === MOST ? `There may be more than these ${MOST}: narrow the search.\n` : '';
  return `${countOf(found.length, 'account')}\n${lines.join('')}${more}`;
}
