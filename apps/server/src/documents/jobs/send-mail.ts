import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Mail } from '../../ports/mail.ts';
import { Deferred } from '../../platform/jobs/deferred.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';

/** The job of a mail. It retries for about nine hours: no mail is lost if the mail server is down overnight. */
export const sendMailJob = jobKind<Mail>('send-mail', {
  retryLimit: 19,
  retryDelay: 1,
  retryDelayMax: 3600,
  expireInSeconds: 120,
});

/**
 * Sends one mail, unless it has expired. A refusal by the mail server is final and ends the job. If it runs twice for
 * the same mail, the person still sees one, because its id is the same.
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
