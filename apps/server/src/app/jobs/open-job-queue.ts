import { type Kysely, sql } from 'kysely';
import { unsealFor } from '../../platform/crypto/sealed.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { removeExpiredEnrolments } from '../../enrolment/remove-expired-enrolments.ts';
import { eraseClosedAccounts } from '../../lifecycle/erase-closed-accounts.ts';
import { eraseRest } from '../../lifecycle/erase-rest.ts';
import { eraseRestJob } from '../../lifecycle/erase-rest-job.ts';
import { createBoss } from '../../platform/jobs/boss.ts';
import { leavesNewerTables } from '../../platform/jobs/queue-schema.ts';
import type { InquiryPorts } from '../../estimates/insurance/ask-payor.ts';
import { askInsurer } from '../../estimates/insurance/eligibility-inquiry.ts';
import { eligibilityInquiryJob } from '../../estimates/insurance/eligibility-inquiry-job.ts';
import type { JobKind } from '../../platform/jobs/job-kind.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';
import type { JobQueue, WaitingJobs } from '../../platform/jobs/job-queue.ts';
import { errorsOf, runEach } from '../../platform/jobs/run-each.ts';
import { measureJob } from '../../platform/telemetry/measure-job.ts';
import { sendRecoveryMessage } from '../../accounts/recovery/recovery-message.ts';
import { recoveryMessageJob } from '../../accounts/recovery/recovery-message-job.ts';
import { tellOfPrices } from '../../estimates/kept/tell-of-prices.ts';
import { priceWatchQueue } from '../../estimates/kept/price-watch-queue.ts';
import { enqueueBy } from '../../platform/jobs/job-writer.ts';
import { sendPhoneCode } from '../../enrolment/verification/send-phone-code.ts';
import { phoneCodeJob } from '../../enrolment/verification/phone-code-job.ts';
import { printLetter } from '../../documents/jobs/print-letter.ts';
import { printLetterJob } from '../../documents/jobs/print-letter-job.ts';
import { tellApp } from '../../openid/sign-outs/tell-app.ts';
import { tellAppJob } from '../../openid/sign-outs/tell-app-job.ts';
import { watchLogins } from '../../openid/sign-outs/watch-logins.ts';
import { queues } from './queues.ts';
import { removeExpired, removeStopped, startedBefore } from './retention.ts';
import { deadImportsQueue, retentionQueue } from './retention-queues.ts';
import { byServer } from '../../prices/follow/by-server.ts';
import { followPrices } from '../../prices/follow/follow-prices.ts';
import { followQueue } from '../../prices/follow/follow-queue.ts';
import { runExport } from '../../patients/export/run-export.ts';
import { importUpload } from '../../staff/prices/uploads/import-upload.ts';
import { importUploadJob } from '../../staff/prices/uploads/import-upload-job.ts';
import { exportQueue } from '../../patients/export/export-queue.ts';
import { removeUnusedOriginals } from '../../prices/originals/remove-unused-originals.ts';
import { sendMail, sendMailJob } from '../../documents/jobs/send-mail.ts';
import { sendSms, sendSmsJob } from '../../documents/jobs/send-sms.ts';
import { accessNoticeJob } from '../../proxies/access-notice-job.ts';
import { foretellChanges } from '../../proxies/foretell-changes.ts';
import { sendAccessNotice } from '../../enrolment/access-notice/send-access-notice.ts';
import { recordNoticeJob } from '../../enrolment/record-notice/record-notice-job.ts';
import { sendRecordNotice } from '../../enrolment/record-notice/send-record-notice.ts';
import { sendSignUpLetter } from '../../enrolment/activation/sign-up-letter.ts';
import { signUpLetterJob } from '../../enrolment/activation/sign-up-letter-job.ts';

/**
 * A person waits for each message. Several that come at once wake a worker once, so a worker takes many at a time, and
 * looks again at once if there may be more. A second worker continues while a slow server delays the first. Nobody is
 * woken when the pause before another try ends, so workers also look by themselves.
 */
const ATTENTION = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 4,
  batchSize: 10,
  burstWhenBatchFull: true,
  localConcurrency: 2,
  perJobResults: true,
} as const;

/**
 * An insurer may take 20 seconds, and no inquiry should wait for another one: many workers take few each. One that is silent
 * holds some of them at most, so that the others are asked at once.
 */
const ATTENTION_TO_INSURERS = {
  ...ATTENTION,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  batchSize: 2,
  localConcurrency: 20,
  localGroupConcurrency: 4,
} as const;

/**
 * An app may be silent for five seconds, in which the others have to be told (decision 166): it holds some of the workers at most. They take two words at a time, since a
 * worker looks again at once after a full batch, and not after a single one.
 */
const ATTENTION_TO_APPS = {
  ...ATTENTION,
  notifyPollingIntervalSeconds: 2,
  batchSize: 2,
  localConcurrency: 8,
  localGroupConcurrency: 6,
} as const;

/**
 * In milliseconds: how long a stopping process waits for its jobs. Longer than an insurer may take, so that no response
 * is lost.
 */
const LEAVING = 22_000;

/** The ports of all jobs together. */
export type QueuePorts = JobPorts & InquiryPorts;

/**
 * Starts the workers of this process. The queues must be installed before.
 *
 * @param schedule whether this process starts the hourly jobs. A test whose clock is its own leaves them out: the hour
 *   of the machine would delete what is old by that clock.
 */
export async function createJobQueue(
  database: Database,
  ports: QueuePorts,
  { schedule = true }: { schedule?: boolean } = {},
): Promise<JobQueue> {
  const migrate = await leavesNewerTables(database);
  const boss = createBoss(database, { migrate, supervise: true, schedule, useListenNotify: true });
  boss.on('error', (error) => ports.report({ queue: 'all', reason: error.name }));
  await boss.start();
  const { keys } = ports.settings;
  const enqueue = enqueueBy(boss, keys);
  // Only the name: a message may contain the job's data.
  const reportFailure = (queue: string, failure: unknown): void => {
    const reasons = errorsOf(failure).map((error) => (error instanceof Error ? error.name : 'unknown'));
    for (const reason of new Set(reasons)) ports.report({ queue, reason });
  };
  const work = <Data>(
    { name }: JobKind<Data>,
    handle: (data: Data) => Promise<void>,
    attention: typeof ATTENTION | typeof ATTENTION_TO_INSURERS | typeof ATTENTION_TO_APPS = ATTENTION,
  ) =>
    boss.work<{ sealed: string; traceparent?: string }>(name, attention, (jobs) =>
      Promise.all(
        jobs.map((job) =>
          measureJob(name, job.data.traceparent, async (note) => {
            const { id, data } = job;
            try {
              await handle(unsealFor(keys, 'job', data.sealed) as Data);
              // At once, and not with the batch: where another one of it takes too long, or the process is killed meanwhile, this one is not done again.
              if (jobs.length > 1) await boss.complete(name, job).catch(() => {});
              return { id, status: 'completed' as const };
            } catch (error) {
              note(error);
              reportFailure(name, error);
              return { id, status: 'failed' as const };
            }
          }),
        ),
      ),
    );
  await work(sendMailJob, (mail) => sendMail(mail, ports));
  await work(sendSmsJob, (sms) => sendSms(sms, ports));
  await work(printLetterJob, (letter) => printLetter(letter, ports));
  await work(phoneCodeJob, (code) => sendPhoneCode(code, database.db, enqueue, ports));
  await work(signUpLetterJob, (letter) => sendSignUpLetter(letter, database.db, enqueue, ports));
  await work(recordNoticeJob, (notice) => sendRecordNotice(notice, database.db, enqueue, ports));
  await work(accessNoticeJob, (notice) => sendAccessNotice(notice, database.db, enqueue, ports));
  await work(recoveryMessageJob, (message) => sendRecoveryMessage(message, database.db, enqueue, ports));
  await work(
    eligibilityInquiryJob,
    (inquiry) => askInsurer(inquiry, database.db, enqueue, ports),
    ATTENTION_TO_INSURERS,
  );
  const leaving = new AbortController();
  await work(importUploadJob, (upload) =>
    importUpload(upload, { database, settings: ports.settings, clock: ports.clock, enqueue, signal: leaving.signal }),
  );
  await work(eraseRestJob, (erased) => eraseRest(erased, database));
  await work(tellAppJob, (signOut) => tellApp(signOut, database.db, ports), ATTENTION_TO_APPS);
  const logins = watchLogins({ database, clock: ports.clock, settings: ports.settings, enqueue }, (error) =>
    reportFailure('openid-logins', error),
  );
  const workBySchedule = (name: string, run: (noteFailure: (error: unknown) => void) => Promise<void>) =>
    boss.work(name, { pollingIntervalSeconds: 30 }, () => measureJob(name, undefined, run));
  await workBySchedule(retentionQueue.name, async () => {
    try {
      const now = ports.clock.now();
      const { settings } = ports;
      await runEach([
        () => foretellChanges(database, { jobs: { enqueue }, settings, now }),
        () => removeExpired(database.db, now),
        () => removeUnusedOriginals(database.db, settings.priceFilesFolder, startedBefore(now)),
        () => removeExpiredEnrolments(database.db, settings.keys, now, ports.report),
        () => eraseClosedAccounts(database, { jobs: { enqueue }, settings, now }, ports.report),
      ]);
    } catch (error) {
      reportFailure(retentionQueue.name, error);
      // So that the queue tries again.
      throw error;
    }
  });
  await boss.schedule(retentionQueue.name, '0 * * * *');
  await boss.work(deadImportsQueue.name, { pollingIntervalSeconds: 10 }, async () => {
    try {
      await removeStopped(database, ports.settings, ports.clock.now());
    } catch (error) {
      reportFailure(deadImportsQueue.name, error);
    }
  });
  if (schedule) await boss.send(deadImportsQueue.name, {});
  await boss.schedule(deadImportsQueue.name, '* * * * *');
  await workBySchedule(followQueue.name, async (note) => {
    try {
      await followPrices(byServer(database, ports, { enqueue }, leaving.signal));
    } catch (error) {
      if (leaving.signal.aborted) return;
      note(error);
      reportFailure(followQueue.name, error);
    }
  });
  await boss.schedule(followQueue.name, '*/10 * * * *');
  await workBySchedule(exportQueue.name, async (note) => {
    const { clock, settings, patientExport: port } = ports;
    if (port === undefined) return;
    try {
      const report = ({ reason, detail }: { reason: string; detail: string }): void =>
        ports.report({ queue: exportQueue.name, reason, detail });
      await runExport({ database, clock, settings, port, signal: leaving.signal, report });
    } catch (error) {
      if (leaving.signal.aborted) return;
      note(error);
      reportFailure(exportQueue.name, error);
    }
  });
  await boss.schedule(exportQueue.name, '* * * * *');
  await workBySchedule(priceWatchQueue.name, async (note) => {
    try {
      const { clock, settings, report } = ports;
      await tellOfPrices({ database, clock, settings, report, jobs: { enqueue } });
    } catch (error) {
      note(error);
      reportFailure(priceWatchQueue.name, error);
    }
  });
  await boss.schedule(priceWatchQueue.name, '*/10 * * * *');
  return {
    enqueue,
    waiting: () => countWaiting(database.db),
    stop: async () => {
      // A file may take long; it is fetched again.
      leaving.abort(new Error('The server stops.'));
      await logins.stop();
      return boss.stop({ graceful: true, timeout: LEAVING });
    },
  };
}

/** What waits, by queue. */
export async function countWaiting(db: Kysely<Tables>): Promise<Record<string, WaitingJobs>> {
  const { rows } = await sql<WaitingJobs & { name: string }>`
    select name, count(*) as jobs, greatest(extract(epoch from now() - min(start_after)), 0)::float8 as late
    from pgboss.job where state in ('created', 'retry') group by name`.execute(db);
  const none = { jobs: 0, late: 0 };
  return Object.fromEntries(
    queues.map(({ name }) => {
      const { jobs, late } = rows.find((row) => row.name === name) ?? none;
      return [name, { jobs, late }];
    }),
  );
}
