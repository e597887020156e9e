import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { subkey } from '../crypto/subkey.ts';
import { countUse } from '../db/queries/rate-limits.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

const WINDOW_SECONDS = 60;

/** Many people share one address (a clinic, a phone network), so it may call this many times as often as a browser. */
const BROWSERS_PER_ADDRESS = 5;

/**
 * Counts a call for its browser and for its address, across all server processes.
 *
 * @throws Refusal tooManyRequests, with Retry-After on the reply.
 */
export async function limitRate(
  request: FastifyRequest,
  reply: FastifyReply,
  { database, ports, settings }: Services,
): Promise<void> {
  const { address, browserId } = request.visitor;
  const now = ports.clock.now();
  const addressKey = keyOf(settings.secret, `address:${address}`);
  const browserKey = keyOf(settings.secret, `browser:${address}:${browserId}`);
  const end = new Date(now.getTime() + WINDOW_SECONDS * 1000);
  const usages = await countUse(database.db, [addressKey, browserKey], now, end);
  const exceeded = usages.find(({ key, points }) => {
    const limit = settings.callsPerMinute * (key === addressKey ? BROWSERS_PER_ADDRESS : 1);
    return points > limit;
  });
  if (exceeded === undefined) return;
  reply.header('retry-after', Math.max(1, Math.ceil((exceeded.expires_at.getTime() - now.getTime()) / 1000)));
  throw new Refusal('tooManyRequests');
}

function keyOf(secret: string, subject: string): string {
  return createHmac('sha256', subkey(secret, 'rate limits')).update(subject).digest('base64url');
}
