import type { InputOf, ReplyOf } from '@portico/contract';
import { requireSession } from '../../accounts/sessions/require-session.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { isSmartScope } from '../../platform/settings/smart-scopes.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { findAppRequest, notePicked } from '../find-app-request.ts';
import { scopesAskedFor } from '../next-step.ts';
import { saveConsent } from '../queries/consents.ts';
import { personOf, recordsShown } from '../smart/asked-record.ts';
import { chooseRecord } from '../smart/choose-record.ts';
import type { ReachableRecord } from '../smart/records-of.ts';

/**
 * Lets an app know what it asks for, and see the record that is chosen. It gets nothing by that: where its request was begun, the browser goes on. What concerns the
 * person is allowed the next times as well; of somebody else's record they are asked each time.
 *
 * @throws Refusal notFound
 */
export async function allowApp(
  { request: id, person }: InputOf<'allowApp'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'allowApp'>> {
  const { accountId } = requireSession(visitor);
  const found = await findAppRequest(id, services);
  if (found === null) throw new Refusal('notFound');
  const { request, client } = found;
  const choice = await chooseRecord({ params: request.params, accountId, client, picked: undefined }, services);
  const record = choice.status === 'notAsked' ? null : pickedBy(person, recordsShown(choice));
  const context = auditContext(visitor, services);
  const isOwn = record === null || record.proxyId === null;
  const scopes = scopesAskedFor(request, client).filter((scope) => isOwn || !isSmartScope(scope));
  await services.database.db.transaction().execute(async (trx) => {
    await saveConsent(trx, { account_id: accountId, client_id: client.id, scopes, given_at: context.now });
    const details = { app: client.id, scopes: scopes.join(' ') };
    await appendAudit(trx, context, { event: 'appAllowed', accountId, actor: 'account', details });
  });
  if (record !== null) {
    await notePicked(id, request, { accountId, patientAccountId: record.patientAccountId }, services);
  }
  return {};
}

function pickedBy(person: string | undefined, records: readonly ReachableRecord[]): ReachableRecord {
  const picked = records.find((each) => personOf(each) === person);
  if (picked === undefined) throw new Refusal('notFound');
  return picked;
}
