import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountCookies } from './visitor.ts';

/** The cookies of one request that belong to an account. All have the same flags. */
export function accountCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  prefix: string,
  options: CookieSerializeOptions,
): AccountCookies {
  return {
    read: (kind) => request.cookies[`${prefix}-${kind}`] ?? null,
    keep: (kind, token, maxAgeSeconds) => {
      const lifetime = maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds };
      reply.setCookie(`${prefix}-${kind}`, token, { ...options, ...lifetime });
    },
    forget: (kind) => {
      reply.clearCookie(`${prefix}-${kind}`, options);
    },
  };
}
