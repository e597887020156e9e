import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import type { AuditEvent } from '../../platform/audit/events.ts';
import type { Account } from '../queries/accounts.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { beginTry, refuseLocked, refuseLogin } from '../../platform/limits/tries.ts';
import type { TryLimit } from '../../platform/limits/try-limit.ts';
import { requireRoomToHash, verifyPassword } from '../passwords/password-hash.ts';
import type { Services } from '../../platform/services.ts';

/** A password that was entered, and the account that it should open, if there is one. */
export interface PasswordTry<Found> {
  account: Found | undefined;
  limits: readonly TryLimit[];
  password: string;
  /** What the audit trail calls a failure. */
  refusedAs: Extract<AuditEvent, 'signInRefused' | 'passwordConfirmationRefused' | 'passwordChangeRefused'>;
}

/**
 * Lets a right password pass, and answers with its account. The try is counted before the password is looked at; whoever
 * goes on clears it within the transaction of what was asked. The statements are the same where there is no account.
 *
 * @throws Refusal invalidLogin, with the tries that are left; loginLockout; unavailable.
 */
export async function tryPassword<Found extends Pick<Account, 'account_id' | 'password_hash'>>(
  { account, limits, password, refusedAs }: PasswordTry<Found>,
  visitor: Visitor,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<Found> {
  const { database, settings } = services;
  const { secret, healthSystem } = settings;
  const context = auditContext(visitor, services);
  const audit = (event: AuditEvent, reason: 'locked' | 'password'): Promise<void> =>
    database.db.transaction().execute((trx) =>
      appendAudit(trx, context, {
        event,
        accountId: account?.account_id ?? null,
        actor: visitor.session === null ? 'visitor' : 'account',
        details: { reason },
      }),
    );

  requireRoomToHash();
  const counted = await beginTry(database.db, limits, context.now, healthSystem.firstLockSeconds);
  if (!counted.allowed) {
    await audit(refusedAs, 'locked');
    throw refuseLocked(counted.lockedFor);
  }
  const isRight = await verifyPassword(secret, account?.password_hash ?? null, password);
  if (isRight && account !== undefined) return account;
  await audit(counted.remaining === 0 ? 'signInLocked' : refusedAs, 'password');
  throw refuseLogin(counted);
}
