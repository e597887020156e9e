import type { Brand } from '@portico/tokens';
import type { Language } from '@portico/contract';
import type { NoticeKind } from './messages/account-messages.ts';
import { messagesOf } from './messages/messages-of.ts';
import { messageMail } from './message-mail.ts';
import type { MailContent } from './summary-mail.ts';

/**
 * The mail that tells a person of a change to their account. It has no link, because phishing mails look like this one.
 */
export function noticeMail(
  kind: NoticeKind,
  language: Language,
  { hospital, phone, brand }: { hospital: string; phone: string; brand: Brand | undefined },
): MailContent {
  const { notices } = messagesOf(language).account;
  return messageMail({
    language,
    brand,
    subject: notices.subject[kind],
    paragraphs: [notices.greeting(hospital), notices.what[kind], notices.whatToDo(phone)],
    closing: [notices.whyYou(hospital)],
  });
}
