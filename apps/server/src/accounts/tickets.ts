import type { Kysely, Transaction } from 'kysely';
import type { Place } from '../platform/crypto/sealed-columns.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import { seal, unseal } from '../platform/crypto/sealed.ts';
import { hashOf, newToken } from '../platform/crypto/token.ts';
import {
  findValidTicket,
  insertTicket,
  setTicketPurpose,
  spendValidTicket,
  type TicketKey,
  type TicketRow,
} from './queries/tickets.ts';
import type { Tables } from '../platform/db/tables.ts';
import { secondsAfter } from '../platform/time.ts';

/**
 * What a ticket is good for. `recovery`: the second step of recovering a password. `reset`: choosing a new password.
 * `reset-link`: the same, by a mailed link. `reminder`: the second step of recovering a username. `partner-link`:
 * mailed to a work email; it gives a session with the partner, once. `partner`: that session; it is never used up.
 * `email-link`: confirms an account's address; it is never used up. `postal-form`: one submission of the form that asks for a code by post.
 * `sign-up-link`: mailed to go on with a sign-up. `identity-request`: a browser is at an identity provider; its token is the `state` that
 * comes back. `identity-sign-in`: it has come back as the owner of an account.
 */
export type TicketPurpose =
  | 'recovery'
  | 'reset'
  | 'reset-link'
  | 'reminder'
  | 'partner-link'
  | 'partner'
  | 'email-link'
  | 'postal-form'
  | 'sign-up-link'
  | 'identity-request'
  | 'identity-sign-in';

export interface Ticket {
  purpose: TicketPurpose;
  /** null if no account was found: the flow goes on in the same way. */
  accountId: string | null;
  /** Data for the next step. */
  data: Readonly<Record<string, unknown>>;
}

export interface NewTicket extends Ticket {
  /** The only browser that may use the ticket; null for a mailed one, which any browser may use. */
  browserHash: Uint8Array | null;
  lifetimeSeconds: number;
  keys: Keys;
  now: Date;
}

export interface TicketSearch {
  /** As the browser sent it. */
  token: string;
  /** The ticket must have one of these. */
  purposes: readonly TicketPurpose[];
  /** The browser that presents it. A ticket that is bound to no browser may come from any. */
  browserHash: Uint8Array;
  keys: Keys;
  now: Date;
}

/**
 * Stores a new ticket. The database has only its hash and the sealed data.
 *
 * @returns the ticket for the person: 32 random bytes, base64url.
 */
export async function issueTicket(trx: Transaction<Tables>, ticket: NewTicket): Promise<string> {
  const token = newToken();
  const ticketHash = hashOf(token);
  await insertTicket(trx, {
    ticket_hash: ticketHash,
    purpose: ticket.purpose,
    account_id: ticket.accountId,
    browser_hash: ticket.browserHash,
    sealed: seal(ticket.keys, placeOf(ticketHash), ticket.data),
    expires_at: secondsAfter(ticket.now, ticket.lifetimeSeconds),
  });
  return token;
}

/** Finds a valid ticket and does not use it up. Returns null if it is unknown, used, expired or another browser's. */
export async function findTicket(db: Kysely<Tables>, search: TicketSearch): Promise<Ticket | null> {
  return ticketOf(await findValidTicket(db, keyOf(search)), search.keys);
}

/**
 * Changes a ticket's purpose to the next step and sets its lifetime in seconds, in one statement. If two requests try
 * at the same time, one gets true. The person keeps the same ticket.
 */
export async function promoteTicket(
  trx: Transaction<Tables>,
  search: TicketSearch,
  { purpose, lifetimeSeconds }: Pick<NewTicket, 'purpose' | 'lifetimeSeconds'>,
): Promise<boolean> {
  return setTicketPurpose(trx, keyOf(search), { purpose, expiresAt: secondsAfter(search.now, lifetimeSeconds) });
}

/** Uses a ticket up, in one statement. If two requests try at the same time, one gets it and the other null. */
export async function spendTicket(trx: Transaction<Tables>, search: TicketSearch): Promise<Ticket | null> {
  return ticketOf(await spendValidTicket(trx, keyOf(search)), search.keys);
}

function keyOf({ token, purposes, browserHash, now }: TicketSearch): TicketKey {
  return { hash: hashOf(token), purposes, browserHash, now };
}

function ticketOf(row: TicketRow | undefined, keys: Keys): Ticket | null {
  if (row === undefined) return null;
  return {
    purpose: row.purpose as TicketPurpose,
    accountId: row.account_id,
    data: unseal(keys, placeOf(row.ticket_hash), row.sealed) as Ticket['data'],
  };
}

function placeOf(ticketHash: Uint8Array): Place<'tickets.sealed'> {
  return { column: 'tickets.sealed', row: { ticket_hash: ticketHash } };
}
