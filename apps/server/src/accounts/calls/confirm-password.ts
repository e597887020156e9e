import type { InputOf, ReplyOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { findAccount } from '../queries/accounts.ts';
import { confirmSession } from '../queries/sessions.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { clearTries } from '../../platform/limits/tries.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { requireSession } from '../sessions/require-session.ts';
import { limitsOfSession } from '../sign-in/limits-of-session.ts';
import { tryPassword } from '../sign-in/try-password.ts';

/**
 * Notes that the person at the browser knows the password. It counts as a try to sign in, so that passwords cannot be
 * guessed at an unattended browser.
 *
 * @throws Refusal malformedRequest, signInRequired, invalidLogin, loginLockout
 */
export async function confirmPassword(
  { password }: InputOf<'confirmPassword'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'confirmPassword'>> {
  const { database, settings } = services;
  if (password === '') throw new Refusal('malformedRequest', ['password']);
  const session = requireSession(visitor);
  const { accountId } = session;
  const account = await findAccount(database.db, accountId);
  if (account === undefined) throw new Refusal('signInRequired');
  const limits = await limitsOfSession(database.db, settings.keys, account, session, visitor);
  await tryPassword({ account, limits, password, refusedAs: 'passwordConfirmationRefused' }, visitor, services);
  const context = auditContext(visitor, services);
  await database.db.transaction().execute(async (trx) => {
    await clearTries(trx, limits);
    await confirmSession(trx, session, context.now);
    await appendAudit(trx, context, { event: 'passwordConfirmed', accountId, actor: 'account' });
  });
  return {};
}
