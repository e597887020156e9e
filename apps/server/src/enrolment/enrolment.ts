import type { Kysely, Transaction } from 'kysely';
import type { Place } from '../platform/crypto/sealed-columns.ts';
import { seal, unseal } from '../platform/crypto/sealed.ts';
import { hashOf } from '../platform/crypto/token.ts';
import { findEnrolment, writeEnrolment, type EnrolmentKey, type EnrolmentRow } from './queries/enrolments.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';
import { removeUnfinishedAccount } from './remove-unfinished-account.ts';

/** The state of a browser in a flow, with the data of its earlier steps. */
export interface Enrolment<State, Data> {
  readonly key: EnrolmentKey;
  /** 0 if it was never begun. */
  readonly version: number;
  readonly state: State;
  readonly data: Data;
  /** The account that waits until its terms are accepted. */
  readonly accountId: string | null;
  /**
   * The account in the stored row. If a write names it no longer, the account is removed, unless its terms are
   * accepted.
   */
  readonly keptAccountId: string | null;
  readonly expiresAt: Date;
}

/** The beginning of a flow: the first state of its table, and no data. */
export interface Beginning<State, Data> {
  readonly flow: EnrolmentRow['flow'];
  readonly start: State;
  readonly nothing: Data;
}

/** Reads the state of a browser in a flow. It is the beginning if the browser has begun none, or if it has expired. */
export async function loadEnrolment<State, Data>(
  db: Kysely<Tables>,
  { flow, start, nothing }: Beginning<State, Data>,
  visitor: Pick<Visitor, 'browserId'>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<Enrolment<State, Data>> {
  const key = { browser_hash: hashOf(visitor.browserId), flow };
  const now = ports.clock.now();
  const row = await findEnrolment(db, key);
  const saved = { key, version: row?.version ?? 0, keptAccountId: row?.account_id ?? null };
  if (row === undefined || row.expires_at <= now) {
    return { ...saved, state: start, data: nothing, accountId: null, expiresAt: now };
  }
  return {
    ...saved,
    state: row.state as State,
    data: unseal(settings.keys, placeOf(key), row.sealed) as Data,
    accountId: row.account_id,
    expiresAt: row.expires_at,
  };
}

/**
 * Writes an enrolment, if no other call has written it since it was loaded, and returns it for the next write. A call
 * that asks an outside service (a card check, a bureau) between load and save must save once *before* it asks: of fifty
 * cards sent at once, one is then tried. An unfinished account that the enrolment names no longer is removed.
 *
 * @throws Refusal outOfTurn: another tab was faster.
 */
export async function saveEnrolment<State, Data>(
  db: Kysely<Tables>,
  enrolment: Enrolment<State, Data>,
  { settings }: Pick<Services, 'settings'>,
): Promise<Enrolment<State, Data>> {
  const { key, version, state, data, accountId, keptAccountId, expiresAt } = enrolment;
  const change = {
    state: JSON.stringify(state),
    sealed: seal(settings.keys, placeOf(key), data),
    account_id: accountId,
    expires_at: expiresAt,
  };
  await withinTransaction(db, async (trx) => {
    if (!(await writeEnrolment(trx, key, version, change))) throw new Refusal('outOfTurn');
    if (keptAccountId !== null && keptAccountId !== accountId) {
      await removeUnfinishedAccount(trx, settings.keys, keptAccountId);
    }
  });
  return { ...enrolment, version: version + 1, keptAccountId: accountId };
}

/**
 * The state to which an event leads by the flow's table.
 *
 * @throws Refusal outOfTurn for an event that the step does not allow.
 */
export function requireMove<State extends object>(moved: State | { readonly refused: string }): State {
  if ('refused' in moved) throw new Refusal('outOfTurn');
  return moved;
}

/** Uses the caller's transaction, or begins one. */
async function withinTransaction(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<void>): Promise<void> {
  if (db.isTransaction) return work(db as Transaction<Tables>);
  return db.transaction().execute(work);
}

function placeOf({ browser_hash, flow }: EnrolmentKey): Place<'enrolments.sealed'> {
  return { column: 'enrolments.sealed', row: { browser_hash, flow } };
}
