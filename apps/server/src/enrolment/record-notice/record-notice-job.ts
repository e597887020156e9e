import type { ProofMethod } from '@portico/contract';
import { formatAccessCode } from '@portico/rules';
import type { Transaction } from 'kysely';
import { hashOf } from '../../platform/crypto/token.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { limits } from '../../platform/limits/limits.ts';
import { secondsAfter } from '../../platform/time.ts';
import { newAccessCode } from '../activation/new-access-code.ts';
import { insertRecordNotice } from '../queries/record-notices.ts';

/** A notice to what is on file of a patient. */
export interface RecordNotice {
  accountId: string;
  /** A medical record number that was typed, or to which a code was issued; null if none is known. */
  number: string | null;
  proof: ProofMethod;
  /** Freezes the account; in groups, joined by hyphens. */
  code: string;
}

/** The job of a notice. The registry may be out of order for days, and the notice still goes out. */
export const recordNoticeJob = jobKind<RecordNotice>('record-notice', {
  retryLimit: 80,
  retryDelay: 30,
  retryDelayMax: 3600,
  expireInSeconds: 120,
});

/** The stored form of a code. It is random, and only freezes an account: a plain hash is enough, under any secret. */
export function noticeHash(code: string): Uint8Array {
  return hashOf(code.replaceAll('-', ''));
}

/**
 * Queues the notice that an account now opens a patient's record, in the transaction of that. Whom it goes to is found
 * out by the job, since the registry is not asked within a transaction.
 */
export async function queueRecordNotice(
  trx: Transaction<Tables>,
  jobs: Pick<JobQueue, 'enqueue'>,
  { patientId, ...tie }: Omit<RecordNotice, 'code'> & { patientId: string },
  now: Date,
): Promise<void> {
  const code = formatAccessCode(newAccessCode());
  await insertRecordNotice(trx, {
    code_hash: noticeHash(code),
    account_id: tie.accountId,
    patient_id: patientId,
    tied_at: now,
    expires_at: secondsAfter(now, limits.recordNotice.window),
  });
  await jobs.enqueue(trx, recordNoticeJob.of({ ...tie, code }));
}
