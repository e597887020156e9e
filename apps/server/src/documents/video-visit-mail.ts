import { type Language, VIDEO_VISIT_EARLY_MINUTES } from '@portico/contract';
import type { Settings } from '../platform/settings/settings.ts';
import { messageMail } from './message-mail.ts';
import { messagesOf } from './messages/messages-of.ts';
import type { MailContent } from './summary-mail.ts';

/** The link to a video visit. The mail says neither when it is nor with whom: a mailbox has many readers. */
export function videoVisitMail(
  url: string,
  language: Language,
  { healthSystem }: Pick<Settings, 'healthSystem'>,
): MailContent {
  const { visits } = messagesOf(language);
  return messageMail({
    language,
    brand: healthSystem.brand,
    subject: visits.subject(healthSystem.name),
    paragraphs: [visits.intro(healthSystem.name), visits.howItWorks(VIDEO_VISIT_EARLY_MINUTES)],
    link: { label: visits.action, url },
    closing: [visits.questions(healthSystem.phones.helpdesk)],
  });
}
