import type { Language } from '@portico/contract';
import type { Keys } from '../platform/crypto/keys.ts';
import type { PageProvider } from '../platform/settings/visits.ts';
import { newProviderTicket, type ProviderTicket } from './provider-ticket.ts';

/**
 * The address of a provider's page for one visitor. It names nobody: a provider with a token asks the portal for what is behind the
 * ticket.
 *
 * @param more further parameters.
 */
export function providerPage(
  { url, token }: PageProvider,
  ticket: ProviderTicket,
  { keys, now, language, more = {} }: { keys: Keys; now: Date; language: Language; more?: Record<string, string> },
): string {
  const address = new URL(url);
  address.searchParams.set('lang', language);
  for (const [name, value] of Object.entries(more)) address.searchParams.set(name, value);
  if (token !== undefined) address.searchParams.set('ticket', newProviderTicket(keys, ticket, now));
  return address.href;
}
