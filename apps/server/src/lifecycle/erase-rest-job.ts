import { jobKind } from '../platform/jobs/job-kind.ts';

/** An account that was erased. */
export interface ErasedAccount {
  accountId: string;
}

/** Runs some minutes after an erasure. */
export const eraseRestJob = jobKind<ErasedAccount>('erase-rest', {
  retryLimit: 20,
  retryDelay: 60,
  retryDelayMax: 3600,
  expireInSeconds: 120,
});
