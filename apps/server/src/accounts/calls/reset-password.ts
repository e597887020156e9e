import type { InputOf, ReplyOf } from '@portico/contract';
import { passwordRecoveryForm } from '@portico/rules';
import { timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../platform/crypto/keys.ts';
import { deviceKey, normalizeUsername, normalizeZip, usernameKey } from '../../platform/crypto/lookup-keys.ts';
import { unsealProfile } from '../profile.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { refuseAndRecord } from '../../platform/audit/refuse-and-record.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import type { Account } from '../queries/accounts.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { limitsOfTry } from '../sign-in/stranger-tries.ts';
import { findSignInLock } from '../sign-in/sign-in-lock.ts';
import { answerTriesKey, recoverySubjects } from '../sign-in/try-subjects.ts';
import { beginTry, refuseTry } from '../../platform/limits/tries.ts';
import { decoyQuestion } from '../recovery/decoys.ts';
import { writeRecoveryData } from '../recovery/recovery-ticket.ts';
import { requireFields } from '../../platform/require-fields.ts';
import { questionText } from '../security-questions/questions.ts';
import type { Services } from '../../platform/services.ts';
import { issueTicket } from '../tickets.ts';
import { dayIn } from '../../platform/time.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * Step 1 of recovering a password: who the person is. The answer is always a ticket and a question, for a known or
 * unknown username and for right or wrong data. Each request counts as a try of this username from this device or
 * address, because the answer does not show which data was right.
 *
 * A lock of signing in does not count here: the mailed link is the owner's way in, whoever has set it off.
 *
 * @throws Refusal malformedRequest for fields that cannot be right for any person; captchaRefused; loginLockout after
 * five tries.
 */
export async function resetPassword(
  input: InputOf<'resetPassword'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'resetPassword'>> {
  const { database, ports, settings } = services;
  const { keys, healthSystem } = settings;
  const now = ports.clock.now();
  const { userName, dateOfBirth, zip } = requireFields(passwordRecoveryForm, input, {
    today: dayIn(healthSystem.timeZone, now),
    isAbroad: input.isAbroad,
  });
  const subject = {
    username: userName,
    deviceKey: input.deviceId === undefined ? null : deviceKey(keys, input.deviceId),
  };
  const { account, isFamiliar } = await findSignInLock(subject, visitor, services);
  const concerned = { accountId: account?.account_id ?? null, actor: 'visitor' as const };
  const named = usernameKey(keys, userName);
  const tryLimits = recoverySubjects(keys, named, { ...subject, address: visitor.address, isFamiliar });
  const counting = await limitsOfTry(tryLimits, { form: 'recovery', captchaResponse: input.captchaResponse }, services);
  const attempt = await beginTry(database.db, counting, now, healthSystem.firstLockSeconds);
  if (!attempt.allowed) {
    const details = { reason: attempt.lockedFor > 0 ? 'locked' : 'captcha' };
    const record = { ...concerned, event: 'passwordResetRefused', details } as const;
    await refuseAndRecord(refuseTry(attempt), record, visitor, services);
  }

  const isRight = isSamePerson(account, keys, dateOfBirth, normalizeZip(zip));
  const answerTries = answerTriesKey(keys, named, dateOfBirth, normalizeZip(zip));
  const { language } = visitor;
  const saved = isRight ? questionText(account?.security_question ?? '', language) : undefined;
  // An account without a question, or with one that is no longer offered, gets the question that an unknown person
  // would get.
  const securityQuestion =
    saved ??
    questionText(
      decoyQuestion(keys, `${normalizeUsername(userName)}\n${dateOfBirth}\n${normalizeZip(zip)}`),
      language,
    ) ??
    '';
  const ticket = await database.db.transaction().execute(async (trx) => {
    const token = await issueTicket(trx, {
      purpose: 'recovery',
      accountId: isRight ? concerned.accountId : null,
      data: writeRecoveryData(subject, answerTries),
      browserHash: hashOf(visitor.browserId),
      lifetimeSeconds: limits.recoveryStep.window,
      keys,
      now,
    });
    const record = { ...concerned, event: 'passwordRecoveryBegun' as const, details: { isRight } };
    await appendAudit(trx, auditContext(visitor, services), record);
    return token;
  });
  return { ticket, securityQuestion };
}

/** Compares hashes, also if there is no account, so that the time reveals nothing. */
function isSamePerson(account: Account | undefined, keys: Keys, birthDate: string, zip: string): boolean {
  const profile = account === undefined ? undefined : unsealProfile(keys, account);
  const saved = profile === undefined ? '' : `${profile.birthDate} ${normalizeZip(profile.zip)}`;
  return timingSafeEqual(hashOf(`${birthDate} ${zip}`), hashOf(saved));
}
