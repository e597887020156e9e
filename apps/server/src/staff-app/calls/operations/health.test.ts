import { STAFF_SESSION_PATH } from '@portico/staff-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../../platform/limits/limits.ts';
import { noteService } from '../../../platform/telemetry/service-notes.ts';
import { callEngines } from '../../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openStaffTest, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 1: "health of every outside service and of the queue".

describe.each(callEngines)('health at the screen, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  beforeAll(async () => {
    test = await buildTestApp(engine, { areJobsLeft: true });
    staffTest = await openStaffTest(test);
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
  });

  it('tells of services since when they answer or do not, of queues, disks and prices', async () => {
    const [now, before] = [new Date(), new Date(Date.now() - 60_000)];
    const [payor] = test.settings.healthSystem.payors;
    // Other tests of this process may have asked it, and insurers, too.
    noteService({ kind: 'service', name: 'bureau' }, 'answered', before);
    noteService({ kind: 'service', name: 'bureau' }, 'timeout', before);
    noteService({ kind: 'service', name: 'bureau' }, 'unreachable', now);
    noteService({ kind: 'insurer', name: payor?.id ?? '' }, 'rejected', now);
    const priya = await staffTest.signedIn('priya');
    const health = (await priya.call('readHealth')).json();
    expect(health).toMatchObject({ readiness: 'ready', host: expect.any(String) });
    expect(health.services).toContainEqual({
      name: 'bureau',
      outcome: 'unreachable',
      since: before.toISOString(),
      lastAt: now.toISOString(),
    });
    expect(health.insurers).toContainEqual(expect.objectContaining({ name: payor?.name, outcome: 'answered' }));
    expect(health.queues).toContainEqual({ name: 'send-mail', jobs: 0, dueSince: null, isLate: false });
    expect(health.disks.every(({ free, size }: { free: number; size: number }) => free <= size)).toBe(true);
  });

  it('does not keep a session open that only its page asks by: nobody sits there', async () => {
    const priya = await staffTest.signedIn('priya');
    const half = limits.idleStaffSession.window / 2;
    test.clock.advance(half);
    expect((await priya.send({ url: STAFF_SESSION_PATH })).json().session).not.toBeNull();
    const session = (await priya.send({ url: STAFF_SESSION_PATH })).json().session;
    for (const _each of [1, 2, 3]) {
      test.clock.advance(half / 2);
      const headers = { origin: 'https://staff.example.org', 'x-staff-token': session.antiForgeryToken };
      await priya.send({ method: 'POST', url: '/calls/readHealth', payload: {}, headers });
    }
    test.clock.advance(half / 2 + 1);
    expect((await priya.send({ url: STAFF_SESSION_PATH })).json().session).toBeNull();
  });
});
