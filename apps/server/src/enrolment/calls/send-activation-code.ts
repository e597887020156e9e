import { phoneCodeJob } from '../verification/phone-code-job.ts';
import type { InputOf, ReplyOf } from '@portico/contract';
import { demographicsPhones, phoneOnFileForm } from '@portico/rules';
import { randomUUID } from 'node:crypto';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { newToken } from '../../platform/crypto/token.ts';
import { codeSms } from '../../documents/code-message.ts';
import { phoneCodeHash } from '../verification/phone-code.ts';
import { loadPhoneStep, requirePhone } from '../verification/phone-step.ts';
import type { SignUpCode } from '../sign-up/sign-up-data.ts';
import { moveSignUp, saveSignUp } from '../sign-up/sign-up.ts';
import { countVerification } from '../verification/verification-limits.ts';
import { requirePerson } from '../verification/verification-step.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { secondsAfter, secondsUntil } from '../../platform/time.ts';
import { requireFields } from '../../platform/require-fields.ts';
import { newSentCode } from '../../accounts/two-step/sent-code.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * Sends a code to the phone on file, if the number typed is that number. The code before it is no longer valid. The
 * response does not tell a wrong number or an unknown person from the right number: a job is queued for all of them,
 * and without a real recipient no code is right.
 *
 * @throws Refusal malformedRequest for a number that neither ends in the digits shown nor is one of the person's own; tooManyRequests soon after
 * the code before, and beyond the codes of a day; outOfTurn.
 */
export async function sendActivationCode(
  { token, mobilePhone }: InputOf<'sendActivationCode'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'sendActivationCode'>> {
  const { database, ports, settings } = services;
  const now = ports.clock.now();
  const { signUp, phone: found } = await loadPhoneStep(visitor, services);
  const phone = requirePhone(found, token);
  const person = requirePerson(signUp);
  // Their own phones count whatever digits are shown: who is joined by points is shown none of the phone on file.
  const own = demographicsPhones.flatMap((name) => person[name]?.e164 ?? []);
  const input = requireFields(phoneOnFileForm, { mobilePhone }, { lastFour: phone.suffix, own });
  requirePause(phone.code, now);
  const verified = { person, patientId: signUp.data.patientId };
  const counted = await countVerification('phoneCode', verified, visitor, services);
  if (!counted.isWithinLimit) throw new Refusal('tooManyRequests', [], counted.wait);
  const expiresAt = secondsAfter(now, limits.sentCode.window).toISOString();
  const to = counted.isWithinUntold && input.mobilePhone.e164 === phone.number ? phone.number : null;
  const code = newSentCode();
  // Without a recipient the hash is of a random token, so that no code can match it.
  const hash = phoneCodeHash(settings.keys, token, to === null ? newToken() : code);
  const sent = { hash, sentAt: now.toISOString(), expiresAt, wrongTries: 0, isUsed: false };
  const moved = moveSignUp(signUp, { type: 'codeSent' }, { phone: { ...phone, code: sent } });
  const text = codeSms(code, visitor.language, settings);
  await database.db.transaction().execute(async (trx) => {
    await saveSignUp(trx, moved, services);
    await ports.jobs.enqueue(trx, phoneCodeJob.of({ id: randomUUID(), to, text, goodUntil: expiresAt }));
    // For the staff alone: whoever asked hears what they hear after any code.
    const details = counted.isWithinUntold ? {} : { overLimit: true };
    const record = { event: 'phoneCodeSent', accountId: null, actor: 'visitor', details } as const;
    await appendAudit(trx, auditContext(visitor, services), record);
  });
  return { resendIn: limits.codeResend.window };
}

function requirePause(code: SignUpCode | null, now: Date): void {
  if (code === null) return;
  const wait = secondsUntil(secondsAfter(new Date(code.sentAt), limits.codeResend.window), now);
  if (wait > 0) throw new Refusal('tooManyRequests', [], wait);
}
