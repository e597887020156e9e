import {
  benefitsOf,
  type InquiryRequest,
  readInterchanges,
  type Rejection,
  type Transaction,
  X12Error,
} from '@portico/x12';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settableClock } from '../testing/settable-clock.ts';
import { scenarios } from './scenarios.ts';
import { type SimulatedPayer, startSimulatedPayer } from './simulated-payer.ts';
import { inquiryAbout } from './testing/inquiry.ts';

let payer: SimulatedPayer;
beforeAll(async () => {
  payer = await startSimulatedPayer(settableClock(), 10);
});
afterAll(() => payer.close());

const post = (body: string): Promise<Response> =>
  fetch(payer.urlOf('x12'), { method: 'POST', body, headers: { 'content-type': 'application/edi-x12' } });

async function ask(memberNumber: string, more: Partial<InquiryRequest> = {}): Promise<Transaction> {
  const reply = await post(inquiryAbout(memberNumber, more));
  const [answer] = readInterchanges(await reply.text()).flatMap(({ groups }) =>
    groups.flatMap((each) => each.transactions),
  );
  if (answer === undefined) throw new Error('The payer answered no transaction.');
  return answer;
}

async function benefits(memberNumber: string, more: Partial<InquiryRequest> = {}) {
  const answer = await ask(memberNumber, more);
  if (answer.kind !== '271') throw new Error('The payer answered no 271.');
  return benefitsOf(answer, { serviceTypeCodes: ['62', '98', '48', '81'], date: '2026-11-21' });
}

describe('members that the simulated payer knows (docs/demo.md)', () => {
  it('ACTIVE: part of the deductible met, a copay for the office, coinsurance for the scan, in and out of network', async () => {
    const ana = await benefits('ACTIVE-ana7');
    expect(ana).toMatchObject({
      active: true,
      payerName: 'MERIDIAN',
      planName: 'Choice PPO',
      memberId: 'ACTIVE-ana7',
      overall: {
        covered: true,
        coinsurance: { value: 2000 },
        deductible: { totalCents: 150_000, remainingCents: 60_000, familyRemainingCents: 180_000 },
        outOfPocket: { totalCents: 500_000, remainingCents: 380_000, familyRemainingCents: 810_000 },
      },
      outOfNetwork: { overall: { coinsurance: { value: 4000 }, deductible: { remainingCents: 300_000 } } },
    });
    expect(ana.byServiceType.get('98')?.copay).toEqual({ value: { cents: 3000, per: 'visit' } });
    expect(ana.byServiceType.get('62')).toMatchObject({ coinsurance: { value: 2000 }, source: 'own' });
  });

  it.each([
    ['MET-1', { remainingCents: 0, familyRemainingCents: 120_000 }, { remainingCents: 290_000 }],
    ['MAXMET-1', { remainingCents: 0 }, { remainingCents: 0 }],
    ['HDHP-1', { totalCents: 340_000, remainingCents: 340_000 }, { totalCents: 700_000, remainingCents: 700_000 }],
    ['FAMILY-1', { remainingCents: 120_000, familyRemainingCents: 15_000 }, { familyRemainingCents: 90_000 }],
    ['FAMONLY-1', { remainingCents: null, familyRemainingCents: 220_000 }, { familyRemainingCents: 680_000 }],
    ['YTD-1', { totalCents: 200_000, remainingCents: 125_000 }, { remainingCents: 460_000 }],
    ['PARTIAL-1', { remainingCents: 60_000 }, { totalCents: null, remainingCents: null }],
    ['MANY-1', { remainingCents: 60_000 }, { remainingCents: 380_000 }],
  ])('%s', async (memberNumber, deductible, outOfPocket) => {
    expect((await benefits(memberNumber)).overall).toMatchObject({ deductible, outOfPocket });
  });

  it('PARTIAL says nothing but the deductible', async () => {
    expect((await benefits('PARTIAL-1')).overall).toMatchObject({ copay: null, coinsurance: null });
  });

  it('COPAY and HMO: copays by visit, admission and day', async () => {
    const copays = await benefits('COPAY-1');
    expect(copays.byServiceType.get('62')?.copay).toEqual({ value: { cents: 15_000, per: 'visit' } });
    expect(copays.byServiceType.get('48')?.copay).toEqual({ value: { cents: 50_000, per: 'admission' } });
    const hmo = await benefits('HMO-1');
    expect(hmo.byServiceType.get('48')?.copay).toEqual({ value: { cents: 25_000, per: 'day' } });
    expect(hmo.outOfNetwork?.byServiceType.get('62')?.covered).toBe(false);
  });

  it('TIED leaves a choice', async () => {
    const tied = await benefits('TIED-1');
    expect(tied.byServiceType.get('98')?.copay).toMatchObject({
      candidates: [{ messages: ['Primary care'] }, { messages: ['Specialist'] }],
    });
    expect(tied.byServiceType.get('62')?.coinsurance).toMatchObject({
      candidates: [{ additional: [{ code: '11' }] }, { additional: [{ code: '22' }] }],
    });
  });

  it('says since when the plan stands, in the year of the day asked about, whatever its own clock has', async () => {
    expect(await ask('ACTIVE-1', { serviceDate: '2027-01-01' })).toMatchObject({
      payers: [{ receivers: [{ subscribers: [{ dates: [{ qualifier: '346', from: '2027-01-01', to: null }] }] }] }],
    });
  });

  it('INACTIVE, CONTACT and NOTCOVERED', async () => {
    expect((await benefits('INACTIVE-1')).active).toBe(false);
    expect((await benefits('CONTACT-1')).active).toBeNull();
    const { active, byServiceType } = await benefits('NOTCOVERED-1');
    expect([active, byServiceType.get('62')?.covered, byServiceType.get('98')?.covered]).toEqual([true, false, true]);
  });

  it('every scenario is a 271 that reads as it was written', async () => {
    const regular = Object.keys(scenarios).filter((name) => name !== 'IRREGULAR');
    for (const name of regular) expect((await ask(`${name}-1`)).kind).toBe('271');
    await expect(ask('IRREGULAR-1')).rejects.toThrow('a code that the guide does not have');
  });

  it.each([
    ['ACTIVE2-1', 'MRDN1', 'Select HMO'],
    ['ACTIVE3-1', 'CSBL1', 'Senior Advantage'],
    ['ACTIVE-1', 'LKSP1', 'Direct'],
    ['ACTIVE9-1', 'RDWD1', 'HMO'],
  ])('%s of %s is in the plan %s', async (memberNumber, id, plan) => {
    const asked = { payer: { name: 'Payer', id }, serviceTypeCodes: ['30'] };
    expect((await benefits(memberNumber, asked)).planName).toBe(plan);
  });

  it('a dependent has the benefits at the dependent’s level', async () => {
    const child = { lastName: 'Rivera', firstName: 'Leo', birthDate: '2015-05-05' };
    expect(await benefits('ACTIVE-1', { dependent: child })).toMatchObject({
      active: true,
      memberId: 'ACTIVE-1',
      dependent: { firstName: 'LEO' },
      overall: { deductible: { remainingCents: 60_000 } },
    });
  });
});

describe('inquiries that are rejected', () => {
  const levels: ReadonlyArray<[Rejection['level'], string[]]> = [
    ['transaction', ['04', '41']],
    ['payer', ['79', '80', 'T4']],
    ['receiver', ['43', '44', '45', '46', '47', '48', '50', '51', '97']],
    ['subscriberBenefit', ['52']],
    ['subscriber', ['15', '56', '57', '58', '60', '61', '62', '63', '71', '72', '73', '74', '75', '76', '78']],
  ];

  it.each(levels)('at the level %s', async (level, codes) => {
    for (const code of codes) {
      const { active, rejections } = await benefits(`AAA${code}-1`);
      expect({ active, rejections }).toMatchObject({ active: null, rejections: [{ level, code }] });
    }
  });

  it.each(['64', '65', '66', '67', '68', '77'])('%s of a dependent', async (code) => {
    const child = { lastName: 'Rivera', firstName: 'Leo', birthDate: '2015-05-05' };
    expect((await benefits(`AAA${code}-1`, { dependent: child })).rejections).toMatchObject([
      { level: 'dependent', code },
    ]);
  });

  it('42 the first time, and benefits when asked again', async () => {
    expect((await benefits('AAA42-x')).rejections).toMatchObject([{ level: 'payer', code: '42', action: 'R' }]);
    expect((await benefits('AAA42-x')).active).toBe(true);
    expect(payer.timesAsked('AAA42-x')).toBe(2);
    expect((await benefits('AAA42-y')).rejections).toHaveLength(1);
  });

  it('a number that was never given out, a name that is not the member’s, an insurer that is not simulated', async () => {
    expect((await benefits('XYZ 123')).rejections).toMatchObject([{ code: '75' }]);
    const mismatch = { lastName: 'Mismatch', firstName: 'Ana', birthDate: null, memberId: 'ACTIVE-1' };
    expect((await benefits('ACTIVE-1', { subscriber: mismatch })).rejections).toMatchObject([{ code: '73' }]);
    expect((await benefits('ACTIVE-1', { payer: { name: 'Other', id: 'OTHER' } })).rejections).toMatchObject([
      { level: 'payer', code: '79' },
    ]);
  });
});

describe('insurers that do not answer everything at once', () => {
  const larkspur = { payer: { name: 'Larkspur', id: 'LKSP1' } };
  const poppy = { payer: { name: 'Golden Poppy', id: 'GLDP1' } };

  it('Larkspur refuses several service types, and answers one with the plan', async () => {
    expect((await ask('COPAY-1', larkspur)).kind).toBe('999');
    const { overall, byServiceType } = await benefits('COPAY-1', { ...larkspur, serviceTypeCodes: ['62'] });
    expect(overall.coinsurance).toEqual({ value: 1000 });
    expect([byServiceType.get('62')?.source, byServiceType.get('98')?.source]).toEqual(['own', 'plan']);
  });

  it('Golden Poppy tells the plan alone, whatever is asked', async () => {
    const { active, overall, byServiceType } = await benefits('COPAY-1', poppy);
    expect([active, overall.coinsurance]).toEqual([true, { value: 1000 }]);
    expect([...byServiceType.values()].map(({ source }) => source)).toEqual(['plan', 'plan', 'plan', 'plan']);
  });

  it('a gateway out of service passes nothing on', async () => {
    const reply = await fetch(payer.urlOf('outage'), { method: 'POST', body: inquiryAbout('ACTIVE-outage') });
    expect([reply.status, payer.timesAsked('ACTIVE-outage')]).toEqual([503, 0]);
  });
});

describe('answers that are none', () => {
  it('ACK999 and TA1', async () => {
    expect(await ask('ACK999-1')).toMatchObject({ kind: '999', outcome: 'R', group: { controlNumber: '7' } });
    const [technical] = readInterchanges(await (await post(inquiryAbout('TA1-1'))).text());
    expect(technical).toMatchObject({ groups: [], acknowledgements: [{ controlNumber: '000000007', outcome: 'R' }] });
  });

  it('GARBAGE, TORN, DOWN, CLOSED', async () => {
    expect(await (await post(inquiryAbout('GARBAGE-1'))).text()).toContain('<!doctype html>');
    const torn = await (await post(inquiryAbout('TORN-1'))).text();
    expect(() => readInterchanges(torn)).toThrow(X12Error);
    expect((await post(inquiryAbout('DOWN-1'))).status).toBe(500);
    await expect(post(inquiryAbout('CLOSED-1'))).rejects.toThrow('fetch failed');
  });

  it('SLOW takes eight seconds, of ten milliseconds here; SILENT never answers', async () => {
    const before = performance.now();
    expect((await benefits('SLOW-1')).active).toBe(true);
    expect(performance.now() - before).toBeGreaterThan(75);
    const waiting = fetch(payer.urlOf('x12'), {
      method: 'POST',
      body: inquiryAbout('SILENT-1'),
      signal: AbortSignal.timeout(150),
    });
    await expect(waiting).rejects.toThrow('timeout');
  });

  it('what is no inquiry is refused', async () => {
    expect((await post('ISA')).status).toBe(400);
    expect((await post(await (await post(inquiryAbout('ACTIVE-1'))).text())).status).toBe(400);
  });
});
