import { defaultLanguage, languageOfTag } from '@portico/contract';
import { type SignInOutcome, STAFF_RETURN_PATH, STAFF_SIGN_IN_PATH } from '@portico/staff-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { browserName } from '../../accounts/sessions/browser-name.ts';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import { sealFor, unsealFor } from '../../platform/crypto/sealed.ts';
import { newToken } from '../../platform/crypto/token.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { limits } from '../../platform/limits/limits.ts';
import { rolesOfValues } from '../../platform/settings/staff-app.ts';
import { secondsAfter } from '../../platform/time.ts';
import type { StaffPerson, StaffSignInRequest } from '../../ports/staff-provider.ts';
import { networkOf } from '../../app/http/network-of.ts';
import { rawUrlOf } from '../../app/http/request-url.ts';
import { staffCookieName, staffCookieOptions } from './cookies.ts';
import type { StaffServices } from '../services.ts';
import { beginStaffSession } from './sessions.ts';

/** A way to the provider, as the browser's cookie holds it, sealed. */
interface SentAway extends StaffSignInRequest {
  /** Milliseconds since 1970. */
  readonly until: number;
}

/**
 * Sends a browser to the hospital's provider, and takes it as it comes back (authorization code, PKCE, state and nonce). What was sent
 * stands in a sealed cookie, which is spent as the browser comes back: no table of those who never do.
 */
export function serveStaffSignIn(app: FastifyInstance, services: StaffServices): void {
  const { settings, provider, clock } = services;
  const name = staffCookieName('sign-in', settings.mode);
  const options = staffCookieOptions('sign-in', settings.mode);

  app.get(STAFF_SIGN_IN_PATH, async (request, reply) => {
    await limitSignIns(request, services);
    const sentAt = clock.now().getTime();
    const sent = { state: newToken(), nonce: newToken(), verifier: newToken(), sentAt };
    const address = await provider.address(sent, languageOf(request));
    if (address === null) return goHome(reply, 'unavailable');
    const { window } = limits.staffSignIn;
    const away: SentAway = { ...sent, until: secondsAfter(clock.now(), window).getTime() };
    reply.setCookie(name, sealFor(settings.keys, 'sign-in of staff', away), { ...options, maxAge: window });
    return reply.redirect(address, 303);
  });

  app.get(STAFF_RETURN_PATH, async (request, reply) => {
    await limitSignIns(request, services);
    const away = readAway(request.cookies[name] ?? '', services);
    reply.clearCookie(name, options);
    const query = new URLSearchParams(rawUrlOf(request).query);
    if (away === null || query.get('state') !== away.state) return goHome(reply, 'expired');
    const answer = await provider.answer(away, query);
    if (answer.outcome !== 'person') return goHome(reply, answer.outcome);
    return letIn(answer.person, request, reply, services);
  });
}

/** Begins the session of whoever has a role, and a name that the audit trail can have. */
async function letIn(
  person: StaffPerson,
  request: FastifyRequest,
  reply: FastifyReply,
  services: StaffServices,
): Promise<FastifyReply> {
  const { settings, staff, database, clock } = services;
  const roles = rolesOfValues(staff, person.values);
  const isLetIn = roles.length > 0 && person.name !== '' && person.subject !== '';
  const context = { keys: settings.keys, now: clock.now(), address: networkOf(request.ip) };
  await database.db.transaction().execute((trx) =>
    appendAudit(trx, context, {
      event: isLetIn ? 'staffSignedIn' : 'staffSignInRefused',
      accountId: null,
      actor: 'staff',
      details: { by: person.name, user: person.subject, ...(isLetIn ? { roles: roles.join(' ') } : {}) },
    }),
  );
  if (!isLetIn) return goHome(reply, 'noRole');
  const browser = browserName(request.headers['user-agent']);
  const token = await beginStaffSession({ ...person, roles, browser }, services);
  reply.setCookie(staffCookieName('session', settings.mode), token, staffCookieOptions('session', settings.mode));
  return goHome(reply);
}

/** The cookie of the session goes with no request that another site has caused; the app's own page asks who has come. */
function goHome(reply: FastifyReply, outcome?: SignInOutcome): FastifyReply {
  return reply.redirect(outcome === undefined ? '/' : `/?signIn=${outcome}`, 303);
}

function readAway(sealed: string, { settings, clock }: StaffServices): SentAway | null {
  try {
    const away = unsealFor(settings.keys, 'sign-in of staff', sealed) as SentAway;
    return away.until > clock.now().getTime() ? away : null;
  } catch {
    // No cookie, another's, or one of a secret that is gone.
    return null;
  }
}

function languageOf({ headers, cookies }: FastifyRequest): string {
  const tags = [cookies['lang'] ?? '', ...(headers['accept-language'] ?? '').split(/[,;]/)];
  return tags.map((tag) => languageOfTag(tag.trim())).find((language) => language !== undefined) ?? defaultLanguage;
}

async function limitSignIns({ ip }: FastifyRequest, { database, settings, clock }: StaffServices): Promise<void> {
  const { number: limit, window } = limits.staffSignIns;
  const key = limitKey(settings.keys, `staff sign-in:${networkOf(ip)}`);
  await requireUseBelow(database.db, [{ key, limit }], clock.now(), window);
}
