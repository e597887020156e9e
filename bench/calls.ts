import { getEstimateDetails, getServiceTemplates } from '@portico/contract';
import autocannon from 'autocannon';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgresql } from '../apps/server/src/testing/postgresql-server.ts';
import { openGuest, urlOf } from './guest.ts';
import type { Measurement } from './measurement.ts';
import { type RunningServer, withServerProcess } from './server-process.ts';

const job = fileURLToPath(new URL('calls-job.ts', import.meta.url));

/** Before the measurement, so that code is compiled and caches are filled. */
const WARM_UP_SECONDS = 5;
const SECONDS = 10;
const GUESTS = 50;

/** Of each call, replies that a processor second must give on PostgreSQL (issue 16, point 7). */
const leastOnPostgresql: Readonly<Record<string, number>> = { GetServiceTemplates: 6000, GetEstimateDetails: 3000 };

/** Every browser unpacks these. */
const asBrowsers = { 'accept-encoding': 'gzip, deflate, br' };

/** A request that is repeated. */
export interface Request {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** What fifty guests got of a server who ask again as soon as they have a reply. */
interface Load {
  readonly perProcessorSecond: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * The two calls that a visitor waits for most, of the real server with the demonstration, on the embedded database and on PostgreSQL:
 * that of DATABASE_URL, or one that is started here. The server is a process of its own. The peer is a bare fastify route that returns
 * the same bytes.
 */
export async function measureCalls(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  const given = process.env['DATABASE_URL'];
  const own = given === undefined ? await startPostgresql(`${folder}-postgresql`) : undefined;
  try {
    const { DATABASE_URL: _, ...env } = { ...process.env };
    const onPostgresql = { ...env, DATABASE_URL: given ?? `${own?.url}/postgres` };
    return [
      ...(await measureOn('PGlite', env, join(folder, 'pglite'))),
      ...(await measureOn('PostgreSQL', onPostgresql, join(folder, 'postgresql'))),
    ];
  } finally {
    await own?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureOn(database: string, env: NodeJS.ProcessEnv, folder: string): Promise<Measurement[]> {
  const settings = {
    ...env,
    PORT: '0',
    PORTICO_DATA: folder,
    // Higher than one client can reach. The call is measured with the count of its limit.
    PORTICO_CALLS_PER_MINUTE: '1000000',
  };
  const { result, peakMB } = await withServerProcess([job, 'portal'], settings, async (server) => {
    const measured: Measurement[] = [];
    for (const [name, request] of Object.entries(await prepareRequests(server.address.url))) {
      measured.push(await measure({ name, database, file: `${folder}.json` }, request, server));
    }
    return measured;
  });
  return result.map((each) => ({ ...each, more: { ...each.more, 'peak memory of the server MB': peakMB } }));
}

async function measure(
  { name, database, file }: { name: string; database: string; file: string },
  request: Request,
  server: RunningServer,
): Promise<Measurement> {
  const { url, ...init } = request;
  const bytes = Buffer.from(await (await fetch(url, init)).arrayBuffer());
  const own = await load(request, server);
  await writeFile(file, bytes);
  const path = new URL(url).pathname;
  const bare = await withServerProcess([job, 'bare', request.method, path, file], process.env, async (peer) =>
    load({ ...request, url: `${peer.address.url}${path}` }, peer),
  );
  const least = database === 'PostgreSQL' ? leastOnPostgresql[name] : undefined;
  return {
    name: `${name} on ${database}`,
    unit: 'replies a processor second of the server',
    value: own.perProcessorSecond,
    peer: { name: 'a bare fastify route that returns the same bytes', value: bare.result.perProcessorSecond },
    ...(least === undefined ? {} : { budget: { least } }),
    more: {
      'replies a second': own.perSecond,
      'p50 ms at 50 guests': own.p50,
      'p99 ms at 50 guests': own.p99,
      'reply bytes': bytes.length,
    },
  };
}

/** From a thread of another process than the server's. */
async function load(request: Request, server: RunningServer): Promise<Load> {
  const options = { ...request, connections: GUESTS, workers: 1 };
  await autocannon({ ...options, duration: WARM_UP_SECONDS });
  const before = await server.processorSeconds();
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: SECONDS });
  const used = (await server.processorSeconds()) - before;
  if (non2xx > 0 || errors > 0) {
    throw new Error(`${non2xx} refusals and ${errors} errors: these figures would mean nothing.`);
  }
  return {
    perProcessorSecond: requests.total / used,
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
  };
}

/** The two requests, of a guest that has accepted the terms. */
export async function prepareRequests(
  base: string,
): Promise<Record<'GetServiceTemplates' | 'GetEstimateDetails', Request>> {
  const { headers: guest, token } = await openGuest(base, 'bay');
  const headers = { ...guest, ...asBrowsers };
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
