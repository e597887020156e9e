import { formatHelpDeskReference, readHelpDeskReference } from '@portico/rules';
import type { ListedMessageModel } from '@portico/staff-contract';
import { ActError } from '../../../staff/act-error.ts';
import { isOfAccount } from '../../../staff/help-desk/act-on-message.ts';
import { answerMessageForStaff } from '../../../staff/help-desk/answer-message.ts';
import { closeMessageForStaff } from '../../../staff/help-desk/close-message.ts';
import { isLate, type ListedMessage, listMessagesForStaff } from '../../../staff/help-desk/list-messages.ts';
import { showMessageForStaff } from '../../../staff/help-desk/show-message.ts';
import type { StaffHandlers } from '../../handler.ts';
import { staffOf } from '../../services.ts';

type HelpDeskCalls = Pick<StaffHandlers, 'listMessages' | 'showMessage' | 'answerMessage' | 'closeMessage'>;

/** In messages. */
const PAGE = 100;

export const helpDeskCalls = {
  async listMessages({ status, topic, after }, member, { services }) {
    const behind =
      after === null ? {} : { after: { sent_at: new Date(after.sentAt), reference: referenceOf(after.reference) } };
    const filter = { status, ...(topic === null ? {} : { topic }), ...behind, most: PAGE };
    const messages = (await listMessagesForStaff(staffOf(member, services), filter)).map(lineOf);
    const last = messages.length < PAGE ? undefined : messages.at(-1);
    return { messages, next: last === undefined ? null : { sentAt: last.sentAt, reference: last.reference } };
  },
  async showMessage({ reference }, member, { services }) {
    const staff = staffOf(member, services);
    const { message, letter, answers } = await showMessageForStaff(staff, { reference: referenceOf(reference) });
    const { firstName, lastName, birthDate, phone, email, contactVia, platformType, comments } = letter;
    return {
      ...lineOf({ message, isLate: isLate(message, staff) }),
      name: `${firstName} ${lastName}`,
      birthDate,
      phone,
      email,
      contactVia,
      platformType,
      text: comments,
      answers: answers.map(({ text, answered_at, read_at }) => ({
        text,
        answeredAt: answered_at.toISOString(),
        readAt: read_at?.toISOString() ?? null,
      })),
    };
  },
  async answerMessage({ reference, seen, text }, member, { services }) {
    const act = { reference: referenceOf(reference), seen, text };
    await answerMessageForStaff(staffOf(member, services), act);
    return {};
  },
  async closeMessage({ reference, seen }, member, { services }) {
    await closeMessageForStaff(staffOf(member, services), { reference: referenceOf(reference), seen });
    return {};
  },
} satisfies HelpDeskCalls;

/** As it stands in the page's address. @throws ActError for what is no reference number. */
function referenceOf(typed: string): string {
  const reference = readHelpDeskReference(typed);
  if (reference === null) throw new ActError('unknownMessage', 'This is no reference number.');
  return reference;
}

function lineOf({ message, isLate: late }: ListedMessage): ListedMessageModel {
  const { reference, topic, status, language, sent_at } = message;
  return {
    reference: formatHelpDeskReference(reference),
    topic,
    status,
    language,
    sentAt: sent_at.toISOString(),
    isOfAccount: isOfAccount(message),
    isLate: late,
  };
}
