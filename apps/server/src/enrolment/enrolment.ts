import type { Kysely, Transaction } from 'kysely';
import { seal, unseal } from '../platform/crypto/sealed.ts';
import { hashOf } from '../platform/crypto/token.ts';
import { findEnrolment, writeEnrolment, type EnrolmentKey, type EnrolmentRow } from './queries/enrolments.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';
import { removeUnfinishedAccount } from './remove-unfinished-account.ts';

/** Where a browser stands in a flow, with what it has said on the way. */
export interface Enrolment<State, Data> {
  readonly key: EnrolmentKey;
  /** 0: never begun. */
  readonly version: number;
  readonly state: State;
  readonly data: Data;
  /** The account that waits for its terms to be accepted. */
  readonly accountId: string | null;
  /** The account that the row names: a write that names it no more removes it, unless its terms are accepted. */
  readonly keptAccountId: string | null;
  readonly expiresAt: Date;
}

/** A flow as its enrolments begin: the first state of its table, nothing said. */
export interface Beginning<State, Data> {
  readonly flow: EnrolmentRow['flow'];
  readonly start: State;
  readonly nothing: Data;
}

/** Reads where a browser stands in a flow; at the start where it has begun none, or one that has expired. */
export async function loadEnrolment<State, Data>(
  db: Kysely<Tables>,
  { flow, start, nothing }: Beginning<State, Data>,
  visitor: Pick<Visitor, 'browserId'>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<Enrolment<State, Data>> {
  const key = { browser_hash: hashOf(visitor.browserId), flow };
  const now = ports.clock.now();
  const row = await findEnrolment(db, key);
  const kept = { key, version: row?.version ?? 0, keptAccountId: row?.account_id ?? null };
  if (row === undefined || row.expires_at <= now) {
    return { ...kept, state: start, data: nothing, accountId: null, expiresAt: now };
  }
  return {
    ...kept,
    state: row.state as State,
    data: unseal(settings.secret, row.sealed) as Data,
    accountId: row.account_id,
    expiresAt: row.expires_at,
  };
}

/**
 * Writes an enrolment as it is to be, where nobody has written since it was loaded, and returns it as the next write must
 * have it. What calls the outside between loading and writing (a card check, a bureau) writes once *before* it calls:
 * of fifty cards sent at once, one is tried. An account that it names no more, and that was never finished, is removed.
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
    sealed: seal(settings.secret, data),
    account_id: accountId,
    expires_at: expiresAt,
  };
  await withinTransaction(db, async (trx) => {
    if (!(await writeEnrolment(trx, key, version, change))) throw new Refusal('outOfTurn');
    if (keptAccountId !== null && keptAccountId !== accountId) {
      await removeUnfinishedAccount(trx, settings.secret, keptAccountId);
    }
  });
  return { ...enrolment, version: version + 1, keptAccountId: accountId };
}

/**
 * Takes what the flow's table says: the state that an event leads to.
 *
 * @throws Refusal outOfTurn for an event that the step does not take.
 */
export function requireMove<State extends object>(moved: State | { readonly refused: string }): State {
  if ('refused' in moved) throw new Refusal('outOfTurn');
  return moved;
}

/** In the transaction that the caller is in, or in one of its own. */
async function withinTransaction(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<void>): Promise<void> {
  if (db.isTransaction) return work(db as Transaction<Tables>);
  return db.transaction().execute(work);
}
