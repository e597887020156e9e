import type { InputOf, ReplyOf } from '@portico/contract';
import { requireOwnAccount } from '../../accounts/own-account.ts';
import { queueNotice } from '../../accounts/queue-notice.ts';
import { requireRecentPassword } from '../../accounts/sessions/require-recent-password.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { isRecordDue } from '../export/record-due.ts';
import { collectAccountData } from '../export/collect-account-data.ts';
import { bundleOf } from '../export/fhir-bundle.ts';

/**
 * Everything that the account of the person who is signed in has, in both forms; what the hospital has on record once the account
 * has opened it for some time (decision 114). Its owner is told by mail.
 *
 * @throws Refusal signInRequired, passwordNeeded
 */
export async function exportAccount(
  _input: InputOf<'exportAccount'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'exportAccount'>> {
  const { database, ports, settings } = services;
  const context = auditContext(visitor, services);
  const { accountId, account, session, profile } = await requireOwnAccount(visitor, services);
  requireRecentPassword(session, context.now);
  const { language } = visitor;
  const { now } = context;
  const withRecord = await isRecordDue(database.db, accountId, now);
  const data = await collectAccountData({ db: database.db, account, settings, language, now }, withRecord);
  await database.db.transaction().execute(async (trx) => {
    await queueNotice(trx, ports.jobs, profile, 'dataExported', settings);
    await appendAudit(trx, context, { event: 'accountExported', accountId, actor: 'account' });
  });
  return { json: JSON.stringify(data, null, 2), fhir: JSON.stringify(bundleOf(data), null, 2) };
}
