import { defaultLanguage, type Language, languageOfTag } from '@portico/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as client from 'openid-client';
import type { CompanionApp } from './companion-apps.ts';
import { doorPage, personPage, type Showing } from './companion-pages.ts';
import type { CompanionProvider } from './companion-provider.ts';
import { type CompanionSessions, companionSessions } from './companion-sessions.ts';
import { readTold } from './read-told.ts';

export interface ServedCompanion {
  readonly app: CompanionApp;
  readonly provider: CompanionProvider;
  /** The hospital's name, and its portal's address in browsers. */
  readonly hospital: string;
  readonly portal: string;
  /** Where this server is, in browsers. */
  readonly origin: () => string;
}

/** A second step, as an app asks for it before it shows something. */
const STEP_UP = 'urn:portico:acr:two-step';

/** Serves one app below its id: sign-in by the portal, what it was told, and both ways to sign out. */
export function serveCompanion(server: FastifyInstance, companion: ServedCompanion): void {
  const { app, provider, hospital, portal, origin } = companion;
  const sessions = companionSessions();
  const base = `/${app.id}`;
  const [begun, session] = [`${app.id}-begun`, `${app.id}-session`];
  const showingTo = (request: FastifyRequest): Showing => ({ app, hospital, portal, language: languageOf(request) });
  const callback = (): string => `${origin()}${base}/callback`;

  server.get(`${base}/`, async (request, reply) => {
    const showing = showingTo(request);
    const id = request.cookies[session] ?? '';
    const found = sessions.find(id);
    if (found === undefined) {
      const hadOne = id !== '';
      if (hadOne) forget(reply, session, base);
      return sendPage(reply, doorPage(showing, hadOne ? 'ended' : undefined));
    }
    const told = await readTold(await provider.configuration(), found);
    if (told !== null) return sendPage(reply, personPage(showing, told));
    sessions.end(id);
    forget(reply, session, base);
    return sendPage(reply, doorPage(showing, 'ended'));
  });

  // Also where the portal sends somebody who begins there (OpenID Connect Core 1.0, 4).
  server.get<{ Querystring: { step?: string } }>(`${base}/start`, async (request, reply) => {
    const asked = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const address = await client.buildAuthorizationUrlWithPAR(await provider.configuration(), {
      redirect_uri: callback(),
      scope: ['openid', ...app.scopes].join(' '),
      code_challenge: await client.calculatePKCECodeChallenge(asked.verifier),
      code_challenge_method: 'S256',
      nonce: asked.nonce,
      state: asked.state,
      ...(request.query.step === undefined ? {} : { acr_values: STEP_UP }),
    });
    remember(reply, begun, sessions.begin(asked), base);
    return reply.redirect(address.href, 303);
  });

  server.get(`${base}/callback`, async (request, reply) => {
    const asked = sessions.takeBegun(request.cookies[begun] ?? '');
    forget(reply, begun, base);
    const opened =
      asked === undefined ? null : await openSession(`${origin()}${request.url}`, asked, provider, sessions);
    if (opened === null) return sendPage(reply.code(400), doorPage(showingTo(request), 'failed'));
    sessions.end(request.cookies[session] ?? '');
    remember(reply, session, opened, base);
    return reply.redirect(`${base}/`, 303);
  });

  server.post(`${base}/sign-out`, async (request, reply) => {
    const id = request.cookies[session] ?? '';
    const found = sessions.find(id);
    sessions.end(id);
    forget(reply, session, base);
    if (found === undefined) return reply.redirect(`${base}/`, 303);
    const address = client.buildEndSessionUrl(await provider.configuration(), {
      id_token_hint: found.idToken,
      post_logout_redirect_uri: `${origin()}${base}/bye`,
    });
    return reply.redirect(address.href, 303);
  });

  server.get(`${base}/bye`, async (request, reply) => sendPage(reply, doorPage(showingTo(request), 'signedOut')));

  server.post<{ Body: { logout_token?: string } | undefined }>(`${base}/signed-out`, async (request, reply) => {
    const sid = await provider.readLogoutToken(request.body?.logout_token ?? '');
    if (sid === null) return reply.code(400).send();
    sessions.endOfSignIn(sid);
    return reply.code(204).send();
  });
}

/** Takes the code that the browser brings. @returns the id of the session; null where there is nobody to sign in. */
async function openSession(
  address: string,
  { state, nonce, verifier }: { state: string; nonce: string; verifier: string },
  provider: CompanionProvider,
  sessions: CompanionSessions,
): Promise<string | null> {
  try {
    const tokens = await client.authorizationCodeGrant(await provider.configuration(), new URL(address), {
      pkceCodeVerifier: verifier,
      expectedNonce: nonce,
      expectedState: state,
    });
    const claims = tokens.claims();
    if (claims === undefined || tokens.id_token === undefined) return null;
    const { sid, acr } = claims;
    if (typeof sid !== 'string' || typeof acr !== 'string') return null;
    return sessions.open({
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      idToken: tokens.id_token,
      subject: claims.sub,
      sid,
      level: acr,
    });
  } catch (error) {
    // Refused, stopped, or not what was asked for.
    if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError) return null;
    if (error instanceof client.ClientError) return null;
    throw error;
  }
}

function remember(reply: FastifyReply, name: string, value: string, path: string): void {
  reply.setCookie(name, value, { path, httpOnly: true, sameSite: 'lax' });
}

function forget(reply: FastifyReply, name: string, path: string): void {
  reply.clearCookie(name, { path, httpOnly: true, sameSite: 'lax' });
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}

function languageOf(request: FastifyRequest): Language {
  const [first = ''] = (request.headers['accept-language'] ?? '').split(',');
  return languageOfTag(first) ?? defaultLanguage;
}
