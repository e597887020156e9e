import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { ActivationLetter } from '../activation-letter.ts';

/** A letter with an access code to print. */
export type LetterJob = ActivationLetter & {
  /** A UUID. */
  id: string;
};

/**
 * The job of a letter. Its code is valid for weeks, and three days of retries outlast a weekend at the print service.
 */
export const printLetterJob = jobKind<LetterJob>('print-letter', {
  retryLimit: 80,
  retryDelay: 30,
  retryDelayMax: 3600,
  expireInSeconds: 120,
});
