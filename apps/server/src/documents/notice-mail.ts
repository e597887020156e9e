import type { HospitalBrand } from '../platform/settings/brand/brand.ts';
import type { Language } from '@portico/contract';
import { foretoldKinds, type NoticeKind, type RecordKind } from './messages/account-messages.ts';
import { messagesOf } from './messages/messages-of.ts';
import { messageMail } from './message-mail.ts';
import type { MailContent } from './summary-mail.ts';

/** Who writes. */
interface Sender {
  hospital: string;
  phone: string;
  brand: HospitalBrand | undefined;
}

/**
 * The mail that tells a person of a change to their account. It has no link, because phishing mails look like this one.
 */
export function noticeMail(kind: NoticeKind, language: Language, sender: Sender): MailContent {
  const { notices } = messagesOf(language).account;
  return mailOf(kind, { ...notices, what: notices.what[kind] }, language, sender);
}

/** As noticeMail, to a patient who has no account, or to an address on file that may not be the account's. */
export function noticeMailWithoutAccount(kind: RecordKind, language: Language, sender: Sender): MailContent {
  const { withoutAccount } = messagesOf(language).account.notices;
  return mailOf(kind, { ...withoutAccount, what: withoutAccount.what[kind] }, language, sender);
}

function mailOf(
  kind: NoticeKind,
  words: { greeting(hospital: string): string; what: string; whatToDo(phone: string): string },
  language: Language,
  { hospital, phone, brand }: Sender,
): MailContent {
  const { notices } = messagesOf(language).account;
  const whatToDo = foretoldKinds.includes(kind) ? notices.whatToDoAhead(phone) : words.whatToDo(phone);
  return messageMail({
    language,
    brand,
    subject: notices.subject[kind],
    paragraphs: [words.greeting(hospital), words.what, whatToDo],
    closing: [notices.whyYou(hospital)],
  });
}
