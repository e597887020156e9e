import { sendSmsJob } from '../../documents/jobs/send-sms.ts';
import { sendMailJob } from '../../documents/jobs/send-mail.ts';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { countUse } from '../../platform/limits/rate-limits.ts';
import { replaceSentCode } from '../queries/sent-codes.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { codeMail, codeSms } from '../../documents/code-message.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Job } from '../../platform/jobs/job-kind.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { secondsAfter, secondsUntil } from '../../platform/time.ts';
import type { FactorSecret } from './factor-secret.ts';
import { type CodeUse, newSentCode, sentCodeHash } from './sent-code.ts';
import { limits } from '../../platform/limits/limits.ts';

/** Another code may be asked for after this, or once the one before was used. */
const RESEND_SECONDS = limits.codeResend.window;

/** A factor that takes messages. */
export type Recipient = Extract<FactorSecret, { kind: 'sms' | 'email' }>;

/** Times in seconds. */
export interface SentCodeReply {
  expiresIn: number;
  resendIn: number;
  sendsLeft: number;
}

/**
 * Queues a new code in the visitor's language; the previous code is no longer valid. A refusal rolls the transaction
 * back, so that the previous code stays valid.
 *
 * @throws Refusal tooManyRequests, with the seconds to wait: soon after a code that is not used yet, and
 * beyond the codes of an account.
 */
export async function sendCode(
  trx: Transaction<Tables>,
  { recipient, ...use }: CodeUse & { recipient: Recipient },
  visitor: Pick<Visitor, 'language'>,
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<SentCodeReply> {
  const now = ports.clock.now();
  const { accountId, factorId } = use;
  const code = newSentCode();
  const hash = sentCodeHash(settings.keys, use, code);
  const expiresAt = secondsAfter(now, limits.sentCode.window);
  const times = { sentAt: now, expiresAt, notAfter: secondsAfter(now, -RESEND_SECONDS) };
  const standsSince = await replaceSentCode(trx, { accountId, factorId, hash }, times);
  if (standsSince !== null) {
    throw new Refusal('tooManyRequests', [], secondsUntil(secondsAfter(standsSince, RESEND_SECONDS), now));
  }
  const key = limitKey(settings.keys, `codes:${accountId}`);
  const [usage] = await countUse(trx, [key], now, secondsAfter(now, limits.codesSent.window));
  const sent = usage?.points ?? 1;
  if (usage !== undefined && sent > limits.codesSent.number) {
    throw new Refusal('tooManyRequests', [], secondsUntil(usage.expires_at, now));
  }
  await ports.jobs.enqueue(trx, messageOf(code, recipient, visitor, settings, expiresAt));
  return { expiresIn: limits.sentCode.window, resendIn: RESEND_SECONDS, sendsLeft: limits.codesSent.number - sent };
}

function messageOf(
  code: string,
  recipient: Recipient,
  { language }: Pick<Visitor, 'language'>,
  settings: Services['settings'],
  expiresAt: Date,
): Job {
  const common = { id: randomUUID(), goodUntil: expiresAt.toISOString() };
  return recipient.kind === 'sms'
    ? sendSmsJob.of({ ...common, to: recipient.phone, text: codeSms(code, language, settings) })
    : sendMailJob.of({ ...common, to: recipient.address, ...codeMail(code, language, settings) });
}
