import { type Language, linkTo, type ProxyScope, proxyScopes } from '@portico/contract';
import type { Settings } from '../platform/settings/settings.ts';
import { messagesOf } from './messages/messages-of.ts';
import { messageMail } from './message-mail.ts';
import type { MailContent } from './summary-mail.ts';

/**
 * The invitation to look after a patient's record. It contains no name: the person who invites is shown only after
 * sign-in.
 *
 * @param days until it expires.
 */
export function inviteMail(
  { inviteCode, scopes, days }: { inviteCode: string; scopes: readonly ProxyScope[]; days: number },
  language: Language,
  { publicUrl, healthSystem }: Pick<Settings, 'publicUrl' | 'healthSystem'>,
): MailContent {
  const { proxies } = messagesOf(language);
  return messageMail({
    language,
    brand: healthSystem.brand,
    subject: proxies.subject(healthSystem.name),
    paragraphs: [
      proxies.intro(healthSystem.name),
      ...proxyScopes.filter((each) => scopes.includes(each)).map((each) => proxies.scope[each]),
      proxies.never,
      proxies.howItWorks(days),
    ],
    link: { label: proxies.action, url: linkTo(publicUrl, 'login-home', inviteCode) },
    closing: [proxies.notYou(healthSystem.phones.helpdesk)],
  });
}
