import type { InputOf, ReplyOf } from '@portico/contract';
import { isSamePassword, passwordChangeForm, validateForm } from '@portico/rules';
import { hasSamePassword, sealHash } from '../passwords/stored-hash.ts';
import { type OwnAccount, requireOwnAccount } from '../own-account.ts';
import { queueNotice } from '../queue-notice.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { lockForSignIn } from '../queries/accounts-of-sign-in.ts';
import { setPassword } from '../queries/accounts.ts';
import { forgetDevices } from '../queries/devices.ts';
import { confirmSession, rotateSession } from '../queries/sessions.ts';
import { spendTicketsOf } from '../queries/tickets.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { clearTries } from '../../platform/limits/tries.ts';
import type { TryLimit } from '../../platform/limits/try-limit.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { malformedFields } from '../passwords/malformed-fields.ts';
import { passwordErrorsOf } from '../passwords/password-errors.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { newAccountToken } from '../../platform/crypto/account-token.ts';
import { limitsOfSession } from '../sign-in/limits-of-session.ts';
import { tryPassword } from '../sign-in/try-password.ts';

type Input = InputOf<'changePassword'>;

/**
 * Changes the password. Every other session ends, all other devices are forgotten, and all resets in progress end. This
 * session goes on with a new cookie.
 *
 * @throws Refusal malformedRequest, naming the empty fields; invalidLogin or loginLockout for the current password,
 * which counts as a try to sign in; passwordRefused with the errors of the new password, once the current one was
 * right.
 */
export async function changePassword(
  input: Input,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'changePassword'>> {
  const { keys } = services.settings;
  const own = await requireOwnAccount(visitor, services);
  requireFilled(input);
  const limits = await limitsOfSession(services.database.db, keys, own.account, own.session, visitor);
  const tried = {
    account: own.account,
    limits,
    password: input.currentPassword,
    refusedAs: 'passwordChangeRefused',
  } as const;
  await tryPassword(tried, visitor, services);
  await requireGoodPassword(input, own, limits, visitor, services);
  const hash = await hashPassword(input.password);
  await keepPassword(own, sealHash(keys, 'password_hash', own.accountId, hash), limits, visitor, services);
  return {};
}

function requireFilled({ currentPassword, password }: Input): void {
  const input = { currentPassword, password, passwordVerification: password };
  const conditions = { password, errorsOf: () => [] };
  // The page alone asks for the new one twice.
  const { passwordVerification: _again, ...errors } = validateForm(passwordChangeForm, input, conditions);
  const empty = malformedFields(errors);
  if (empty.length > 0) throw new Refusal('malformedRequest', empty);
}

/**
 * Checks all that a new password must keep (passwordErrorsOf), and that it is a new one.
 *
 * @param limits their tries are cleared in every case, because the current password was right.
 */
async function requireGoodPassword(
  { currentPassword, password }: Input,
  { accountId, profile }: OwnAccount,
  limits: readonly TryLimit[],
  visitor: Visitor,
  services: Services,
): Promise<void> {
  const isSame = isSamePassword(password, currentPassword);
  const passwordFaults = [
    ...(await passwordErrorsOf(password, profile, services)),
    ...(isSame ? (['same'] as const) : []),
  ];
  if (passwordFaults.length === 0) return;
  await services.database.db.transaction().execute(async (trx) => {
    await clearTries(trx, limits);
    const details = { reason: 'newPassword' };
    const entry = { event: 'passwordChangeRefused', accountId, actor: 'account', details } as const;
    await appendAudit(trx, auditContext(visitor, services), entry);
  });
  throw new Refusal('passwordRefused', ['password'], undefined, { passwordFaults });
}

async function keepPassword(
  { accountId, session, account, profile }: OwnAccount,
  hash: string,
  limits: readonly TryLimit[],
  visitor: Visitor,
  services: Services,
): Promise<void> {
  const { database, ports, settings } = services;
  const context = auditContext(visitor, services);
  const { now } = context;
  const { token, hash: tokenHash } = newAccountToken(accountId);
  await database.db.transaction().execute(async (trx) => {
    // If two changes run at the same time, the second one has checked a password that is no longer valid.
    const current = await lockForSignIn(trx, accountId);
    if (current === undefined || !hasSamePassword(services.settings.keys, current, account)) {
      throw new Refusal('invalidLogin');
    }
    await setPassword(trx, { accountId, hash, at: now });
    await endSessions(trx, accountId, { except: session.tokenHash });
    await forgetDevices(trx, accountId, { except: session.deviceKey });
    await spendTicketsOf(trx, accountId, now);
    await confirmSession(trx, session, now);
    await rotateSession(trx, session, tokenHash);
    await clearTries(trx, limits);
    await queueNotice(trx, ports.jobs, profile, 'passwordChanged', settings);
    await appendAudit(trx, context, { event: 'passwordChanged', accountId, actor: 'account' });
  });
  visitor.cookies.set('session', token, null);
}
