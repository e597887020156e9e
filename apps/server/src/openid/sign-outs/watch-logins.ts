import { lookEvery, type RepeatedLook } from '../../platform/watch/look-every.ts';
import { endLogins, type LoginServices } from './end-logins.ts';

/** In milliseconds: apps are to be told within five seconds, and the queue takes some of them. */
const INTERVAL = 1000;

/**
 * Looks every second for sessions that have ended, from now on. One question by an index, and none at all for a hospital without apps.
 *
 * @param report hears of failures; the next look comes all the same.
 */
export function watchLogins(services: LoginServices, report: (error: unknown) => void): Pick<RepeatedLook, 'stop'> {
  if (services.settings.healthSystem.openIdClients.length === 0) return { stop: async () => {} };
  return lookEvery(INTERVAL, () => endLogins(services).catch(report));
}
