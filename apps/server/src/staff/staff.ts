import type { Kysely, Transaction } from 'kysely';
import { hostname } from 'node:os';
import type { Account } from '../accounts/queries/accounts.ts';
import { findStaffAccount, findStaffAccountByUsername } from '../accounts/queries/accounts-of-staff.ts';
import { holdAccount } from '../accounts/queries/closed-accounts.ts';
import { appendAudit } from '../platform/audit/append-audit.ts';
import type { AuditEvent } from '../platform/audit/events.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import { usernameKeys } from '../platform/crypto/lookup-keys.ts';
import type { Database } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { PatientsPort } from '../ports/patients.ts';
import { ActError } from './act-error.ts';

/** Who acts: for the audit trail. */
export type Operator = {
  /** The person. */
  by: string;
  /** The system's user, which `--as` does not change; at the screen, the id that the hospital's provider has of the person. */
  user: string;
  /** The second of two persons, where the act takes two (decision 200). */
  approvedBy?: string;
  approvedByUser?: string;
};

/** What queues messages. */
export type ActJobs = Pick<JobQueue, 'enqueue'>;

/** What an act of staff uses, whether it is a command or a call of the app. */
export interface Staff {
  database: Database;
  settings: Settings;
  now: Date;
  operator: Operator;
  /** The hospital's patients. */
  patients: Pick<PatientsPort, 'findByMedicalRecordNumber' | 'coverageOf'>;
  /** Lets an act queue messages. A server on the same database sends them. */
  withJobs<Result>(work: (jobs: ActJobs) => Promise<Result>): Promise<Result>;
  /** What is done in the transaction of the act, before it: what it throws, the act does not happen. */
  within?(trx: Transaction<Tables>): Promise<void>;
}

/** What the entry of an act says. */
export interface StaffEntry {
  event: AuditEvent;
  /** Of an act that names no account, and still concerns one. */
  accountId?: string | null;
  details?: Readonly<Record<string, string | number | boolean>>;
}

/** The result of an act: for the audit trail, and for who did it. */
export interface Done<Result> extends StaffEntry {
  result: Result;
  /** What one entry has no room for. */
  further?: readonly StaffEntry[];
}

/**
 * Adds the entry of an act of staff: who did it, and on which machine. Must be the last act of the transaction.
 *
 * @param command as on the command line, without its object.
 */
export async function recordCommand(
  trx: Transaction<Tables>,
  { settings: { keys }, now, operator }: Pick<Staff, 'now' | 'operator'> & { settings: Pick<Settings, 'keys'> },
  command: string,
  { event, accountId = null, details = {} }: StaffEntry,
): Promise<void> {
  const who = { command, ...operator, host: hostname() };
  await appendAudit(trx, { keys, now }, { event, accountId, actor: 'staff', details: { ...details, ...who } });
}

/** Whom an act is about, as far as its entry may say. */
type About = Pick<StaffEntry, 'accountId' | 'details'>;

/** Hears whom an act is about; of several, the last is right. */
export type Know = (about: About) => void;

/**
 * Does what may be refused about somebody. Why it is refused tells something of them, as that a name is theirs: it leaves an entry, as what is done
 * does (docs/decisions/0253). The entry has neither the reason that was given, which may name them, nor what was typed.
 *
 * @param command as recordCommand.
 * @param work tells whom it is about once it knows; what it throws before then is about nobody.
 */
export async function recordRefusals<Result>(
  staff: Staff,
  command: string,
  work: (know: Know) => Promise<Result>,
): Promise<Result> {
  const known: About[] = [];
  try {
    return await work((about) => void known.push(about));
  } catch (error) {
    const about = known.at(-1);
    // An outage tells nothing of anybody.
    if (about !== undefined && error instanceof ActError && error.code !== 'unavailable') {
      const details = { ...about.details, why: error.code };
      await staff.database.db
        .transaction()
        .execute((trx) => recordCommand(trx, staff, command, { ...about, event: 'staffActRefused', details }));
    }
    throw error;
  }
}

/** Does an act that names no account, in one transaction that ends with its entry in the audit trail, or with its entries. */
export async function actOnPortal<Result>(
  staff: Staff,
  command: string,
  work: (trx: Transaction<Tables>) => Promise<Done<Result>>,
): Promise<Result> {
  return staff.database.db.transaction().execute(async (trx) => {
    await staff.within?.(trx);
    const { result, further = [], ...entry } = await work(trx);
    for (const each of [entry, ...further]) await recordCommand(trx, staff, command, each);
    return result;
  });
}

/** Which account an act is about, as whoever does it has named it: by its username, or by its id. */
export interface NamedAct {
  /** As on the command line, without the account. */
  command: string;
  username: string;
  /** Nothing of it is changed: its owner need not wait. */
  isRead?: boolean;
}

/**
 * Does an act on an account, in one transaction that ends with its entry in the audit trail.
 *
 * @throws ActError for an unknown account, and for one that is closed.
 */
export async function actOnAccount<Result>(
  staff: Staff,
  named: NamedAct,
  work: (trx: Transaction<Tables>, account: Account) => Promise<Done<Result>>,
): Promise<Result> {
  return actOnAnyAccount(staff, named, async (trx, account) => {
    if (account.standing !== 'closed') return work(trx, account);
    const message = `${named.username} is closed: "accounts reopen" opens it again. Nothing was changed.`;
    throw new ActError('accountClosed', message);
  });
}

/** As actOnAccount, for the acts that take closed accounts too. */
export async function actOnAnyAccount<Result>(
  staff: Staff,
  { command, username, isRead = false }: NamedAct,
  work: (trx: Transaction<Tables>, account: Account) => Promise<Done<Result>>,
): Promise<Result> {
  return recordRefusals(staff, command, (know) =>
    actOnPortal(staff, command, async (trx) => {
      const find = isRead ? findNamedAccount : holdNamedAccount;
      const account = await find(trx, staff.settings.keys, username);
      if (account === undefined) {
        throw new ActError('unknownAccount', `Nobody has the username "${username}". Nothing was changed.`);
      }
      const { account_id: accountId } = account;
      know({ accountId });
      return { ...(await work(trx, account)), accountId };
    }),
  );
}

/** As it is now, and stays until the act is done: its owner may be closing or freezing it at the same moment. */
async function holdNamedAccount(trx: Transaction<Tables>, keys: Keys, input: string): Promise<Account | undefined> {
  const named = await findNamedAccount(trx, keys, input);
  if (named === undefined) return undefined;
  await holdAccount(trx, named.account_id);
  return findStaffAccount(trx, named.account_id);
}

/** An account's id, as `accounts find` prints it. Nobody can choose theirs, as they can a username. */
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The account of a username, or of an account's id. */
export async function findNamedAccount(db: Kysely<Tables>, keys: Keys, input: string): Promise<Account | undefined> {
  const named = idPattern.test(input.trim()) ? await findStaffAccount(db, input.trim()) : undefined;
  return named ?? findStaffAccountByUsername(db, usernameKeys(keys, input));
}
