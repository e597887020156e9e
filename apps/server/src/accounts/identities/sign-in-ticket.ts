import type { Transaction } from 'kysely';
import { hashOf } from '../../platform/crypto/token.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { ByIdentity } from './by-identity.ts';
import { issueTicket, type Ticket } from '../tickets.ts';

/** What the ticket holds that signs somebody in who has come back from an identity provider. */
interface SignInData extends Readonly<Record<string, unknown>> {
  provider: string;
  amr: string[];
  /** base64url; missing in tickets that were written before it was. */
  session?: string | null;
}

/** Issues the ticket to the browser that has come back, for a minute or two: its page uses it at once. */
export async function issueSignInTicket(
  trx: Transaction<Tables>,
  accountId: string,
  { provider, amr, session }: ByIdentity,
  { browserId }: Pick<Visitor, 'browserId'>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<string> {
  const told = session === null ? null : Buffer.from(session).toString('base64url');
  const data: SignInData = { provider, amr: [...amr], session: told };
  return issueTicket(trx, {
    purpose: 'identity-sign-in',
    accountId,
    data,
    browserHash: hashOf(browserId),
    lifetimeSeconds: limits.identitySignIn.window,
    keys: settings.keys,
    now: ports.clock.now(),
  });
}

export function readSignInTicket({ data }: Ticket): ByIdentity {
  const { provider, amr, session = null } = data as SignInData;
  return { provider, amr, session: session === null ? null : Buffer.from(session, 'base64url') };
}
