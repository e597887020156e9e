import { seal, unseal } from '../platform/crypto/sealed.ts';
import { limits } from '../platform/limits/limits.ts';
import type { VisitProvider } from '../platform/settings/visits.ts';
import { secondsAfter } from '../platform/time.ts';
import type { VisitOwner } from './visit-owner.ts';

/** Who has opened a provider's page. It travels in the page's address, so it is sealed: nobody but the portal can read it. */
export interface ProviderTicket {
  for: VisitProvider;
  owner: VisitOwner;
  /** Of a video visit. */
  visitId: string | null;
}

interface Sealed extends ProviderTicket {
  purpose: 'providerTicket';
  /** ISO time. */
  expiresAt: string;
}

/** Base64url, for an address. */
export function newProviderTicket(secret: string, ticket: ProviderTicket, now: Date): string {
  const expiresAt = secondsAfter(now, limits.providerTicket.window).toISOString();
  const sealed: Sealed = { ...ticket, purpose: 'providerTicket', expiresAt };
  return Buffer.from(seal(secret, sealed), 'base64').toString('base64url');
}

/** null for a ticket that is not ours, of another provider, or too old. */
export function readProviderTicket(
  secret: string,
  ticket: string,
  provider: VisitProvider,
  now: Date,
): ProviderTicket | null {
  let read: Partial<Sealed>;
  try {
    read = unseal(secret, Buffer.from(ticket, 'base64url').toString('base64')) as Partial<Sealed>;
  } catch {
    return null;
  }
  const { purpose, expiresAt, for: named, owner, visitId } = read;
  if (purpose !== 'providerTicket' || named !== provider || owner === undefined) return null;
  return new Date(expiresAt ?? 0) > now ? { for: named, owner, visitId: visitId ?? null } : null;
}
