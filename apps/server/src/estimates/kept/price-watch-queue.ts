import type { Queue } from '../../platform/jobs/boss.ts';

/** Runs every few minutes: prices can become live by a command of another process. */
export const priceWatchQueue: Queue = {
  name: 'watch-prices',
  retries: { retryLimit: 0, retryDelay: 60, retryDelayMax: 600, expireInSeconds: 3600 },
};
