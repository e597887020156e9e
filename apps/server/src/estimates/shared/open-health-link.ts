import { requireRoomToHash, verifyPassword } from '../../accounts/passwords/password-hash.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { hashOf } from '../../platform/crypto/token.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { findHealthLink, returnTry, type StoredHealthLink, takeTry } from '../queries/health-links.ts';

/** What a receiver of a link gets: `gone` for one that has ended, was taken back, was tried too often, or never was, all alike. */
export type OpenedLink =
  | { readonly is: 'open'; readonly link: StoredHealthLink }
  | { readonly is: 'wrongPasscode'; readonly remainingAttempts: number }
  | { readonly is: 'gone' };

/**
 * Opens a link for whoever has its address, and its passcode where it needs one. A try is taken before the passcode is looked at, so that as many as are left can be
 * made, however many are made at once ("SHALL enforce a total lifetime count of incorrect Passcodes"). That one is missing takes none.
 */
export async function openHealthLink(
  token: string,
  passcode: string | undefined,
  visitor: Visitor,
  services: Services,
): Promise<OpenedLink> {
  const { database, ports, settings } = services;
  const { db } = database;
  const tokenHash = hashOf(token);
  const link = await findHealthLink(db, tokenHash, ports.clock.now());
  if (link === undefined) return { is: 'gone' };
  if (link.passcode_hash !== null) {
    if (passcode === undefined) return { is: 'wrongPasscode', remainingAttempts: link.tries_left };
    requireRoomToHash();
    const remainingAttempts = await takeTry(db, tokenHash);
    if (remainingAttempts === undefined) return { is: 'gone' };
    const saved = { hash: link.passcode_hash, isPeppered: false };
    if (!(await verifyPassword(settings.keys, saved, passcode))) return { is: 'wrongPasscode', remainingAttempts };
    await returnTry(db, tokenHash);
  }
  const accountId = link.owner_kind === 'account' ? link.owner_id : null;
  const entry = { event: 'healthLinkOpened', accountId, actor: 'visitor' } as const;
  await db.transaction().execute((trx) => appendAudit(trx, auditContext(visitor, services), entry));
  return { is: 'open', link };
}
