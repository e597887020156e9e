import type { SignInOutcome, InputOf } from '@portico/contract';
import { signInForm } from '@portico/rules';
import type { Transaction } from 'kysely';
import { hasSamePassword } from '../passwords/stored-hash.ts';
import { deviceKey, normalizeUsername, usernameKey, usernameKeys } from '../../platform/crypto/lookup-keys.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { findAccountOfSignIn, lockForFirstStep } from '../queries/accounts-of-sign-in.ts';
import type { Account } from '../queries/accounts.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { countSignIn, limitsOfTry } from '../sign-in/stranger-tries.ts';
import { signInSubjects } from '../sign-in/try-subjects.ts';
import { clearTries } from '../../platform/limits/tries.ts';
import type { TryLimit } from '../../platform/limits/try-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { requireFields } from '../../platform/require-fields.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { refuseSuspended } from '../sign-in/refuse-suspended.ts';
import { tryPassword } from '../sign-in/try-password.ts';
import { beginSecondStep, rememberHashOf } from '../two-step/second-step.ts';

/**
 * Signs in by username and password. Neither the answer nor the amount of work shows whether the username exists.
 *
 * @throws Refusal malformedRequest, naming the empty fields; captchaRefused; invalidLogin; loginLockout; loginSuspended.
 */
export async function myHealthLogin(
  { username, password, deviceId, captchaResponse }: InputOf<'myHealthLogin'>,
  visitor: Visitor,
  services: Services,
): Promise<SignInOutcome> {
  const { database, settings } = services;
  const { keys } = settings;
  requireFields(signInForm, { username: normalizeUsername(username), password }, {});
  const device = deviceId === undefined ? null : deviceKey(keys, deviceId);
  const found = await findAccountOfSignIn(database.db, usernameKeys(keys, username), device);
  const isFamiliar = found?.is_familiar ?? false;
  const limits = signInSubjects({
    keys,
    usernameKey: usernameKey(keys, username),
    address: visitor.address,
    deviceKey: device,
    isFamiliar,
  });
  if (!isFamiliar) await countSignIn({ captchaResponse }, visitor, services);
  const counting = await limitsOfTry(limits, { form: 'signIn', captchaResponse }, services);
  const account = await tryPassword(
    { account: found, limits: counting, password, refusedAs: 'signInRefused' },
    visitor,
    services,
  );
  // A refusal is returned, not thrown: thrown inside, it would roll back its entry in the audit trail.
  const outcome = await database.db
    .transaction()
    .execute((trx) => goOn(trx, { account, deviceId, limits }, visitor, services));
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** What follows a right password: the second step, a session, or a refusal. */
async function goOn(
  trx: Transaction<Tables>,
  { account, deviceId, limits }: { account: Account; deviceId: string | undefined; limits: readonly TryLimit[] },
  visitor: Visitor,
  services: Services,
): Promise<SignInOutcome | Refusal> {
  const { account_id: accountId } = account;
  const context = auditContext(visitor, services);
  const { now } = context;
  const refuse = (reason: string): Promise<void> =>
    appendAudit(trx, context, { event: 'signInRefused', accountId, actor: 'visitor', details: { reason } });
  const held = await lockForFirstStep(trx, accountId, rememberHashOf(visitor, accountId), now);
  // If the password has just been changed, all sessions have ended: the old password must not start a new one.
  if (held === undefined || !hasSamePassword(services.settings.keys, held, account)) {
    await refuse('passwordChanged');
    return new Refusal('invalidLogin');
  }
  const { standing: status } = held;
  if (status !== 'active') {
    await clearTries(trx, limits);
    await refuse(status);
    return refuseSuspended(status);
  }
  if (!held.needs_second_step) {
    return completeSignIn(trx, { accountId, deviceId, shownFactor: null, held, limits }, visitor, services);
  }
  await clearTries(trx, limits);
  await beginSecondStep(trx, accountId, visitor, now);
  await appendAudit(trx, context, { event: 'secondStepBegun', accountId, actor: 'visitor' });
  return { action: 'twoStepVerification', twoFactorRequired: true, emergencyRoomAdmitted: false };
}
