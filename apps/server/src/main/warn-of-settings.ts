import type { FastifyBaseLogger } from 'fastify';
import { locationsWithoutNpi } from '../estimates/insurance/provider-of.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** Says in the log what a server starts with all the same, and somebody should look at. */
export function warnOfSettings(log: FastifyBaseLogger, { healthSystem, unknown, inClear }: Settings): void {
  const unasked = locationsWithoutNpi(healthSystem);
  if (unasked.length > 0)
    log.warn({ kind: 'settings', locations: unasked }, 'no NPI: insurers are not asked for these locations');
  if (unknown.length > 0)
    log.warn({ kind: 'settings', variables: unknown }, 'not a setting: correct it, or take it out');
  if (inClear.length > 0) log.warn({ kind: 'settings', settings: inClear }, 'sent in clear, as _PLAINTEXT=yes allows');
}
