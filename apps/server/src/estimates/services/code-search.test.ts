import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { liveVersions } from '../../prices/queries/live-prices.ts';
import { createTestDatabase, callEngines } from '../../testing/databases.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { readSearch } from '../search/read-search.ts';
import { importPrices } from '../testing/import-prices.ts';
import { type CodeSearch, createCodeSearch } from './code-search.ts';

const listed = (code: string, description: string) => ({ code, description, cash: 100 });

describe.each(callEngines)('the search for billed codes on %s (issue 13, point 5)', (engine) => {
  let database: Database;
  let search: CodeSearch;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
    search = createCodeSearch(database.db);
    const test = { database, clock: settableClock() };
    await importPrices(test, 'alder', [
      listed('20600', 'Injection of a small joint'),
      listed('20604', 'Injection of a small joint with ultrasound guidance'),
      listed('29345', 'Plaster cast, long leg'),
      listed('99100', 'Castration (animal)/legal'),
      listed('97010', 'Zorvaneb quibblerx mistrandu ploventik'),
      listed('90474', 'Administración de vacuna'),
    ]);
    await importPrices(test, 'bay', [
      listed('20600', 'Drain or inject a small joint'),
      listed('11042', 'Debridement of subcutaneous tissue'),
    ]);
  });
  afterAll(() => database.close());

  const codes = async (input: string, at: readonly string[] = ['alder', 'bay', 'nowhere']) =>
    (await search.find(await liveVersions(database.db), at, readSearch(input))).codes.map(({ code }) => code);

  it('finds words by their beginning, in any order, without accents, parted by any mark', async () => {
    expect(await codes('joint inject')).toEqual(['20600', '20604']);
    expect(await codes('administracion')).toEqual(['90474']);
    expect(await codes('legal')).toEqual(['99100']);
    expect(await codes('ANIMAL')).toEqual(['99100']);
  });

  it('finds codes by their beginning', async () => {
    expect(await codes('2060')).toEqual(['20600', '20604']);
    expect(await codes('20604')).toEqual(['20604']);
  });

  it('shows what fits best first: a whole word before the beginning of one, of these the shortest', async () => {
    expect(await codes('cast')).toEqual(['29345', '99100']);
    expect(await codes('small')).toEqual(['20600', '20604']);
  });

  it('forgives a misspelt word that no file has, and leaves the others as they are', async () => {
    expect(await codes('debridment')).toEqual(['11042']);
    expect(await codes('ultrasuond joint')).toEqual(['20604']);
    expect(await codes('platser')).toEqual(['29345']);
    expect(await codes('injection quux')).toEqual([]);
  });

  it('takes no word for another where more than three are misspelt: each is held against all words of the files', async () => {
    expect(await codes('zorvnaeb quibblrex mistrnadu')).toEqual(['97010']);
    expect(await codes('zorvnaeb quibblrex mistrnadu plovnetik')).toEqual([]);
  });

  it('says which word of the price files a misspelt one was taken for (issue 14, point 1)', async () => {
    const taken = async (input: string) =>
      (await search.find(await liveVersions(database.db), ['alder', 'bay'], readSearch(input))).taken;
    expect(await taken('debridment')).toEqual([{ typed: 'debridment', meant: 'debridement' }]);
    expect(await taken('platser')).toEqual([{ typed: 'platser', meant: 'plaster' }]);
    expect(await taken('debridement')).toEqual([]);
  });

  it('finds what one site has at that site alone', async () => {
    expect(await codes('debridement', ['alder'])).toEqual([]);
    expect(await codes('debridment', ['alder'])).toEqual([]);
    expect(await codes('tissue', ['bay'])).toEqual(['11042']);
  });

  it('takes a replica that lags behind for what it is', async () => {
    const ahead = new Map([['bay', { versionId: 1_000_000, namesDecidedAt: null }]]);
    expect(await search.find(ahead, ['bay'], readSearch('tissue'))).toMatchObject({ isOfLive: false });
    expect(await search.find(await liveVersions(database.db), ['bay'], readSearch('tissue'))).toMatchObject({
      isOfLive: true,
    });
  });
});
