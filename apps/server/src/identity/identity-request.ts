import type { IdentityPurpose } from '@portico/contract';
import { keepSignUpWhileAway } from '../enrolment/sign-up/sign-up.ts';
import { issueTicket, spendTicket } from '../accounts/tickets.ts';
import { hashOf, newToken } from '../platform/crypto/token.ts';
import { limits } from '../platform/limits/limits.ts';
import type { Services } from '../platform/services.ts';
import type { IdentityProvider } from '../platform/settings/identity-providers.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import type { IdentityRequest, IdentityUse } from '../ports/identity-providers.ts';

/** A browser that was sent to an identity provider, and what for. */
export interface SentBrowser {
  readonly request: IdentityRequest;
  readonly purpose: IdentityPurpose;
  /** Whose account is to be linked; null for the other purposes. */
  readonly accountId: string | null;
}

/** What the ticket holds. Its token is the `state`, so that what comes back is found, once, and in the same browser alone. */
interface RequestData extends Readonly<Record<string, unknown>> {
  provider: string;
  purpose: IdentityPurpose;
  use: IdentityUse;
  nonce: string;
  verifier: string;
}

/** What an identity provider is asked for, by the purpose; undefined where the settings do not have it do this. */
function useFor(
  { signIn, proof }: Pick<IdentityProvider, 'signIn' | 'proof'>,
  purpose: IdentityPurpose,
): IdentityUse | undefined {
  if (purpose === 'signUp' || purpose === 'activation') return proof && 'proof';
  if (purpose === 'recovery') return proof === undefined ? signIn && 'signIn' : 'proof';
  return signIn && 'signIn';
}

/**
 * Sends a browser to an identity provider.
 *
 * @param accountId whose account is to be linked.
 * @returns the address; `unknown` where the settings have no such identity provider for this; `unavailable` where it cannot be reached.
 */
export async function beginIdentityRequest(
  { provider: id, purpose, accountId }: { provider: string; purpose: IdentityPurpose; accountId: string | null },
  { browserId, language }: Pick<Visitor, 'browserId' | 'language'>,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<{ address: string } | 'unknown' | 'unavailable'> {
  const { database, ports, settings } = services;
  const provider = settings.healthSystem.identityProviders.find((each) => each.id === id);
  const use = provider && useFor(provider, purpose);
  if (use === undefined) return 'unknown';
  const data: RequestData = { provider: id, purpose, use, nonce: newToken(), verifier: newToken() };
  const state = await database.db.transaction().execute((trx) =>
    issueTicket(trx, {
      purpose: 'identity-request',
      accountId,
      data,
      browserHash: hashOf(browserId),
      lifetimeSeconds: limits.identityRequest.window,
      keys: settings.keys,
      now: ports.clock.now(),
    }),
  );
  const { nonce, verifier } = data;
  const address = await ports.identityProviders.address({ provider: id, use, state, nonce, verifier }, language);
  if (address === null) return 'unavailable';
  if (purpose === 'signUp') await keepSignUpWhileAway({ browserId }, services);
  return { address };
}

/** The browser that has come back; null where none was sent with this state, it was used or has expired, or another browser brings it. */
export async function takeSentBrowser(
  state: string,
  { browserId }: Pick<Visitor, 'browserId'>,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<SentBrowser | null> {
  const ticket = await database.db.transaction().execute((trx) =>
    spendTicket(trx, {
      token: state,
      purposes: ['identity-request'],
      browserHash: hashOf(browserId),
      keys: settings.keys,
      now: ports.clock.now(),
    }),
  );
  if (ticket === null) return null;
  const { provider, purpose, use, nonce, verifier } = ticket.data as RequestData;
  return { request: { provider, use, state, nonce, verifier }, purpose, accountId: ticket.accountId };
}
