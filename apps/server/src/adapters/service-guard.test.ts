import { afterEach, describe, expect, it } from 'vitest';
import { limits } from '../platform/limits/limits.ts';
import { type ServiceStandIn, startServiceStandIn, type StandInReply } from '../testing/service-stand-in.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { askerOf } from './json-service.ts';
import type { ServiceError } from './service-error.ts';
import { createServiceGuard } from './service-guard.ts';

let service: ServiceStandIn | undefined;
afterEach(() => service?.close());

/** A service that replies so, and how it is asked. */
async function setUp(reply: () => StandInReply | Promise<StandInReply>) {
  service = await startServiceStandIn(reply);
  const reported: ServiceError[] = [];
  const report = (error: ServiceError): void => void reported.push(error);
  const ask = askerOf('card check', { url: service.url }, { report, patience: 5000 });
  return { reported, taken: service.taken, question: () => ask({ path: '/check', body: {}, read: (body) => body }) };
}

describe('an outside service that holds nobody up (issue 16, point 3)', () => {
  it('is not asked while it is silent, and counts as out of reach', async () => {
    const { number } = limits.silentService;
    const { question, taken, reported } = await setUp(() => ({ status: 503, raw: '' }));
    for (let time = 0; time < number; time += 1) expect(await question()).toBeUndefined();
    expect(await question()).toBeUndefined();
    expect(taken).toHaveLength(number);
    expect(reported.at(-1)).toEqual({ service: 'card check', reason: 'unreachable', detail: 'silent, not asked' });
  });

  it('is asked on while it answers, a refusal among that', async () => {
    const { question, taken } = await setUp(() => ({ status: 400, json: {} }));
    const times = limits.silentService.number + 3;
    for (let time = 0; time < times; time += 1) await question();
    expect(taken).toHaveLength(times);
  });

  it('has so many wait for it at once, and no more', async () => {
    const { number } = limits.serviceAtOnce;
    const { promise: open, resolve: answer } = Promise.withResolvers<void>();
    const { question, taken, reported } = await setUp(async () => {
      await open;
      return { json: { outcome: 'match' } };
    });
    const waiting = Array.from({ length: number }, () => question());
    expect(await question()).toBeUndefined();
    expect(reported).toEqual([{ service: 'card check', reason: 'unreachable', detail: 'too many at once' }]);
    answer();
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => ({ outcome: 'match' })));
    expect(await question()).toEqual({ outcome: 'match' });
    expect(taken).toHaveLength(number + 1);
  });

  it('is tried by one question after the pause', () => {
    const clock = settableClock();
    const guard = createServiceGuard(() => clock.now());
    for (let time = 0; time < limits.silentService.number; time += 1) {
      expect(guard.refusal()).toBeNull();
      guard.done('timeout');
    }
    expect(guard.refusal()).toMatchObject({ detail: 'silent, not asked' });
    clock.advance(limits.silentService.window);
    expect([guard.refusal(), guard.refusal()?.detail]).toEqual([null, 'silent, not asked']);
    guard.done();
    expect(guard.refusal()).toBeNull();
  });
});
