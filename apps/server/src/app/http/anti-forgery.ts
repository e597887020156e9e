import { isOneOf } from '../../platform/crypto/is-one-of.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import { antiForgeryTokens } from '../../platform/crypto/anti-forgery-token.ts';
import { ANTI_FORGERY_FIELD, ANTI_FORGERY_HEADER } from '@portico/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';

/**
 * Requires that a POST carries its browser's token: in the header (spec §7), or in the body's field, as a plain form
 * sends it.
 *
 * @throws Refusal antiForgery
 */
export function requireAntiForgery(request: FastifyRequest, keys: Keys): void {
  const sent = request.headers[ANTI_FORGERY_HEADER.toLowerCase()] ?? fieldOf(request.body);
  const accepted = antiForgeryTokens(keys, request.visitor);
  if (!isOneOf(typeof sent === 'string' ? sent : '', accepted)) throw new Refusal('antiForgery');
}

function fieldOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, ANTI_FORGERY_FIELD) : undefined;
}
