import { antiForgeryToken } from '../../platform/crypto/anti-forgery-token.ts';
import { ANTI_FORGERY_FIELD, ANTI_FORGERY_HEADER } from '@portico/contract';
import type { FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../platform/refusal.ts';

/**
 * Requires that a POST carries its browser's token: in the header (spec §7), or in the body's field, as a plain form
 * sends it.
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
