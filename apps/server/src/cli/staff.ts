import type { Kysely, Transaction } from 'kysely';
import { hostname } from 'node:os';
import type { Keys } from '../platform/crypto/keys.ts';
import { usernameKeys } from '../platform/crypto/lookup-keys.ts';
import { systemClock } from '../adapters/clock-system.ts';
import { appendAudit } from '../platform/audit/append-audit.ts';
import type { AuditEvent } from '../platform/audit/events.ts';
import type { Database } from '../platform/db/database.ts';
import type { Account } from '../accounts/queries/accounts.ts';
import { findStaffAccount, findStaffAccountByUsername } from '../accounts/queries/accounts-of-staff.ts';
import type { Tables } from '../platform/db/tables.ts';
import { createJobWriter } from '../platform/jobs/job-writer.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { type CommandContext, CommandError } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { type Operator, operatorOf } from './operator.ts';
import { type DatabaseContext, withDatabase } from './with-database.ts';

/** What a staff command needs of its context. */
export type StaffContext = DatabaseContext & Pick<CommandContext, 'as' | 'user'>;

/** What a staff command uses. */
export interface Staff {
  database: Database;
  settings: Settings;
  now: Date;
  operator: Operator;
}

/**
 * Connects to the portal's database for one staff command.
 *
 * @throws UsageError if nobody says who runs it. CommandError if the settings name no database.
 * @throws InstallationError if PORTICO_SECRET is not the portal's: no account would be found, and the audit trail would
 * break.
 */
export async function asStaff<Result>(context: StaffContext, work: (staff: Staff) => Promise<Result>): Promise<Result> {
  const settings = await readCommandSettings(context.env);
  const operator = operatorOf(context.as, context.user, settings);
  return withDatabase(context, settings, (database) => work({ database, settings, now: systemClock.now(), operator }));
}

/** Lets a command queue messages. A server on the same database sends them. */
export async function withJobWriter<Result>(
  { database, settings }: Staff,
  work: (jobs: Pick<JobQueue, 'enqueue'>) => Promise<Result>,
): Promise<Result> {
  const jobs = await createJobWriter(database, settings.keys);
  try {
    return await work(jobs);
  } finally {
    await jobs.stop();
  }
}

/** What the entry of a command says. */
export interface StaffEntry {
  event: AuditEvent;
  /** Of a command that names no account, and still concerns one. */
  accountId?: string | null;
  details?: Readonly<Record<string, string | number | boolean>>;
}

/** The result of a command on an account: for the audit trail, and for the terminal. */
export interface Done extends StaffEntry {
  message: string;
}

/**
 * Adds the entry of a command of staff: who ran it, on which machine. Must be the last act of the transaction.
 *
 * @param command as on the command line, without its object.
 */
export async function recordCommand(
  trx: Transaction<Tables>,
  { settings: { keys }, now, operator }: Staff,
  command: string,
  { event, accountId = null, details = {} }: StaffEntry,
): Promise<void> {
  const who = { command, ...operator, host: hostname() };
  await appendAudit(trx, { keys, now }, { event, accountId, actor: 'staff', details: { ...details, ...who } });
}

/**
 * Runs a command on an account, in one transaction that ends with its entry in the audit trail.
 *
 * @param command as on the command line, without the account.
 * @param username or the account's id.
 * @returns the message for the terminal.
 * @throws CommandError for an unknown account, and for one that is closed.
 */
export async function onAccount(
  staff: Staff,
  named: { command: string; username: string },
  work: (trx: Transaction<Tables>, account: Account) => Promise<Done>,
): Promise<string> {
  return onAnyAccount(staff, named, async (trx, account) => {
    if (account.standing !== 'closed') return work(trx, account);
    throw new CommandError(`${named.username} is closed: "accounts reopen" opens it again. Nothing was changed.`);
  });
}

/** As onAccount, for the commands that take closed accounts too. */
export async function onAnyAccount(
  staff: Staff,
  { command, username }: { command: string; username: string },
  work: (trx: Transaction<Tables>, account: Account) => Promise<Done>,
): Promise<string> {
  return onPortal(staff, command, async (trx) => {
    const account = await findNamedAccount(trx, staff.settings.keys, username);
    if (account === undefined) throw new CommandError(`Nobody has the username "${username}". Nothing was changed.`);
    return { ...(await work(trx, account)), accountId: account.account_id };
  });
}

/** An account's id, as `accounts find` prints it. Nobody can choose theirs, as they can a username. */
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The account of a username, or of an account's id. */
export async function findNamedAccount(db: Kysely<Tables>, keys: Keys, input: string): Promise<Account | undefined> {
  const named = idPattern.test(input.trim()) ? await findStaffAccount(db, input.trim()) : undefined;
  return named ?? findStaffAccountByUsername(db, usernameKeys(keys, input));
}

/**
 * Runs a command that names no account, in one transaction that ends with its entry in the audit trail.
 *
 * @param command as on the command line, without its object.
 * @returns the message for the terminal.
 */
export async function onPortal(
  staff: Staff,
  command: string,
  work: (trx: Transaction<Tables>) => Promise<Done>,
): Promise<string> {
  return staff.database.db.transaction().execute(async (trx) => {
    const { message, ...entry } = await work(trx);
    await recordCommand(trx, staff, command, entry);
    return message;
  });
}
