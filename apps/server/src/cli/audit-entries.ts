import { findProfiles } from '../accounts/queries/accounts.ts';
import { unsealProfile } from '../accounts/profile.ts';
import type { AuditEvent } from '../platform/audit/events.ts';
import { type AuditEntry, type EntryFilter, findEntries } from '../platform/audit/find-entries.ts';
import { recordCommand, type Staff } from './staff.ts';

/** An entry with the username of its account, where that still exists. */
export interface NamedEntry {
  entry: AuditEntry;
  username: string | undefined;
}

/**
 * The entries of a filter, some hundred at a time. That they are read is recorded first: an export that is broken off has
 * been read too.
 */
export async function* namedEntries(
  staff: Staff,
  { command, event }: { command: string; event: AuditEvent },
  filter: EntryFilter,
): AsyncGenerator<NamedEntry[]> {
  const { db } = staff.database;
  const { accountId = null, since, until, ...others } = filter;
  const times = { since: since?.toISOString(), until: until?.toISOString() };
  const asked = Object.entries({ ...others, ...times }).filter(
    (each): each is [string, string] => each[1] !== undefined,
  );
  // The person who is asked for is no other than the one who asks.
  const details = Object.fromEntries(
    asked.map(([name, value]) => [`of${name.charAt(0).toUpperCase()}${name.slice(1)}`, value]),
  );
  await db.transaction().execute((trx) => recordCommand(trx, staff, command, { event, accountId, details }));
  for await (const batch of findEntries(db, filter)) {
    const ids = [...new Set(batch.flatMap(({ account_id: id }) => (id === null ? [] : [id])))];
    const profiles = ids.length === 0 ? [] : await findProfiles(db, ids);
    const names = new Map(profiles.map((each) => [each.account_id, unsealProfile(staff.settings.keys, each).username]));
    yield batch.map((entry) => ({ entry, username: names.get(entry.account_id ?? '') }));
  }
}
