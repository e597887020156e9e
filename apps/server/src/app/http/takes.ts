import type { FastifyRequest } from 'fastify';

/** Whether a client unpacks this encoding (RFC 9110, 12.5.3). One that names none, or everything at once, is sent none. */
export function takes({ headers }: Pick<FastifyRequest, 'headers'>, encoding: 'br' | 'gzip'): boolean {
  return (headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.replaceAll(' ', '').split(';q='))
    .some(([name, quality]) => name === encoding && (quality === undefined || Number(quality) > 0));
}
