import { createCircuitBreaker } from '../../platform/circuit-breaker.ts';
import { limits } from '../../platform/limits/limits.ts';
import { sql } from 'kysely';
import { eventually } from '../../testing/eventually.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eligibilityByHttp } from '../../adapters/eligibility-service.ts';
import { askInsurer } from '../insurance/eligibility-inquiry.ts';
import type { SimulatedPayer } from '../../payer/simulated-payer.ts';
import { type EligibilityPort, EligibilityUnreachable } from '../../ports/eligibility.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest } from '../testing/guest.ts';
import {
  endOfCheck,
  enterBenefits,
  estimateOf,
  insuranceOf,
  openInsuranceTest,
  requestCheck,
  startCheck,
  stateOfCheck,
} from '../testing/insurance.ts';

/** Moves the clock, and with it that of the jobs: whose time has come is taken up at once, as by the next look for jobs. */
async function pass({ clock, database }: TestApp, seconds: number): Promise<void> {
  clock.advance(seconds);
  await sql`
    update pgboss.job set start_after = start_after - ${seconds}::int * interval '1 second'
    where name = 'eligibility-inquiry' and state in ('created', 'retry')`.execute(database.db);
  // The channel on which pg-boss wakes its workers.
  await sql`
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), 'eligibility-inquiry')`.execute(
    database.db,
  );
}

/** The inquiry has been sent so many times, and waits again or is given up. */
async function waitUntilSent(
  test: TestApp,
  id: string,
  sends: number,
  state: 'waiting' | 'failed' = 'waiting',
): Promise<void> {
  await eventually(async () => {
    const query = test.database.db.selectFrom('inquiries').select(['state', 'sends']).where('id', '=', id);
    expect(await query.executeTakeFirstOrThrow()).toEqual({ state, sends });
  });
}

/** The insurer has told its benefits, after a failure that was told before. */
async function waitUntilConfirmed(guest: Guest, pesGlo: string, id: string): Promise<void> {
  await eventually(async () => expect(await stateOfCheck(guest, pesGlo, [id])).toMatchObject({ RteCheck: '1' }));
}

describe.each(callEngines)('an insurer that cannot answer, on %s', (engine) => {
  let test: TestApp;
  let payer: SimulatedPayer;
  let close: () => Promise<void>;
  let guest: Guest;
  let pesGlo: string;
  beforeAll(async () => {
    ({ test, payer, close } = await openInsuranceTest(engine, {}, 'untilAsked'));
  });
  afterAll(() => close());
  beforeEach(async () => {
    guest = await openGuest(test.app);
    pesGlo = (await estimateOf(guest)).PesGlo;
  });

  const start = async (number: string): Promise<string> => {
    const { HSeqs } = await startCheck(guest, pesGlo, insuranceOf(number));
    return HSeqs[0] ?? '';
  };

  it('is said to be, with the try that failed; the portal asks again by itself after 90 seconds (CAQH CORE)', async () => {
    const numbers = ['AAA42-1', 'AAA80-1', 'DOWN-1', 'CLOSED-1', 'LATE-1', 'SILENT-1'];
    const ids: string[] = [];
    for (const number of numbers) {
      const id = await start(number);
      expect(await endOfCheck(guest, pesGlo, [id])).toMatchObject({ RteCheck: '0', RteErr: '1', Reason: 'noAnswer' });
      expect((await estimateOf(guest)).CurrentInsurance).toMatchObject({ Status: 'needsBenefits', HSeqs: [] });
      ids.push(id);
    }
    await pass(test, 80);
    expect(numbers.map((number) => payer.timesAsked(number))).toEqual([1, 1, 1, 1, 1, 1]);
    await pass(test, 11);
    const [answered = '', ...others] = ids;
    await waitUntilConfirmed(guest, pesGlo, answered);
    for (const id of others) await waitUntilSent(test, id, 2);
    expect(numbers.map((number) => payer.timesAsked(number))).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it.each([
    { number: 'AAA42-again', says: /^Your insurance provider cannot answer at the moment\. Ask again now/ },
    { number: 'AAA80-again', says: /^Your insurance provider did not respond\. Ask again now/ },
    { number: 'DOWN-again', says: /^Your insurance provider cannot be reached at the moment\. Ask again now/ },
  ])('$number: is asked at once where the patient asks again, by a new inquiry in place of the old', async (one) => {
    const first = await start(one.number);
    const failed = await endOfCheck(guest, pesGlo, [first]);
    expect(failed).toMatchObject({ RteErr: '1', CanAskAgain: true, Errors: [] });
    expect(failed.Text).toMatch(one.says);
    const second = await start(one.number);
    expect(second).not.toBe(first);
    await eventually(() => expect(payer.timesAsked(one.number)).toBe(2));
    expect(await stateOfCheck(guest, pesGlo, [first])).toMatchObject({ RteCheck: '0', RteErr: '1' });
    if (one.number === 'AAA42-again') return waitUntilConfirmed(guest, pesGlo, second);
    // The old one is given up: after 90 seconds the new one alone goes out.
    await waitUntilSent(test, second, 1);
    await pass(test, 91);
    await waitUntilSent(test, second, 2);
    await waitUntilSent(test, first, 1, 'failed');
    expect(payer.timesAsked(one.number)).toBe(3);
  });

  it.each(['CLOSED-once', 'SILENT-once'])(
    '%s: may have the question, so that it is not asked again within 90 seconds, whoever wants it',
    async (number) => {
      const id = await start(number);
      expect(await endOfCheck(guest, pesGlo, [id])).toMatchObject({ RteErr: '1', CanAskAgain: false });
      expect(await start(number)).toBe(id);
      expect(await stateOfCheck(guest, pesGlo, [id])).toMatchObject({ RteCheck: '0', RteErr: '1' });
      expect(payer.timesAsked(number)).toBe(1);
    },
  );

  it('is given up after three times, and benefits are entered by hand', async () => {
    const id = await start('DOWN-thrice');
    await waitUntilSent(test, id, 1);
    await pass(test, 91);
    await waitUntilSent(test, id, 2);
    await pass(test, 91);
    await waitUntilSent(test, id, 3, 'failed');
    const end = await endOfCheck(guest, pesGlo, [id]);
    expect(end).toMatchObject({ RteCheck: '0', RteErr: '1', Reason: 'noAnswer' });
    expect(payer.timesAsked('DOWN-thrice')).toBe(3);
    await pass(test, 500);
    expect(payer.timesAsked('DOWN-thrice')).toBe(3);
    expect((await enterBenefits(guest, pesGlo, 'overall:deductible=150')).statusCode).toBe(200);
  });

  it('does not write over what the patient entered meanwhile, and says that it has told something newer', async () => {
    const id = await start('AAA42-meanwhile');
    await waitUntilSent(test, id, 1);
    const entered = await enterBenefits(guest, pesGlo, 'overall:copay=35;overall:deductible=N/A');
    expect(entered.statusCode).toBe(200);
    await pass(test, 91);
    await waitUntilConfirmed(guest, pesGlo, id);
    const { CurrentInsurance, Messages } = await estimateOf(guest);
    expect(CurrentInsurance).toMatchObject({ Status: 'entered' });
    expect(Messages.map(({ Name }) => Name)).toContain('benChanged');
  });
});

describe.each(callEngines)('an insurer that cannot be reached at all, on %s', (engine) => {
  it('is said to be at once, and asked again after 10 seconds or when the patient wants it', async () => {
    const ask = vi.fn<EligibilityPort['ask']>(async () => {
      throw new EligibilityUnreachable('unreachable', 'now', 'ECONNREFUSED');
    });
    const { test, close } = await openInsuranceTest(engine, { eligibility: { ask, close: async () => {} } });
    const guest = await openGuest(test.app);
    const { PesGlo } = await estimateOf(guest);
    const [first = ''] = (await startCheck(guest, PesGlo, insuranceOf('ACTIVE-unreached'))).HSeqs;
    const failed = { RteCheck: '0', RteErr: '1', Reason: 'noAnswer', CanAskAgain: true };
    expect(await endOfCheck(guest, PesGlo, [first])).toMatchObject(failed);
    await pass(test, 11);
    await eventually(() => expect(ask).toHaveBeenCalledTimes(2));
    await waitUntilSent(test, first, 2);
    const [second = ''] = (await requestCheck(guest, PesGlo)).HSeqs;
    expect(second).not.toBe(first);
    expect(await endOfCheck(guest, PesGlo, [second])).toMatchObject(failed);
    expect(ask).toHaveBeenCalledTimes(3);
    await close();
  });
});

describe.each(callEngines)('an inquiry of which nobody hears any more, on %s', (engine) => {
  it('is left without an answer, not pending for ever', async () => {
    let endOfWait = (_text: string): void => {};
    const ask = vi.fn<EligibilityPort['ask']>(
      () =>
        new Promise((resolve) => {
          endOfWait = resolve;
        }),
    );
    const { test, close } = await openInsuranceTest(engine, { eligibility: { ask, close: async () => {} } });
    const guest = await openGuest(test.app);
    const { PesGlo } = await estimateOf(guest);
    const { HSeqs } = await startCheck(guest, PesGlo, insuranceOf('ACTIVE-lost'));
    await eventually(() => expect(ask).toHaveBeenCalledOnce());
    test.clock.advance(599);
    expect(await stateOfCheck(guest, PesGlo, HSeqs)).toMatchObject({ RteCheck: '-1' });
    test.clock.advance(2);
    expect(await stateOfCheck(guest, PesGlo, HSeqs)).toMatchObject({ RteCheck: '0', Reason: 'noAnswer' });
    endOfWait('');
    await close();
  });
});

describe.each(callEngines)('a server that is killed while an inquiry is pending, on %s', (engine) => {
  it('leaves it to another, which does not send it within 90 seconds', async () => {
    const { test: other, payer, close } = await openInsuranceTest(engine);
    let answerOfKilled = (_text: string): void => {};
    // Never answers, as for a process that is gone.
    const ask = vi.fn<EligibilityPort['ask']>(
      () =>
        new Promise((resolve) => {
          answerOfKilled = resolve;
        }),
    );
    const killed = await buildTestApp(engine, { eligibility: { ask, close: async () => {} } });
    const { database, clock, settings } = killed;
    const guest = await openGuest(killed.app);
    const { PesGlo } = await estimateOf(guest);
    const { HSeqs } = await startCheck(guest, PesGlo, insuranceOf('ACTIVE-killed'));
    await eventually(() => expect(ask).toHaveBeenCalledOnce());

    const service = { protocol: 'x12', url: payer.urlOf('x12') } as const;
    const eligibility = eligibilityByHttp({ senderId: 'PORTICO', receiverId: 'PAYER', service }, { clock });
    const { owner_id } = await database.db.selectFrom('inquiries').select('owner_id').executeTakeFirstOrThrow();
    const enqueue = vi.fn<Parameters<typeof askInsurer>[2]>(async () => {});
    const takeOver = (): Promise<void> =>
      askInsurer({ ownerId: owner_id, accountId: null, inquiryId: HSeqs[0] ?? '' }, database.db, enqueue, {
        eligibility,
        clock,
        settings,
        report: () => {},
        keepControls: () => {},
        keepDeviation: () => {},
        breaker: createCircuitBreaker(() => clock.now(), limits.silentPayor),
      });
    clock.advance(89);
    await takeOver();
    expect(payer.timesAsked('ACTIVE-killed')).toBe(0);
    expect(enqueue.mock.calls.map(([, , afterSeconds]) => afterSeconds)).toEqual([1]);
    expect(await stateOfCheck(guest, PesGlo, HSeqs)).toMatchObject({ RteCheck: '-1' });

    clock.advance(1);
    await Promise.all([takeOver(), takeOver(), takeOver()]);
    expect(payer.timesAsked('ACTIVE-killed')).toBe(1);
    expect(await stateOfCheck(guest, PesGlo, HSeqs)).toMatchObject({ RteCheck: '1' });

    // What the first one asked is answered after all, and changes nothing.
    answerOfKilled(randomUUID());
    await takeOver();
    expect(await stateOfCheck(guest, PesGlo, HSeqs)).toMatchObject({ RteCheck: '1' });
    await killed.close();
    await eligibility.close();
    await other.app.close();
    await close();
  });
});
