import type { Queue } from '../../platform/jobs/boss.ts';
import { HOUR_SECONDS } from '../../platform/time.ts';

/** Runs every minute, and finds what is due by its row. */
export const exportQueue: Queue = {
  name: 'export-patients',
  retries: { retryLimit: 0, retryDelay: 60, retryDelayMax: 600, expireInSeconds: 6 * HOUR_SECONDS },
};
