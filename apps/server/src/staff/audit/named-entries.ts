import { unsealProfile } from '../../accounts/profile.ts';
import { findProfiles } from '../../accounts/queries/accounts.ts';
import type { AuditEvent } from '../../platform/audit/events.ts';
import {
  type AuditEntry,
  type EntryFilter,
  findEntries,
  findNewestEntries,
} from '../../platform/audit/find-entries.ts';
import { recordCommand, type Staff } from '../staff.ts';

/** An entry with the username of its account, where that still exists. */
export interface NamedEntry {
  entry: AuditEntry;
  username: string | undefined;
}

/** How the trail is read: for the entry that says so. */
interface Reading {
  command: string;
  event: AuditEvent;
}

/**
 * The entries of a filter, the oldest first, some hundred at a time. That they are read is recorded first: an export that is broken off
 * has been read too.
 */
export async function* namedEntries(staff: Staff, reading: Reading, filter: EntryFilter): AsyncGenerator<NamedEntry[]> {
  await recordReading(staff, reading, filter);
  for await (const batch of findEntries(staff.database.db, filter)) yield withNames(staff, batch);
}

/** In entries: a page at the screen. */
const PAGE = 50;

/**
 * A page of entries, the newest first. That it is read is recorded first.
 *
 * @param before the number that the page before has ended with; null for the first.
 */
export async function newestEntries(
  staff: Staff,
  filter: EntryFilter,
  before: number | null,
): Promise<{ entries: NamedEntry[]; next: number | null }> {
  await recordReading(staff, { command: 'audit list', event: 'auditListed' }, filter);
  const found = await findNewestEntries(staff.database.db, filter, { before, most: PAGE });
  return { entries: await withNames(staff, found), next: found.length < PAGE ? null : (found.at(-1)?.number ?? null) };
}

async function recordReading(staff: Staff, { command, event }: Reading, filter: EntryFilter): Promise<void> {
  const { accountId = null, since, until, after, upTo, ...others } = filter;
  const texts = {
    since: since?.toISOString(),
    until: until?.toISOString(),
    after: after?.toString(),
    upTo: upTo?.toString(),
  };
  const asked = Object.entries({ ...others, ...texts }).filter(
    (each): each is [string, string] => each[1] !== undefined,
  );
  // The person who is asked for is no other than the one who asks.
  const details = Object.fromEntries(
    asked.map(([name, value]) => [`of${name.charAt(0).toUpperCase()}${name.slice(1)}`, value]),
  );
  await staff.database.db
    .transaction()
    .execute((trx) => recordCommand(trx, staff, command, { event, accountId, details }));
}

async function withNames({ database, settings }: Staff, entries: readonly AuditEntry[]): Promise<NamedEntry[]> {
  const ids = [...new Set(entries.flatMap(({ account_id: id }) => (id === null ? [] : [id])))];
  const profiles = ids.length === 0 ? [] : await findProfiles(database.db, ids);
  const names = new Map(profiles.map((each) => [each.account_id, unsealProfile(settings.keys, each).username]));
  return entries.map((entry) => ({ entry, username: names.get(entry.account_id ?? '') }));
}
