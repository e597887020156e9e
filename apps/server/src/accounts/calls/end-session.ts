import type { InputOf, ReplyOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { deleteSessionById } from '../queries/sessions.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { requireSession } from '../sessions/require-session.ts';

/**
 * Signs out one browser of the account, or all except this one.
 *
 * @throws Refusal unknownSession, also for sessions of other accounts.
 */
export async function endSession(
  { sessionId }: InputOf<'endSession'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'endSession'>> {
  const { accountId, tokenHash, sessionId: ownId } = requireSession(visitor);
  if (sessionId !== undefined && !isUuid(sessionId)) throw new Refusal('unknownSession');
  await services.database.db.transaction().execute(async (trx) => {
    if (sessionId === undefined) await endSessions(trx, accountId, { except: tokenHash });
    else if (!(await deleteSessionById(trx, accountId, sessionId))) throw new Refusal('unknownSession');
    const details = { allOthers: sessionId === undefined };
    const entry = { event: 'sessionEnded', accountId, actor: 'account', details } as const;
    await appendAudit(trx, auditContext(visitor, services), entry);
  });
  if (sessionId === ownId) {
    visitor.cookies.forget('session');
    visitor.cookies.renewBrowser();
  }
  return {};
}
