import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { startPostgresql } from '../apps/server/src/testing/postgresql-server.ts';
import { prepareRequests, type Request } from './calls.ts';
import type { Measurement } from './measurement.ts';
import { median } from './percentiles.ts';
import { type RunningServer, withServerProcess } from './server-process.ts';

const job = fileURLToPath(new URL('calls-job.ts', import.meta.url));

/** With and without alternate, so that other load on the machine affects both. */
const ROUNDS = 7;
const SECONDS = 4;
const GUESTS = 10;

/** What is measured: the part of traces that is recorded. */
const ratios = [
  ['one trace in ten, the default', '0.1'],
  ['every trace', '1'],
] as const;

/**
 * What telemetry costs (issue 16, point 4): the details of an estimate on PostgreSQL, of a server that sends traces and measurements to a
 * collector and of one that does not, side by side on one database, round by round. Each is a process of its own.
 */
export async function measureTelemetry(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  const postgresql = await startPostgresql(`${folder}-postgresql`);
  const collector = await startCollector();
  try {
    const env = {
      ...process.env,
      PORT: '0',
      PORTICO_SECRET: 'Zt4RkW9mQ2vXc6LbNj8HsYd1PgFu5EoA',
      // Higher than one client can reach. The call is measured with the count of its limit.
      PORTICO_CALLS_PER_MINUTE: '1000000',
      DATABASE_URL: `${postgresql.url}/postgres`,
    };
    const { port } = collector.address() as AddressInfo;
    const measured: Measurement[] = [];
    for (const [name, ratio] of ratios) {
      const watched = {
        ...env,
        PORTICO_DATA: join(folder, `watched-${ratio}`),
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
        OTEL_TRACES_SAMPLER_ARG: ratio,
      };
      const plain = { ...env, PORTICO_DATA: join(folder, `plain-${ratio}`) };
      measured.push(
        (
          await withServerProcess([job, 'portal'], plain, async (off) => {
            const { result, peakMB } = await withServerProcess([job, 'portal'], watched, (on) =>
              compare(name, on, off),
            );
            return { ...result, more: { ...result.more, 'peak memory with it MB': peakMB } };
          })
        ).result,
      );
    }
    return measured;
  } finally {
    collector.close();
    await postgresql.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(name: string, on: RunningServer, off: RunningServer): Promise<Measurement> {
  const sides = await Promise.all(
    [on, off].map(async (server) => ({
      server,
      request: (await prepareRequests(server.address.url)).GetEstimateDetails,
      perReply: [] as number[],
    })),
  );
  // The first round compiles the code and fills the caches.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { server, request, perReply } of round % 2 === 0 ? sides : sides.toReversed()) {
      const taken = await processorTimePerReply(server, request);
      if (round > 0) perReply.push(taken);
    }
  }
  const [watched = Number.NaN, plain = Number.NaN] = sides.map(({ perReply }) => median(perReply));
  return {
    name: `GetEstimateDetails on PostgreSQL with telemetry, ${name}`,
    unit: 'processor milliseconds of the server a reply',
    value: watched,
    peer: { name: 'the same server without', value: plain },
    more: { rounds: ROUNDS, 'more per reply µs': (watched - plain) * 1000 },
  };
}

/** In milliseconds. */
async function processorTimePerReply(server: RunningServer, request: Request): Promise<number> {
  const before = await server.processorSeconds();
  const { requests, non2xx, errors } = await autocannon({
    ...request,
    connections: GUESTS,
    duration: SECONDS,
    workers: 1,
  });
  if (non2xx > 0 || errors > 0) {
    throw new Error(`${non2xx} refusals and ${errors} errors: these figures would mean nothing.`);
  }
  return (((await server.processorSeconds()) - before) * 1000) / requests.total;
}

/** Takes all that is sent to it. */
async function startCollector(): Promise<Server> {
  const collector = createServer((request, reply) => {
    request.resume().on('end', () => reply.setHeader('content-type', 'application/json').end('{}'));
  });
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  return collector;
}
