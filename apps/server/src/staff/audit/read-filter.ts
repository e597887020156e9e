import { findAccountByUsername } from '../../accounts/queries/accounts.ts';
import { auditEvents } from '../../platform/audit/events.ts';
import type { EntryFilter } from '../../platform/audit/find-entries.ts';
import { usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import { DAY_SECONDS, secondsAfter, timeIn } from '../../platform/time.ts';
import { ActError } from '../act-error.ts';
import type { Staff } from '../staff.ts';

/** What of the trail somebody asks for, as they have typed it. What is absent is not asked about. */
export interface TypedFilter {
  since?: string | undefined;
  until?: string | undefined;
  event?: string | undefined;
  actor?: EntryFilter['actor'];
  /** A member of staff, as the trail names them. */
  person?: string | undefined;
}

/** @throws ActError for what is no time of the hospital's clock, and no event. */
export function readFilter(
  { since, until, event, actor, person }: TypedFilter,
  staff: Pick<Staff, 'settings'>,
): Omit<EntryFilter, 'accountId'> {
  const known = auditEvents.find((each) => each === event);
  if (event !== undefined && known === undefined) {
    throw new ActError(
      'unknownEvent',
      `There is no event "${event}". The events are:\n${auditEvents.map((each) => `  ${each}`).join('\n')}`,
    );
  }
  return {
    since: since === undefined ? undefined : timeOf('--since', since, staff),
    until: until === undefined ? undefined : endOf(until, staff),
    event: known,
    actor,
    by: person,
  };
}

/** The id of the account of a username, or of an id. @throws ActError for an unknown username. */
export async function accountIdOf(given: string, { database, settings }: Staff): Promise<string> {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given)) return given.toLowerCase();
  const account = await findAccountByUsername(database.db, usernameKeys(settings.keys, given));
  if (account === undefined) {
    throw new ActError(
      'unknownAccount',
      `Nobody has the username "${given}". Of an account that is gone, give the id.`,
    );
  }
  return account.account_id;
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

function timeOf(option: string, text: string, { settings }: Pick<Staff, 'settings'>): Date {
  const local = isDay(text) ? `${text}T00:00:00` : `${text}:00`;
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00$/.test(local);
  const time = new Date(`${local}Z`);
  // A day that the month does not have would become one of the next.
  if (!isTime || Number.isNaN(time.getTime()) || !time.toISOString().startsWith(local)) {
    throw new ActError(
      'timeUnreadable',
      `${option} must be a day or a local time of the hospital, as 2026-11-21 or 2026-11-21T10:00.`,
    );
  }
  return timeIn(settings.healthSystem.timeZone, local);
}

/** A day counts to its end, which clocks may put an hour off. */
function endOf(text: string, staff: Pick<Staff, 'settings'>): Date {
  const start = timeOf('--until', text, staff);
  if (!isDay(text)) return start;
  const next = secondsAfter(new Date(`${text}T00:00:00Z`), DAY_SECONDS)
    .toISOString()
    .slice(0, 10);
  return timeOf('--until', next, staff);
}
