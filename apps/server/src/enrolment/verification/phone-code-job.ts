import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Sms } from '../../ports/sms.ts';

/** A code of a sign-up. `to` is null if there is no recipient, so that a request takes the same time for everybody. */
export type PhoneCode = Omit<Sms, 'to'> & { to: string | null };

/** A code is useful for minutes only, and so is its job. */
export const phoneCodeJob = jobKind<PhoneCode>('phone-code', {
  retryLimit: 8,
  retryDelay: 1,
  retryDelayMax: 300,
  expireInSeconds: 120,
});
