import type { InputOf, ReplyOf } from '@portico/contract';
import { requireOwnAccount } from '../own-account.ts';
import { queueNotice } from '../queue-notice.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { endRemembering } from '../queries/devices.ts';
import { deleteRecoveryCodes } from '../queries/recovery-codes.ts';
import { deleteFactor, holdFactors, listFactors } from '../queries/second-factors.ts';
import { deleteSentCodes } from '../queries/sent-codes.ts';
import { retriedTransaction } from '../../platform/db/retried-transaction.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { secondStepDemand } from '../two-step/demanded.ts';
import { requireRecentPassword } from '../sessions/require-recent-password.ts';

/**
 * Removes a second factor. With the last one, the recovery codes go too, and no device stays remembered.
 *
 * @throws Refusal passwordNeeded; unknownFactor, also for factors of other accounts; secondStepDemanded for the last
 * one, where the hospital demands one.
 */
export async function removeFactor(
  { factorId }: InputOf<'removeFactor'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'removeFactor'>> {
  const { database, ports, settings } = services;
  const now = ports.clock.now();
  const { accountId, session, account, profile } = await requireOwnAccount(visitor, services);
  requireRecentPassword(session, now);
  await retriedTransaction(database.db, async (trx) => {
    await holdFactors(trx, accountId);
    const factors = await listFactors(trx, accountId);
    const factor = factors.find(({ factor_id }) => factor_id === factorId);
    if (factor === undefined) throw new Refusal('unknownFactor');
    const isLast = factors.length === 1;
    const demand = await secondStepDemand(trx, settings.healthSystem, account, now);
    if (isLast && demand?.isInForce === true) throw new Refusal('secondStepDemanded');
    await deleteFactor(trx, accountId, factorId);
    await deleteSentCodes(trx, accountId, [factorId]);
    if (isLast) {
      await deleteRecoveryCodes(trx, accountId);
      await endRemembering(trx, accountId);
    }
    await queueNotice(trx, ports.jobs, profile, 'twoStepChanged', settings);
    const details = { factor: factor.kind, last: isLast };
    const entry = { event: 'factorRemoved', accountId, actor: 'account', details } as const;
    await appendAudit(trx, auditContext(visitor, services), entry);
  });
  return {};
}
