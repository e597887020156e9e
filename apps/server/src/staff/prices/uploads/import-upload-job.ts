import { jobKind } from '../../../platform/jobs/job-kind.ts';

/** Imports a file that was brought at the screen. Whatever server does it, one that is killed is taken over. */
export const importUploadJob = jobKind<{ uploadId: string }>('import-upload', {
  retryLimit: 20,
  retryDelay: 5,
  retryDelayMax: 60,
  expireInSeconds: 6 * 3600,
});
