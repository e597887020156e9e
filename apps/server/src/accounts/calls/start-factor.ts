import type { InputOf, ReplyOf } from '@portico/contract';
import { factorPhoneForm } from '@portico/rules';
import { randomUUID } from 'node:crypto';
import { confirmedEmail } from '../email/confirmed-email.ts';
import { requireOwnAccount } from '../own-account.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { deleteUnconfirmedFactors, holdFactors, insertFactor, listFactors } from '../queries/second-factors.ts';
import { deleteSentCodes } from '../queries/sent-codes.ts';
import { retriedTransaction } from '../../platform/db/retried-transaction.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { requireFields } from '../../platform/require-fields.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { requireRecentPassword } from '../sessions/require-recent-password.ts';
import { newAuthenticator } from '../two-step/authenticator.ts';
import { factorLabel } from '../two-step/factor-label.ts';
import { sealFactor } from '../two-step/factor-secret.ts';
import { requireRoomForFactor } from '../two-step/factors.ts';
import { type Recipient, sendCode } from '../two-step/send-code.ts';
import { askedBySession } from '../two-step/sent-code.ts';
import { limits } from '../../platform/limits/limits.ts';

type Input = InputOf<'startFactor'>;
type Reply = ReplyOf<'startFactor'>;

/**
 * Begins to add a second factor. It replaces any unconfirmed one.
 *
 * @throws Refusal passwordNeeded; malformedRequest for an invalid phone number, and for e-mail if the account has no
 * confirmed address; tooManyFactors; tooManyRequests with the seconds to wait.
 */
export async function startFactor(input: Input, visitor: Visitor, services: Services): Promise<Reply> {
  const { database, ports, settings } = services;
  const { keys, healthSystem } = settings;
  const now = ports.clock.now();
  const { accountId, session, account, profile } = await requireOwnAccount(visitor, services);
  requireRecentPassword(session, now);
  // Whoever came in by the mailbox alone has shown nothing else yet: it is no second step.
  const isMailboxAlone = session.factorDue && account.recovered_by_email;
  const recipient = recipientOf(input, isMailboxAlone ? null : confirmedEmail(profile, account));
  const authenticator = recipient === null ? newAuthenticator(healthSystem.name, profile.username) : null;
  const factorId = randomUUID();
  await retriedTransaction(database.db, async (trx) => {
    await holdFactors(trx, accountId);
    requireRoomForFactor((await listFactors(trx, accountId)).length);
    await deleteSentCodes(trx, accountId, await deleteUnconfirmedFactors(trx, accountId));
    const factor = recipient ?? { kind: 'authenticator' as const, secret: authenticator?.secret ?? '' };
    const row = { account_id: accountId, factor_id: factorId };
    await insertFactor(trx, {
      ...row,
      kind: factor.kind,
      sealed: sealFactor(keys, row, factor),
      added_at: now,
    });
    if (recipient === null) return;
    if (recipient.kind === 'sms') {
      const key = limitKey(keys, `codes to ${recipient.phone}`);
      const { number: limit, window } = limits.codesToNewPhone;
      await requireUseBelow(trx, [{ key, limit }], now, window);
    }
    await sendCode(trx, { accountId, factorId, askedBy: askedBySession(session), recipient }, visitor, services);
    const details = { factor: recipient.kind, adding: true };
    const entry = { event: 'codeSent', accountId, actor: 'account', details } as const;
    await appendAudit(trx, auditContext(visitor, services), entry);
  });
  return { factorId, sentTo: recipient === null ? '' : factorLabel(recipient), authenticator };
}

/** The recipient of the code; null for an authenticator app. */
function recipientOf({ kind, phone = '' }: Input, email: string | null): Recipient | null {
  if (kind === 'authenticator') return null;
  if (kind === 'email') {
    if (email === null) throw new Refusal('malformedRequest', ['kind']);
    return { kind, address: email };
  }
  return { kind, phone: requireFields(factorPhoneForm, { phone }, {}).phone.e164 };
}
