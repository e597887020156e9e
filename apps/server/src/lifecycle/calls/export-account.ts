import type { InputOf, ReplyOf } from '@portico/contract';
import { requireOwnAccount } from '../../accounts/own-account.ts';
import { requireRecentPassword } from '../../accounts/sessions/require-recent-password.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { collectAccountData } from '../export/collect-account-data.ts';
import { bundleOf } from '../export/fhir-bundle.ts';

/**
 * Everything that the account of the person who is signed in has, in both forms.
 *
 * @throws Refusal signInRequired, passwordNeeded
 */
export async function exportAccount(
  _input: InputOf<'exportAccount'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'exportAccount'>> {
  const { database, settings } = services;
  const context = auditContext(visitor, services);
  const { accountId, account, session } = await requireOwnAccount(visitor, services);
  requireRecentPassword(session, context.now);
  const { language } = visitor;
  const data = await collectAccountData({ db: database.db, account, settings, language, now: context.now });
  await database.db
    .transaction()
    .execute((trx) => appendAudit(trx, context, { event: 'accountExported', accountId, actor: 'account' }));
  return { json: JSON.stringify(data, null, 2), fhir: JSON.stringify(bundleOf(data), null, 2) };
}
