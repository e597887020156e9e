import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';
import type { VisitProvider } from '../platform/settings/visits.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { type ProviderTicket, readProviderTicket } from './provider-ticket.ts';

/**
 * The provider that calls.
 *
 * @throws Refusal providerRefused
 */
export function requireProvider({ provider }: Visitor): VisitProvider {
  if (provider === null) throw new Refusal('providerRefused');
  return provider;
}

/**
 * What is behind a ticket of the provider that calls.
 *
 * @throws Refusal ticketRefused
 */
export function requireTicket(
  ticket: string,
  visitor: Visitor,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): ProviderTicket {
  const read = readProviderTicket(settings.keys, ticket, requireProvider(visitor), ports.clock.now());
  if (read === null) throw new Refusal('ticketRefused');
  return read;
}
