import { SIGN_UP_LINK_DAYS, type Language } from '@portico/contract';
import type { HospitalBrand } from '../platform/settings/brand/brand.ts';
import { messagesOf } from './messages/messages-of.ts';
import { messageMail } from './message-mail.ts';
import type { MailContent } from './summary-mail.ts';

/** Sender and language of the mail. */
interface Sender {
  language: Language;
  hospital: string;
  brand: HospitalBrand | undefined;
  /** Of the help desk. */
  phone: string;
}

/**
 * The mail with the link to go on with a sign-up. It names no person and no step, because anybody could have entered the
 * address.
 */
export function signUpLinkMail(url: string, { language, hospital, brand, phone }: Sender): MailContent {
  const { link } = messagesOf(language).signUp;
  return messageMail({
    language,
    brand,
    subject: link.subject(hospital),
    paragraphs: [link.intro(hospital), link.days(SIGN_UP_LINK_DAYS), link.birthDate],
    link: { label: link.action, url },
    closing: [link.notYou(phone)],
  });
}
