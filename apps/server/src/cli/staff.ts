import type { Transaction } from 'kysely';
import { userInfo } from 'node:os';
import { usernameKey } from '../platform/crypto/lookup-keys.ts';
import { systemClock } from '../adapters/clock-system.ts';
import { appendAudit } from '../platform/audit/append-audit.ts';
import type { AuditEvent } from '../platform/audit/events.ts';
import type { Database } from '../platform/db/database.ts';
import { type Account, findAccountByUsername } from '../accounts/queries/accounts.ts';
import type { Tables } from '../platform/db/tables.ts';
import { createJobWriter } from '../platform/jobs/job-writer.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { CommandError } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { type DatabaseContext, withDatabase } from './with-database.ts';

/** What a staff command uses. */
export interface Staff {
  database: Database;
  settings: Settings;
  now: Date;
}

/**
 * Connects to the portal's database for one staff command.
 *
 * @throws CommandError if the settings name no database.
 * @throws InstallationError if PORTICO_SECRET is not the portal's: no account would be found, and the audit trail would
 * break.
 */
export async function asStaff<Result>(
  context: DatabaseContext,
  work: (staff: Staff) => Promise<Result>,
): Promise<Result> {
  const settings = await readCommandSettings(context.env);
  return withDatabase(context, settings, (database) => work({ database, settings, now: systemClock.now() }));
}

/** Lets a command queue messages. A server on the same database sends them. */
export async function withJobWriter<Result>(
  { database, settings }: Staff,
  work: (jobs: Pick<JobQueue, 'enqueue'>) => Promise<Result>,
): Promise<Result> {
  const jobs = await createJobWriter(database, settings.secret);
  try {
    return await work(jobs);
  } finally {
    await jobs.stop();
  }
}

/** The result of a command on an account: for the audit trail, and for the terminal. */
export interface Done {
  event: AuditEvent;
  /** Of a command that names no account, and still concerns one. */
  accountId?: string | null;
  details?: Readonly<Record<string, string | number | boolean>>;
  message: string;
}

/**
 * Runs a command on the account of a username, in one transaction that ends with its entry in the audit trail.
 *
 * @param command as on the command line, without the username.
 * @returns the message for the terminal.
 * @throws CommandError for an unknown username.
 */
export async function onAccount(
  { database, settings, now }: Staff,
  { command, username }: { command: string; username: string },
  work: (trx: Transaction<Tables>, account: Account) => Promise<Done>,
): Promise<string> {
  const { secret } = settings;
  return database.db.transaction().execute(async (trx) => {
    const account = await findAccountByUsername(trx, usernameKey(secret, username));
    if (account === undefined) throw new CommandError(`Nobody has the username "${username}". Nothing was changed.`);
    const { event, details = {}, message } = await work(trx, account);
    const entry = { event, accountId: account.account_id, actor: 'staff' } as const;
    await appendAudit(trx, { secret, now }, { ...entry, details: { ...details, command, by: operator() } });
    return message;
  });
}

/**
 * Runs a command that names no account, in one transaction that ends with its entry in the audit trail.
 *
 * @param command as on the command line, without its object.
 * @returns the message for the terminal.
 */
export async function onPortal(
  { database, settings: { secret }, now }: Staff,
  command: string,
  work: (trx: Transaction<Tables>) => Promise<Done>,
): Promise<string> {
  return database.db.transaction().execute(async (trx) => {
    const { event, accountId = null, details = {}, message } = await work(trx);
    const entry = { event, accountId, actor: 'staff' } as const;
    await appendAudit(trx, { secret, now }, { ...entry, details: { ...details, command, by: operator() } });
    return message;
  });
}

/** The system's name of the user at the terminal. */
function operator(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container the user's number may have no name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
