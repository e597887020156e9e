import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../accounts/create-account.ts';
import { sendRecoveryMessage } from '../../accounts/recovery/recovery-message.ts';
import { sendPhoneCode } from '../../enrolment/verification/send-phone-code.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { createJobWriter } from '../../platform/jobs/job-writer.ts';
import { readSettings, type Settings } from '../../platform/settings/settings.ts';
import { callEngines, createTestDatabase } from '../../testing/databases.ts';
import { settableClock } from '../../testing/settable-clock.ts';

const clock = settableClock();
const profile = {
  username: 'maria',
  firstName: 'Maria',
  lastName: 'Keller',
  birthDate: '1980-02-29',
  zip: '94304',
  email: null,
  phones: ['+16505550188'],
  language: 'en',
} as const;

describe.each(callEngines)('a text message whose job runs twice, since its worker was killed, on %s', (engine) => {
  let database: Database;
  let settings: Settings;
  let jobs: Pick<JobQueue, 'enqueue' | 'stop'>;
  beforeAll(async () => {
    settings = await readSettings('test', {});
    database = await createTestDatabase(engine);
    jobs = await createJobWriter(database, settings.keys);
    const account = { profile, passwordHash: 'none', now: clock.now() };
    await database.db.transaction().execute((trx) => createAccount(trx, settings.keys, account));
  });
  afterAll(async () => {
    await jobs.stop();
    await database.close();
  });

  const queued = async (): Promise<number> => {
    const { rows } = await sql`select id from pgboss.job where name = 'send-sms'`.execute(database.db);
    return rows.length;
  };
  const ports = () => ({ settings, clock, report: () => {} });

  it('is queued once: a code', async () => {
    const before = await queued();
    const code = { id: randomUUID(), to: '+16505550188', text: 'Your code' };
    for (const _ of [1, 2]) await sendPhoneCode(code, database.db, jobs.enqueue, ports());
    expect(await queued()).toBe(before + 1);
    await sendPhoneCode({ ...code, id: randomUUID() }, database.db, jobs.enqueue, ports());
    expect(await queued()).toBe(before + 2);
  });

  it('is queued once: the username', async () => {
    const before = await queued();
    const { firstName, lastName, birthDate, zip } = profile;
    const person = { firstName, lastName, birthDate, zip };
    const message = { id: randomUUID(), language: 'en', kind: 'reminderBySms', person, suffix: '0188' } as const;
    for (const _ of [1, 2]) await sendRecoveryMessage(message, database.db, jobs.enqueue, ports());
    expect(await queued()).toBe(before + 1);
  });
});
