import { type Language, linkTo, pathTo, type ProofMethod } from '@portico/contract';
import type { Settings } from '../platform/settings/settings.ts';
import { messageMail } from './message-mail.ts';
import { messagesOf } from './messages/messages-of.ts';
import { languageBelow } from './letter-words.ts';
import type { MailContent } from './summary-mail.ts';

/** What is on file of a patient is told. Days are ISO, in the hospital's time zone. */
export interface RecordNoticeContent {
  language: Language;
  /** Since when an account opens the record. */
  since: string;
  proof: ProofMethod;
  /** In groups, joined by hyphens. */
  code: string;
  /** The code's last day. */
  expires: string;
}

type Sender = Pick<Settings, 'publicUrl' | 'healthSystem'>;

/** The mail to an address on file. It names no patient: it may have become another person's address. */
export function recordNoticeMail(
  { language, since, proof, code, expires }: RecordNoticeContent,
  { publicUrl, healthSystem }: Sender,
): MailContent {
  const { name, phones, brand } = healthSystem;
  const messages = messagesOf(language);
  const { mail, proof: proofs } = messages.recordNotice;
  const phone = phones.helpdesk;
  const address = `${publicUrl}${pathTo('not-me')}`.replace(/^https?:\/\//, '');
  return messageMail({
    language,
    brand,
    subject: mail.subject(name),
    paragraphs: [`${mail.what(name, messages.day(since))} ${proofs[proof]}`, mail.ifYou, mail.ifNotYou],
    link: { label: mail.action, url: linkTo(publicUrl, 'not-me', code) },
    closing: [
      mail.nothingAsked,
      mail.otherwise({ day: messages.day(expires), address, code, phone }),
      messagesOf(languageBelow(language)).recordNotice.mail.belowOthers(phone),
    ],
  });
}

/** The text message to a phone on file. It names no patient either. */
export function recordNoticeSms(
  { language, since, code }: RecordNoticeContent,
  { publicUrl, healthSystem }: Sender,
): string {
  const messages = messagesOf(language);
  const { name: hospital, phones } = healthSystem;
  const url = linkTo(publicUrl, 'not-me', code);
  return messages.recordNotice.sms({ hospital, day: messages.day(since), url, phone: phones.helpdesk });
}

/** The mail to the owner of an account that such a notice has frozen. */
export function accountFrozenMail(language: Language, { healthSystem }: Pick<Settings, 'healthSystem'>): MailContent {
  const { name, phones, brand } = healthSystem;
  const { account, recordNotice } = messagesOf(language);
  const { frozen } = recordNotice;
  return messageMail({
    language,
    brand,
    subject: frozen.subject,
    paragraphs: [frozen.what(name), frozen.ifRightful(phones.helpdesk)],
    closing: [account.notices.whyYou(name)],
  });
}
