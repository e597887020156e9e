import { endLogins, type LoginServices } from './end-logins.ts';

/** In milliseconds: apps are to be told within five seconds, and the queue takes some of them. */
const INTERVAL = 1000;

/**
 * Looks every second for sessions that have ended, from now on. One question by an index, and none at all for a hospital without apps.
 *
 * @param report hears of failures; the next look comes all the same.
 */
export function watchLogins(services: LoginServices, report: (error: unknown) => void): { stop(): Promise<void> } {
  if (services.settings.healthSystem.openIdClients.length === 0) return { stop: async () => {} };
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= endLogins(services)
      .catch(report)
      .finally(() => {
        looking = null;
      });
  }, INTERVAL);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
