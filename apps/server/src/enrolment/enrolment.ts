import type { Kysely } from 'kysely';
import { seal, unseal } from '../crypto/sealed.ts';
import { hashOf } from '../crypto/token.ts';
import { findEnrolment, writeEnrolment, type EnrolmentKey, type EnrolmentRow } from '../db/queries/enrolments.ts';
import type { Tables } from '../db/tables.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

/** Where a browser stands in a flow, with what it has said on the way. */
export interface Enrolment<State, Data> {
  readonly key: EnrolmentKey;
  /** 0: not begun, or expired. */
  readonly version: number;
  readonly state: State;
  readonly data: Data;
  /** The account that waits for its terms to be accepted. */
  readonly accountId: string | null;
  readonly expiresAt: Date;
}

/** A flow as its enrolments begin: the first state of its table, nothing said. */
export interface Beginning<State, Data> {
  readonly flow: EnrolmentRow['flow'];
  readonly start: State;
  readonly nothing: Data;
}

/** Reads where a browser stands in a flow; at the start where it has begun none. */
export async function loadEnrolment<State, Data>(
  db: Kysely<Tables>,
  { flow, start, nothing }: Beginning<State, Data>,
  visitor: Pick<Visitor, 'browserId'>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<Enrolment<State, Data>> {
  const key = { browser_hash: hashOf(visitor.browserId), flow };
  const now = ports.clock.now();
  const row = await findEnrolment(db, key, now);
  if (row === undefined) return { key, version: 0, state: start, data: nothing, accountId: null, expiresAt: now };
  return {
    key,
    version: row.version,
    state: row.state as State,
    data: unseal(settings.secret, row.sealed) as Data,
    accountId: row.account_id,
    expiresAt: row.expires_at,
  };
}

/**
 * Writes an enrolment as it is to be, where nobody has written since it was loaded, and returns it as the next write must
 * have it. What calls the outside between loading and writing (a card check, a bureau) writes once *before* it calls:
 * of fifty cards sent at once, one is tried.
 *
 * @throws Refusal outOfTurn: another tab was faster.
 */
export async function saveEnrolment<State, Data>(
  db: Kysely<Tables>,
  enrolment: Enrolment<State, Data>,
  { settings }: Pick<Services, 'settings'>,
): Promise<Enrolment<State, Data>> {
  const { key, version, state, data, accountId, expiresAt } = enrolment;
  const isWritten = await writeEnrolment(db, key, version, {
    state: JSON.stringify(state),
    sealed: seal(settings.secret, data),
    account_id: accountId,
    expires_at: expiresAt,
  });
  if (!isWritten) throw new Refusal('outOfTurn');
  return { ...enrolment, version: version + 1 };
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
