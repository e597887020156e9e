import type { FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { hashOf } from '../../platform/crypto/token.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { VisitProvider, VisitsSettings } from '../../platform/settings/visits.ts';

/**
 * The provider whose token a call brings.
 *
 * @throws Refusal providerRefused, the same without a token and with a wrong one.
 */
export function requireProviderToken({ headers }: FastifyRequest, visits: VisitsSettings): VisitProvider {
  const [, sent = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  const names = ['scheduling', 'video'] as const;
  const found = names.find((name) => {
    const token = visits[name]?.token;
    return token !== undefined && timingSafeEqual(hashOf(token), hashOf(sent));
  });
  if (found === undefined) throw new Refusal('providerRefused');
  return found;
}
