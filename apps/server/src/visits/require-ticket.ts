import { findAccount } from '../accounts/queries/accounts.ts';
import { listLookedAfter } from '../accounts/queries/looked-after.ts';
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
 * What is behind a ticket of the provider that calls; null where it is not good, or no more: whoever opened the page must still be let in to
 * the record, as for every other call (decision 90), and nobody books for an account that is frozen or closed. A video visit is entered by its
 * link, by whoever has it.
 */
export async function findTicket(
  ticket: string,
  visitor: Visitor,
  { database: { db }, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<ProviderTicket | null> {
  const now = ports.clock.now();
  const read = readProviderTicket(settings.keys, ticket, requireProvider(visitor), now);
  if (read === null || read.for === 'video' || read.owner.kind !== 'account') return read;
  const { owner, proxyId: by = owner.id } = read;
  const opener = await findAccount(db, by);
  if (opener?.standing !== 'active') return null;
  if (by === owner.id) return read;
  const accesses = await listLookedAfter(db, by, now, { patientAccountId: owner.id });
  return accesses.some(({ scopes }) => scopes.includes('manage')) ? read : null;
}

/**
 * The same, where nothing is done without it.
 *
 * @throws Refusal ticketRefused
 */
export async function requireTicket(
  ticket: string,
  visitor: Visitor,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<ProviderTicket> {
  const read = await findTicket(ticket, visitor, services);
  if (read === null) throw new Refusal('ticketRefused');
  return read;
}
