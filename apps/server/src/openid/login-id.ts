import { randomBytes } from 'node:crypto';
import type { LiveLogin } from './queries/live-logins.ts';

type Login = Pick<LiveLogin, 'accountId' | 'sessionId'>;

/**
 * Marks what the provider takes for the cookie of its own session, and is a session of the portal. It is a secret of the process, and goes to no browser: whoever knows the ids of an
 * account and of its session, which are no secrets, can say nothing by them.
 */
const COOKIE_MARK = `portico.${randomBytes(32).toString('base64url')}.`;

const uidPattern = /^([0-9a-f-]{36})\.([0-9a-f-]{36})$/;

/** The provider's `uid` of a session of the portal: by it, what it hands out is bound to the session. */
export function loginUid({ accountId, sessionId }: Login): string {
  return `${accountId}.${sessionId}`;
}

/** Null for a session of the provider's own, in which nobody is signed in. */
export function readLoginUid(uid: string): Login | null {
  const [, accountId, sessionId] = uidPattern.exec(uid) ?? [];
  return accountId === undefined || sessionId === undefined ? null : { accountId, sessionId };
}

/** What stands in place of the provider's session cookie while somebody is signed in. */
export function loginCookie(login: Login): string {
  return `${COOKIE_MARK}${loginUid(login)}`;
}

export function readLoginCookie(cookie: string): Login | null {
  return cookie.startsWith(COOKIE_MARK) ? readLoginUid(cookie.slice(COOKIE_MARK.length)) : null;
}
