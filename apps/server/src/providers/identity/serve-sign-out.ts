import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import type { Granted, IdentityTokens } from './identity-tokens.ts';
import type { IdentityRealm } from './realm.ts';

/** In milliseconds: an app that does not answer is not waited for. */
const PATIENCE = 5000;

/** Who is signed in at the identity provider, by the session of a browser; in memory, as all of the demonstration. */
export interface ProviderSessions {
  /** Begins a session in the browser, and returns it. */
  begin(reply: FastifyReply, person: Granted['person'], portal: string): ProviderSession;
  /** That of the browser; undefined where nobody is signed in. */
  find(request: FastifyRequest): ProviderSession | undefined;
}

/** A session of a browser there. */
export interface ProviderSession {
  readonly sid: string;
  readonly person: Granted['person'];
  readonly signedInAt: Date;
}

interface StoredSession extends ProviderSession {
  readonly portal: string;
}

export interface SignOutOptions {
  readonly realm: IdentityRealm;
  readonly tokens: IdentityTokens;
  readonly clock: Clock;
  readonly issuer: () => string;
  readonly portals: () => readonly string[];
}

/**
 * The end of sessions at the identity provider of the demonstration (OpenID Connect RP-Initiated Logout 1.0): the browser's session ends,
 * the apps that it was used for are told at their own servers, and the browser goes back to where it came from.
 */
export function serveSignOut(
  app: FastifyInstance,
  { realm, tokens, clock, issuer, portals }: SignOutOptions,
): ProviderSessions {
  const cookie = `${realm.client}-at-${realm.path.slice(1)}`;
  const sessions = new Map<string, StoredSession>();
  const end = async (sid: string): Promise<void> => {
    const session = sessions.get(sid);
    sessions.delete(sid);
    if (session === undefined || realm.signOut.toldAt === undefined) return;
    const ended = { person: session.person, sid, clientId: realm.client };
    const token = await tokens.logoutToken(ended, issuer(), clock.now());
    await fetch(`${session.portal}${realm.signOut.toldAt}`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: token }),
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => null);
  };

  app.get<{ Querystring: Record<string, string> }>(`${realm.path}/sign-out`, async (request, reply) => {
    const back = request.query['post_logout_redirect_uri'] ?? '';
    const isKnown = portals().some((portal) => back === `${portal}${realm.signOut.returnPath}`);
    if (request.query['client_id'] !== realm.client || !isKnown)
      return reply.code(400).send({ error: 'invalid_request' });
    await end(cookieOf(request, cookie));
    return reply.header('set-cookie', `${cookie}=; Path=${realm.path}; Max-Age=0`).redirect(back, 303);
  });

  return {
    begin: (reply, person, portal) => {
      const sid = randomBytes(16).toString('base64url');
      const session = { sid, person, portal, signedInAt: clock.now() };
      sessions.set(sid, session);
      reply.header('set-cookie', `${cookie}=${sid}; Path=${realm.path}; HttpOnly; SameSite=Lax`);
      return session;
    },
    find: (request) => sessions.get(cookieOf(request, cookie)),
  };
}

function cookieOf({ headers }: FastifyRequest, name: string): string {
  const all = (headers.cookie ?? '').split('; ').map((each) => each.split('='));
  return all.find(([key]) => key === name)?.[1] ?? '';
}
