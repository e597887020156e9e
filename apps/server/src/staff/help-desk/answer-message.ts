import { formatHelpDeskReference, readHelpDeskText } from '@portico/rules';
import { answerMessage } from '../../help-desk/answer-message.ts';
import { ActError } from '../act-error.ts';
import type { Staff } from '../staff.ts';
import { actOnMessage, isOfAccount, type MessageAct } from './act-on-message.ts';

/**
 * Answers a message of somebody who has an account, and queues the mail that says that there is an answer.
 *
 * @param text as it was typed, or stands in a file.
 * @throws ActError for an empty answer, an unknown message, one that was sent without an account, and one that has changed.
 */
export async function answerMessageForStaff(
  staff: Staff,
  { text: typed, ...act }: MessageAct & { text: string },
): Promise<void> {
  const text = readHelpDeskText(typed);
  if (text === null) throw new ActError('answerEmpty', 'The answer has no text. Nothing was changed.');
  const { now, settings } = staff;
  await staff.withJobs((jobs) =>
    actOnMessage(
      staff,
      { command: 'helpdesk answer', event: 'helpDeskMessageAnswered', ...act },
      async (trx, { message }) => {
        if (!isOfAccount(message)) {
          const reference = formatHelpDeskReference(message.reference);
          throw new ActError(
            'messageWithoutAccount',
            `${reference} was sent without an account, so its writer could not read an answer here. Write or call yourself ("helpdesk show ${reference}"), then close it. Nothing was changed.`,
          );
        }
        await answerMessage(trx, jobs, { message, text, now }, settings);
      },
    ),
  );
}
