import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Sms } from '../../ports/sms.ts';
import { Deferred } from '../../platform/jobs/deferred.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';

/**
 * The job of a text message. A message about sign-in is useful for minutes; one with a code has its own end
 * (goodUntil).
 */
export const sendSmsJob = jobKind<Sms>('send-sms', {
  retryLimit: 8,
  retryDelay: 1,
  retryDelayMax: 300,
  expireInSeconds: 120,
});

/**
 * Sends one text message, unless it has expired. A refusal by the service is final and ends the job.
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
