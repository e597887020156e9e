import type { ParseArgsOptionsConfig } from 'node:util';
import { findAccountByUsername } from '../accounts/queries/accounts.ts';
import { auditEvents } from '../platform/audit/events.ts';
import type { EntryFilter } from '../platform/audit/find-entries.ts';
import { usernameKeys } from '../platform/crypto/lookup-keys.ts';
import { DAY_SECONDS, secondsAfter, timeIn } from '../platform/time.ts';
import { type CommandArguments, CommandError, UsageError } from './command.ts';
import type { Staff } from './staff.ts';

/** The options of a command that reads the trail. */
export const filterOptions: ParseArgsOptionsConfig = {
  account: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  event: { type: 'string' },
  actor: { type: 'string' },
};

export const FILTER_USAGE =
  '[--account USERNAME|ID] [--since TIME] [--until TIME] [--event NAME] [--actor KIND|PERSON]';

export const FILTER_DETAILS =
  'TIME is a day or a local time of the hospital, 2026-11-21 or 2026-11-21T10:00; --until takes its day along. KIND is visitor,\n' +
  'account, staff or system, and PERSON a member of staff as the trail names them. An account that is gone is asked for by its id.\n';

const kinds = ['visitor', 'account', 'staff', 'system'] as const;

/** @throws UsageError for what is no time or event; CommandError for an unknown username. */
export async function readFilter(options: CommandArguments['options'], staff: Staff): Promise<EntryFilter> {
  const { account, since, until, event, actor } = options as Readonly<Record<string, string | undefined>>;
  const known = auditEvents.find((each) => each === event);
  if (event !== undefined && known === undefined) {
    throw new UsageError(
      `There is no event "${event}". The events are:\n${auditEvents.map((each) => `  ${each}`).join('\n')}`,
    );
  }
  const kind = kinds.find((each) => each === actor);
  return {
    accountId: account === undefined ? undefined : await accountIdOf(account, staff),
    since: since === undefined ? undefined : timeOf('--since', since, staff),
    until: until === undefined ? undefined : endOf(until, staff),
    event: known,
    actor: kind,
    by: kind === undefined ? actor : undefined,
  };
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

function timeOf(option: string, text: string, { settings }: Staff): Date {
  const local = isDay(text) ? `${text}T00:00:00` : `${text}:00`;
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00$/.test(local);
  const time = new Date(`${local}Z`);
  // A day that the month does not have would become one of the next.
  if (!isTime || Number.isNaN(time.getTime()) || !time.toISOString().startsWith(local)) {
    throw new UsageError(`${option} must be a day or a local time of the hospital, as 2026-11-21 or 2026-11-21T10:00.`);
  }
  return timeIn(settings.healthSystem.timeZone, local);
}

/** A day counts to its end, which clocks may put an hour off. */
function endOf(text: string, staff: Staff): Date {
  const start = timeOf('--until', text, staff);
  if (!isDay(text)) return start;
  const next = secondsAfter(new Date(`${text}T00:00:00Z`), DAY_SECONDS)
    .toISOString()
    .slice(0, 10);
  return timeOf('--until', next, staff);
}

async function accountIdOf(given: string, { database, settings }: Staff): Promise<string> {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given)) return given.toLowerCase();
  const account = await findAccountByUsername(database.db, usernameKeys(settings.keys, given));
  if (account === undefined)
    throw new CommandError(`Nobody has the username "${given}". Of an account that is gone, give the id.`);
  return account.account_id;
}
