import type { Transaction } from 'kysely';
import type { Keys } from '../crypto/keys.ts';
import { addressKey } from '../crypto/lookup-keys.ts';
import type { AuditEntriesTable } from '../db/account-tables.ts';
import type { Tables } from '../db/tables.ts';
import { count } from '../telemetry/measure.ts';
import type { Visitor } from '../visitor/visitor.ts';
import type { Services } from '../services.ts';
import { lastActOf } from '../db/last-act.ts';
import { AddedEntries } from './added-entries.ts';
import { auditTime } from './entry-hash.ts';
import type { AuditEvent } from './events.ts';

export interface AuditRecord {
  event: AuditEvent;
  /** Null if no account was found, or if none is concerned. */
  accountId: string | null;
  /** `visitor`: a person at the browser who is not signed in. `account`: the person who is signed in. */
  actor: AuditEntriesTable['actor'];
  /** Must not contain patient data, an address or a token. */
  details?: Readonly<Record<string, string | number | boolean>>;
}

/** The time and the origin of an event. */
export interface AuditContext {
  /** PORTICO_SECRET. */
  keys: Keys;
  /** From the clock port. */
  now: Date;
  /** Network address of the actor; only a keyed hash is stored. Absent for staff at the terminal. */
  address?: string;
  /** The account of who acts for another; the entry is then of that other's account. */
  proxy?: string;
  /** Hears of each entry that is added. */
  onEntry?: () => void;
}

/** The audit context of a visitor's call. Whoever acts for another is named in each entry beside that other. */
export function auditContext(
  { address, session }: Pick<Visitor, 'address'> & Partial<Pick<Visitor, 'session'>>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): AuditContext {
  const context = { keys: settings.keys, now: ports.clock.now(), address };
  if (!session?.acting?.access) return context;
  const { trace } = session.acting;
  const onEntry = (): void => {
    trace.isLeft = true;
  };
  return { ...context, proxy: session.accountId, onEntry };
}

/**
 * Adds an entry to the audit trail, linked to the entry before it by a keyed hash. It is written as the transaction commits, with
 * the others that were added in it: with what the transaction does, or not at all. A transaction that is rolled back leaves no
 * entry: refuse after the commit, not within.
 *
 * The commit throws an InstallationError if the database was made with another secret, as when another one is restored beneath a
 * running server: the entry would break the trail for good.
 */
export async function appendAudit(
  trx: Transaction<Tables>,
  { keys, now, address, proxy, onEntry }: AuditContext,
  { event, accountId, actor, details: told = {} }: AuditRecord,
): Promise<void> {
  const details = {
    ...told,
    ...(proxy === undefined ? {} : { proxy }),
    ...(address === undefined ? {} : { address: addressKey(keys, address) }),
  };
  const added = await lastActOf(trx, AddedEntries, () => new AddedEntries(keys));
  added.add({ at: auditTime(now), event, accountId, actor, details });
  count('portico_events_total', { event, actor });
  onEntry?.();
}
