import type { InputOf, ReplyOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { deleteSession } from '../queries/sessions.ts';
import type { AccountCookie, Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { isLive } from '../sessions/session-times.ts';
import { readAccountToken } from '../../platform/crypto/account-token.ts';

/** The device stays remembered: a person who signs out means to come back. */
const forgotten: readonly AccountCookie[] = ['session', 'pending'];

/**
 * Ends this browser's session and its pending sign-in, and with a session, live or not, what was begun beside it. Whether a
 * session was live.
 */
export async function logOut(
  _input: InputOf<'logOut'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'logOut'>> {
  const { cookies } = visitor;
  const token = readAccountToken(cookies.read('session') ?? '');
  for (const kind of forgotten) if (cookies.read(kind) !== null) cookies.forget(kind);
  if (token === null) return { ended: false };
  cookies.renewBrowser();
  const context = auditContext(visitor, services);
  const limits = services.settings.healthSystem.session;
  return services.database.db.transaction().execute(async (trx) => {
    const session = await deleteSession(trx, token);
    if (session === undefined || !isLive(session, limits, context.now)) return { ended: false };
    const { accountId } = session;
    await appendAudit(trx, context, { event: 'signedOut', accountId, actor: 'account' });
    return { ended: true };
  });
}
