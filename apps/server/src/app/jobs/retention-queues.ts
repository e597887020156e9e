import type { Queue } from '../../platform/jobs/boss.ts';

/** Runs every hour. */
export const retentionQueue: Queue = {
  name: 'retention',
  retries: { retryLimit: 3, retryDelay: 60, retryDelayMax: 600, expireInSeconds: 600 },
};

/** Runs every minute, and as a server starts. */
export const deadImportsQueue: Queue = {
  name: 'dead-imports',
  retries: { retryLimit: 0, retryDelay: 60, retryDelayMax: 600, expireInSeconds: 600 },
};
