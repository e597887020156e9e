import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eligibilityByHttp } from '../../adapters/eligibility-service.ts';
import { askInsurer } from '../insurance/eligibility-inquiry.ts';
import type { SimulatedPayer } from '../../payer/simulated-payer.ts';
import type { EligibilityPort } from '../../ports/eligibility.ts';
import { engines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Guest, openGuest } from '../testing/guest.ts';
import {
  endOfCheck,
  enterBenefits,
  estimateOf,
  insuranceOf,
  openInsuranceTest,
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

/** The inquiry has been sent so many times and waits again. */
async function waitUntilSent(test: TestApp, id: string, sends: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const query = test.database.db.selectFrom('inquiries').select(['state', 'sends']).where('id', '=', id);
      expect(await query.executeTakeFirstOrThrow()).toEqual({ state: 'waiting', sends });
    },
    { timeout: 15_000, interval: 50 },
  );
}

describe.each(engines)('an insurer that cannot answer, on %s', (engine) => {
  let test: TestApp;
  let payer: SimulatedPayer;
  let close: () => Promise<void>;
  let guest: Guest;
  let pesGlo: string;
  beforeAll(async () => {
    ({ test, payer, close } = await openInsuranceTest(engine));
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

  it('is asked again after 90 seconds, and pending until then', async () => {
    const numbers = ['AAA42-1', 'AAA80-1', 'DOWN-1', 'CLOSED-1', 'LATE-1', 'SILENT-1'];
    const ids = new Map<string, string>();
    for (const number of numbers) {
      ids.set(number, await start(number));
      await waitUntilSent(test, ids.get(number) ?? '', 1);
    }
    expect(await stateOfCheck(guest, pesGlo, [...ids.values()])).toMatchObject({ RteCheck: '-1', RteErr: '0' });
    await pass(test, 80);
    for (const number of numbers) expect(await start(number)).toBe(ids.get(number));
    expect(numbers.map((number) => payer.timesAsked(number))).toEqual([1, 1, 1, 1, 1, 1]);
    await pass(test, 11);
    const [answered = '', ...others] = ids.values();
    expect(await endOfCheck(guest, pesGlo, [answered])).toMatchObject({ RteCheck: '1' });
    for (const id of others) await waitUntilSent(test, id, 2);
    expect(numbers.map((number) => payer.timesAsked(number))).toEqual([2, 2, 2, 2, 2, 2]);
  }, 60_000);

  it('is given up after three times, and benefits are entered by hand', async () => {
    const id = await start('DOWN-thrice');
    await waitUntilSent(test, id, 1);
    await pass(test, 91);
    await waitUntilSent(test, id, 2);
    await pass(test, 91);
    const end = await endOfCheck(guest, pesGlo, [id]);
    expect(end).toMatchObject({ RteCheck: '0', RteErr: '1', Reason: 'noAnswer' });
    expect(end.Text).toMatch(/^Your insurance provider gave no answer that we can use\./);
    expect(payer.timesAsked('DOWN-thrice')).toBe(3);
    await pass(test, 500);
    expect(payer.timesAsked('DOWN-thrice')).toBe(3);
    expect((await enterBenefits(guest, pesGlo, 'overall:deductible=150')).statusCode).toBe(200);
  }, 40_000);

  it('does not write over what the patient entered meanwhile, and says that it has told something newer', async () => {
    const id = await start('AAA42-meanwhile');
    await waitUntilSent(test, id, 1);
    const entered = await enterBenefits(guest, pesGlo, 'overall:copay=35;overall:deductible=N/A');
    expect(entered.statusCode).toBe(200);
    await pass(test, 91);
    expect(await endOfCheck(guest, pesGlo, [id])).toMatchObject({ RteCheck: '1' });
    expect((await estimateOf(guest)).CurrentInsurance).toMatchObject({ Status: 'entered' });
  }, 40_000);

  it('leaves a check that nobody hears of any more without an answer, not pending for ever', async () => {
    const id = await start('SILENT-lost');
    await waitUntilSent(test, id, 1);
    test.clock.advance(601);
    expect(await stateOfCheck(guest, pesGlo, [id])).toMatchObject({ RteCheck: '0', Reason: 'noAnswer' });
  }, 40_000);
});

describe.each(engines)('a server that is killed while an inquiry is pending, on %s', (engine) => {
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
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce(), 10_000);

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
  }, 40_000);
});
