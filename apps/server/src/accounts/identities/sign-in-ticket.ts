import type { Transaction } from 'kysely';
import { hashOf } from '../../platform/crypto/token.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Services } from '../../platform/services.ts';
import { secondsAfter } from '../../platform/time.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { insertPendingSignIn, spendPendingSignIn } from '../queries/pending-sign-ins.ts';
import type { ByIdentity } from './by-identity.ts';
import { issueTicket, spendTicket, type TicketSearch } from '../tickets.ts';

/** What the ticket holds that signs somebody in who has come back from an identity provider. */
interface SignInData extends Readonly<Record<string, unknown>> {
  provider: string;
  amr: string[];
  /** base64url; missing in tickets that were written before it was. */
  session?: string | null;
  /** Whether a pending sign-in stands beside it: none does beside a ticket of a server of the release before. */
  isPending?: true;
}

/**
 * Issues the ticket to the browser that has come back, for a minute or two: its page uses it at once. It is good while the sign-in is
 * pending, and so ends with whatever ends those of the account: tickets are found by their hash alone, and could be ended only by
 * asking every machine (docs/decisions/0237).
 */
export async function issueSignInTicket(
  trx: Transaction<Tables>,
  accountId: string,
  { provider, amr, session }: ByIdentity,
  { browserId }: Pick<Visitor, 'browserId'>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<string> {
  const told = session === null ? null : Buffer.from(session).toString('base64url');
  const data: SignInData = { provider, amr: [...amr], session: told, isPending: true };
  const browserHash = hashOf(browserId);
  const now = ports.clock.now();
  const token = await issueTicket(trx, {
    purpose: 'identity-sign-in',
    accountId,
    data,
    browserHash,
    lifetimeSeconds: limits.identitySignIn.window,
    keys: settings.keys,
    now,
  });
  await insertPendingSignIn(trx, {
    account_id: accountId,
    // No cookie for the second step has this hash: a ticket is shorter.
    token_hash: hashOf(token),
    browser_hash: browserHash,
    challenge: null,
    identity_provider: provider,
    identity_amr: [...amr],
    identity_session: session,
    // Its time tells when it was begun, as that of the others: see deleteSessionsOfIdentity.
    expires_at: secondsAfter(now, limits.secondStep.window),
  });
  return token;
}

/**
 * Uses the ticket up and returns by what its owner has come; null for one that was used, has expired, is another browser's, or whose
 * pending sign-in was ended.
 */
export async function spendSignInTicket(
  trx: Transaction<Tables>,
  search: Pick<TicketSearch, 'token' | 'browserHash' | 'keys' | 'now'>,
): Promise<{ accountId: string; identity: ByIdentity } | null> {
  const { token, browserHash, now } = search;
  const ticket = await spendTicket(trx, { ...search, purposes: ['identity-sign-in'] });
  if (ticket?.accountId == null) return null;
  const { accountId } = ticket;
  const { provider, amr, session = null, isPending } = ticket.data as SignInData;
  const key = { accountId, tokenHash: hashOf(token), browserHash };
  if (isPending && !(await spendPendingSignIn(trx, key, now))) return null;
  return {
    accountId,
    identity: { provider, amr, session: session === null ? null : Buffer.from(session, 'base64url') },
  };
}
