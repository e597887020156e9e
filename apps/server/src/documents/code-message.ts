import { CODE_LIFETIME_SECONDS, type Language } from '@portico/contract';
import type { Settings } from '../platform/settings/settings.ts';
import { messagesOf } from './messages/messages-of.ts';
import { messageMail } from './message-mail.ts';
import type { MailContent } from './summary-mail.ts';

const MINUTES = CODE_LIFETIME_SECONDS / 60;

/** A code as text message. With the last line, phones offer the code on the portal's own pages only. */
export function codeSms(
  code: string,
  language: Language,
  { publicUrl, healthSystem }: Pick<Settings, 'publicUrl' | 'healthSystem'>,
): string {
  const words = messagesOf(language).twoStep.code;
  return `${words.sms(healthSystem.name, code, MINUTES)}\n\n@${new URL(publicUrl).hostname} #${code}`;
}

/** A code as e-mail. The subject does not contain it, because locked screens show subjects. */
export function codeMail(
  code: string,
  language: Language,
  { healthSystem: { name, phones, brand } }: Pick<Settings, 'healthSystem'>,
): MailContent {
  const words = messagesOf(language).twoStep.code;
  return messageMail({
    language,
    brand,
    subject: words.subject(name),
    paragraphs: [words.intro(name)],
    highlights: [code],
    closing: [words.minutes(MINUTES), words.keepToYourself(phones.helpdesk)],
  });
}
