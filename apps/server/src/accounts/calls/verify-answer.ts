import type { InputOf, ReplyOf } from '@portico/contract';
import { readHash } from '../passwords/stored-hash.ts';
import { usernameKey } from '../../platform/crypto/lookup-keys.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { refuseAndRecord } from '../../platform/audit/refuse-and-record.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { findSignInLock } from '../sign-in/sign-in-lock.ts';
import { answerSubjects } from '../sign-in/try-subjects.ts';
import { type AllowedTry, beginTry, clearTries, refuseLocked } from '../../platform/limits/tries.ts';
import { requireRoomToHash, verifyPassword } from '../passwords/password-hash.ts';
import { readRecoveryData, requireTicket, searchFor } from '../recovery/recovery-ticket.ts';
import { Refusal } from '../../platform/refusal.ts';
import { formsOfAnswer } from '../security-questions/normalize-answer.ts';
import type { Services } from '../../platform/services.ts';
import { promoteTicket } from '../tickets.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * Step 2 of recovering a password, by the security question. No answer is right for an unknown person or a suspended
 * account. A right answer makes the ticket valid for step 3.
 *
 * @throws Refusal ticketInvalid; wrongAnswer with the tries that are left; loginLockout after five wrong answers, and
 * while signing in is locked.
 */
export async function verifyAnswer(
  input: InputOf<'verifyAnswer'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'verifyAnswer'>> {
  const { database, settings } = services;
  const { keys, healthSystem } = settings;
  const forms = formsOfAnswer(input.securityAnswer);
  if (forms.length === 0) throw new Refusal('malformedRequest', ['securityAnswer']);
  const search = searchFor(input.ticket, ['recovery'], visitor, services);
  const ticket = await requireTicket(search, visitor, services);
  const { answerTries, ...subject } = readRecoveryData(ticket);
  const { account, lockedFor } = await findSignInLock(subject, visitor, services);
  const { now } = search;
  const record = { event: 'securityAnswerRefused', accountId: ticket.accountId, actor: 'visitor' } as const;
  const refuse = (refusal: Refusal, reason: string): Promise<never> =>
    refuseAndRecord(refusal, { ...record, details: { reason } }, visitor, services);
  if (lockedFor > 0) await refuse(refuseLocked(lockedFor), 'locked');
  requireRoomToHash(forms.length);
  const tryLimits = answerSubjects(usernameKey(keys, subject.username), answerTries);
  const attempt = await beginTry(database.db, tryLimits, now, healthSystem.firstLockSeconds);
  if (!attempt.allowed) return refuse(refuseLocked(attempt.lockedFor), 'locked');

  const isAnswerable = account?.account_id === ticket.accountId && account?.standing === 'active';
  const saved = isAnswerable ? readHash(keys, 'security_answer_hash', account) : null;
  // All are compared, so that a right one takes as long as a wrong one.
  const compared = await Promise.all(forms.map((form) => verifyPassword(keys, saved, form)));
  if (!compared.includes(true)) await refuse(refuseAnswer(attempt), 'wrong');
  const isGood = await database.db.transaction().execute(async (trx) => {
    const isPromoted = await promoteTicket(trx, search, {
      purpose: 'reset',
      lifetimeSeconds: limits.recoveryStep.window,
    });
    if (!isPromoted) return false;
    await clearTries(trx, tryLimits);
    await appendAudit(trx, auditContext(visitor, services), { ...record, event: 'securityAnswerAccepted' });
    return true;
  });
  return isGood ? { ticket: input.ticket } : refuse(new Refusal('ticketInvalid'), 'ticket');
}

function refuseAnswer({ remaining, lockedFor }: AllowedTry): Refusal {
  if (remaining === 0) return refuseLocked(lockedFor);
  return new Refusal('wrongAnswer', [], undefined, { numRemainingLogin: remaining });
}
