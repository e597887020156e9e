import { identitySessionHash, subjectHash } from '../accounts/identities/subject-hash.ts';
import { findAccountOfSubject } from '../accounts/queries/account-identities.ts';
import { deleteSessionsOfIdentity } from '../accounts/queries/identity-sessions.ts';
import { appendAudit, auditContext } from '../platform/audit/append-audit.ts';
import type { Services } from '../platform/services.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';

/**
 * Ends the sessions that came through one of an identity provider which has ended there, by its word: those of the session that it
 * names, else every one of the person that was begun by it. Sessions that were begun by the password, or later, go on.
 *
 * @returns `refused` for a word that is not good, also of an unknown identity provider.
 */
export async function endByProvider(
  { id, token }: { id: string; token: string },
  visitor: Visitor,
  services: Services,
): Promise<'done' | 'refused' | 'unavailable'> {
  const { database, ports, settings } = services;
  const provider = settings.healthSystem.identityProviders.find((each) => each.id === id);
  if (provider?.signIn === undefined || token === '') return 'refused';
  const ended = await ports.identityProviders.readSignOut(id, token);
  if (typeof ended === 'string') return ended;
  const { keys } = settings;
  const { subject, session, at } = ended;
  await database.db.transaction().execute(async (trx) => {
    const through =
      session === ''
        ? { accountId: await findAccountOfSubject(trx, subjectHash(keys, provider.issuer, subject)) }
        : { session: identitySessionHash(keys, provider.issuer, session) };
    const accounts = await deleteSessionsOfIdentity(trx, { provider: id, ...through, until: at });
    for (const accountId of accounts) {
      const details = { reason: 'identityProvider', identityProvider: id };
      const entry = { event: 'signedOut', accountId, actor: 'system', details } as const;
      await appendAudit(trx, auditContext(visitor, services), entry);
    }
  });
  return 'done';
}
