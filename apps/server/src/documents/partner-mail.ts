import { PARTNER_LINK_HOURS, type Language } from '@portico/contract';
import type { HospitalBrand } from '../platform/settings/brand/brand.ts';
import { messagesOf } from './messages/messages-of.ts';
import { messageMail } from './message-mail.ts';
import type { MailContent } from './summary-mail.ts';

/** Sender, partner and language of the mail. */
interface Sender {
  language: Language;
  hospital: string;
  brand: HospitalBrand | undefined;
  /** Full name of the partner. */
  partner: string;
  /** Of the help desk. */
  phone: string;
}

/**
 * The mail with the link that confirms a work email. It names no person, because anybody could have entered the
 * address.
 */
export function partnerLinkMail(url: string, { language, hospital, brand, partner, phone }: Sender): MailContent {
  const { link } = messagesOf(language).partners;
  return messageMail({
    language,
    brand,
    subject: link.subject(hospital),
    paragraphs: [link.intro(hospital, partner), link.hours(PARTNER_LINK_HOURS)],
    link: { label: link.action, url },
    closing: [link.notYou(phone)],
  });
}
