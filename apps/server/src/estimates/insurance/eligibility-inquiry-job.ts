import { jobKind } from '../../platform/jobs/job-kind.ts';

/** Names the inquiry to send. */
export type InquiryJob = {
  ownerId: string;
  /** The owner, where it is an account; null for a guest. */
  accountId: string | null;
  inquiryId: string;
};

/** The job of an inquiry, in the group of its payor. Its time limit is longer than that of an answer, and than the 90 seconds that a killed worker blocks others. */
export const eligibilityInquiryJob = jobKind<InquiryJob>('eligibility-inquiry', {
  retryLimit: 10,
  retryDelay: 1,
  retryDelayMax: 60,
  expireInSeconds: 100,
});
