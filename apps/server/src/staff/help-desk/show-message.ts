import { unsealAnswer } from '../../help-desk/answer.ts';
import { type HelpDeskLetter, unsealLetter } from '../../help-desk/letter.ts';
import type { StoredAnswer } from '../../help-desk/queries/answers.ts';
import type { Staff } from '../staff.ts';
import { actOnMessage, type HeldMessage, type MessageAct } from './act-on-message.ts';

/** A message as staff read it: who wrote it, what, and its answers. */
export interface MessageView extends Pick<HeldMessage, 'message'> {
  letter: HelpDeskLetter;
  answers: ReadonlyArray<Pick<StoredAnswer, 'answered_at' | 'read_at'> & { text: string }>;
}

/** Shows a message to staff, and records that it was shown. @throws ActError for an unknown one. */
export async function showMessageForStaff(
  staff: Staff,
  { reference }: Pick<MessageAct, 'reference'>,
): Promise<MessageView> {
  const { keys } = staff.settings;
  const act = { command: 'helpdesk show', event: 'helpDeskMessageShown', reference } as const;
  return actOnMessage(staff, act, async (_trx, { message, answers }) => ({
    message,
    letter: unsealLetter(keys, message),
    answers: answers.map((answer) => ({
      text: unsealAnswer(keys, answer),
      answered_at: answer.answered_at,
      read_at: answer.read_at,
    })),
  }));
}
