import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { logOut } from '../../accounts/calls/log-out.ts';
import { readSession } from '../../accounts/sessions/read-session.ts';
import { removeEnrolmentsOfBrowser } from '../../enrolment/remove-enrolments-of-browser.ts';
import { cookieName } from '../../platform/visitor/cookie-name.ts';
import { OPENID_PATH } from '../../openid/issuer.ts';
import { loginCookie } from '../../openid/login-id.ts';
import { launchIn } from '../../openid/smart/choose-record.ts';
import { bearerIntrospection, INTROSPECTION_ROUTE, tellAudience } from '../../openid/smart/introspection.ts';
import { findGrantContext } from '../../openid/smart/launch-context.ts';
import { spendLaunch } from '../../openid/smart/launches.ts';
import { tellContext } from '../../openid/smart/token-context.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';
import type { AppServices } from '../services.ts';
import { accountCookies, type CookieOptions } from '../http/account-cookies.ts';
import { cookieOptions } from '../http/browser-cookie.ts';
import { currentProvider } from './current-provider.ts';
import { providerPages } from './provider-pages.ts';
import { serveAppRequests } from './serve-app-requests.ts';

/** Who has sent a request to the provider. */
interface Caller {
  readonly request: FastifyRequest;
  /** The live session of the browser; null also while something is due for it. */
  readonly session: SignedIn | null;
}

/**
 * Serves the OpenID provider below its path, for the apps of the settings; without any there is none. It is a program of its own (Koa), which gets the requests as
 * they came. Between it and the portal stand: the portal's session in place of a cookie of its own, the sign-out, and the audit trail.
 */
export async function serveOpenId(app: FastifyInstance, services: AppServices): Promise<void> {
  const { settings } = services;
  if (settings.healthSystem.openIdClients.length === 0) return;
  const callers = new WeakMap<IncomingMessage, Caller>();
  const callerOf = (ctx: Pick<KoaContextWithOIDC, 'req'>): Caller | undefined => callers.get(ctx.req);
  const pages = providerPages(settings, (ctx) => callerOf(ctx)?.request.visitor.language ?? 'en');
  const bearer = bearerIntrospection(settings);
  const provider = currentProvider(services, { pages, bearer }, (made) => {
    const logFailure = (error: unknown): void => app.log.error({ err: error }, 'the OpenID provider failed');
    made.use(async (ctx, next) => {
      if ((await bearer.accept(ctx, made)) === 'refused') return refuseBearer(ctx);
      await next();
      const answered = ctx as unknown as KoaContextWithOIDC;
      const caller = callerOf(ctx);
      try {
        tellOfTokens(answered, services);
        if (caller !== undefined) await finish(answered, caller, services);
      } catch (error) {
        // The provider answers for it, and says nothing of it.
        logFailure(error);
        throw error;
      }
    });
    made.on('server_error', (_ctx: unknown, error: Error) => logFailure(error));
    // Its name by the standard, and never what the request said.
    const logRefusal = (ctx: KoaContextWithOIDC, { message }: Error): void =>
      app.log.info({ client: ctx.oidc.client?.clientId ?? null, error: message }, 'an app was refused');
    made.on('authorization.error', logRefusal);
    made.on('grant.error', logRefusal);
  });
  // The provider looks at an app when it is first asked for: one that it does not take is said as the server starts.
  const { Client } = await provider();
  for (const { id } of settings.healthSystem.openIdClients) await Client.find(id);
  await app.register(async (scope) => {
    // The provider reads bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('preHandler', (request) => limitRequests(request, services));
    serveAppRequests(scope, provider, services);
    scope.all(`${OPENID_PATH}/*`, async (request, reply) => {
      const session = await readSession(request.visitor, services, { countsAsUse: false, whileDue: false });
      callers.set(request.raw, { request, session });
      await handOver(request, reply, { provider: await provider(), session, services });
    });
  });
}

/** Gives the request to the provider, with the portal's session in place of the cookie of the provider's own. */
async function handOver(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  {
    provider,
    session,
    services: { settings },
  }: { provider: Provider; session: SignedIn | null; services: AppServices },
): Promise<void> {
  const name = cookieName('openid-session', settings.mode);
  const sent = (raw.headers.cookie ?? '').split(';').map((each) => each.trim());
  const cookies =
    session === null
      ? sent
      : [...sent.filter((each) => !each.startsWith(`${name}=`)), `${name}=${loginCookie(session)}`];
  raw.headers.cookie = cookies.join('; ');
  // It makes its addresses of what the request says: they are those of the settings, whatever the request says.
  const { protocol, host } = new URL(settings.publicUrl);
  Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
  const url = raw.url ?? '';
  Object.assign(raw, { originalUrl: url, url: url.slice(OPENID_PATH.length) });
  reply.hijack();
  // Its pages post to itself, and are led on to an app (CSP 3: `form-action` holds for where a form is led, too).
  const policy = String(reply.raw.getHeader('content-security-policy') ?? '');
  const apps = originsOf(settings).join(' ');
  reply.raw.setHeader('content-security-policy', policy.replace("form-action 'self'", `form-action 'self' ${apps}`));
  reply.raw.setHeader('cache-control', 'no-store');
  await provider.callback()(raw, reply.raw);
}

function originsOf({ healthSystem }: Pick<AppServices['settings'], 'healthSystem'>): string[] {
  const addresses = healthSystem.openIdClients.flatMap((client) => [
    ...client.redirectUris,
    ...client.postLogoutRedirectUris,
  ]);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** RFC 6750, 3.1: whatever is wrong with it. */
function refuseBearer(ctx: Pick<KoaContextWithOIDC, 'status' | 'body' | 'set'>): void {
  ctx.set('www-authenticate', 'Bearer error="invalid_token"');
  ctx.status = 401;
  ctx.body = { error: 'invalid_token' };
}

/** Adds to the provider's answers what SMART says of tokens. */
function tellOfTokens(ctx: KoaContextWithOIDC, services: AppServices): void {
  // Of an address that there is not, the provider knows nothing.
  if (!('oidc' in ctx)) return;
  tellContext(ctx);
  tellAudience(ctx, services);
}

/** What the portal does once the provider has: ends its own session, and writes the audit trail. */
async function finish(ctx: KoaContextWithOIDC, { request, session }: Caller, services: AppServices): Promise<void> {
  if (session === null) return;
  // The browser has one session, and its cookie is the portal's.
  const name = cookieName('openid-session', services.settings.mode);
  const cookies = [ctx.response.get('set-cookie')].flat().filter((each) => each !== '' && !each.startsWith(`${name}=`));
  if (cookies.length > 0) ctx.set('set-cookie', cookies);
  else ctx.remove('set-cookie');
  if (!('oidc' in ctx)) return;
  const { oidc } = ctx;
  if (oidc.route === 'end_session_confirm' && oidc.session !== undefined && 'destroyed' in oidc.session) {
    await signOut(ctx, request, services);
  }
  if (oidc.entities.AuthorizationCode !== undefined) await recordSignIn(ctx, { request, session }, services);
}

/** In the trail of who signed in, and of whose record the app may see by them. The launch that led there leads nowhere again. */
async function recordSignIn(
  { oidc }: KoaContextWithOIDC,
  { request, session: { accountId } }: { request: FastifyRequest; session: SignedIn },
  services: AppServices,
): Promise<void> {
  const launch = launchIn(oidc.params);
  if (launch !== null) await spendLaunch(launch.handle, services);
  const seen = await findGrantContext(oidc.entities.Grant?.jti ?? '', services);
  const context = auditContext(request.visitor, services);
  const entry = { event: 'appSignedIn', actor: 'account', details: { app: oidc.client?.clientId ?? '' } } as const;
  await services.database.db.transaction().execute(async (trx) => {
    await appendAudit(trx, context, { ...entry, accountId });
    if (seen === null || seen.patientAccountId === accountId) return;
    await appendAudit(trx, { ...context, proxy: accountId }, { ...entry, accountId: seen.patientAccountId });
  });
}

/** Signs out as the portal does, with the cookies in the provider's answer. */
async function signOut(ctx: KoaContextWithOIDC, request: FastifyRequest, services: AppServices): Promise<void> {
  const { database, settings } = services;
  // As the portal's own answers do it, which this one is not.
  const reply = {
    setCookie: (name: string, value: string, options: CookieOptions) =>
      ctx.append('set-cookie', request.server.serializeCookie(name, value, options)),
    clearCookie: (name: string, options: CookieOptions) =>
      ctx.append('set-cookie', request.server.serializeCookie(name, '', { ...options, expires: new Date(0) })),
  };
  const cookies = accountCookies(request, reply, settings.mode, cookieOptions(settings));
  await logOut({}, { ...request.visitor, cookies }, services);
  await removeEnrolmentsOfBrowser(database.db, settings.keys, request.visitor.browserId);
}

async function limitRequests(
  { visitor: { address }, url }: Pick<FastifyRequest, 'visitor' | 'url'>,
  { database, ports, settings }: AppServices,
): Promise<void> {
  const { of, number: limit, window } = limitOf(url);
  const uses = [{ key: limitKey(settings.keys, `${of}:${address}`), limit }];
  await requireUseBelow(database.db, uses, ports.clock.now(), window);
}

/** Browsers that come to be signed in are counted apart from the servers of apps: each leaves a request that waits for its person. */
function limitOf(url: string): { of: string; number: number; window: number } {
  if (url === `${OPENID_PATH}${INTROSPECTION_ROUTE}`) return { of: 'introspection', ...limits.openIdIntrospections };
  // As the provider's router takes it.
  const isAuthorization = /^\/auth\/?(\?|$)/i.test(url.slice(OPENID_PATH.length));
  return isAuthorization
    ? { of: 'authorization', ...limits.openIdAuthorizations }
    : { of: 'openid', ...limits.openIdRequests };
}
