import type { Queue } from '../../platform/jobs/boss.ts';

/** Runs every few minutes, and finds what is due by its row: what fails has a time of its own for the next try. */
export const followQueue: Queue = {
  name: 'follow-prices',
  retries: { retryLimit: 0, retryDelay: 60, retryDelayMax: 600, expireInSeconds: 6 * 3600 },
};
