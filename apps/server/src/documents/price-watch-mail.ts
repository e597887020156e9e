import { type Language, pathTo, PRICE_WATCH_LINK_DAYS } from '@portico/contract';
import type { HealthSystem } from '../platform/settings/health-system.ts';
import { messageMail } from './message-mail.ts';
import { messagesOf } from './messages/messages-of.ts';
import type { MailContent } from './summary-mail.ts';

interface Sender {
  readonly system: Pick<HealthSystem, 'name' | 'phones' | 'brand'>;
  readonly publicUrl: string;
}

/** The mail whose link confirms that an address wants to hear of a price. It says nothing of the estimate: the address may be a stranger's. */
export function confirmWatchMail(url: string, language: Language, { system }: Pick<Sender, 'system'>): MailContent {
  const { confirm } = messagesOf(language).kept.watch;
  return messageMail({
    language,
    brand: system.brand,
    subject: confirm.subject(system.name),
    paragraphs: [confirm.intro(system.name), confirm.why(PRICE_WATCH_LINK_DAYS)],
    link: { label: confirm.action, url },
    closing: [confirm.notYou(system.phones.estimates)],
  });
}

/** Which estimate it is, for its reader alone. */
interface ChangedFacts {
  /** Of the page that ends these mails. */
  readonly url: string;
  /** ISO dates of the hospital. */
  readonly keptOn: string;
  readonly lastDay: string;
}

/** The mail that the price of a kept estimate has changed: neither of what, nor from or to what, nor its number. */
export function priceChangedMail(
  { url, keptOn, lastDay }: ChangedFacts,
  language: Language,
  { system, publicUrl }: Sender,
): MailContent {
  const messages = messagesOf(language);
  const { changed } = messages.kept.watch;
  return messageMail({
    language,
    brand: system.brand,
    subject: changed.subject(system.name),
    paragraphs: [changed.intro(system.name, messages.day(keptOn)), changed.open(messages.day(lastDay))],
    link: { label: changed.action, url: `${publicUrl}${pathTo('estimates-kept')}` },
    closing: [changed.questions(system.phones.estimates), `${changed.stop} ${url}`],
  });
}
