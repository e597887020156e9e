import type { Keys } from '../platform/crypto/keys.ts';
import { sealFor, unsealFor } from '../platform/crypto/sealed.ts';
import { limits } from '../platform/limits/limits.ts';
import type { VisitProvider } from '../platform/settings/visits.ts';
import { secondsAfter } from '../platform/time.ts';
import type { VisitOwner } from './visit-owner.ts';

const KIND = 'provider ticket';

/** Who has opened a provider's page. It travels in the page's address, so it is sealed: nobody but the portal can read it. */
export interface ProviderTicket {
  for: VisitProvider;
  owner: VisitOwner;
  /** Of a video visit. */
  visitId: string | null;
  /** The account of who has opened it for the owner. */
  proxyId?: string;
}

interface Sealed extends ProviderTicket {
  purpose: 'providerTicket';
  /** ISO time. */
  expiresAt: string;
}

/** Base64url, for an address. */
export function newProviderTicket(keys: Keys, ticket: ProviderTicket, now: Date): string {
  const expiresAt = secondsAfter(now, limits.providerTicket.window).toISOString();
  const sealed: Sealed = { ...ticket, purpose: 'providerTicket', expiresAt };
  return Buffer.from(sealFor(keys, KIND, sealed)).toString('base64url');
}

/** null for a ticket that is not ours, of another provider, or too old. */
export function readProviderTicket(
  keys: Keys,
  ticket: string,
  provider: VisitProvider,
  now: Date,
): ProviderTicket | null {
  let read: Partial<Sealed>;
  try {
    read = unsealFor(keys, KIND, Buffer.from(ticket, 'base64url').toString()) as Partial<Sealed>;
  } catch {
    return null;
  }
  const { purpose, expiresAt, for: named, owner, visitId, proxyId } = read;
  if (purpose !== 'providerTicket' || named !== provider || owner === undefined) return null;
  return new Date(expiresAt ?? 0) > now
    ? { for: named, owner, visitId: visitId ?? null, ...(proxyId === undefined ? {} : { proxyId }) }
    : null;
}
