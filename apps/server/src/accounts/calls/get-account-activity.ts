import type { Activity, InputOf, ReplyOf } from '@portico/contract';
import type { AuditEntry } from '../../platform/audit/find-entries.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { kindOf, seenEvents } from '../activity/seen-events.ts';
import { findPeople, type Person } from '../people.ts';
import { countOwnEntries, listOwnEntries } from '../queries/account-activity.ts';
import { requireSession } from '../sessions/require-session.ts';

/** Activities told at a time. */
const PART = 25;

/**
 * What the audit trail has of the signed-in person's own account, for them to read (issue 12, point 10). Of others it
 * names those who look after the person, and staff; ids, addresses and hashes stay where they are.
 *
 * @throws Refusal signInRequired
 */
export async function getAccountActivity(
  input: InputOf<'getAccountActivity'>,
  visitor: Visitor,
  { database: { db }, settings: { keys } }: Services,
): Promise<ReplyOf<'getAccountActivity'>> {
  const own = { accountId: requireSession(visitor).accountId, events: seenEvents };
  const count = await countOwnEntries(db, own);
  const before = Math.min(readBefore(input.before) ?? count, count);
  const after = Math.max(0, before - PART);
  const entries = await listOwnEntries(db, own, { after, before });
  const proxies = entries.flatMap((entry) => proxyOf(entry) ?? []);
  const people = await findPeople(db, keys, [...new Set(proxies)]);
  return { activities: entries.map((entry) => activityOf(entry, people)), earlier: after };
}

/** What is no number of entries is read as if it were absent. */
function readBefore(before: string | undefined): number | undefined {
  return before !== undefined && /^\d+$/.test(before) ? Number(before) : undefined;
}

function activityOf(entry: AuditEntry, people: ReadonlyMap<string, Person>): Activity {
  const { at, event, details } = entry;
  return {
    at: at.toISOString(),
    kind: kindOf(event),
    ...whoOf(entry, people),
    device: textOf(details['browser']) ?? null,
    isNewDevice: details['newDevice'] === true,
  };
}

function whoOf(entry: AuditEntry, people: ReadonlyMap<string, Person>): Pick<Activity, 'actor' | 'actorName'> {
  const { actor, details } = entry;
  const proxy = proxyOf(entry);
  if (proxy !== undefined) return { actor: 'proxy', actorName: people.get(proxy)?.fullName ?? null };
  if (actor === 'staff') return { actor, actorName: textOf(details['by']) ?? null };
  return { actor: actor === 'account' ? 'you' : actor, actorName: null };
}

/** The account of whoever acted for the person. */
function proxyOf({ details }: AuditEntry): string | undefined {
  return textOf(details['proxy']);
}

function textOf(detail: unknown): string | undefined {
  return typeof detail === 'string' ? detail : undefined;
}
