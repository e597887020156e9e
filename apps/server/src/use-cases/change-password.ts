import type { CallInput, CallReply, changePassword } from '@portico/contract';
import { foldPassword, type PasswordFault } from '@portico/rules';
import { type OwnAccount, requireOwnAccount } from '../accounts/own-account.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { lockForSignIn, setPassword } from '../db/queries/accounts.ts';
import { confirmSession, rotateSession } from '../db/queries/sessions.ts';
import { queueNotice } from '../documents/notice-mail.ts';
import type { Visitor } from '../http/visitor.ts';
import { clearTries } from '../lockout/tries.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { faultsOfPassword } from '../passwords/unwelcome-passwords.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { newAccountToken } from '../sessions/session-token.ts';
import { limitsOfSession } from '../sign-in/limits-of-session.ts';
import { tryPassword } from '../sign-in/try-password.ts';
import { spendTicketsOf } from '../tickets/tickets.ts';

type Input = CallInput<typeof changePassword>;

/**
 * Changes the password. Every other session ends, and every reset that was begun; this one goes on under a new cookie.
 *
 * @throws Refusal malformedRequest, naming the empty fields; passwordRefused, with what is wrong with the new one;
 * invalidLogin or loginLockout for the current one, which counts as a try to sign in.
 */
export async function changeOwnPassword(
  input: Input,
  visitor: Visitor,
  services: Services,
): Promise<CallReply<typeof changePassword>> {
  const { secret } = services.settings;
  const own = await requireOwnAccount(visitor, services);
  requireGoodPassword(input, own);
  const limits = limitsOfSession(secret, own.account, own.session, visitor);
  const tried = {
    account: own.account,
    limits,
    password: input.currentPassword,
    refusedAs: 'passwordChangeRefused',
  } as const;
  await tryPassword(tried, visitor, services);
  const hash = await hashPassword(secret, input.password);
  await keepPassword(
    own,
    hash,
    visitor,
    services,
    limits.map(({ key }) => key),
  );
  return {};
}

/** The rules of spec §5, the lists of known passwords, the person's own data, and that it is another one. */
function requireGoodPassword({ currentPassword, password }: Input, { profile }: OwnAccount): void {
  const empty = Object.entries({ currentPassword, password }).flatMap(([name, value]) => (value === '' ? [name] : []));
  if (empty.length > 0) throw new Refusal('malformedRequest', empty);
  const isSame = foldPassword(password) === foldPassword(currentPassword);
  const same: PasswordFault[] = isSame ? ['same'] : [];
  const faults = [...faultsOfPassword(password, profile), ...same];
  if (faults.length > 0) throw new Refusal('passwordRefused', ['password'], undefined, { passwordFaults: faults });
}

async function keepPassword(
  { accountId, session, account, profile }: OwnAccount,
  hash: string,
  visitor: Visitor,
  { database, ports, settings }: Services,
  tries: readonly string[],
): Promise<void> {
  const now = ports.clock.now();
  const { token, hash: tokenHash } = newAccountToken(accountId);
  await database.db.transaction().execute(async (trx) => {
    // Of two changes at once, the second was made against a password that is no more.
    const current = await lockForSignIn(trx, accountId);
    if (current?.password_hash !== account.password_hash) throw new Refusal('invalidLogin');
    await setPassword(trx, { accountId, hash, at: now, recoveredByEmail: account.recovered_by_email });
    await endSessions(trx, accountId, { except: session.tokenHash });
    await spendTicketsOf(trx, accountId, now);
    await confirmSession(trx, session, now);
    await rotateSession(trx, session, tokenHash);
    await clearTries(trx, tries);
    await queueNotice(trx, ports.jobs, profile, 'passwordChanged', settings);
    const context = { secret: settings.secret, now };
    await appendAudit(trx, context, { event: 'passwordChanged', accountId, actor: 'account' });
  });
  visitor.cookies.keep('session', token, null);
}
