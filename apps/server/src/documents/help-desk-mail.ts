import type { HelpDeskTopic, Language } from '@portico/contract';
import type { HospitalBrand } from '../platform/settings/brand/brand.ts';
import { messagesOf } from './messages/messages-of.ts';
import { messageMail } from './message-mail.ts';
import type { MailContent } from './summary-mail.ts';

/** What the desk is told of a message. */
interface Arrival {
  /** As it is told: K7Q2M-9XWRT. */
  reference: string;
  topic: HelpDeskTopic;
  /** Of the writer. */
  language: Language;
  isOfAccount: boolean;
  replyHours: number;
  /** What was written and by whom; null where the mail is to have the reference number alone. */
  letter: Letter | null;
}

interface Letter {
  firstName: string;
  lastName: string;
  birthDate: string;
  phone: string;
  email: string;
  contactVia: string;
  platformType: string;
  comments: string;
}

/** The mail that tells the help desk of a new message, in the language of its staff. */
export function helpDeskMail(
  { reference, topic, language: writtenIn, isOfAccount, replyHours, letter }: Arrival,
  { language, hospital, brand }: { language: Language; hospital: string; brand: HospitalBrand | undefined },
): MailContent {
  const { toDesk } = messagesOf(language).helpDesk;
  const writer = isOfAccount ? 'account' : 'guest';
  return messageMail({
    language,
    brand,
    subject: toDesk.subject[topic](reference),
    paragraphs: [
      `${toDesk.intro(hospital, writer)} ${toDesk.writtenIn(writtenIn)}`,
      toDesk.promise(replyHours),
      ...(letter === null ? [] : linesOf(letter, toDesk)),
      toDesk.howToRead,
    ],
    highlights: [`npm run portico -- helpdesk show ${reference}`],
    closing: [toDesk.howToAnswer[writer]],
  });
}

function linesOf(
  letter: Letter,
  words: Record<'name' | Exclude<keyof Letter, 'firstName' | 'lastName' | 'comments'> | 'message', string>,
): string[] {
  return [
    `${words.name}: ${letter.firstName} ${letter.lastName}`,
    `${words.birthDate}: ${letter.birthDate}`,
    `${words.phone}: ${letter.phone}`,
    `${words.email}: ${letter.email}`,
    `${words.contactVia}: ${letter.contactVia}`,
    `${words.platformType}: ${letter.platformType}`,
    `${words.message}:`,
    ...letter.comments.split(/\n+/),
  ];
}
