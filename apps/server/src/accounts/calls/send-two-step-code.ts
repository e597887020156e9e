import type { InputOf, ReplyOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { retriedTransaction } from '../../platform/db/retried-transaction.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { requireNoCodeLock } from '../two-step/code-tries.ts';
import { loadFactors } from '../two-step/factors.ts';
import { offeredFactors, requirePendingSignIn } from '../two-step/pending-sign-in.ts';
import { sendCode } from '../two-step/send-code.ts';
import { askedBySignIn } from '../two-step/sent-code.ts';

/**
 * Sends a code to one of the phones or mailboxes of the account.
 *
 * @throws Refusal signInExpired; unknownFactor, also for a factor that takes no messages; loginLockout; tooManyRequests
 * with the seconds to wait.
 */
export async function sendTwoStepCode(
  { factorId }: InputOf<'sendTwoStepCode'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'sendTwoStepCode'>> {
  const { db } = services.database;
  const { keys } = services.settings;
  const now = services.ports.clock.now();
  const { key, account } = await requirePendingSignIn(db, visitor, now);
  const { accountId } = key;
  await requireNoCodeLock(accountId, visitor, services);
  const factors = offeredFactors(await loadFactors(db, keys, accountId), account);
  const recipient = factors.find(({ id }) => id === factorId)?.secret;
  if (recipient?.kind !== 'sms' && recipient?.kind !== 'email') throw new Refusal('unknownFactor');
  return retriedTransaction(db, async (trx) => {
    const askedBy = askedBySignIn(key);
    const reply = await sendCode(trx, { accountId, factorId, askedBy, recipient }, visitor, services);
    const details = { factor: recipient.kind };
    const entry = { event: 'codeSent', accountId, actor: 'visitor', details } as const;
    await appendAudit(trx, auditContext(visitor, services), entry);
    return reply;
  });
}
