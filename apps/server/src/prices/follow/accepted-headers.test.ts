import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { readSettings, type Settings } from '../../platform/settings/settings.ts';
import { HOUR_SECONDS, secondsAfter } from '../../platform/time.ts';
import { createTestDatabase, engines } from '../../testing/databases.ts';
import { examplePath, makeTestFolder, type TestFolder } from '../../testing/price-files.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { claimDueFollow, deleteFollow, listFollows, saveFollow } from '../queries/price-follows.ts';
import { listVersions } from '../queries/version-states.ts';
import { type HospitalWebsite, startHospitalWebsite } from '../testing/hospital-website.ts';
import { byServer } from './by-server.ts';
import { checkFollow } from './check-follow.ts';
import { followPrices } from './follow-prices.ts';

const locationId = 'alder-main';

// Issue 13, points 2 and 7: a file with a header of the hospital's own is followed, too.
describe.each(engines)('a followed file with a header of its own, on %s', (engine) => {
  const clock = settableClock();
  let database: Database;
  let folder: TestFolder;
  let settings: Settings;
  let website: HospitalWebsite;
  let example: string;
  beforeAll(async () => {
    [database, folder, website, example] = await Promise.all([
      createTestDatabase(engine),
      makeTestFolder(),
      startHospitalWebsite(),
      readFile(examplePath('valid/v3-tall.csv'), 'utf8'),
    ]);
    const priceFilesFolder = join(dirname(await folder.write('none', '')), 'originals');
    settings = { ...(await readSettings('test', {})), priceFilesFolder };
  });
  afterAll(async () => {
    await Promise.all([database.close(), folder.remove(), website.close()]);
  });

  const publish = (day: string): void => {
    const [names = '', values = '', headers = '', ...rows] = example.trimEnd().split('\n');
    const below = [`${headers},department`, ...rows.map((row) => `${row},Imaging`)];
    website.file('/own.csv', [names, values.replace(/\d{4}-\d\d-\d\d/, day), ...below, ''].join('\n'));
  };
  const follow = (accepts: readonly string[]) =>
    database.db
      .transaction()
      .execute((trx) =>
        saveFollow(trx, { locationId, address: `${website.url}/own.csv`, locationName: null, accepts }, clock.now()),
      );
  const check = () => {
    const jobs = { enqueue: async () => {} };
    return followPrices(byServer(database, { clock, settings }, jobs, new AbortController().signal));
  };
  const state = async () => (await listFollows(database.db))[0];
  const staged = async () => (await listVersions(database.db, locationId)).find(({ status }) => status === 'staged');

  it('is refused, with what would take it', async () => {
    publish('2026-09-01');
    await follow([]);
    await check();
    expect(await state()).toMatchObject({ failure: 'unreadable', failureDetail: expect.stringContaining('--accept') });
    expect(await staged()).toBeUndefined();
  });

  it('is taken each time once staff accept the header', async () => {
    await follow(['department']);
    for (const day of ['2026-09-01', '2026-10-01']) {
      publish(day);
      await check();
      expect(await state()).toMatchObject({ failure: null, accepts: ['department'] });
      expect(await staged()).toMatchObject({ fileName: 'own.csv', lastUpdatedOn: day });
      clock.advance(24 * HOUR_SECONDS);
    }
  });

  it('is taken at once where staff accept the header while a check runs', async () => {
    publish('2026-11-01');
    await follow([]);
    const running = await claimDueFollow(database.db, clock.now(), secondsAfter(clock.now(), HOUR_SECONDS));
    clock.advance(1);
    await follow(['department']);
    const told = vi.fn<() => Promise<void>>();
    const services = byServer(database, { clock, settings }, { enqueue: told }, new AbortController().signal);
    expect(running && (await checkFollow(running, services))).toMatchObject({ kind: 'failed', failure: 'unreadable' });
    // What is followed now has not failed.
    expect(await state()).toMatchObject({ failure: null, failures: 0, seen: null, nextAt: clock.now() });
    expect(told).not.toHaveBeenCalled();
    await check();
    expect(await state()).toMatchObject({ failure: null, accepts: ['department'] });
    expect(await staged()).toMatchObject({ lastUpdatedOn: '2026-11-01' });
  });

  it('is not staged where staff follow it no more by the time that it is read, and nobody is told', async () => {
    publish('2026-12-01');
    await follow(['department']);
    const [before, followed] = [await staged(), await state()];
    await database.db.transaction().execute((trx) => deleteFollow(trx, locationId));
    const told = vi.fn<() => Promise<void>>();
    const services = byServer(database, { clock, settings }, { enqueue: told }, new AbortController().signal);
    expect(followed && (await checkFollow(followed, services))).toEqual({ kind: 'dropped' });
    expect([await staged(), await state()]).toEqual([before, undefined]);
    expect(told).not.toHaveBeenCalled();
  });
});
