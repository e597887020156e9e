import { createCircuitBreaker } from '../../platform/circuit-breaker.ts';
import { limits } from '../../platform/limits/limits.ts';
import { sendMailJob } from '../../documents/jobs/send-mail.ts';
import { eventually } from '../../testing/eventually.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appSignOutsByHttp } from '../../adapters/app-sign-outs-http.ts';
import { lettersToFolder } from '../../adapters/letters-folder.ts';
import { mailToOutbox } from '../../adapters/mail-outbox.ts';
import { patientsOfRegistry } from '../../adapters/patients-registry.ts';
import { smsToOutbox } from '../../adapters/sms-outbox.ts';
import type { Database } from '../../platform/db/database.ts';
import { listOutbox } from '../../platform/outbox.ts';
import type { EligibilityPort } from '../../ports/eligibility.ts';
import type { Mail } from '../../ports/mail.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { engines, createTestDatabase } from '../../testing/databases.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { createBoss } from '../../platform/jobs/boss.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { listFollows, saveFollow } from '../../prices/queries/price-follows.ts';
import { createJobQueue, type QueuePorts } from './open-job-queue.ts';
import { removeExpired } from './retention.ts';

function mailTo(to: string): Mail {
  return { id: randomUUID(), to, subject: 'Your estimate', text: 'An MRI of your knee.' };
}

const eligibility: EligibilityPort = { ask: () => Promise.reject(new Error('not asked')), close: async () => {} };
const breaker = createCircuitBreaker(() => new Date(), limits.silentPayor);
const appSignOuts = appSignOutsByHttp();
const kept = { keepControls: () => {}, keepDeviation: () => {}, breaker, appSignOuts };

describe.each(engines)('jobs on %s', (engine) => {
  const clock = settableClock();
  const report = vi.fn<(failure: { queue: string; reason: string }) => void>();
  let database: Database;
  let queue: JobQueue;

  beforeAll(async () => {
    database = await createTestDatabase(engine);
    queue = await createJobQueue(database, await portsOf(database));
  });
  afterAll(async () => {
    await queue.stop();
    await database.close();
  });

  const portsOf = async ({ db }: Database, more: Partial<QueuePorts> = {}): Promise<QueuePorts> => {
    const settings = { ...(await readSettings('test', {})), priceFilesFolder: 'unused' };
    return {
      mail: mailToOutbox(db, clock),
      sms: smsToOutbox(db, clock),
      letters: lettersToFolder(db, clock, 'unused'),
      patients: patientsOfRegistry(db, settings.keys),
      eligibility,
      ...kept,
      clock,
      settings,
      report,
      ...more,
    };
  };

  const enqueue = (mail: Mail): Promise<void> =>
    database.db.transaction().execute((trx) => queue.enqueue(trx, sendMailJob.of(mail)));

  const recipients = async (): Promise<string[]> => (await listOutbox(database.db)).map((row) => row.recipient);

  it('sends a mail after the transaction that asked for it', async () => {
    await enqueue(mailTo('maria@example.org'));
    await eventually(async () => expect(await recipients()).toContain('maria@example.org'));
  });

  it('sends many that come at once, one after the other without a pause', async () => {
    const addresses = Array.from({ length: 20 }, (_, at) => `person${at}@example.org`);
    await database.db.transaction().execute(async (trx) => {
      for (const to of addresses) await queue.enqueue(trx, { name: 'send-mail', data: mailTo(to) });
    });
    await eventually(async () => expect(await recipients()).toEqual(expect.arrayContaining(addresses)));
  });

  it('forgets a mail whose transaction failed', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await queue.enqueue(trx, { name: 'send-mail', data: mailTo('never@example.org') });
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    await enqueue(mailTo('later@example.org'));
    await eventually(async () => expect(await recipients()).toContain('later@example.org'));
    expect(await recipients()).not.toContain('never@example.org');
  });

  it('gives up on a mailbox that refuses, and tries again where that may help', async () => {
    await enqueue(mailTo('bounce@fail.example'));
    await enqueue(mailTo('slow@fail.example'));
    await eventually(async () => {
      const { rows } = await sql<{ state: string }>`
        select state::text from pgboss.job where name = 'send-mail' order by created_on desc limit 2`.execute(
        database.db,
      );
      expect(rows.map((row) => row.state)).toEqual(['retry', 'completed']);
    });
    expect(new Set(report.mock.calls.map(([failure]) => failure.reason))).toEqual(new Set(['deferred', 'refused']));
  });

  // Findings, reliability 4: what a killed process had begun went on after two and a half minutes.
  it('goes on with a job whose worker was killed, within the lease and a few seconds (issue 16, point 3)', async () => {
    const job = sendMailJob.of(mailTo('cut@example.org'));
    await database.db.transaction().execute((trx) => queue.enqueue(trx, job, 3600));
    // As a worker leaves it that was killed: under way, and silent for longer than the lease.
    const { rows } = await sql`
      update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '11 seconds'
      where name = 'send-mail' and state = 'created' and start_after > now() + interval '30 minutes'
      returning id`.execute(database.db);
    expect(rows).toHaveLength(1);
    await eventually(async () => expect(await recipients()).toContain('cut@example.org'));
  });

  it('keeps neither address nor matter readable while a mail waits', async () => {
    const { rows } = await sql<{ data: unknown }>`select data from pgboss.job`.execute(database.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/example\.org|your knee/);
  });

  it('counts what waits', async () => {
    const waiting = {
      'send-mail': 1,
      'send-sms': 0,
      'print-letter': 0,
      'phone-code': 0,
      'record-notice': 0,
      'access-notice': 0,
      'sign-up-letter': 0,
      'recovery-message': 0,
      'eligibility-inquiry': 0,
      'tell-app': 0,
      'erase-rest': 0,
      'import-upload': 0,
      retention: 0,
      // Their time comes every minute, or every few.
      'dead-imports': expect.any(Number),
      'export-patients': expect.any(Number),
      'follow-prices': expect.any(Number),
      'watch-prices': expect.any(Number),
    };
    // While it is tried again, it does not wait.
    await eventually(async () => {
      const found = await queue.waiting();
      expect(Object.fromEntries(Object.entries(found).map(([name, { jobs }]) => [name, jobs]))).toEqual(waiting);
      // It has been due since it was queued, or since its pause ended.
      expect(found['send-mail']?.late).toBeGreaterThanOrEqual(0);
    });
  });

  it('looks at the price files that are followed, and tells staff', async () => {
    const follow = {
      locationId: 'alder-main',
      address: 'https://10.0.0.8/prices.json',
      locationName: null,
      accepts: [],
    };
    await database.db.transaction().execute((trx) => saveFollow(trx, follow, clock.now()));
    const boss = createBoss(database, { migrate: false, supervise: false, schedule: false, useListenNotify: false });
    await boss.start();
    await boss.send('follow-prices', {});
    await boss.stop({ graceful: false });
    await eventually(async () => expect(await recipients()).toContain('prices@alderbay.example'));
    expect(await listFollows(database.db)).toMatchObject([{ failure: 'privateAddress', failures: 1 }]);
  });

  it('reports a retention that failed', async () => {
    const own = await createTestDatabase(engine);
    await sql`alter table captcha_uses rename to misplaced`.execute(own.db);
    const boss = createBoss(own, { migrate: false, supervise: false, schedule: false, useListenNotify: false });
    await boss.start();
    await boss.send('retention', {});
    await boss.stop({ graceful: false });
    const failed = vi.fn<(failure: { queue: string; reason: string }) => void>();
    const jobs = await createJobQueue(own, await portsOf(own, { report: failed }));
    await eventually(() => expect(failed).toHaveBeenCalledWith({ queue: 'retention', reason: expect.any(String) }));
    await jobs.stop();
    await own.close();
  });

  // Longer than an insurer may take to answer.
  const slow = 20_000;
  it.skipIf(engine !== 'pglite')(
    'lets what is under way be finished when the process leaves: an answer is not lost',
    { timeout: 2 * slow },
    async () => {
      const own = await createTestDatabase(engine);
      const sent = Promise.withResolvers<void>();
      const finished = vi.fn<() => void>();
      const jobs = await createJobQueue(
        own,
        await portsOf(own, {
          mail: {
            send: async () => {
              sent.resolve();
              await wait(slow);
              finished();
              return 'accepted';
            },
            close: async () => {},
          },
        }),
      );
      const job = { name: 'send-mail', data: mailTo('slow@example.org') } as const;
      await own.db.transaction().execute((trx) => jobs.enqueue(trx, job));
      await sent.promise;
      await jobs.stop();
      expect(finished).toHaveBeenCalledOnce();
      await own.close();
    },
  );

  it('is done with each job of several as it ends, so that a slow one does not have the others done again', async () => {
    const own = await createTestDatabase(engine);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const jobs = await createJobQueue(
      own,
      await portsOf(own, {
        mail: {
          send: async ({ to }) => {
            if (to === 'slow@example.org') await released;
            return 'accepted';
          },
          close: async () => {},
        },
      }),
    );
    await own.db.transaction().execute(async (trx) => {
      for (const to of ['slow@example.org', 'fast@example.org'])
        await jobs.enqueue(trx, { name: 'send-mail', data: mailTo(to) });
    });
    await eventually(async () => {
      const { rows } = await sql<{ state: string }>`
        select state::text from pgboss.job where name = 'send-mail' order by state`.execute(own.db);
      expect(rows.map(({ state }) => state).toSorted()).toEqual(['active', 'completed']);
    }).finally(release);
    await jobs.stop();
    await own.close();
  });

  it('deletes what has expired, and nothing else', async () => {
    const past = new Date(clock.now().getTime() - 1000);
    const future = new Date(clock.now().getTime() + 1000);
    await database.db
      .insertInto('captcha_uses')
      .values([
        { challenge: 'old', expires_at: past },
        { challenge: 'new', expires_at: future },
      ])
      .execute();
    const accepted = { browser_hash: Buffer.alloc(32), accepted_at: past };
    await database.db
      .insertInto('guest_sessions')
      .values([
        { ...accepted, token_hash: Buffer.alloc(32, 1), terms_version: 'old', expires_at: past },
        { ...accepted, token_hash: Buffer.alloc(32, 2), terms_version: 'new', expires_at: future },
      ])
      .execute();
    const notice = { account_id: randomUUID(), patient_id: randomUUID(), tied_at: past };
    await database.db
      .insertInto('record_notices')
      .values([
        { ...notice, code_hash: Buffer.alloc(32, 1), expires_at: past },
        { ...notice, code_hash: Buffer.alloc(32, 2), expires_at: future },
      ])
      .execute();
    const eightDays = 8 * 24 * 3600;
    await removeExpired(database.db, clock.now());
    const left = await database.db.selectFrom('captcha_uses').select('challenge').execute();
    expect(left).toEqual([{ challenge: 'new' }]);
    const acceptances = await database.db.selectFrom('guest_sessions').select('terms_version').execute();
    expect(acceptances).toEqual([{ terms_version: 'new' }]);
    const notices = await database.db.selectFrom('record_notices').select('expires_at').execute();
    expect(notices).toEqual([{ expires_at: future }]);
    expect(await recipients()).not.toEqual([]);
    clock.advance(eightDays);
    await removeExpired(database.db, clock.now());
    expect(await recipients()).toEqual([]);
  });
});
