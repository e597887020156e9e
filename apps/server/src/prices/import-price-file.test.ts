import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { livePriceFiles } from './queries/version-states.ts';
import { engines, createTestDatabase } from '../testing/databases.ts';
import { examplePath, makeTestFolder, tallFile, type TestFolder, zipOf } from '../testing/price-files.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { withImportLock } from './import-lock.ts';
import { type ImportRequest, importPriceFile } from './import-price-file.ts';
import { removeOldVersions } from './remove-old-versions.ts';
import { tablesWithOrphans } from './testing/whole-prices.ts';
import { sha256OfFile } from '../platform/files/open-source.ts';

const clock = settableClock();

describe.each(engines)('importing a price file into %s', (engine) => {
  let database: Database;
  let folder: TestFolder;
  beforeAll(async () => {
    [database, folder] = await Promise.all([createTestDatabase(engine), makeTestFolder()]);
  });
  afterAll(() => Promise.all([database.close(), folder.remove()]));

  const importInto = (locationId: string, path: string, more: Partial<ImportRequest> = {}) =>
    importPriceFile(database, clock, { path, locationId, ...more });
  const liveAt = async (locationId: string) =>
    (await livePriceFiles(database.db)).find((file) => file.locationId === locationId);
  /** Number of rows of all versions of a location, once what is kept for a way back is removed. */
  const rowsOf = async (locationId: string) => {
    await removeOldVersions(database, { stoppedBefore: new Date(0), keep: 0 });
    const { rows } = await sql<Record<string, number>>`
      select
        (select count(*) from price_versions where location_id = ${locationId}) as versions,
        (select count(*) from price_items where location_id = ${locationId}) as items,
        (select count(*) from price_codes where location_id = ${locationId}) as codes,
        (select count(*) from price_charges where location_id = ${locationId}) as charges,
        (select coalesce(sum(cardinality(rate_terms)), 0) from price_charges where location_id = ${locationId})::integer as rates
    `.execute(database.db);
    return rows[0];
  };
  const wholeExample = { versions: 1, items: 3, codes: 4, charges: 4, rates: 4 };

  it('makes its prices live, each with file, date and line', async () => {
    const path = examplePath('valid/v3.json');
    const imported = await importInto('valid', path);
    expect(imported).toMatchObject({ items: 3, charges: 4, rates: 4, leftOut: 0, breaches: 0 });
    expect(await liveAt('valid')).toEqual({
      locationId: 'valid',
      versionId: imported.versionId,
      status: 'live',
      fileName: 'v3.json',
      fileSha256: await sha256OfFile(path),
      format: 'json',
      specVersion: '3.0.0',
      hospitalName: 'Cedar Point Hospital',
      lastUpdatedOn: '2026-03-01',
      items: 3,
      charges: 4,
      rates: 4,
      problems: 0,
      sourceUrl: null,
      importedAt: clock.now(),
      liveAt: clock.now(),
    });
    const { rows: rates } = await sql`
      select line, payer_name, dollar_cents, percentage, median_cents, p10_cents, count, notes
      from price_charge_rates where location_id = 'valid' order by line`.execute(database.db);
    expect(rates.slice(1, 3)).toEqual([
      {
        line: 52,
        payer_name: 'Harbor Mutual',
        dollar_cents: 130_000,
        percentage: null,
        median_cents: null,
        p10_cents: null,
        count: null,
        notes: 'One rate for the visit.',
      },
      {
        line: 86,
        payer_name: 'Golden Plain Health',
        dollar_cents: null,
        percentage: 70.5,
        median_cents: 5_200_000,
        p10_cents: 4_100_013,
        count: '1 through 10',
        notes: null,
      },
    ]);
  });

  it('indexes the codes that stand for care', async () => {
    const codes = await database.db
      .selectFrom('price_listed_codes')
      .select(['code_type', 'code', 'description'])
      .where('location_id', '=', 'valid')
      .orderBy('code')
      .execute();
    expect(codes).toEqual([
      { code_type: 'MS-DRG', code: '470', description: 'Hip or knee replacement without major complications' },
      { code_type: 'CPT', code: '73721', description: 'MRI of a knee without contrast' },
    ]);
  });

  it('takes gzip and zip, whatever the name', async () => {
    const plain = await readFile(examplePath('valid/v3.json'));
    await importInto('gzip', await folder.write('packed.json', gzipSync(plain)));
    expect(await rowsOf('gzip')).toEqual(wholeExample);
    const zip = zipOf({ '__MACOSX/._prices.json': Buffer.from('x'), 'prices.json': plain });
    await importInto('zip', await folder.write('prices.zip', zip));
    expect(await rowsOf('zip')).toEqual(wholeExample);
  });

  it.each([
    ['values.csv', 'invalid', { leftOut: 8 }],
    ['values.json', 'invalid', { leftOut: 7 }],
  ])('%s, which has errors, changes nothing and says where they are', async (name, error, summary) => {
    const before = await liveAt('valid');
    const refused = importInto('valid', examplePath(`invalid/${name}`));
    await expect(refused).rejects.toMatchObject({
      reason: error,
      message: expect.stringContaining('--skip-invalid'),
      summary: {
        ...summary,
        rules: expect.arrayContaining([
          expect.objectContaining({ first: expect.arrayContaining([expect.objectContaining({ line: 4 })]) }),
        ]),
      },
    });
    expect(await liveAt('valid')).toEqual(before);
    expect(await rowsOf('valid')).toEqual(wholeExample);
  });

  // Issue 13, point 2: "Rows that cannot be read are refused as rows, by default, up to a stated share".
  it('leaves out rows whose cells cannot be told apart, and refuses a file with more than one in a hundred', async () => {
    const [names, values, headers, ...rows] = (await tallFile(400, 5)).trimEnd().split('\n');
    const spoiled = (count: number): string =>
      `${[names, values, headers, ...rows.map((row, at) => (at < count ? `"odd"quote${row}` : row))].join('\n')}\n`;
    const imported = await importInto('rows', await folder.write('rows.csv', spoiled(4)));
    expect(imported).toMatchObject({ rates: 396, leftOut: 0, rows: { all: 400, unreadable: 4, areTooMany: false } });
    expect(imported.rules).toMatchObject([{ rule: 'csv-quotes', count: 4, first: [{ line: 4 }, { line: 5 }, {}, {}] }]);
    const refused = importInto('rows', await folder.write('more.csv', spoiled(5)));
    await expect(refused).rejects.toThrow(/^The cells of 5 rows of 400 cannot be told apart, so nothing was imported/);
    expect(await rowsOf('rows')).toMatchObject({ rates: 396 });
    await importInto('rows', await folder.write('more.csv', spoiled(5)), { skipInvalid: true });
    expect(await rowsOf('rows')).toMatchObject({ rates: 395 });
  });

  // Issue 13, point 2: "`--accept` names what staff take all the same".
  it('refuses columns whose values nobody would see, whatever is skipped, until staff accept their headers', async () => {
    const [names, values, headers, ...rows] = (await tallFile(9, 5)).trimEnd().split('\n');
    const file = [names, values, `${headers},our_own`, ...rows.map((row) => `${row},x`)].join('\n');
    const path = await folder.write('own.csv', `${file}\n`);
    const refused = importInto('own', path, { skipInvalid: true });
    await expect(refused).rejects.toMatchObject({
      message: expect.stringContaining('--accept "HEADER"'),
      summary: { rules: [{ rule: 'csv-header-known', first: [{ column: 'our_own', line: 3 }] }] },
    });
    expect(await importInto('own', path, { accept: ['our_own'] })).toMatchObject({ rates: 9, refused: 0 });
  });

  it('takes whatever a check accepts, however odd: a description without end, control characters, the largest amount', async () => {
    const priceFile = JSON.parse(await readFile(examplePath('valid/v3.json'), 'utf8'));
    const { code_information, standard_charges } = priceFile.standard_charge_information[0];
    const words = Array.from({ length: 200_000 }, (_, count) => `word${count}`);
    priceFile.hospital_name = 'Cedar\0 Point';
    priceFile.standard_charge_information[0] = {
      description: `MRI\0\u0007 ${words.join(' ')}`,
      code_information: [...code_information, { code: 'X'.repeat(100), type: 'CDM\0' }],
      standard_charges: [{ ...standard_charges[0], gross_charge: 1_000_000_000, payers_information: [] }],
    };
    const imported = await importInto('odd', await folder.write('odd.json', Buffer.from(JSON.stringify(priceFile))));
    expect(imported).toMatchObject({ leftOut: 0, header: { hospitalName: 'Cedar Point' } });
    expect(await liveAt('odd')).toMatchObject({ hospitalName: 'Cedar Point' });
  });

  it('imports what can be read of it on demand', async () => {
    const imported = await importInto('skipped', examplePath('invalid/values.csv'), { skipInvalid: true });
    expect(imported).toMatchObject({ items: 1, charges: 3, leftOut: 8, rows: { unreadable: 3 } });
    expect(await liveAt('skipped')).toMatchObject({ items: 1, charges: 3, rates: 0, problems: 13 });
  });

  it.each([
    ['cut-short.json', 61],
    ['trailing-comma.json', 31],
    ['cut-in-row.csv', 5],
    ['web-page.html', 1],
  ])('%s, whose structure is broken, changes nothing and says where it broke', async (name, line) => {
    await expect(importInto('valid', examplePath(`invalid/${name}`))).rejects.toMatchObject({
      name: 'PriceFileError',
      line,
    });
    expect(await rowsOf('valid')).toEqual(wholeExample);
  });

  it('a gzip or zip file that was cut short changes nothing, however far it was read', async () => {
    const plain = Buffer.from(await tallFile(20_000, 7));
    const gzip = gzipSync(plain);
    const zip = zipOf({ 'prices.csv': plain });
    const damaged = zip.slice();
    damaged.set([0, 1, 2, 3], 5000);
    for (const [name, bytes] of Object.entries({
      'cut.gz': gzip.subarray(0, gzip.length - 1000),
      'cut.zip': zip.subarray(0, zip.length - 1000),
      'damaged.zip': damaged,
    })) {
      const path = await folder.write(name, bytes);
      await expect(importInto('valid', path)).rejects.toMatchObject({
        reason: 'damaged',
        message: expect.stringMatching(new RegExp(`^${name} .* Fetch it again\\.$`)),
      });
    }
    expect(await rowsOf('valid')).toEqual(wholeExample);
  });

  it('a gzip file with bytes behind its end changes nothing', async () => {
    const plain = await readFile(examplePath('valid/v3.json'));
    const path = await folder.write('tail.gz', Buffer.concat([gzipSync(plain), Buffer.from('tail')]));
    await expect(importInto('valid', path)).rejects.toMatchObject({
      reason: 'damaged',
      message: 'tail.gz has bytes behind the end of its gzip packing that are not of it. Fetch it again.',
    });
    expect(await rowsOf('valid')).toEqual(wholeExample);
  });

  it('one error is told as one', async () => {
    const text = await readFile(examplePath('valid/v3.json'), 'utf8');
    const path = await folder.write(
      'one.json',
      Buffer.from(text.replace(/"gross_charge": \d+/, '"gross_charge": "x"')),
    );
    await expect(importInto('valid', path)).rejects.toThrow(/^The file has 1 value that cannot be meant, so nothing/);
  });

  it('a file that is not there is said to be missing', async () => {
    await expect(importInto('valid', examplePath('valid/none.json'))).rejects.toMatchObject({ reason: 'no such file' });
  });

  it('swaps versions while readers keep reading complete ones', async () => {
    const first = await folder.write('first.csv', await tallFile(2000, 1));
    const second = await folder.write('second.csv', await tallFile(3000, 2));
    await importInto('swap', first);
    const seen = new Set<string>();
    const done = new AbortController();
    const reader = async (): Promise<void> => {
      for (let isLast = false; !isLast;) {
        // Reads once more when the import has ended.
        isLast = done.signal.aborted;
        const { rows } = await sql<{ rates: number; found: number; low: number; high: number }>`
          select version.rates, count(*) as found, min(rate.dollar_cents) as low, max(rate.dollar_cents) as high
          from price_live live
          join price_versions version using (location_id, version_id)
          join price_charge_rates rate using (location_id, version_id)
          where live.location_id = 'swap'
          group by version.rates
        `.execute(database.db);
        seen.add(JSON.stringify(rows));
        // The embedded database answers within one turn of the event loop; the import needs other turns to read its
        // file.
        await setImmediate();
      }
    };
    const reading = reader();
    await importInto('swap', second).finally(() => done.abort());
    await reading;
    expect(await liveAt('swap')).toMatchObject({ fileName: 'second.csv', rates: 3000 });
    expect([...seen].toSorted()).toEqual([
      JSON.stringify([{ rates: 2000, found: 2000, low: 100, high: 100 }]),
      JSON.stringify([{ rates: 3000, found: 3000, low: 200, high: 200 }]),
    ]);
    expect(await rowsOf('swap')).toMatchObject({ versions: 1, rates: 3000 });
  });

  it('refuses a second import for the same location while one runs, and no other', async () => {
    await withImportLock(database, 'valid', async () => {
      const path = examplePath('valid/v3-tall.csv');
      await expect(importInto('valid', path)).rejects.toMatchObject({ reason: 'in progress' });
      // Nothing of the file is read for that.
      await expect(importInto('valid', `${path}.none`)).rejects.toMatchObject({ reason: 'in progress' });
      await expect(importInto('elsewhere', path)).resolves.toMatchObject({ items: 3 });
    });
    await expect(importInto('valid', examplePath('valid/v3.json'))).resolves.toMatchObject({ items: 3 });
  });

  it('an import that is stopped changes nothing', async () => {
    const before = await liveAt('valid');
    const stopped = new AbortController();
    const path = await folder.write('long.csv', await tallFile(20_000, 3));
    const stopping = importInto('valid', path, { signal: stopped.signal, onProgress: () => stopped.abort() });
    await expect(stopping).rejects.toThrow(/abort/);
    expect(await liveAt('valid')).toEqual(before);
    expect(await rowsOf('valid')).toEqual(wholeExample);
  });

  // As where the connection that holds its lock is lost, so that another process takes it for a killed one.
  it('an import whose version is removed while it writes leaves no rows behind', async () => {
    const path = await folder.write('removed.csv', await tallFile(20_000, 3));
    let removing: Promise<unknown> | undefined;
    const onProgress = (): void => {
      removing ??= database.db.deleteFrom('price_versions').where('location_id', '=', 'removed').execute();
    };
    await expect(importInto('removed', path, { onProgress })).rejects.toThrow('was removed while loading');
    await removing;
    expect(await tablesWithOrphans(database)).toEqual([]);
  });

  it('the next import removes what a killed one left behind', async () => {
    await sql`
      insert into price_versions (location_id, version_id, status, file_name, file_sha256, format, spec_version, hospital_name, imported_at)
      values ('valid', 9000, 'loading', 'killed.csv', '', '', '', '', now())`.execute(database.db);
    await sql`
      insert into price_items (location_id, version_id, item_id, line, description)
      values ('valid', 9000, 1, 4, 'left behind')`.execute(database.db);
    expect(await liveAt('valid')).toMatchObject({ fileName: 'v3.json' });
    await importInto('valid', examplePath('valid/v3.json'));
    expect(await rowsOf('valid')).toEqual(wholeExample);
  });
});
