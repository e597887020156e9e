import { ANTI_FORGERY_FIELD, ANTI_FORGERY_HEADER } from '@portico/contract';
import type { FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { subkey } from '../../platform/crypto/subkey.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readAccountToken } from '../../platform/crypto/account-token.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';

/**
 * The token of one browser in one session: it is worth nothing after the sign-in, or the sign-out, that came in between. It
 * needs no storage: another site can neither read the cookies nor make the HMAC.
 */
export function antiForgeryToken(
  secret: string,
  { browserId, cookies }: Pick<Visitor, 'browserId' | 'cookies'>,
): string {
  const session = readAccountToken(cookies.read('session') ?? '')?.hash ?? new Uint8Array();
  const bound = `${browserId}\n${Buffer.from(session).toString('hex')}`;
  return createHmac('sha256', subkey(secret, 'anti-forgery')).update(bound).digest('base64url');
}

/**
 * Every POST must carry its browser's token: in the header (spec §7), or in the body's field as a plain form sends it.
 *
 * @throws Refusal antiForgery
 */
export function requireAntiForgery(request: FastifyRequest, secret: string): void {
  const sent = request.headers[ANTI_FORGERY_HEADER.toLowerCase()] ?? fieldOf(request.body);
  const expected = Buffer.from(antiForgeryToken(secret, request.visitor));
  const given = Buffer.from(typeof sent === 'string' ? sent : '');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Refusal('antiForgery');
}

function fieldOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, ANTI_FORGERY_FIELD) : undefined;
}
