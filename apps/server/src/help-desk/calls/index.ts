import { getHelpDesk } from './get-help-desk.ts';
import { getUnreadAnswers } from './get-unread-answers.ts';
import { markAnswersRead } from './mark-answers-read.ts';
import { sendHelpDeskMessage } from './send-help-desk-message.ts';

export const helpDeskCalls = {
  getHelpDesk,
  getUnreadAnswers,
  markAnswersRead,
  sendHelpDeskMessage,
};
