import { getEstimateDetails, getServiceTemplates } from '@portico/contract';
import autocannon from 'autocannon';
import { fastify } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../apps/server/src/main.ts';
import { readSettings } from '../apps/server/src/platform/settings/settings.ts';
import { openGuest, urlOf } from './guest.ts';
import type { Measurement } from './measurement.ts';

/** Before the measurement, so that code is compiled and caches are filled. */
const WARM_UP_SECONDS = 5;
const SECONDS = 10;
const CONNECTIONS = 10;

/** A request that is repeated. */
interface Request {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/**
 * Starts the real server with the demonstration, on PGlite in a folder of its own or on the PostgreSQL of DATABASE_URL,
 * and measures the two calls that a visitor waits for most. The peer is a bare fastify route that returns the same
 * bytes.
 */
export async function measureCalls(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  const databaseUrl = process.env['DATABASE_URL'];
  const settings = await readSettings('demonstration', {
    PORT: '0',
    PORTICO_DATA: folder,
    // Higher than one client can reach. The call is measured with the count of its limit.
    PORTICO_CALLS_PER_MINUTE: '1000000',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  const server = await startServer(settings);
  try {
    const requests = await prepareRequests(server.url);
    const measured = [];
    for (const [name, request] of Object.entries(requests)) measured.push(await measure(name, request));
    return measured;
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(name: string, request: Request): Promise<Measurement> {
  const { url, ...init } = request;
  const bytes = Buffer.from(await (await fetch(url, init)).arrayBuffer());
  const own = await load(request);
  const bare = await load(request, bytes);
  return {
    name,
    unit: 'replies a second',
    value: own.requests.average,
    peer: { name: 'a bare fastify route that returns the same bytes', value: bare.requests.average },
    more: { 'p50 ms': own.latency.p50, 'p99 ms': own.latency.p99, 'reply bytes': bytes.length },
  };
}

/** Ten connections for ten seconds, from a thread of its own; against a bare route if bytes are given. */
async function load(request: Request, bytes?: Buffer): Promise<autocannon.Result> {
  const bare = bytes === undefined ? undefined : await startBareRoute(request, bytes);
  const url = bare === undefined ? request.url : `${bare.url}${new URL(request.url).pathname}`;
  const options = { ...request, url, connections: CONNECTIONS, workers: 1 };
  await autocannon({ ...options, duration: WARM_UP_SECONDS });
  const result = await autocannon({ ...options, duration: SECONDS });
  await bare?.close();
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors: these figures would mean nothing.`);
  }
  return result;
}

async function startBareRoute(
  { url, method }: Request,
  bytes: Buffer,
): Promise<{ url: string; close(): Promise<void> }> {
  const app = fastify();
  app.route({
    method,
    url: new URL(url).pathname,
    handler: (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: address, close: () => app.close() };
}

/** The two requests, of a guest that has accepted the terms. */
async function prepareRequests(base: string): Promise<Record<string, Request>> {
  const { headers, token } = await openGuest(base, 'bay');
  return {
    GetServiceTemplates: {
      url: urlOf(base, getServiceTemplates, {}),
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ eafId: 'bay', doSearch: true, search: 'knee', token }),
    },
    GetEstimateDetails: {
      url: urlOf(base, getEstimateDetails, { svcArea: 'bay', location: 'alder-main', template: 'mri-knee', token }),
      method: 'GET',
      headers,
    },
  };
}
