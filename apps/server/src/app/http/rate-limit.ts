import type { FastifyRequest } from 'fastify';
import type { CallLimit } from '../../platform/limits/call-limit.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/**
 * Counts a call for its address and for its browser. A browser without a cookie counts by its address alone: a row for each id that was
 * just made would be one for each request.
 *
 * @throws Refusal tooManyRequests, with the seconds to wait.
 */
export async function limitRate(request: FastifyRequest, limit: CallLimit, { keys }: Settings): Promise<void> {
  const { address, browserId, isNewBrowser } = request.visitor;
  await limit({
    address: limitKey(keys, `address:${address}`),
    browser: isNewBrowser ? null : limitKey(keys, `browser:${address}:${browserId}`),
  });
}
