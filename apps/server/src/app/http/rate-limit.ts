import type { FastifyRequest } from 'fastify';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { type UseLimit, requireUseInTurn } from '../../platform/db/use-limits.ts';
import type { Services } from '../../platform/services.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * Counts a call for its address and for its browser, across all server processes. A browser without a cookie counts by
 * its address alone: a row for each id that was just made would be one for each request.
 *
 * @throws Refusal tooManyRequests, with the seconds to wait.
 */
export async function limitRate(request: FastifyRequest, { database, ports, settings }: Services): Promise<void> {
  const { address, browserId, isNewBrowser } = request.visitor;
  const { keys, callsPerMinute } = settings;
  const uses: UseLimit[] = [
    { key: limitKey(keys, `address:${address}`), limit: callsPerMinute * limits.browsersPerAddress.number },
  ];
  if (!isNewBrowser) uses.push({ key: limitKey(keys, `browser:${address}:${browserId}`), limit: callsPerMinute });
  await requireUseInTurn(database.db, uses, ports.clock.now(), limits.calls.window);
}
