import type { Transaction } from 'kysely';
import { userInfo } from 'node:os';
import { usernameKey } from '../platform/crypto/lookup-keys.ts';
import { systemClock } from '../adapters/clock-system.ts';
import { appendAudit } from '../platform/audit/append-audit.ts';
import type { AuditEvent } from '../platform/audit/events.ts';
import { isSecretOfAudit } from '../platform/audit/is-secret-of-audit.ts';
import type { Database } from '../platform/db/database.ts';
import { type Account, findAccountByUsername } from '../accounts/queries/accounts.ts';
import type { Tables } from '../platform/db/tables.ts';
import { openJobWriter } from '../platform/jobs/job-writer.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import { readSettings, type Settings } from '../platform/settings/settings.ts';
import { CommandFailure } from './command.ts';
import { withDatabase } from './with-database.ts';

/** What a command of staff works with. */
export interface Staff {
  database: Database;
  settings: Settings;
  now: Date;
}

/**
 * Opens the portal's database for one command of staff.
 *
 * @throws CommandFailure where PORTICO_SECRET is not the portal's: nobody would be found, and the audit trail would break.
 */
export async function asStaff<Result>(
  env: NodeJS.ProcessEnv,
  work: (staff: Staff) => Promise<Result>,
): Promise<Result> {
  const settings = await readSettings('demonstration', env);
  return withDatabase(settings, async (database) => {
    if (!(await isSecretOfAudit(database.db, settings.secret))) {
      throw new CommandFailure('PORTICO_SECRET is not the one that the portal runs with. Set it, then try again.');
    }
    return work({ database, settings, now: systemClock.now() });
  });
}

/** Lets a command queue messages, which a server sends that runs on the same database. */
export async function withJobWriter<Result>(
  { database, settings }: Staff,
  work: (jobs: Pick<JobQueue, 'enqueue'>) => Promise<Result>,
): Promise<Result> {
  const jobs = await openJobWriter(database, settings.secret);
  try {
    return await work(jobs);
  } finally {
    await jobs.stop();
  }
}

/** What a command did to an account: what the audit trail keeps of it, and what the terminal says. */
export interface Done {
  event: AuditEvent;
  details?: Readonly<Record<string, string | number | boolean>>;
  told: string;
}

/**
 * Does something to the account of a username, in one transaction that ends with its entry in the audit trail.
 *
 * @param command as typed, without the username.
 * @returns what to tell.
 * @throws CommandFailure for a username that nobody has.
 */
export async function onAccount(
  { database, settings, now }: Staff,
  { command, username }: { command: string; username: string },
  work: (trx: Transaction<Tables>, account: Account) => Promise<Done>,
): Promise<string> {
  const { secret } = settings;
  return database.db.transaction().execute(async (trx) => {
    const account = await findAccountByUsername(trx, usernameKey(secret, username));
    if (account === undefined) throw new CommandFailure(`Nobody has the username "${username}". Nothing was changed.`);
    const { event, details = {}, told } = await work(trx, account);
    const entry = { event, accountId: account.account_id, actor: 'staff' } as const;
    await appendAudit(trx, { secret, now }, { ...entry, details: { ...details, command, by: operator() } });
    return told;
  });
}

/**
 * Decides something that concerns no account, in one transaction that ends with its entry in the audit trail.
 *
 * @param command as typed, without what it is about.
 * @returns what to tell.
 */
export async function onPortal(
  { database, settings: { secret }, now }: Staff,
  command: string,
  work: (trx: Transaction<Tables>) => Promise<Done>,
): Promise<string> {
  return database.db.transaction().execute(async (trx) => {
    const { event, details = {}, told } = await work(trx);
    const entry = { event, accountId: null, actor: 'staff' } as const;
    await appendAudit(trx, { secret, now }, { ...entry, details: { ...details, command, by: operator() } });
    return told;
  });
}

/** Who is at the terminal, by the name that the system knows. */
function operator(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that no name belongs to.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
