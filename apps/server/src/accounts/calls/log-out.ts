import { type InputOf, type ReplyOf, textOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { findAppsOfSession } from '../queries/apps-of-session.ts';
import { deleteSession } from '../queries/sessions.ts';
import type { AccountCookie, Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { readSession } from '../sessions/read-session.ts';
import { isLive } from '../sessions/session-times.ts';
import { readAccountToken } from '../../platform/crypto/account-token.ts';

/** The device stays remembered: a person who signs out means to come back. */
const forgotten: readonly AccountCookie[] = ['session', 'pending'];

/**
 * Ends this browser's session and its pending sign-in, and with a session, live or not, what was begun beside it. Whether a
 * session was live.
 */
export async function logOut(
  { atStart = false }: Partial<InputOf<'logOut'>>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'logOut'>> {
  const { cookies } = visitor;
  const usedBy = atStart ? await appsOfSession(visitor, services) : [];
  if (usedBy.length > 0) return { ended: false, usedBy };
  const token = readAccountToken(cookies.read('session') ?? '');
  for (const kind of forgotten) if (cookies.read(kind) !== null) cookies.forget(kind);
  if (token === null) return { ended: false, usedBy };
  cookies.renewBrowser();
  const context = auditContext(visitor, services);
  const limits = services.settings.healthSystem.session;
  return services.database.db.transaction().execute(async (trx) => {
    const session = await deleteSession(trx, token);
    if (session === undefined || !isLive(session, limits, context.now)) return { ended: false, usedBy };
    const { accountId } = session;
    await appendAudit(trx, context, { event: 'signedOut', accountId, actor: 'account' });
    return { ended: true, usedBy, ...elsewhereOf(session.identityProvider, visitor, services) };
  });
}

/** Where somebody can sign out besides: the identity provider by which they came, if the settings have its page for that. */
function elsewhereOf(
  provider: string | null,
  { language }: Visitor,
  { settings }: Services,
): Pick<ReplyOf<'logOut'>, 'elsewhere'> {
  const found = settings.healthSystem.identityProviders.find(({ id, signOut }) => id === provider && signOut);
  return found === undefined ? {} : { elsewhere: { provider: found.id, name: textOf(found.name, language) } };
}

/** The apps that the browser's live session is used by, as their settings name them. */
async function appsOfSession(visitor: Visitor, services: Services): Promise<string[]> {
  const { database, settings } = services;
  const { openIdClients } = settings.healthSystem;
  if (openIdClients.length === 0) return [];
  const session = await readSession(visitor, services, { countsAsUse: false, whileDue: false });
  if (session === null) return [];
  const used = await findAppsOfSession(database.db, session);
  return openIdClients.filter(({ id }) => used.includes(id)).map(({ name }) => textOf(name, visitor.language));
}
