import { type Call, myHealthLogin } from '@portico/contract';
import type { FastifyRequest } from 'fastify';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { type UseLimit, requireUseBelow } from '../../platform/db/use-limits.ts';
import type { Services } from '../../platform/services.ts';
import { limits } from '../../platform/limits/limits.ts';

/**
 * Counts a call for its browser and for its address, across all server processes.
 *
 * @throws Refusal tooManyRequests, with the seconds to wait.
 */
export async function limitRate(
  request: FastifyRequest,
  call: Call,
  { database, ports, settings }: Services,
): Promise<void> {
  const { address, browserId } = request.visitor;
  const { secret, callsPerMinute } = settings;
  const uses: UseLimit[] = [
    { key: limitKey(secret, `address:${address}`), limit: callsPerMinute * limits.browsersPerAddress.number },
    { key: limitKey(secret, `browser:${address}:${browserId}`), limit: callsPerMinute },
  ];
  if (call.name === myHealthLogin.name) {
    // Against one password that is tried on many names.
    const limit = Math.max(1, Math.floor(callsPerMinute / limits.callsPerSignIn.number));
    uses.push({ key: limitKey(secret, `sign-in:${address}`), limit });
  }
  await requireUseBelow(database.db, uses, ports.clock.now(), limits.calls.window);
}
