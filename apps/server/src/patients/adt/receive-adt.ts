import { randomBytes, randomUUID } from 'node:crypto';
import {
  acknowledgements,
  type AdtEvent,
  answerOf,
  type Answering,
  beginsAsMessage,
  Hl7Error,
  type Hl7Message,
  MAX_MESSAGE_BYTES,
  messageText,
  type Outcome,
  parseMessage,
  readAdt,
  readHeader,
  type Segment,
} from '@portico/hl7';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Clock } from '../../ports/clock.ts';
import { findAnswer, type RefusedContent, saveAnswer } from '../queries/adt-messages.ts';
import { lockRegistry } from '../queries/patient-imports.ts';
import { applyAdt, type AppliedAdt } from './apply-adt.ts';
import type { AdtContext } from './plan-adt.ts';
import { requireHeader } from './require-header.ts';

export interface AdtServices {
  database: Pick<Database, 'db'>;
  clock: Clock;
  keys: Keys;
  /** Who assigns the medical record numbers that count; null for all of type MR. */
  mrnSystem: string | null;
  /** Whether messages that are sent for a trial (MSH-11) are taken. */
  takesTrials: boolean;
}

/** What came of a message: its answers, and what may stand in a log. */
export interface ReceivedAdt {
  acknowledgements: string[];
  outcome: Outcome;
  event: string | null;
  /** Of a new message that was written down; null for one that came again or is too long to be kept, and where the database is not there. */
  messageId: string | null;
}

/** The name of the portal in its acknowledgements (MSH-3). */
const APPLICATION = 'PORTICO';

/** What is answered where the message cannot be stored: the sender sends it again. */
const unstored: Outcome = {
  answer: 'AR',
  error: { segment: 'MSH', field: null, code: 207, message: 'it cannot be stored now: send it again' },
};

/**
 * Takes a message of ADT: answers it once the registry has it, and never before. One that has come before is answered as it was then. One that is
 * refused is kept, to be replayed.
 *
 * @param bytes as they came, without framing.
 * @param reportFailure called where the database fails, with the error's name.
 */
export async function receiveAdt(
  bytes: Uint8Array,
  services: AdtServices,
  reportFailure: (error: unknown) => void,
): Promise<ReceivedAdt> {
  const read = readMessage(bytes, services);
  const { header, event } = read;
  const taken = await take(bytes, read, services).catch((error: unknown) => {
    reportFailure(error);
    return { outcome: unstored, messageId: null };
  });
  return { acknowledgements: acknowledgements(header, taken.outcome, answering(services)), event, ...taken };
}

/** A message as far as it can be read, and what is wrong with it. */
interface ReadMessage {
  message: Hl7Message | null;
  /** Of the message; null where not even that can be read. */
  header: Segment | null;
  event: string | null;
  adt: AdtEvent | Hl7Error;
}

function readMessage(bytes: Uint8Array, { takesTrials }: Pick<AdtServices, 'takesTrials'>): ReadMessage {
  let message: Hl7Message | null = null;
  try {
    message = parseMessage(bytes);
    requireHeader(message, { takesTrials });
    const adt = readAdt(message);
    return { message, header: message.header, event: adt.event, adt };
  } catch (error) {
    if (!(error instanceof Hl7Error)) throw error;
    const header = message?.header ?? readHeader(bytes);
    const named = header?.field(9)[0]?.component(2) ?? '';
    return { message, header, event: /^[A-Z]\d\d$/.test(named) ? named : null, adt: error };
  }
}

async function take(
  bytes: Uint8Array,
  { message, header, event, adt }: ReadMessage,
  services: AdtServices,
): Promise<Pick<ReceivedAdt, 'outcome' | 'messageId'>> {
  const { database, clock, keys } = services;
  const unreadable = adt instanceof Hl7Error && message === null ? outcomeOf(adt) : null;
  // What is no message at all leaves nothing behind.
  if (unreadable !== null && !beginsAsMessage(bytes)) return { outcome: unreadable, messageId: null };
  const refused = contentOf(bytes, header);
  // Of one that is too long its beginning alone has come: that is no message to replay.
  const isWhole = bytes.length <= MAX_MESSAGE_BYTES;
  const content = message === null ? refused.bytes : identityOf(message, refused);
  const receivedAt = clock.now();
  const messageId = randomUUID();
  return database.db.transaction().execute(async (trx) => {
    await lockRegistry(trx);
    const known = await findAnswer(trx, keys, content);
    // Why one cannot be read is in its bytes alone: a version before may have asked for it again, which would never end.
    if (known !== undefined) return { outcome: unreadable ?? known, messageId: null };
    const applied = await tryAdt(trx, adt, { ...services, now: receivedAt, receivedAt, isConfirmed: false });
    const outcome = applied instanceof Hl7Error ? outcomeOf(applied) : ({ answer: 'AA' } as const);
    const kept = applied instanceof Hl7Error && isWhole ? refused : null;
    await saveAnswer(trx, keys, { messageId, content, receivedAt, event, outcome, refused: kept });
    if (!(applied instanceof Hl7Error)) await recordMerge(trx, applied, { keys, now: receivedAt, messageId });
    return { outcome, messageId: isWhole ? messageId : null };
  });
}

/** What was applied, or why it cannot be. */
export async function tryAdt(
  trx: Transaction<Tables>,
  adt: AdtEvent | Hl7Error,
  context: AdtContext,
): Promise<AppliedAdt | Hl7Error> {
  if (adt instanceof Hl7Error) return adt;
  if (adt.kind === 'none') return { kind: 'changed' };
  try {
    return await applyAdt(trx, adt, context);
  } catch (error) {
    if (error instanceof Hl7Error) return error;
    throw error;
  }
}

/** Reads a message that was kept, again. */
export function readKept({ bytes }: RefusedContent, services: Pick<AdtServices, 'takesTrials'>): AdtEvent | Hl7Error {
  return readMessage(Buffer.from(bytes, 'base64'), services).adt;
}

function outcomeOf(error: Hl7Error): Outcome {
  return { answer: answerOf(error.code), error: errorOf(error) };
}

/** Why a message is refused, as it is answered and stored. */
export function errorOf({ segment, field, code, message }: Hl7Error): NonNullable<Outcome['error']> {
  return { segment, field, code, message };
}

/** Writes into the audit trail that accounts open another record now. The last act of the transaction. */
async function recordMerge(
  trx: Transaction<Tables>,
  applied: AppliedAdt,
  { keys, now, messageId }: { keys: Keys; now: Date; messageId: string },
): Promise<void> {
  if (applied.kind !== 'merged') return;
  for (const accountId of applied.accounts) {
    const details = { message: messageId };
    await appendAudit(trx, { keys, now }, { event: 'patientsMerged', accountId, actor: 'system', details });
  }
}

/** A message to keep, as it came. */
function contentOf(bytes: Uint8Array, header: Segment | null): RefusedContent {
  const sender = [3, 4]
    .map((field) => header?.value(field) ?? '')
    .join(' ')
    .trim();
  return { sender, controlId: header?.value(10) ?? '', bytes: Buffer.from(bytes).toString('base64') };
}

/** What a sender repeats when it sends a message again: all but the time in the header. */
function identityOf({ header, segments }: Hl7Message, { sender, controlId }: RefusedContent): string {
  const [type] = header.field(9);
  return JSON.stringify([sender, controlId, type?.component(1), type?.component(2), messageText(segments.slice(1))]);
}

function answering({ clock }: AdtServices): Answering {
  const time = `${clock.now().toISOString().slice(0, 19).replace(/\D/g, '')}+0000`;
  return { application: APPLICATION, controlId: () => randomBytes(10).toString('hex'), time };
}
