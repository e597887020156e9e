import type { InputOf, ReplyOf } from '@portico/contract';
import { requireSession } from '../../accounts/sessions/require-session.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { AccessWatch } from '../access-watch.ts';

/** What the call uses beside the rest. */
export interface ProxyServices extends Services {
  /** Of this server; every page that acts for somebody waits there. */
  readonly accesses: AccessWatch;
}

/**
 * Waits until the session no longer acts under the access of the page, at most some seconds.
 *
 * @throws Refusal accessEnded, as the next call of the page would have.
 */
export async function watchAccess(
  _input: InputOf<'watchAccess'>,
  visitor: Visitor,
  { accesses }: ProxyServices,
): Promise<ReplyOf<'watchAccess'>> {
  const { accountId, sessionId, acting } = requireSession(visitor);
  if (acting === null) return {};
  const { proxyId } = acting;
  if (await accesses.untilEnded({ accountId, sessionId, proxyId })) throw new Refusal('accessEnded');
  return {};
}
