import { formatHelpDeskReference } from '@portico/rules';
import type { MessageStatus } from '@portico/staff-contract';
import type { Transaction } from 'kysely';
import { answersTo, type StoredAnswer } from '../../help-desk/queries/answers.ts';
import { holdMessage, type StoredMessage } from '../../help-desk/queries/messages.ts';
import type { AuditEvent } from '../../platform/audit/events.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { ActError } from '../act-error.ts';
import { actOnPortal, type Staff } from '../staff.ts';

/** A message with its answers, as it is held in a transaction. */
export interface HeldMessage {
  message: StoredMessage;
  /** The oldest first. */
  answers: readonly StoredAnswer[];
}

/** Which message an act is about, and what of it whoever acts has seen. */
export interface MessageAct {
  /** As it is stored: ten characters. */
  reference: string;
  /** Absent at the command line, where nobody has a page open that may be out of date. */
  seen?: { status: MessageStatus; answers: number };
}

/**
 * Does an act on one message to the help desk, in one transaction that ends with its entry in the audit trail. Two acts on one message
 * wait for each other.
 *
 * @param command as on the command line, without the reference number.
 * @throws ActError for a reference number that no message has, and for a message with which a colleague has done something since.
 */
export async function actOnMessage<Result>(
  staff: Staff,
  { command, event, reference, seen }: MessageAct & { command: string; event: AuditEvent },
  work: (trx: Transaction<Tables>, held: HeldMessage) => Promise<Result>,
): Promise<Result> {
  return actOnPortal(staff, command, async (trx) => {
    const message = await holdMessage(trx, reference);
    if (message === undefined) {
      throw new ActError(
        'unknownMessage',
        `No message has the reference number ${formatHelpDeskReference(reference)}. Nothing was changed.`,
      );
    }
    const answers = await answersTo(trx, message);
    if (seen !== undefined && (seen.status !== message.status || seen.answers !== answers.length)) {
      throw new ActError('messageChanged', 'A colleague has answered or closed this since. Nothing was changed.');
    }
    const result = await work(trx, { message, answers });
    const accountId = isOfAccount(message) ? message.owner_id : null;
    return { event, accountId, details: { reference }, result };
  });
}

/** Whether its writer was signed in, and so can read an answer. */
export function isOfAccount({ owner_kind }: Pick<StoredMessage, 'owner_kind'>): boolean {
  return owner_kind === 'account';
}
