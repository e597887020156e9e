import { readHash } from '../passwords/stored-hash.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import type { AuditEvent } from '../../platform/audit/events.ts';
import type { Account } from '../queries/accounts.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { beginTry, refuseLogin, refuseTry } from '../../platform/limits/tries.ts';
import type { TryLimit } from '../../platform/limits/try-limit.ts';
import { requireRoomToHash, verifyPassword } from '../passwords/password-hash.ts';
import type { Services } from '../../platform/services.ts';

/** A password that was entered, and the account that it is for, if there is one. */
export interface PasswordTry<Found> {
  account: Found | undefined;
  limits: readonly TryLimit[];
  password: string;
  /** The event of a failure in the audit trail. */
  refusedAs: Extract<AuditEvent, 'signInRefused' | 'passwordConfirmationRefused' | 'passwordChangeRefused'>;
}

/**
 * Checks a password and returns its account. The try is counted before the password is checked; the caller clears it in
 * its own transaction. The statements are the same if there is no account.
 *
 * @throws Refusal invalidLogin, with the tries that are left; loginLockout; unavailable.
 */
export async function tryPassword<Found extends Pick<Account, 'account_id' | 'password_hash'>>(
  { account, limits, password, refusedAs }: PasswordTry<Found>,
  visitor: Visitor,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<Found> {
  const { database, settings } = services;
  const { keys, healthSystem } = settings;
  const context = auditContext(visitor, services);
  const audit = (event: AuditEvent, reason: 'locked' | 'captcha' | 'password'): Promise<void> =>
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
    await audit(refusedAs, counted.lockedFor > 0 ? 'locked' : 'captcha');
    throw refuseTry(counted);
  }
  const isRight = await verifyPassword(
    keys,
    account === undefined ? null : readHash(keys, 'password_hash', account),
    password,
  );
  if (isRight && account !== undefined) return account;
  await audit(counted.remaining === 0 ? 'signInLocked' : refusedAs, 'password');
  throw refuseLogin(counted);
}
