import type { Language } from '@portico/contract';
import type { HospitalBrand } from '../platform/settings/brand/brand.ts';
import { messagesOf } from './messages/messages-of.ts';
import { messageMail } from './message-mail.ts';
import type { MailContent } from './summary-mail.ts';

/**
 * The mail that says to a writer that the message has come. Anybody could have entered the address, so it has nothing of
 * what was written, and no name.
 */
export function helpDeskReceipt(
  { reference, replyHours }: { reference: string; replyHours: number },
  {
    language,
    hospital,
    brand,
    phone,
  }: { language: Language; hospital: string; brand: HospitalBrand | undefined; phone: string },
): MailContent {
  const { receipt } = messagesOf(language).helpDesk;
  return messageMail({
    language,
    brand,
    subject: receipt.subject(hospital),
    paragraphs: [receipt.intro(hospital), receipt.promise(replyHours)],
    highlights: [`${receipt.reference}: ${reference}`],
    closing: [receipt.notYou(phone)],
  });
}
