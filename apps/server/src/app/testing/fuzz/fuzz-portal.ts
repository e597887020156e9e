import { ANTI_FORGERY_HEADER, type Call, calls, type ErrorName, errors } from '@portico/contract';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { captchaDisabled } from '../../../adapters/captcha-disabled.ts';
import { importPrices } from '../../../estimates/testing/import-prices.ts';
import type { Engine } from '../../../platform/db/database.ts';
import { settableClock } from '../../../testing/settable-clock.ts';
import { buildTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';
import { providers } from '../../../visits/testing/visits.ts';
import { type FuzzRequest, fuzzRequests } from './fuzz-request.ts';
import { createMemory, type Memory } from './memory.ts';
import { MARKER } from './schema-values.ts';
import { grown, type RowCounts, rowCounter } from './stored-rows.ts';
import { openVisitors } from './visitors.ts';

/** After so many requests the visitors are new ones: sessions were ended, sign-ups finished and accounts locked. */
const REQUESTS_OF_VISITORS = 75;

/** What a run found. */
export interface FuzzResult {
  /** How many requests were answered with each status. */
  statuses: Map<number, number>;
  /** The calls that at least one request got through to. */
  succeeded: Set<string>;
  /** What must not be, with the request that led to it. */
  findings: string[];
}

/**
 * Sends generated requests to every call of the contract and looks at each answer: none is a failure of the server, each refusal is
 * one that the contract names, repeats nothing of what was sent, and leaves no row behind.
 *
 * @param count number of requests.
 * @param seed the same seed gives the same requests, but for ids and tokens that the portal draws.
 */
export async function fuzzPortal(engine: Engine, count: number, seed: number): Promise<FuzzResult> {
  const test = await buildTestApp(engine, {
    areJobsLeft: true,
    captcha: captchaDisabled(settableClock()),
    settings: { callsPerMinute: 1_000_000, visits: providers },
  });
  try {
    await importPrices(test, 'alder-main', [
      { code: '71046', gross: 300, cash: 200, rates: [{ payer: 'Meridian', plan: 'PPO', dollars: 150 }] },
    ]);
    return await run(test, count, seed);
  } finally {
    await test.close();
  }
}

async function run(test: TestApp, count: number, seed: number): Promise<FuzzResult> {
  const memory = memoryOfPortal();
  const countRows = await rowCounter(test.database.db);
  const result: FuzzResult = { statuses: new Map(), succeeded: new Set(), findings: [] };
  for (let sent = 0; sent < count; sent += REQUESTS_OF_VISITORS) {
    const visitors = await openVisitors(test, memory);
    const numRuns = Math.min(REQUESTS_OF_VISITORS, count - sent);
    let before = await countRows();
    for (const request of fc.sample(fuzzRequests, { seed: seed + sent, numRuns })) {
      const options = asSent(request, visitors[request.visitor], memory);
      const reply = await visitors[request.visitor].send(options);
      const after = await countRows();
      note(result, request, { options, reply, before, after });
      if (reply.statusCode === 200) memory.addAll(jsonOf(reply));
      before = after;
      test.clock.advance(1);
    }
  }
  return result;
}

interface Answered {
  options: InjectOptions;
  reply: LightMyRequestResponse;
  before: RowCounts;
  after: RowCounts;
}

function note(result: FuzzResult, request: FuzzRequest, { options, reply, before, after }: Answered): void {
  const { statusCode } = reply;
  result.statuses.set(statusCode, (result.statuses.get(statusCode) ?? 0) + 1);
  if (statusCode < 400) {
    result.succeeded.add(request.name);
    return;
  }
  const found = (what: string): void => {
    const { method, url, payload } = options;
    const sent = `${method} ${JSON.stringify([url, payload])}`.slice(0, 1000);
    result.findings.push(`${what}: ${request.name} by ${request.visitor}: ${sent}`);
  };
  if (statusCode >= 500) found(`answered with ${statusCode}`);
  const rows = grown(before, after);
  if (rows.length > 0) found(`refused with ${statusCode}, and left rows in ${rows.join(', ')}`);
  if (reply.body.includes(MARKER)) found('the refusal repeats what was sent');
  if (!isNamed(request, reply)) found(`refused as the contract does not say: ${reply.body.slice(0, 200)}`);
}

/** Whether the contract names the refusal for this call. One to a person is a page. */
function isNamed({ name, damage }: FuzzRequest, reply: LightMyRequestResponse): boolean {
  const isPage = String(reply.headers['content-type']).startsWith('text/html');
  const known: readonly ErrorName[] =
    damage === 'wrongMethod' ? ['notFound', ...calls[name].errors] : calls[name].errors;
  const named = known.map((error) => errors[error]).filter(({ status }) => status === reply.statusCode);
  if (isPage) return named.length > 0;
  const { meta } = jsonOf(reply) as { meta?: { code?: number; errorCode?: number } };
  return meta?.code === reply.statusCode && named.some(({ errorCode }) => errorCode === meta.errorCode);
}

/** The request as it goes out, with what is wrong with it. */
function asSent(request: FuzzRequest, browser: TestBrowser, memory: Memory): InjectOptions {
  const call: Call = calls[request.name];
  const fields = memory.recall(request.fields) as Record<string, unknown>;
  const { path, left } = fillPath(call, fields);
  const inQuery = call.method === 'GET' ? left : pick(left, call.query);
  const url = `${path}?${new URLSearchParams(asTexts(inQuery)).toString()}`;
  const body = call.method === 'GET' ? { headers: {} } : bodyOf(left, request.form);
  const headers = {
    ...body.headers,
    accept: request.page ? 'text/html' : 'application/json',
    ...(request.damage === 'noToken' ? {} : { [ANTI_FORGERY_HEADER]: browser.antiForgeryToken }),
    ...(request.visitor === 'provider' ? { authorization: `Bearer ${providers.scheduling.token}` } : {}),
  };
  return damaged({ method: call.method, url, ...body, headers }, request);
}

function damaged(options: InjectOptions & { url: string }, { damage, form }: FuzzRequest): InjectOptions {
  const { headers } = options;
  const json = { ...headers, 'content-type': 'application/json' };
  switch (damage) {
    case 'noCookies':
      return { ...options, cookies: {} };
    case 'wrongCookies':
      return { ...options, cookies: { 'portico-browser': 'x'.repeat(43), 'portico-session': 'x'.repeat(64) } };
    case 'wrongMethod':
      return { ...options, method: options.method === 'GET' ? 'PUT' : 'DELETE' };
    case 'notJson':
      return { ...options, headers: json, payload: `\u0000${MARKER}` };
    case 'cutJson':
      return { ...options, headers: json, payload: `{"username": "${MARKER}` };
    case 'deepJson':
      return { ...options, headers: json, payload: `{"username": ${'['.repeat(20_000)}${']'.repeat(20_000)}}` };
    case 'wrongMediaType':
      return { ...options, headers: { ...headers, 'content-type': form ? 'text/xml' : 'multipart/form-data' } };
    case 'tooLarge':
      return { ...options, headers: json, payload: JSON.stringify({ username: 'x'.repeat(70_000) }) };
    case 'badQuery':
      return { ...options, url: `${options.url}&%ZZ=%E0%A4%A&a[=1&__proto__[x]=1&a[0][0][0][0][0]=2` };
    default:
      return options;
  }
}

function bodyOf(fields: Record<string, unknown>, asForm: boolean) {
  return asForm
    ? {
        payload: new URLSearchParams(asTexts(fields)).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }
    : { payload: JSON.stringify(fields), headers: { 'content-type': 'application/json' } };
}

/** The path with its fields in it, and the fields that are left. */
function fillPath(call: Call, fields: Record<string, unknown>) {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const path = call.path.replaceAll(
    /:(\w+)/g,
    (_, name: string) => encodeURIComponent(wellFormed(fields[name])) || 'x',
  );
  return {
    path,
    left: pick(
      fields,
      Object.keys(fields).filter((name) => !inPath.includes(name)),
    ),
  };
}

function pick(fields: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
}

/** A form and a query carry texts alone, and lists as one name that comes several times. */
function asTexts(fields: Record<string, unknown>): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each): [string, string] => [name, wellFormed(each)]),
  );
}

function wellFormed(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.toWellFormed();
}

function jsonOf(reply: LightMyRequestResponse): unknown {
  try {
    return reply.json();
  } catch {
    return {};
  }
}

/** What anyone can know of the portal. */
function memoryOfPortal(): Memory {
  const memory = createMemory();
  memory.add('svcArea', 'bay');
  memory.add('template', 'x-ray-chest');
  memory.add('location', 'alder-main');
  memory.add('eafId', 'alder-main');
  memory.add('PayorId', 'meridian');
  memory.add('securityQuestion', 'first-pet');
  memory.add('ccNumber', '4111111111111111');
  return memory;
}
