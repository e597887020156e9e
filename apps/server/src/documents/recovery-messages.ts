import { RESET_LINK_MINUTES, type Language } from '@portico/contract';
import type { HospitalBrand } from '../platform/settings/brand/brand.ts';
import { messagesOf } from './messages/messages-of.ts';
import { messageMail } from './message-mail.ts';
import type { MailContent } from './summary-mail.ts';

/** Sender and language of the message. */
interface Sender {
  language: Language;
  hospital: string;
  brand: HospitalBrand | undefined;
  /** Of the help desk. */
  phone: string;
}

/** The mail with the link that resets a password. Neither it nor the link contains anything else about the person. */
export function resetLinkMail(url: string, { language, hospital, brand, phone }: Sender): MailContent {
  const { resetLink } = messagesOf(language).account;
  return messageMail({
    language,
    brand,
    subject: resetLink.subject(hospital),
    paragraphs: [resetLink.intro(hospital), resetLink.minutes(RESET_LINK_MINUTES)],
    link: { label: resetLink.action, url },
    closing: [resetLink.notYou(phone)],
  });
}

/** The mail with a person's usernames. */
export function reminderMail(
  usernames: readonly string[],
  url: string,
  { language, hospital, brand, phone }: Sender,
): MailContent {
  const { reminder } = messagesOf(language).account;
  return messageMail({
    language,
    brand,
    subject: reminder.subject(hospital),
    paragraphs: [reminder.intro(hospital, usernames.length)],
    highlights: usernames,
    link: { label: reminder.action, url },
    closing: [reminder.notYou(phone)],
  });
}

/** The text message with a person's usernames. */
export function reminderSms(
  usernames: readonly string[],
  { language, hospital, phone }: Omit<Sender, 'brand'>,
): string {
  return messagesOf(language).account.reminder.sms(hospital, usernames.join(', '), phone);
}
