import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Sms } from '../../ports/sms.ts';
import { Deferred } from '../../platform/jobs/deferred.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';

/** A text message. One about signing in is of use for minutes; those with a code say so themselves (goodUntil). */
export const sendSmsJob = jobKind<Sms>('send-sms', {
  retryLimit: 6,
  retryDelay: 5,
  retryDelayMax: 300,
  expireInSeconds: 120,
});

/**
 * Sends one text message, unless it is too late for it. A refusal is final and ends the job.
 *
 * @throws Deferred, so that the queue tries again.
 */
export async function sendSms(sms: Sms, ports: Pick<JobPorts, 'sms' | 'clock' | 'report'>): Promise<void> {
  if (sms.goodUntil !== undefined && ports.clock.now() >= new Date(sms.goodUntil)) {
    ports.report({ queue: 'send-sms', reason: 'expired' });
    return;
  }
  const outcome = await ports.sms.send(sms);
  if (outcome === 'deferred') throw new Deferred('The message service asks for another try later.');
  if (outcome === 'refused') ports.report({ queue: 'send-sms', reason: outcome });
}
