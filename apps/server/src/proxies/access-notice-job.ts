import { jobKind } from '../platform/jobs/job-kind.ts';

/** Somebody was given access to a record. */
export interface AccessNotice {
  /** A UUID. */
  id: string;
  /** Of the patient; reserved where there is none yet. */
  patientAccountId: string;
  /** ISO times. */
  since: string;
  endsAt: string;
}

/** The registry may be out of order for days, and the notice still goes out. */
export const accessNoticeJob = jobKind<AccessNotice>('access-notice', {
  retryLimit: 80,
  retryDelay: 30,
  retryDelayMax: 3600,
  expireInSeconds: 120,
});
