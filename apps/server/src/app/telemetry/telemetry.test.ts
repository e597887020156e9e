import { getSession, myHealthLogin, resetPassword, selectInsurance, verifyAnswer } from '@portico/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, signIn, type TestAccount } from '../../accounts/testing/account.ts';
import { acceptTerms, choose, issue, lookUp, newBrowser } from '../../enrolment/testing/activation.ts';
import { atMethod } from '../../enrolment/testing/sign-up.ts';
import { openGuest, urlOf } from '../../estimates/testing/guest.ts';
import { checkedWith, openInsuranceTest } from '../../estimates/testing/insurance.ts';
import { instruments, type Instrument } from '../../platform/telemetry/instruments.ts';
import { OTHER, valuesOf } from '../../platform/telemetry/label-lists.ts';
import { registry } from '../../platform/telemetry/measure.ts';
import { startOpenTelemetry } from '../../platform/telemetry/opentelemetry.ts';
import { eventually } from '../../testing/eventually.ts';
import { measuredFromHere } from '../../testing/measured.ts';
import { type OtlpReceiver, startOtlpReceiver } from '../../testing/otlp-receiver.ts';
import { readExposition } from '../../testing/read-exposition.ts';
import { createBrowser, type TestApp } from '../../testing/test-app.ts';

// Issue 16, point 4; decisions 185 and 186.

const settings = {
  service: 'portico',
  attributes: {},
  headers: { authorization: 'Bearer of-the-collector' },
  ratio: 1,
};

/** What people give and get in these journeys, and may stand nowhere. */
const personal =
  /ana\.rivera|Rivera|Delgado|rosa\d*@|ana@|AB-1\d{4}|horse|kelp7|Whiskers|ACTIVE-|AAA72-|1986-04|198\.51\.100|Meridian/;

/** Attributes that a span may have (platform/telemetry/spans.ts). */
const attributeNames =
  /^(?:http\.request\.method|http\.route|http\.response\.status_code|db\.system\.name|db\.operation\.name|db\.collection\.name|portico\.(?:call|actor|refusal|service|outcome|payor|gateway|queue)|error\.type)$/;

let test: TestApp;
let close: () => Promise<void>;
let receiver: OtlpReceiver;
let telemetry: ReturnType<typeof startOpenTelemetry>;
let ana: TestAccount;
let measured: Record<string, number>;
const lines: string[] = [];

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  telemetry = startOpenTelemetry({ ...settings, endpoint: receiver.endpoint }, () => {});
  const logTo = { write: (line: string) => void lines.push(line) };
  ({ test, close } = await openInsuranceTest('pglite', { app: { logTo } }));
  ana = await createTestAccount(test, { securityQuestion: { id: 'first-pet', answerHash: '' } });
  const counted = await measuredFromHere();
  await walk();
  measured = await counted();
  // It sends what is left.
  await telemetry.stop();
});
afterAll(async () => {
  await close();
  await receiver.close();
});

/** Signing in and failing to, a lock, a recovery, a sign-up that is given up, an activation, an estimate with insurance. */
async function walk(): Promise<void> {
  const browser = await createBrowser(test.app, { address: '198.51.100.7' });
  await signIn(browser, { ...ana, password: 'wrong horse 8' });
  await signIn(browser, ana);
  await browser.get(getSession.path);
  await browser.get(`/unknown/${ana.profile.email}?token=ana.rivera`, {
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  });
  const other = await newBrowser(test);
  const { userName, dateOfBirth, zip } = { userName: ana.username, dateOfBirth: '1986/04/27', zip: '94110' };
  const begun = await other.post(resetPassword.path, { userName, dateOfBirth, zip });
  await other.post(verifyAnswer.path, { ticket: begun.json().response.ticket, securityAnswer: 'Whiskers' });
  await atMethod(test);
  const code = await issue(test);
  const patient = await newBrowser(test);
  await lookUp(patient, code, { accessCode: 'wrong' });
  await lookUp(patient, code);
  await choose(patient, 'rosa.delgado.of.bay');
  await acceptTerms(patient, 'rosa.delgado.of.bay');
  const guest = await openGuest(test.app, { address: '198.51.100.8' });
  await guest.get(urlOf(selectInsurance, { token: guest.token, svcArea: 'bay', template: 'mri-knee' }));
  await checkedWith(guest, 'ACTIVE-1');
  await checkedWith(guest, 'AAA72-1');
}

const step = (flow: string, name: string, outcome: string): number =>
  measured[`portico_flow_steps_total{flow="${flow}",step="${name}",outcome="${outcome}"}`] ?? 0;

describe('what is counted', () => {
  it('sign-ins, refusals and who they are of by kind', () => {
    expect(measured).toMatchObject({
      'portico_events_total{event="signedIn",actor="account"}': 1,
      'portico_events_total{event="signInRefused",actor="visitor"}': 1,
    });
  });

  it('each step of a flow: begun, done, refused, and by that where people give up', () => {
    expect([step('signIn', 'password', 'begun'), step('signIn', 'password', 'done')]).toEqual([2, 1]);
    expect(step('signIn', 'password', 'refused')).toBe(1);
    // The sign-up ends at the choice of a verification.
    expect([step('signUp', 'demographics', 'done'), step('signUp', 'verification', 'begun')]).toEqual([1, 1]);
    expect(step('signUp', 'verification', 'done')).toBe(0);
    expect([step('activation', 'lookup', 'refused'), step('activation', 'lookup', 'done')]).toEqual([1, 1]);
    expect([step('activation', 'terms', 'begun'), step('activation', 'terms', 'done')]).toEqual([1, 1]);
    expect([step('estimate', 'terms', 'done'), step('estimate', 'service', 'begun')]).toEqual([1, 1]);
    expect([step('insurance', 'details', 'begun'), step('insurance', 'details', 'done')]).toEqual([1, 2]);
  });

  it('insurers by outcome and time, jobs and waits', () => {
    const sum = (start: string) =>
      Object.entries(measured).reduce((all, [name, value]) => (name.startsWith(start) ? all + value : all), 0);
    expect(sum('portico_eligibility_answers_total{payor="meridian",gateway="default",outcome="answered"}')).toBe(1);
    expect(sum('portico_eligibility_answers_total{payor="meridian",gateway="default",outcome="rejected"}')).toBe(1);
    expect(sum('portico_eligibility_seconds_count{payor="meridian"}')).toBe(2);
    expect(sum('portico_jobs_total{queue="eligibility-inquiry",outcome="done"}')).toBe(2);
    expect(sum('portico_audit_wait_seconds_count')).toBeGreaterThan(5);
  });

  it('has no label whose value is not in its closed list, in either form', async () => {
    const samples = readExposition(await registry.metrics()).filter(({ name }) => name.startsWith('portico_'));
    expect(samples.length).toBeGreaterThan(100);
    const own = new Map<string, Instrument>(Object.entries(instruments));
    const points = receiver.points.filter(({ name }) => name.startsWith('portico_'));
    const found = [
      ...samples.map(({ name, labels: { le: _bound, ...labels } }) => ({ name, labels })),
      ...points.map(({ name, attributes }) => ({ name, labels: attributes })),
    ];
    for (const { name, labels } of found) {
      const instrument = own.get(name) ?? own.get(name.replace(/_(?:bucket|sum|count)$/, ''));
      expect([name, Object.keys(labels)]).toEqual([name, Object.keys(instrument?.labels ?? {})]);
      for (const [label, value] of Object.entries(labels)) {
        const list = valuesOf(instrument?.labels[label] ?? []);
        expect([name, label, value, list.has(String(value)) || value === OTHER]).toEqual([name, label, value, true]);
      }
    }
    expect(JSON.stringify(found)).not.toMatch(personal);
  });

  it('is the same by OTLP as by Prometheus: no thing is measured twice', () => {
    const taken = (name: string, attributes: object) =>
      receiver.points.find((each) => each.name === name && contains(each.attributes, attributes));
    expect(taken('portico_events_total', { event: 'signedIn' })?.asDouble).toBeGreaterThanOrEqual(1);
    const seconds = taken('portico_http_request_seconds', { route: myHealthLogin.path, status: '200' });
    const { bucketCounts = [], explicitBounds = [], count } = seconds ?? {};
    expect(bucketCounts).toHaveLength(explicitBounds.length + 1);
    expect(bucketCounts.reduce<number>((all, each) => all + Number(each), 0)).toBe(Number(count));
    expect(receiver.authorizations).toEqual(new Set(['Bearer of-the-collector']));
  });
});

describe('what is traced', () => {
  it('requests by their call and never by their address, with statements, insurers and jobs below them', () => {
    const signIns = receiver.spans.filter(({ name }) => name === 'MyHealthLogin');
    expect(signIns.map(({ attributes }) => attributes)).toMatchObject([
      { 'http.response.status_code': 401, 'portico.refusal': 'invalidLogin', 'portico.actor': 'visitor' },
      { 'http.response.status_code': 200 },
    ]);
    const [, signedIn] = signIns;
    const ofSignIn = receiver.spans.filter(({ traceId }) => traceId === signedIn?.traceId);
    expect(ofSignIn.map(({ attributes }) => attributes['db.collection.name'])).toContain('rate_limits');
    const below = ofSignIn.filter((span) => span !== signedIn);
    expect(new Set(below.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([signedIn?.spanId]));

    const asked = receiver.spans.find(({ name }) => name === 'ask insurer');
    expect(asked?.attributes).toMatchObject({ 'portico.payor': 'meridian', 'portico.outcome': 'answered' });
    const names = receiver.spans.filter(({ traceId }) => traceId === asked?.traceId).map(({ name }) => name);
    // From the press of a button to what the insurer was asked.
    expect(names).toEqual(expect.arrayContaining(['StartRTEQuery', 'job eligibility-inquiry', 'ask insurer']));
    expect(receiver.spans.map(({ name }) => name)).toContain('GET page');
  });

  it('have no attribute beside the listed ones, no event and no message', () => {
    expect(receiver.spans.length).toBeGreaterThan(50);
    for (const { attributes, events = [], status, name } of receiver.spans) {
      expect(Object.keys(attributes).filter((key) => !attributeNames.test(key))).toEqual([]);
      expect([name, events, status?.message ?? '']).toEqual([name, [], '']);
    }
    expect(receiver.bodies.join('\n')).not.toMatch(personal);
    expect(receiver.bodies.join('\n')).not.toContain(ana.accountId);
  });

  it('take no trace of whoever sends one', () => {
    expect(receiver.spans.filter(({ traceId }) => traceId === 'a'.repeat(32))).toEqual([]);
  });

  it('are found from the log: its lines carry trace, kind of actor and kind of line', () => {
    const read = lines.map((line) => JSON.parse(line));
    const answered = read.filter(({ msg }) => msg === 'answered');
    const traces = new Set(receiver.spans.map(({ traceId }) => traceId));
    expect(answered.length).toBeGreaterThan(10);
    for (const { trace, kind, actor, reqId } of answered) {
      expect([traces.has(trace), kind]).toEqual([true, 'request']);
      expect(reqId.replaceAll('-', '')).toBe(trace);
      expect(['visitor', 'account']).toContain(actor);
    }
    expect(answered.find(({ route }) => route === getSession.path)).toMatchObject({ actor: 'account' });
    expect(lines.join('')).not.toMatch(personal);
  });
});

describe('whatever somebody sends', () => {
  it('stands in no measurement and in no trace (property)', async () => {
    const again = startOpenTelemetry({ ...settings, endpoint: receiver.endpoint }, () => {});
    const before = receiver.bodies.length;
    const marker = fc.string({
      minLength: 12,
      maxLength: 40,
      unit: fc.constantFrom(...Array.from('abcdefghkmnpqrstuvwxyz0123456789')),
    });
    const place = fc.constantFrom('path', 'query', 'cookie', 'header', 'body', 'agent', 'method', 'forwarded', 'trace');
    const sent: string[] = [];
    await fc.assert(
      fc.asyncProperty(marker, place, async (text, at) => {
        const mark = `mark${text}`;
        sent.push(mark);
        await test.app.inject(requestWith(mark, at));
      }),
      { numRuns: 60 },
    );
    const text = await registry.metrics();
    await again.stop();
    const exported = receiver.bodies.slice(before).join('\n');
    expect(exported.length).toBeGreaterThan(1000);
    for (const mark of sent) expect([mark, text.includes(mark), exported.includes(mark)]).toEqual([mark, false, false]);
  });

  const requestWith = (mark: string, at: string) => {
    const url =
      at === 'path'
        ? `/${mark}/${mark}@example.org`
        : at === 'query'
          ? `${getSession.path}?token=${mark}`
          : myHealthLogin.path;
    return {
      method:
        at === 'method' ? ('PUT' as const) : at === 'path' || at === 'query' ? ('GET' as const) : ('POST' as const),
      url,
      headers: {
        ...(at === 'cookie' ? { cookie: `portico-session=${mark}; portico-browser=${mark}` } : {}),
        ...(at === 'header'
          ? { 'x-request-id': mark, referer: `https://${mark}.example.org`, origin: `https://${mark}.example.org` }
          : {}),
        ...(at === 'agent' ? { 'user-agent': mark } : {}),
        ...(at === 'forwarded' ? { 'x-forwarded-for': mark, 'x-forwarded-host': mark } : {}),
        ...(at === 'trace' ? { traceparent: mark, tracestate: mark, baggage: `who=${mark}` } : {}),
      },
      ...(at === 'path' || at === 'query' ? {} : { payload: { username: mark, password: mark, deviceId: mark } }),
    };
  };
});

describe('a collector that is down', () => {
  it('costs no request a moment, is told of once, and does not hold up the end', async () => {
    let told = 0;
    const nobody = startOpenTelemetry({ ...settings, endpoint: 'http://127.0.0.1:9' }, () => {
      told += 1;
    });
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => (await test.app.inject('/api/settings')).statusCode),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const start = performance.now();
    await nobody.stop();
    expect(performance.now() - start).toBeLessThan(6000);
    await eventually(() => expect(told).toBe(1));
    expect((await test.app.inject('/api/settings')).statusCode).toBe(200);
  });
});

function contains(all: Readonly<Record<string, unknown>>, some: object): boolean {
  return Object.entries(some).every(([key, value]) => all[key] === value);
}
