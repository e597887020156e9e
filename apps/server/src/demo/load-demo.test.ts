import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '../platform/crypto/keys.ts';
import type { Database } from '../platform/db/database.ts';
import { livePriceFiles } from '../prices/queries/version-states.ts';
import { listPayerNames, upsertPayorNames } from '../prices/queries/payor-names.ts';
import { importPriceFile } from '../prices/import-price-file.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { engines, createTestDatabase } from '../testing/databases.ts';
import { loadDemonstration } from './load-demo.ts';
import { demonstrationPriceFiles } from './price-files/index.ts';
import { DEMONSTRATION_SECRET } from '../platform/settings/secret.ts';

const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
/** That of the test's database. */
const keys = keysOf(DEMONSTRATION_SECRET);
const { healthSystem } = await readSettings('test', {});

describe.each(engines)('loading the demonstration on %s', (engine) => {
  let database: Database;
  let dataFolder = '';
  beforeAll(async () => {
    database = await createTestDatabase(engine);
    dataFolder = await mkdtemp(join(tmpdir(), 'portico-demo-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(dataFolder, { recursive: true });
  });
  const settingsOf = () => ({ dataFolder, priceFilesFolder: join(dataFolder, 'price-files'), keys });
  const load = () => loadDemonstration(database, { ...settingsOf(), healthSystem }, clock);
  const demoPrices = () => join(dataFolder, 'demo-prices');
  const live = () => livePriceFiles(database.db);

  it('imports a price file for each site, without a problem in any', async () => {
    await load();
    const files = await live();
    expect(files.map((file) => [file.locationId, file.format, file.problems])).toEqual([
      ['alder-main', 'json', 0],
      ['bayside-imaging', 'csv-tall', 0],
      ['north-valley', 'csv-tall', 0],
    ]);
    for (const file of files) expect(file.rates).toBeGreaterThan(500);
  });

  it('confirms what each plan of its insurers stands for, and the trail says so (issue 4: staff confirm)', async () => {
    const own = healthSystem.locations.filter(({ ours }) => ours);
    const sites = await Promise.all(own.map(({ id }) => listPayerNames(database.db, id)));
    expect(sites.map((names) => names.length)).toEqual([10, 9, 10]);
    for (const names of sites) {
      for (const { payerName, planName, decision } of names) {
        const payor = healthSystem.payors.find(({ name }) => name === payerName);
        expect(decision).toEqual({ payorId: payor?.id, portalPlan: planName });
      }
    }
    const entries = await database.db
      .selectFrom('audit_entries')
      .select('details')
      .where('event', '=', 'payorNamesDecided')
      .execute();
    expect(entries).toHaveLength(3);
  });

  it('leaves alone what staff decided on a name', async () => {
    const [name] = await listPayerNames(database.db, 'alder-main');
    if (name === undefined) throw new Error('no payer');
    const decision = { payorId: null, portalPlan: null };
    const put = (decided: typeof name.decision) =>
      database.db
        .transaction()
        .execute((trx) => upsertPayorNames(trx, 'alder-main', [{ ...name, ...decision, ...decided }], clock.now()));
    await put(decision);
    await load();
    expect((await listPayerNames(database.db, 'alder-main'))[0]?.decision).toEqual(decision);
    await put(name.decision);
  });

  it('does nothing the second time', async () => {
    const before = await live();
    await load();
    expect(await live()).toEqual(before);
  });

  it('writes the files anew when the generator has changed', async () => {
    const [main] = demonstrationPriceFiles(demoPrices());
    const before = await live();
    await writeFile(join(demoPrices(), 'generator-version.txt'), '0\n');
    await writeFile(main?.path ?? '', 'what an older generator wrote');
    await load();
    expect(await live()).toEqual(before);
    expect(await readFile(main?.path ?? '', 'utf8')).toContain('Alder Bay Hospital');
  });

  it('imports a file whose live version came from an older generator', async () => {
    const [, bayside] = demonstrationPriceFiles(demoPrices());
    const before = await live();
    const older = join(dataFolder, basename(bayside?.path ?? ''));
    await writeFile(older, (await readFile(bayside?.path ?? '', 'utf8')).replaceAll('Meridian', 'Antimeridian'));
    await importPriceFile(database, clock, { path: older, locationId: 'bayside-imaging' });
    await load();
    expect((await live()).map((file) => file.fileSha256)).toEqual(before.map((file) => file.fileSha256));
  });

  it('leaves a file alone that an operator has imported', async () => {
    const [, bayside] = demonstrationPriceFiles(demoPrices());
    await importPriceFile(database, clock, { path: bayside?.path ?? '', locationId: 'alder-main' });
    await load();
    expect((await live())[0]).toMatchObject({ locationId: 'alder-main', format: 'csv-tall' });
  });

  it('imports nothing for a location that the portal does not have', async () => {
    const other = await createTestDatabase(engine);
    const settings = { ...settingsOf(), healthSystem: { ...healthSystem, locations: [{ id: 'north-valley' }] } };
    await loadDemonstration(other, settings, clock);
    expect((await livePriceFiles(other.db)).map((file) => file.locationId)).toEqual(['north-valley']);
    await other.close();
  });
});
