import type { InputOf } from '@portico/contract';
import { normalizeUsername } from '../../platform/crypto/lookup-keys.ts';
import { refuseAndRecord } from '../../platform/audit/refuse-and-record.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { RecoverySubject } from '../sign-in/sign-in-lock.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { findTicket, type Ticket, type TicketPurpose, type TicketSearch } from '../tickets.ts';

/** What the ticket of a password's recovery carries: the name itself, so that it is found whatever the secret is then. */
interface RecoveryData extends Readonly<Record<string, unknown>> {
  /** Normalized. */
  username: string;
  /** Hex. */
  deviceKey: string | null;
  /** The key of the tries of the security answer: for this username with this birth date and ZIP code. */
  answerTries: string;
}

export function writeRecoveryData({ username, deviceKey }: RecoverySubject, answerTries: string): RecoveryData {
  return { username: normalizeUsername(username), deviceKey: deviceKey && toHex(deviceKey), answerTries };
}

export function readRecoveryData({ data }: Ticket): RecoverySubject & { answerTries: string } {
  const { username, deviceKey, answerTries } = data as RecoveryData;
  return { username, deviceKey: deviceKey === null ? null : fromHex(deviceKey), answerTries };
}

export function searchFor(
  token: InputOf<'sendResetLink'>['id'],
  purposes: readonly TicketPurpose[],
  visitor: Visitor,
  { ports, settings }: Services,
): TicketSearch {
  const browserHash = hashOf(visitor.browserId);
  return { token, purposes, browserHash, keys: settings.keys, now: ports.clock.now() };
}

/**
 * Finds a valid ticket and does not use it up.
 *
 * @throws Refusal ticketInvalid if it is unknown, used, expired, another browser's, or of another purpose.
 */
export async function requireTicket(search: TicketSearch, visitor: Visitor, services: Services): Promise<Ticket> {
  const ticket = await findTicket(services.database.db, search);
  if (ticket !== null && isReadable(ticket)) return ticket;
  const event = search.purposes.includes('reminder') ? 'usernameRecoveryRefused' : 'passwordResetRefused';
  const record = { event, accountId: null, actor: 'visitor', details: { reason: 'ticket' } } as const;
  return refuseAndRecord(new Refusal('ticketInvalid'), record, visitor, services);
}

/** Those of a version before, which end within the hour of an update, name whom they are for by keyed hashes alone. */
function isReadable({ purpose, data }: Ticket): boolean {
  if (purpose === 'recovery') return 'username' in data;
  return purpose !== 'reminder' || 'person' in data;
}

function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

function fromHex(text: string): Uint8Array {
  return Buffer.from(text, 'hex');
}
