import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Mode } from '../../platform/settings/environment.ts';
import type { AccountCookie, AccountCookies } from '../../platform/visitor/visitor.ts';

/** The name of a cookie of the portal. In production its prefix binds it to this host and to TLS. */
export function cookieName(kind: AccountCookie | 'browser', mode: Mode): string {
  return `${mode === 'production' ? '__Host-portico' : 'portico'}-${kind}`;
}

/** The account cookies of one request. All have the same flags. */
export function accountCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  mode: Mode,
  options: CookieSerializeOptions,
): AccountCookies {
  return {
    read: (kind) => request.cookies[cookieName(kind, mode)] ?? null,
    set: (kind, token, maxAgeSeconds) => {
      const lifetime = maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds };
      reply.setCookie(cookieName(kind, mode), token, { ...options, ...lifetime });
    },
    forget: (kind) => {
      reply.clearCookie(cookieName(kind, mode), options);
    },
  };
}
