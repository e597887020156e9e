import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../apps/server/src/adapters/clock-system.ts';
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts';
import { createCodeSearch } from '../apps/server/src/estimates/services/code-search.ts';
import { readSearch } from '../apps/server/src/estimates/search/read-search.ts';
import { startServer } from '../apps/server/src/main/start-server.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { installationOf } from '../apps/server/src/platform/installation/installation.ts';
import { readSettings, type Settings } from '../apps/server/src/platform/settings/settings.ts';
import { importPriceFile } from '../apps/server/src/prices/import-price-file.ts';
import { listedCharges } from '../apps/server/src/prices/queries/listed-charges.ts';
import { liveVersions } from '../apps/server/src/prices/queries/live-prices.ts';
import { payorCharges } from '../apps/server/src/prices/queries/negotiated-rates.ts';
import { upsertPayorNames } from '../apps/server/src/prices/queries/payor-names.ts';
import { percentile } from './percentiles.ts';
import { FIRST_CODE } from './price-file.ts';
import { serveUntilEnd } from './serve-until-end.ts';

/**
 * Jobs of bench/scale.ts, on the PostgreSQL of DATABASE_URL: `fill HOSPITALS FILE` imports a file for each hospital; `ask` times
 * the look-ups one after the other, in turn with those on DATABASE_URL_BESIDE; `serve` is the server, with that many hospitals.
 */
export interface Latencies {
  p50: number;
  p99: number;
}

/** The same look-up in two databases, asked in turn. */
export interface InTurn {
  own: Latencies;
  beside: Latencies;
}

const ASKED = 2000;
const WARM_UP = 200;

const sites = (count: number): string[] => Array.from({ length: count }, (_, at) => `hospital-${at}`);

async function openBench(databaseUrl = process.env['DATABASE_URL'] ?? ''): Promise<Database> {
  return openDatabase({ dataFolder: '', databaseUrl });
}

async function fill([hospitals, path = '']: string[]): Promise<null> {
  const database = await openBench();
  await prepareDatabase(database, installationOf(await readSettings('demonstration', {})));
  for (const locationId of sites(Number(hospitals))) {
    await importPriceFile(database, systemClock, { path, locationId });
    await database.db
      .transaction()
      .execute((trx) =>
        upsertPayorNames(
          trx,
          locationId,
          [{ payerName: 'Payer 0', planName: 'PPO', payorId: 'meridian', portalPlan: null }],
          new Date(),
        ),
      );
  }
  await database.close();
  return null;
}

/** The beginnings of a search, as somebody types it. */
const searches = ['injection of knee', 'biopsy deep', 'shouldr repair', '2061', 'imaging pelvis open'].flatMap((text) =>
  Array.from({ length: text.length - 1 }, (_, at) => text.slice(0, at + 2)),
);

async function ask([hospitals, codes]: string[]): Promise<Record<string, InTurn>> {
  const [own, beside] = [await openBench(), await openBench(process.env['DATABASE_URL_BESIDE'])];
  const all = sites(Number(hospitals));
  const at = (turn: number): string => all[(turn * 7) % all.length] ?? '';
  const code = (turn: number): string => String(FIRST_CODE + ((turn * 7919) % Number(codes)));
  const search = async ({ readDb }: Database): Promise<LookUp> => {
    const [found, live] = [createCodeSearch(readDb), await liveVersions(readDb)];
    return (turn) => found.find(live, [at(turn)], readSearch(searches[turn % searches.length] ?? ''));
  };
  const lookUps: Record<string, (database: Database) => LookUp | Promise<LookUp>> = {
    'look-up of a code':
      ({ readDb }) =>
      (turn) =>
        listedCharges(readDb, [at(turn)], [code(turn)]),
    "a payor's rates of a code":
      ({ readDb }) =>
      (turn) =>
        payorCharges(readDb, [at(turn)], [code(turn)], 'meridian'),
    "a payor's rates of a code at all hospitals":
      ({ readDb }) =>
      (turn) =>
        payorCharges(readDb, all, [code(turn)], 'meridian'),
    'search as one types': search,
  };
  const found: Record<string, InTurn> = {};
  for (const [name, lookUpIn] of Object.entries(lookUps)) {
    found[name] = await timed(await lookUpIn(own), await lookUpIn(beside));
  }
  await own.close();
  await beside.close();
  return found;
}

type LookUp = (turn: number) => Promise<unknown>;

async function timed(own: LookUp, beside: LookUp): Promise<InTurn> {
  const took: Record<keyof InTurn, number[]> = { own: [], beside: [] };
  for (let turn = 0; turn < WARM_UP + ASKED; turn += 1) {
    for (const [which, lookUp] of [
      ['beside', beside],
      ['own', own],
    ] as const) {
      const start = performance.now();
      await lookUp(turn);
      if (turn >= WARM_UP) took[which].push(performance.now() - start);
    }
  }
  const latencies = (milliseconds: number[]): Latencies => ({
    p50: percentile(milliseconds, 50),
    p99: percentile(milliseconds, 99),
  });
  return { own: latencies(took.own), beside: latencies(took.beside) };
}

/** The demonstration with as many hospitals; its own are gone. */
async function settingsOf(folder: string, hospitals: number): Promise<Settings> {
  const settings = await readSettings('demonstration', {
    PORT: '0',
    PORTICO_DATA: folder,
    PORTICO_CALLS_PER_MINUTE: '1000000',
    DATABASE_URL: process.env['DATABASE_URL'],
  });
  const { healthSystem } = settings;
  const [first] = healthSystem.locations;
  const [area] = healthSystem.serviceAreas;
  if (first === undefined || area === undefined) throw new Error('The demonstration has no location.');
  const locations = sites(hospitals).map((id) => ({ ...first, id, name: `Hospital ${id}` }));
  const areas = [{ ...area, locations: locations.map(({ id }) => id) }];
  return { ...settings, healthSystem: { ...healthSystem, locations, serviceAreas: areas } };
}

async function serve([hospitals]: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  const settings = await settingsOf(folder, Number(hospitals));
  const server = await startServer(settings);
  await serveUntilEnd({ url: server.url, area: settings.healthSystem.serviceAreas[0]?.id ?? '' }, () => server.close());
  await rm(folder, { recursive: true, force: true });
}

const jobs: Record<string, (given: string[]) => Promise<unknown>> = { fill, ask, serve };
const [job = '', ...given] = process.argv.slice(2);
process.stdout.write(`${JSON.stringify(await jobs[job]?.(given))}\n`);
