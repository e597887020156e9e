import type { InputOf, ReplyOf } from '@portico/contract';
import { requireOwnAccount } from '../own-account.ts';
import { queueNotice } from '../queue-notice.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { holdFactors, listFactors } from '../queries/second-factors.ts';
import { retriedTransaction } from '../../platform/db/retried-transaction.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { requireRecentPassword } from '../sessions/require-recent-password.ts';
import { replaceRecoveryCodes } from '../queries/recovery-codes.ts';
import { prepareRecoveryCodes } from '../two-step/add-factor.ts';

/**
 * Replaces the recovery codes by ten new ones.
 *
 * @throws Refusal passwordNeeded; unknownFactor while two-step verification is off.
 */
export async function renewRecoveryCodes(
  _input: InputOf<'renewRecoveryCodes'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'renewRecoveryCodes'>> {
  const { database, ports, settings } = services;
  const now = ports.clock.now();
  const { accountId, session, profile } = await requireOwnAccount(visitor, services);
  requireRecentPassword(session, now);
  if ((await listFactors(database.db, accountId)).length === 0) throw new Refusal('unknownFactor');
  const { codes, hashes } = await prepareRecoveryCodes(accountId);
  return retriedTransaction(database.db, async (trx) => {
    await holdFactors(trx, accountId);
    // The last one may have been removed meanwhile.
    if ((await listFactors(trx, accountId)).length === 0) throw new Refusal('unknownFactor');
    await replaceRecoveryCodes(trx, accountId, hashes);
    await queueNotice(trx, ports.jobs, profile, 'recoveryCodesChanged', settings);
    await appendAudit(trx, auditContext(visitor, services), {
      event: 'recoveryCodesRenewed',
      accountId,
      actor: 'account',
    });
    return { recoveryCodes: codes };
  });
}
