import { formatHelpDeskReference } from '@portico/rules';
import { setMessageStatus } from '../../help-desk/queries/messages.ts';
import { limits } from '../../platform/limits/limits.ts';
import { secondsAfter } from '../../platform/time.ts';
import { ActError } from '../act-error.ts';
import type { Staff } from '../staff.ts';
import { actOnMessage, type MessageAct } from './act-on-message.ts';

/**
 * Takes a message off the list without an answer in the app. Nobody is told by mail.
 *
 * @throws ActError for an unknown message, one that is closed already, and one that has changed.
 */
export async function closeMessageForStaff(staff: Staff, act: MessageAct): Promise<void> {
  const given = { command: 'helpdesk close', event: 'helpDeskMessageClosed', ...act } as const;
  await actOnMessage(staff, given, async (trx, { message }) => {
    if (message.status === 'closed') {
      const reference = formatHelpDeskReference(message.reference);
      throw new ActError('messageClosed', `${reference} is closed already. Nothing was changed.`);
    }
    const expires_at = secondsAfter(staff.now, limits.helpDeskMessage.window);
    await setMessageStatus(trx, message, { status: 'closed', expires_at });
  });
}
