import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Mail } from '../../ports/mail.ts';
import { Deferred } from '../../platform/jobs/deferred.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';

/** A mail. Some nine hours of tries: a mail server that is down overnight loses nothing. */
export const sendMailJob = jobKind<Mail>('send-mail', {
  retryLimit: 12,
  retryDelay: 15,
  retryDelayMax: 3600,
  expireInSeconds: 120,
});

/**
 * Sends one mail, unless it is too late for it. A refusal is final and ends the job. Run twice for the same mail, the
 * person still sees one: it keeps its id.
 *
 * @throws Deferred, so that the queue tries again.
 */
export async function sendMail(mail: Mail, ports: Pick<JobPorts, 'mail' | 'clock' | 'report'>): Promise<void> {
  if (mail.goodUntil !== undefined && ports.clock.now() >= new Date(mail.goodUntil)) {
    ports.report({ queue: 'send-mail', reason: 'expired' });
    return;
  }
  const outcome = await ports.mail.send(mail);
  if (outcome === 'deferred') throw new Deferred('The mail server asks for another try later.');
  if (outcome === 'refused') ports.report({ queue: 'send-mail', reason: outcome });
}
