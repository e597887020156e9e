import { unsealProfile } from '../accounts/profile.ts';
import { findAccountOfSubject } from '../accounts/queries/account-identities.ts';
import { holdAccount } from '../accounts/queries/closed-accounts.ts';
import { type Account, findAccount, findAccountsOfPerson } from '../accounts/queries/accounts.ts';
import { issueTicket } from '../accounts/tickets.ts';
import { appendAudit, auditContext } from '../platform/audit/append-audit.ts';
import { personKeys } from '../platform/crypto/lookup-keys.ts';
import { hashOf } from '../platform/crypto/token.ts';
import { limits } from '../platform/limits/limits.ts';
import type { Services } from '../platform/services.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';
import { isOwner } from './same-person.ts';
import type { Told } from './told.ts';

/**
 * Lets somebody choose a new password by an identity: of the account that it is linked to; else, where it was proven far enough, of the
 * one account whose owner it is by name, birth date and ZIP code. The ticket is as after a right answer to the security question: for
 * this browser alone, and it opens nothing while the account is suspended. A second step stays.
 *
 * @returns null where there is no such account, or several.
 */
export async function recoverByIdentity(
  { provider, identity, subject }: Told,
  visitor: Visitor,
  services: Services,
): Promise<string | null> {
  const { database, ports, settings } = services;
  const isLinked = (await findAccountOfSubject(database.db, subject)) !== undefined;
  const account = await findOwn({ provider, identity, subject }, services);
  if (account?.standing !== 'active') return null;
  const { account_id: accountId } = account;
  const { level } = identity;
  return database.db.transaction().execute(async (trx) => {
    // It may be being unlinked, which ends what it has led to.
    await holdAccount(trx, accountId);
    if (isLinked && (await findAccountOfSubject(trx, subject)) !== accountId) return null;
    const token = await issueTicket(trx, {
      purpose: 'reset',
      accountId,
      data: { by: 'identity' },
      browserHash: hashOf(visitor.browserId),
      lifetimeSeconds: limits.recoveryStep.window,
      keys: settings.keys,
      now: ports.clock.now(),
    });
    const details = { isRight: true, identityProvider: provider.id, ...(level === null ? {} : { level }) };
    const entry = { event: 'passwordRecoveryBegun', accountId, actor: 'visitor', details } as const;
    await appendAudit(trx, auditContext(visitor, services), entry);
    return token;
  });
}

async function findOwn({ identity, subject }: Told, { database, settings }: Services): Promise<Account | undefined> {
  const { db } = database;
  const linked = await findAccountOfSubject(db, subject);
  if (linked !== undefined) return findAccount(db, linked);
  if (identity.level === null) return undefined;
  const found = await findAccountsOfPerson(db, personKeys(settings.keys, identity));
  const own = found.filter((account) => isOwner(identity, unsealProfile(settings.keys, account)));
  return own.length === 1 ? own[0] : undefined;
}
