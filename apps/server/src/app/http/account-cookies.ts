import type { SerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Mode } from '../../platform/settings/environment.ts';
import { cookieName } from '../../platform/visitor/cookie-name.ts';
import type { AccountCookies } from '../../platform/visitor/visitor.ts';

/** 32 random bytes, base64url. */
export function newBrowserId(): string {
  return randomBytes(32).toString('base64url');
}

export type CookieOptions = SerializeOptions;

/** Where cookies are written: to a reply, or to what answers in its place. */
interface CookieWriter {
  setCookie(name: string, value: string, options: CookieOptions): unknown;
  clearCookie(name: string, options: CookieOptions): unknown;
}

/** The account cookies of one request. All have the same flags. */
export function accountCookies(
  request: Pick<FastifyRequest, 'cookies'>,
  reply: CookieWriter,
  mode: Mode,
  options: CookieOptions,
): AccountCookies {
  let isBrowserRenewed = false;
  return {
    get isBrowserRenewed() {
      return isBrowserRenewed;
    },
    read: (kind) => request.cookies[cookieName(kind, mode)] ?? null,
    set: (kind, token, maxAgeSeconds) => {
      const lifetime = maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds };
      reply.setCookie(cookieName(kind, mode), token, { ...options, ...lifetime });
    },
    forget: (kind) => {
      reply.clearCookie(cookieName(kind, mode), options);
    },
    renewBrowser: () => {
      isBrowserRenewed = true;
      reply.setCookie(cookieName('browser', mode), newBrowserId(), options);
    },
  };
}
