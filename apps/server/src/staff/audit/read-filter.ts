import { findAccountByUsername } from '../../accounts/queries/accounts.ts';
import { auditEvents } from '../../platform/audit/events.ts';
import type { EntryFilter } from '../../platform/audit/find-entries.ts';
import { usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import { readLocalEnd, readLocalTime } from '../local-times.ts';
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
    since: since === undefined ? undefined : readLocalTime('--since', since, staff),
    until: until === undefined ? undefined : readLocalEnd('--until', until, staff),
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
