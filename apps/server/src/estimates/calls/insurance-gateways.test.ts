import { createCircuitBreaker } from '../../platform/circuit-breaker.ts';
import { limits } from '../../platform/limits/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEligibility } from '../../adapters/eligibility.ts';
import { upsertPayorNames } from '../../prices/queries/payor-names.ts';
import { unseal } from '../../platform/crypto/sealed.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { type SimulatedPayer, startSimulatedPayer } from '../../payer/simulated-payer.ts';
import { type EligibilityPort, EligibilityUnreachable } from '../../ports/eligibility.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { askInsurer } from '../insurance/eligibility-inquiry.ts';
import { type Guest, openGuest } from '../testing/guest.ts';
import { importPrices } from '../testing/import-prices.ts';
import { endOfCheck, estimateOf, insuranceOf, startCheck, stateOfCheck } from '../testing/insurance.ts';

/** Fields that the demonstration's insurers ask for besides. */
const larkspur = { PayorId: 'larkspur-trust', GroupNumber: 'G-1' };
const poppy = { PayorId: 'golden-poppy' };
const redwood = { PayorId: 'redwood-family-plan' };

/** A message that went out, by its gateway and the service types of its EQ. */
interface Sent {
  gateway: string;
  serviceTypes: string;
}

describe('an insurer that is asked through gateways of its own (docs/gateways.md)', () => {
  let test: TestApp;
  let payer: SimulatedPayer;
  let port: EligibilityPort;
  let guest: Guest;
  const sent: Sent[] = [];
  const reports: object[] = [];
  /** Of the last check. */
  let inquiryId = '';
  /** Answers about MRIs wait for it. */
  let held = Promise.resolve();
  /** What a test puts in place of the answer to a message; undefined for the payer's own. */
  let instead: (text: string) => string | Error | undefined = () => undefined;

  beforeAll(async () => {
    const clock = settableClock();
    const { eligibility } = await readSettings('test', {});
    port = await createEligibility(eligibility, clock, async () => (payer = await startSimulatedPayer(clock, 20)));
    const ask: EligibilityPort['ask'] = async (text, gateway, answerSeconds) => {
      if (text.includes('EQ*62~')) await held;
      sent.push({ gateway, serviceTypes: /EQ\*([^~]*)~/.exec(text)?.[1] ?? '' });
      const other = instead(text);
      if (other instanceof Error) throw other;
      return other ?? port.ask(text, gateway, answerSeconds);
    };
    test = await buildTestApp('pglite', {
      eligibility: { ask, close: async () => {} },
      jobs: { report: (failure) => reports.push(failure) },
      settings: { inquiriesPerHour: 1000, callsPerMinute: 100_000 },
    });
    const rates = ['Golden Poppy', 'Meridian'].map((name) => ({ payer: name, plan: 'All', dollars: 1000 }));
    await importPrices(test, 'alder-main', [{ code: '73721', gross: 2000, cash: 1900, rates }]);
    const names = [
      { payerName: 'Golden Poppy', planName: 'All', payorId: 'golden-poppy', portalPlan: null },
      { payerName: 'Meridian', planName: 'All', payorId: 'meridian', portalPlan: null },
    ];
    await test.database.db.transaction().execute((trx) => upsertPayorNames(trx, 'alder-main', names, test.clock.now()));
    guest = await openGuest(test.app);
  });
  afterAll(async () => {
    await test.close();
    await port.close();
  });

  /** Asks about an MRI (62 alone) or another service, and waits for the end. */
  async function check(memberNumber: string, insurance: object, template = 'mri-knee') {
    sent.length = 0;
    reports.length = 0;
    const { PesGlo } = await estimateOf(guest, template);
    const started = await startCheck(guest, PesGlo, insuranceOf(memberNumber, insurance));
    expect(started.HSeqs).toHaveLength(1);
    inquiryId = started.HSeqs[0] ?? '';
    return endOfCheck(guest, PesGlo, started.HSeqs);
  }
  /** The last entries of the audit trail about inquiries, the newest first. */
  const lastAsked = async (number: number) => {
    const entries = await test.database.db
      .selectFrom('audit_entries')
      .select('details')
      .where('event', '=', 'eligibilityAsked')
      .orderBy('number', 'desc')
      .limit(number)
      .execute();
    return entries.map(({ details }) => details);
  };
  /** The messages that are kept of the last check. */
  const stored = async () => {
    const row = await test.database.db
      .selectFrom('inquiries')
      .select(['owner_id', 'id', 'request', 'reply'])
      .where('id', '=', inquiryId)
      .executeTakeFirstOrThrow();
    const opened = (part: 'request' | 'reply'): unknown =>
      row[part] === null ? null : unseal(test.settings.keys, { column: `inquiries.${part}`, row }, row[part]);
    return { request: opened('request'), reply: opened('reply') };
  };

  it('takes one service type in a 270: the plan and each type of the care, joined in one answer', async () => {
    const { RteCheck } = await check('COPAY-one', larkspur);
    expect(sent).toEqual([
      { gateway: 'harbor', serviceTypes: '30' },
      { gateway: 'harbor', serviceTypes: '62' },
    ]);
    expect(RteCheck).toBe('1');
    expect(reports).toEqual([]);
    const { request, reply } = await stored();
    expect([request, reply]).toEqual([
      [expect.stringContaining('EQ*30~'), expect.stringContaining('EQ*62~')],
      [expect.stringContaining('*271*'), expect.stringContaining('*271*')],
    ]);
    expect(request).toEqual(Array(2).fill(expect.stringContaining('*30*941234567      *01*123456789      *')));
  });

  it('a part that failed leaves its service type open, while the rest stands', async () => {
    instead = (text) => (text.includes('EQ*62~') ? new EligibilityUnreachable('timeout', 'later', 'slow') : undefined);
    const end = await check('COPAY-part', larkspur);
    instead = () => undefined;
    expect(end).toMatchObject({ RteCheck: '0', RteErr: '0', Reason: 'incomplete' });
    expect(reports).toEqual([{ queue: 'eligibility-inquiry', gateway: 'harbor', reason: 'timeout', detail: 'slow' }]);
    // The plan's 10 % do not stand in for what was asked and not answered.
    const benefits = JSON.stringify(end.EstInfo);
    expect(benefits).toContain('Direct');
    expect(end.EstInfo?.CurrentInsurance).toMatchObject({ Status: 'needsBenefits' });
  });

  it('is pending until the last part is there', async () => {
    let open = (): void => {};
    held = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { PesGlo } = await estimateOf(guest);
    const { HSeqs } = await startCheck(guest, PesGlo, insuranceOf('COPAY-late', larkspur));
    expect(await stateOfCheck(guest, PesGlo, HSeqs)).toMatchObject({ RteCheck: '-1' });
    open();
    expect(await endOfCheck(guest, PesGlo, HSeqs)).toMatchObject({ RteCheck: '1' });
  });

  it('answers the plan alone: its figures say so', async () => {
    const { RteCheck, EstInfo } = await check('ACTIVE-plan', poppy);
    expect(sent).toEqual([{ gateway: 'default', serviceTypes: '30' }]);
    expect(RteCheck).toBe('1');
    const total = EstInfo?.Estimate?.Working.at(-1);
    expect(total?.Detail).toContain(
      'Your insurer gives figures for the whole plan only, so these are used for this care.',
    );
  });

  it('says nothing of the kind where the insurer answers for the care itself', async () => {
    const { EstInfo } = await check('ACTIVE-care', { PayorId: 'meridian' });
    expect(EstInfo?.Estimate?.Working).not.toEqual([]);
    expect(JSON.stringify(EstInfo)).not.toContain('for the whole plan only');
  });

  it('is asked through the next gateway at once where the first is out of service', async () => {
    const { RteCheck } = await check('ACTIVE-next', redwood);
    expect(sent.map(({ gateway }) => gateway)).toEqual(['pier', 'default']);
    expect(RteCheck).toBe('1');
    expect(payer.timesAsked('ACTIVE-next')).toBe(1);
    const { request, reply } = await stored();
    expect(request).toEqual([expect.stringContaining('*PIER '), expect.stringContaining('*SIMULATEDPAYER ')]);
    expect(reply).toEqual([expect.stringContaining('*271*')]);
    expect(reports).toEqual([
      { queue: 'eligibility-inquiry', gateway: 'pier', reason: 'unreachable', detail: 'HTTP 503' },
    ]);
    expect(await lastAsked(2)).toEqual([
      expect.objectContaining({ gateway: 'default', send: 1 }),
      expect.objectContaining({ gateway: 'pier', send: 1 }),
    ]);
  });

  it('is not asked through another gateway where the first may have passed it on (CAQH CORE: 90 seconds)', async () => {
    instead = () => new EligibilityUnreachable('timeout', 'later', 'no answer in time');
    const end = await check('ACTIVE-held', redwood);
    expect(end).toMatchObject({ RteCheck: '0', Reason: 'noAnswer', CanAskAgain: false });
    expect(sent).toEqual([{ gateway: 'pier', serviceTypes: '30^62' }]);
    instead = () => undefined;

    // The try after 90 seconds begins with the next gateway.
    test.clock.advance(91);
    const inquiry = await test.database.db
      .selectFrom('inquiries')
      .select(['id', 'owner_id'])
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    const job = { ownerId: inquiry.owner_id, accountId: null, inquiryId: inquiry.id };
    const silent = { report: () => {}, keepControls: () => {}, keepDeviation: () => {} };
    const { clock, settings, database } = test;
    const breaker = createCircuitBreaker(() => clock.now(), limits.silentPayor);
    await askInsurer(job, database.db, async () => {}, { eligibility: port, clock, settings, breaker, ...silent });
    const asked = await lastAsked(1);
    expect(asked).toEqual([expect.objectContaining({ gateway: 'default', send: 2 })]);
  });

  it('is asked again at once by who wants it, where no gateway passes anything on', async () => {
    instead = () => new EligibilityUnreachable('unreachable', 'now', 'ECONNREFUSED');
    const end = await check('ACTIVE-down', redwood);
    expect(end).toMatchObject({ RteCheck: '0', Reason: 'noAnswer', CanAskAgain: true });
    expect(sent.map(({ gateway }) => gateway)).toEqual(['pier', 'default']);
    instead = () => undefined;
    expect(await check('ACTIVE-down', redwood)).toMatchObject({ RteCheck: '1' });
  });
});

describe('an insurer that has gone silent (issue 16, point 3; Findings, reliability 3)', () => {
  const clock = settableClock();
  const asked: string[] = [];
  const reports: object[] = [];
  let answers: 'nothing' | 'as ever' = 'nothing';
  let test: TestApp;
  let payer: SimulatedPayer;
  let port: EligibilityPort;
  let guest: Guest;
  beforeAll(async () => {
    const { eligibility } = await readSettings('test', {});
    port = await createEligibility(eligibility, clock, async () => (payer = await startSimulatedPayer(clock, 20)));
    const ask: EligibilityPort['ask'] = async (text, gateway, answerSeconds) => {
      asked.push(gateway);
      if (answers === 'nothing') throw new EligibilityUnreachable('timeout', 'later', 'no answer in time');
      return port.ask(text, gateway, answerSeconds);
    };
    const breaker = createCircuitBreaker(() => clock.now(), limits.silentPayor);
    test = await buildTestApp('pglite', {
      eligibility: { ask, close: async () => {} },
      jobs: { report: (failure) => reports.push(failure), breaker },
      settings: { inquiriesPerHour: 1000, callsPerMinute: 100_000 },
    });
    await importPrices(test, 'alder-main', [{ code: '73721', gross: 2000, cash: 1900, rates: [] }]);
    guest = await openGuest(test.app);
  });
  afterAll(async () => {
    await test.close();
    await port.close();
    await payer.close();
  });

  async function check(memberNumber: string, insurance: object = {}) {
    const { PesGlo } = await estimateOf(guest);
    const { HSeqs } = await startCheck(guest, PesGlo, insuranceOf(memberNumber, insurance));
    return endOfCheck(guest, PesGlo, HSeqs);
  }

  it('is not asked for half a minute: people are told at once, and may ask again; other insurers are asked', async () => {
    for (let time = 0; time < limits.silentPayor.number; time += 1) {
      expect(await check(`SILENT-${time}`)).toMatchObject({ Reason: 'noAnswer', CanAskAgain: false });
    }
    expect(asked).toHaveLength(limits.silentPayor.number);
    expect(await check('SILENT-next')).toMatchObject({ RteErr: '1', Reason: 'noAnswer', CanAskAgain: true });
    expect(asked).toHaveLength(limits.silentPayor.number);
    expect(reports.at(-1)).toEqual({ queue: 'eligibility-inquiry', gateway: 'default', reason: 'silent' });
    await check('SILENT-other', redwood);
    expect(asked).toHaveLength(limits.silentPayor.number + 1);
  });

  it('is tried by one after it, and asked by all again once it answers', async () => {
    answers = 'as ever';
    clock.advance(limits.silentPayor.window);
    expect(await check('ACTIVE-1')).toMatchObject({ RteCheck: '1' });
    expect(await check('ACTIVE-2')).toMatchObject({ RteCheck: '1' });
  });
});
