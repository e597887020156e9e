import type { Kysely, Transaction } from 'kysely';
import { seal, unseal } from '../platform/crypto/sealed.ts';
import { hashOf, newToken } from '../platform/crypto/token.ts';
import {
  findOpenTicket,
  insertTicket,
  setTicketPurpose,
  spendOpenTicket,
  type TicketKey,
  type TicketRow,
} from './queries/tickets.ts';
import type { Tables } from '../platform/db/tables.ts';
import { secondsAfter } from '../platform/time.ts';

/**
 * What a ticket is good for. `recovery`: the second step of recovering a password. `reset`: choosing a new one.
 * `reset-link`: the same by a link that was mailed. `reminder`: the second step of recovering a username. `partner-link`:
 * mailed to a work email, it earns a session with the partner once. `partner`: such a session, which is never used up.
 * `postal-form`: one submission of the form that asks for a code by post.
 */
export type TicketPurpose =
  | 'recovery'
  | 'reset'
  | 'reset-link'
  | 'reminder'
  | 'partner-link'
  | 'partner'
  | 'postal-form';

/** What a ticket holds. */
export interface Ticket {
  purpose: TicketPurpose;
  /** null where nobody was found: the flow goes on alike. */
  accountId: string | null;
  /** What the next step must know. */
  data: Readonly<Record<string, unknown>>;
}

/** A ticket that is about to be issued. */
export interface NewTicket extends Ticket {
  /** The browser that alone may use it; null for one that is mailed. */
  browserHash: Uint8Array | null;
  lifetimeSeconds: number;
  secret: string;
  now: Date;
}

/** By what a ticket is found. */
export interface TicketSearch {
  /** As it came over the wire. */
  token: string;
  /** It must be good for one of these. */
  purposes: readonly TicketPurpose[];
  /** The browser that shows it. One that is bound to no browser may come from any. */
  browserHash: Uint8Array;
  secret: string;
  now: Date;
}

/**
 * Writes a ticket, of which the database keeps the hash and the sealed data alone.
 *
 * @returns the ticket as it goes to the person: 32 random bytes, base64url.
 */
export async function issueTicket(trx: Transaction<Tables>, ticket: NewTicket): Promise<string> {
  const token = newToken();
  await insertTicket(trx, {
    ticket_hash: hashOf(token),
    purpose: ticket.purpose,
    account_id: ticket.accountId,
    browser_hash: ticket.browserHash,
    sealed: seal(ticket.secret, ticket.data),
    expires_at: secondsAfter(ticket.now, ticket.lifetimeSeconds),
  });
  return token;
}

/** Finds a ticket that may still be used, and leaves it so. Unknown, used, expired and another browser's are all null. */
export async function findTicket(db: Kysely<Tables>, search: TicketSearch): Promise<Ticket | null> {
  return ticketOf(await findOpenTicket(db, keyOf(search)), search.secret);
}

/**
 * Makes a ticket good for another step instead, for so many seconds, in one statement: of two at once, one is told true.
 * Whoever holds it goes on with it.
 */
export async function promoteTicket(
  trx: Transaction<Tables>,
  search: TicketSearch,
  { purpose, lifetimeSeconds }: Pick<NewTicket, 'purpose' | 'lifetimeSeconds'>,
): Promise<boolean> {
  return setTicketPurpose(trx, keyOf(search), { purpose, expiresAt: secondsAfter(search.now, lifetimeSeconds) });
}

/** Uses a ticket up, in one statement: of two at once, one gets it and the other null. */
export async function spendTicket(trx: Transaction<Tables>, search: TicketSearch): Promise<Ticket | null> {
  return ticketOf(await spendOpenTicket(trx, keyOf(search)), search.secret);
}

function keyOf({ token, purposes, browserHash, now }: TicketSearch): TicketKey {
  return { hash: hashOf(token), purposes, browserHash, now };
}

function ticketOf(row: TicketRow | undefined, secret: string): Ticket | null {
  if (row === undefined) return null;
  return {
    purpose: row.purpose as TicketPurpose,
    accountId: row.account_id,
    data: unseal(secret, row.sealed) as Ticket['data'],
  };
}
