import { EMAIL_LINK_DAYS, type Language } from '@portico/contract';
import type { HospitalBrand } from '../platform/settings/brand/brand.ts';
import { messageMail } from './message-mail.ts';
import { messagesOf } from './messages/messages-of.ts';
import type { MailContent } from './summary-mail.ts';

/** The mail whose link confirms an account's address. It names nobody: the address may be a stranger's. */
export function emailLinkMail(
  url: string,
  language: Language,
  { hospital, phone, brand }: { hospital: string; phone: string; brand: HospitalBrand | undefined },
): MailContent {
  const { emailLink } = messagesOf(language).account;
  return messageMail({
    language,
    brand,
    subject: emailLink.subject(hospital),
    paragraphs: [emailLink.intro(hospital), emailLink.why(EMAIL_LINK_DAYS)],
    link: { label: emailLink.action, url },
    closing: [emailLink.notYou(phone)],
  });
}
