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
import type { InTurn, Latencies } from './scale-job.ts';
import { withServerProcess } from './server-process.ts';

const run = promisify(execFile);
const job = fileURLToPath(new URL('scale-job.ts', import.meta.url));

const HOSPITALS = 60;
/** Different codes of a hospital, whatever its size: larger ones have more payers. */
const CODES = 10_000;
/** Rates of all hospitals. Each size is measured beside the first. */
const SIZES = [2_000_000, 10_000_000] as const;
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

/** How many times as long as at the first size a look-up may take, and megabytes that the server may (issue 13, point 5). */
const MOST_GROWTH = 1.5;
const MOST_MEMORY = 350;

/** Hospitals with their prices, on a PostgreSQL of their own. */
interface Prices {
  readonly rates: number;
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/**
 * Look-ups in the prices of 60 hospitals on one PostgreSQL, at 2 and 10 million rates, with `--scale` at 60 million too, which takes a
 * quarter of an hour. What the same look-up takes at another size is asked in turn with it, so that both see the same machine.
 */
export async function measureScale(): Promise<Measurement[]> {
  const [first, ...others] = process.argv.includes('--scale') ? [...SIZES, LARGEST] : SIZES;
  const measured: Measurement[] = [];
  const smallest = await fill(first);
  try {
    measured.push(...(await measureSize(smallest, smallest)));
    for (const rates of others) {
      const prices = await fill(rates);
      try {
        measured.push(...(await measureSize(prices, smallest)));
      } finally {
        await prices.close();
      }
    }
  } finally {
    await smallest.close();
  }
  return measured;
}

async function fill(rates: number): Promise<Prices> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  const postgresql = await startPostgresql(`${folder}-postgresql`);
  const close = async (): Promise<void> => {
    await postgresql.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const path = join(folder, 'prices.json');
    const payers = Math.max(2, Math.round(rates / HOSPITALS / CODES / 2) * 2);
    await writePriceFile(path, 'json', CODES * payers, payers);
    const databaseUrl = `${postgresql.url}/postgres`;
    await run(process.execPath, [job, 'fill', String(HOSPITALS), path], { env: environmentOf({ databaseUrl }) });
    await rm(path);
    return { rates, databaseUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function environmentOf({ databaseUrl }: Pick<Prices, 'databaseUrl'>): NodeJS.ProcessEnv {
  return { ...process.env, DATABASE_URL: databaseUrl };
}

/** @param beside of the first size, or the same. */
async function measureSize(prices: Prices, beside: Prices): Promise<Measurement[]> {
  const env = { ...environmentOf(prices), DATABASE_URL_BESIDE: beside.databaseUrl };
  const { stdout } = await run(process.execPath, [job, 'ask', String(HOSPITALS), String(CODES)], { env });
  const looked = JSON.parse(stdout) as Record<string, InTurn>;
  const before = prices === beside ? undefined : await measureDetails(beside);
  const { peakMB, pages, ...details } = await measureDetails(prices);
  const size = `${prices.rates / 1e6} million rates`;
  const figures = { ...looked, [DETAILS]: { own: details, beside: before ?? details } };
  return [
    ...Object.entries(figures).map(([name, { own }]) => ({
      name: `${name}, ${size}`,
      unit: 'ms at the 99th percentile',
      value: own.p99,
      peer: { name: 'may take', value: allowed[name] ?? Number.NaN },
      budget: { most: allowed[name] ?? Number.NaN },
      more: { 'p50 ms': own.p50, ...(name === DETAILS && pages) },
    })),
    {
      name: `peak memory of the server, ${size}`,
      unit: 'MB',
      value: peakMB,
      peer: { name: 'may take', value: MOST_MEMORY },
      budget: { most: MOST_MEMORY },
      more: {},
    },
    ...(prices === beside ? [] : Object.entries(figures).map((each) => growth(...each, size))),
  ];
}

/** The median is compared: of two thousand look-ups, what the machine did besides decides which is the twentieth from the end. */
function growth(name: string, { own, beside }: InTurn, size: string): Measurement {
  return {
    name: `${name}, ${size}, beside ${SIZES[0] / 1e6} million`,
    unit: 'times',
    value: own.p50 / beside.p50,
    peer: { name: 'may be', value: MOST_GROWTH },
    budget: { most: MOST_GROWTH },
    more: { 'at the 99th percentile': own.p99 / beside.p99 },
  };
}

type Details = Latencies & { peakMB: number; pages: Readonly<Record<string, number>> };

async function measureDetails(prices: Prices): Promise<Details> {
  const serve = [job, 'serve', String(HOSPITALS)];
  const { result, peakMB } = await withServerProcess(serve, environmentOf(prices), ({ address }) =>
    load(address.url, String(address['area'])),
  );
  return { ...result, peakMB };
}

/** Guests ask for another service once a second: templates and billed codes, at all hospitals in turn. */
async function load(url: string, area: string): Promise<Omit<Details, 'peakMB'>> {
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
  // Without a pause, so that code is compiled. Each guest asks for the first services of the list: most are looked at for the first time below.
  const hurried = await autocannon({ url, requests, connections: GUESTS, workers: 1, duration: SECONDS });
  if (hurried.errors > 0 || hurried.non2xx > 0) throw new Error('Refused: these figures would mean nothing.');
  const asked = paths.map((path) => ({ url: `${url}${path}`, headers }));
  const first = await askInTurn(asked, { guests: GUESTS, seconds: SECONDS });
  const again = await askInTurn(asked, { guests: GUESTS, seconds: SECONDS });
  return {
    p50: percentile(first, 50),
    p99: percentile(first, 99),
    pages: {
      'p50 ms of pages seen before': percentile(again, 50),
      'p99 ms of pages seen before': percentile(again, 99),
      'pages a second without a pause': hurried.requests.average,
      'p99 ms without a pause': hurried.latency.p99,
    },
  };
}
