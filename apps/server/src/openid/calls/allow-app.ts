import type { InputOf, ReplyOf } from '@portico/contract';
import { requireSession } from '../../accounts/sessions/require-session.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { findAppRequest } from '../find-app-request.ts';
import { scopesAskedFor } from '../next-step.ts';
import { saveConsent } from '../queries/consents.ts';

/**
 * Lets an app know what it asks for, now and the next times. It gets nothing by that: where its request was begun, the browser goes on.
 *
 * @throws Refusal notFound
 */
export async function allowApp(
  { request: id }: InputOf<'allowApp'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'allowApp'>> {
  const { accountId } = requireSession(visitor);
  const found = await findAppRequest(id, services);
  if (found === null) throw new Refusal('notFound');
  const { request, client } = found;
  const context = auditContext(visitor, services);
  const scopes = [...scopesAskedFor(request, client)];
  await services.database.db.transaction().execute(async (trx) => {
    await saveConsent(trx, { account_id: accountId, client_id: client.id, scopes, given_at: context.now });
    const details = { app: client.id, scopes: scopes.join(' ') };
    await appendAudit(trx, context, { event: 'appAllowed', accountId, actor: 'account', details });
  });
  return {};
}
