import { listMessages, type MessageFilter, type StoredMessage } from '../../help-desk/queries/messages.ts';
import { limits } from '../../platform/limits/limits.ts';
import { secondsAfter } from '../../platform/time.ts';
import { actOnPortal, type Staff } from '../staff.ts';

/** A message as it is listed, without its text. */
export interface ListedMessage {
  message: StoredMessage;
  /** Whether it waits longer than its writer was promised (spec §8, §9). */
  isLate: boolean;
}

/** Lists messages to the help desk for staff: neither names nor texts. */
export async function listMessagesForStaff(staff: Staff, filter: MessageFilter): Promise<ListedMessage[]> {
  return actOnPortal(staff, 'helpdesk list', async (trx) => {
    const messages = await listMessages(trx, filter);
    const result = messages.map((message) => ({ message, isLate: isLate(message, staff) }));
    return { event: 'helpDeskListed', details: { messages: messages.length }, result };
  });
}

export function isLate({ status, sent_at }: Pick<StoredMessage, 'status' | 'sent_at'>, { now }: Staff): boolean {
  return status === 'open' && secondsAfter(sent_at, limits.helpDeskReply.window) < now;
}
