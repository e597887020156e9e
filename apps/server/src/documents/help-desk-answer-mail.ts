import { type HelpDeskTopic, type Language, pathTo, SIGNED_IN_PATH } from '@portico/contract';
import type { Settings } from '../platform/settings/settings.ts';
import { messagesOf } from './messages/messages-of.ts';
import { messageMail } from './message-mail.ts';
import type { MailContent } from './summary-mail.ts';

/** The mail that says that the help desk has answered. The answer is read in the signed-in app alone. */
export function helpDeskAnswerMail(
  { reference, topic }: { reference: string; topic: HelpDeskTopic },
  language: Language,
  { publicUrl, healthSystem }: Pick<Settings, 'publicUrl' | 'healthSystem'>,
): MailContent {
  const { answer } = messagesOf(language).helpDesk;
  const { name, brand } = healthSystem;
  return messageMail({
    language,
    brand,
    subject: answer.subject(name),
    paragraphs: [answer.intro[topic](name), answer.reference(reference)],
    link: { label: answer.action, url: `${publicUrl}${SIGNED_IN_PATH}#${pathTo(`messages.${topic}`)}` },
    closing: [answer.whyNotHere],
  });
}
