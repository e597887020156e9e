import { type Call, myHealthLogin } from '@portico/contract';
import type { FastifyRequest } from 'fastify';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { type UseLimit, requireUseBelow } from '../../platform/db/use-limits.ts';
import type { Services } from '../../platform/services.ts';

const WINDOW_SECONDS = 60;

/** Many people share one address (a clinic, a phone network), so it may call this many times as often as a browser. */
const BROWSERS_PER_ADDRESS = 5;

/**
 * The part of one browser's calls that may be sign-ins from one address: against one password tried on many usernames.
 */
const SHARE_OF_SIGN_INS = 1 / 4;

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
  const limits: UseLimit[] = [
    { key: limitKey(secret, `address:${address}`), limit: callsPerMinute * BROWSERS_PER_ADDRESS },
    { key: limitKey(secret, `browser:${address}:${browserId}`), limit: callsPerMinute },
  ];
  if (call.name === myHealthLogin.name) {
    const limit = Math.max(1, Math.floor(callsPerMinute * SHARE_OF_SIGN_INS));
    limits.push({ key: limitKey(secret, `sign-in:${address}`), limit });
  }
  await requireUseBelow(database.db, limits, ports.clock.now(), WINDOW_SECONDS);
}
