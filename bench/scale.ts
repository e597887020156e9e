import { getEstimateDetails } from '@portico/contract';
import autocannon from 'autocannon';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serviceTemplates } from '../apps/server/src/catalogue/index.ts';
import { startPostgresql } from '../apps/server/src/testing/postgresql-server.ts';
import { openGuest } from './guest.ts';
import { askInTurn } from './guests-in-turn.ts';
import type { Measurement } from './measurement.ts';
import { percentile } from './percentiles.ts';
import { FIRST_CODE, writePriceFile } from './price-file.ts';
import type { Latencies } from './scale-job.ts';
import { withServerProcess } from './server-process.ts';

const run = promisify(execFile);
const job = fileURLToPath(new URL('scale-job.ts', import.meta.url));

const HOSPITALS = 60;
/** Different codes of a hospital, whatever its size: larger ones have more payers. */
const CODES = 10_000;
/** Rates of all hospitals. Each size is measured beside the first. */
const SIZES = [2_000_000, 10_000_000];
const LARGEST = 60_000_000;
const GUESTS = 50;
const SECONDS = 15;
const DETAILS = 'estimate details at 50 guests';

/** Milliseconds that a look-up may take at the 99th percentile (issue 13, point 5). */
const allowed: Readonly<Record<string, number>> = {
  'look-up of a code': 5,
  "a payor's rates of a code": 5,
  "a payor's rates of a code at all hospitals": 50,
  'search as one types': 30,
  [DETAILS]: 50,
};

/**
 * Look-ups in the prices of 60 hospitals on one PostgreSQL, at 2 and 10 million rates, with `--scale` at 60 million too, which
 * takes a quarter of an hour. The peer of a look-up is what it may take; of its growth, half as much again.
 */
export async function measureScale(): Promise<Measurement[]> {
  const sizes = process.argv.includes('--scale') ? [...SIZES, LARGEST] : SIZES;
  const measured: Measurement[] = [];
  const first = new Map<string, Latencies>();
  for (const size of sizes) {
    for (const [name, latencies] of Object.entries(await measureSize(size))) {
      const { p50, p99, ...more } = latencies;
      const before = first.get(name);
      if (before === undefined) first.set(name, latencies);
      measured.push({
        name: `${name}, ${size / 1e6} million rates`,
        unit: 'ms at the 99th percentile',
        value: p99,
        peer: { name: 'may take', value: allowed[name] ?? Number.NaN },
        more: {
          'p50 ms': p50,
          ...(before && { 'p50 ÷ that at 2 million': p50 / before.p50, 'p99 ÷': p99 / before.p99 }),
          ...more,
        },
      });
    }
  }
  return measured;
}

type Figures = Latencies & Record<string, number>;

async function measureSize(rates: number): Promise<Record<string, Figures>> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  const postgresql = await startPostgresql(`${folder}-postgresql`);
  try {
    const path = join(folder, 'prices.json');
    const payers = Math.max(2, Math.round(rates / HOSPITALS / CODES / 2) * 2);
    await writePriceFile(path, 'json', CODES * payers, payers);
    const env = { ...process.env, DATABASE_URL: `${postgresql.url}/postgres` };
    await run(process.execPath, [job, 'fill', String(HOSPITALS), path], { env });
    const { stdout } = await run(process.execPath, [job, 'ask', String(HOSPITALS), String(CODES)], { env });
    return { ...(JSON.parse(stdout) as Record<string, Figures>), [DETAILS]: await measureDetails(env) };
  } finally {
    await postgresql.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureDetails(env: NodeJS.ProcessEnv): Promise<Figures> {
  const { result, peakMB } = await withServerProcess([job, 'serve', String(HOSPITALS)], env, ({ address }) =>
    load(address.url, String(address['area'])),
  );
  return { ...result, 'peak memory of the server MB': peakMB };
}

/** Guests ask for another service once a second: templates and billed codes, at all hospitals in turn. */
async function load(url: string, area: string): Promise<Figures> {
  const { headers, token } = await openGuest(url, area);
  const templates = [
    ...serviceTemplates.map(({ id }) => id),
    ...Array.from({ length: 400 }, (_, turn) => `code-CPT-${FIRST_CODE + ((turn * 7919) % CODES)}`),
  ];
  const paths = templates.map((template, turn) => {
    const asked = { svcArea: area, location: `hospital-${turn % HOSPITALS}`, template, token };
    return `${getEstimateDetails.path}?${new URLSearchParams(asked).toString()}`;
  });
  const requests = paths.map((path) => ({ path, headers }));
  // Without a pause, so that code is compiled and each service has been asked for once.
  const hurried = await autocannon({ url, requests, connections: GUESTS, workers: 1, duration: SECONDS });
  if (hurried.errors > 0 || hurried.non2xx > 0) throw new Error('Refused: these figures would mean nothing.');
  const took = await askInTurn(
    paths.map((path) => ({ url: `${url}${path}`, headers })),
    { guests: GUESTS, seconds: SECONDS },
  );
  return {
    p50: percentile(took, 50),
    p99: percentile(took, 99),
    'pages a second without a pause': hurried.requests.average,
    'p99 ms without a pause': hurried.latency.p99,
  };
}
