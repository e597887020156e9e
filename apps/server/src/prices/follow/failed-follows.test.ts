import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { readSettings, type Settings } from '../../platform/settings/settings.ts';
import { HOUR_SECONDS } from '../../platform/time.ts';
import type { Mail } from '../../ports/mail.ts';
import { createTestDatabase, engines } from '../../testing/databases.ts';
import { examplePath, makeTestFolder, type TestFolder } from '../../testing/price-files.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { listFollows, saveFollow } from '../queries/price-follows.ts';
import { listVersions } from '../queries/version-states.ts';
import { type HospitalWebsite, startHospitalWebsite } from '../testing/hospital-website.ts';
import { byServer } from './by-server.ts';
import { checkFollow } from './check-follow.ts';
import { followPrices } from './follow-prices.ts';

const locationId = 'alder-main';
const path = '/prices.json';

describe.each(engines)('a followed price file, on %s', (engine) => {
  const clock = settableClock();
  let database: Database;
  let folder: TestFolder;
  let settings: Settings;
  let website: HospitalWebsite;
  let example: string;
  let mails: Mail[];
  beforeAll(async () => {
    [database, folder, website, example] = await Promise.all([
      createTestDatabase(engine),
      makeTestFolder(),
      startHospitalWebsite(),
      readFile(examplePath('valid/v3.json'), 'utf8'),
    ]);
    const priceFilesFolder = join(dirname(await folder.write('none', '')), 'originals');
    settings = { ...(await readSettings('test', {})), priceFilesFolder };
  });
  afterAll(async () => {
    await Promise.all([database.close(), folder.remove(), website.close()]);
  });
  beforeEach(() => {
    mails = [];
  });

  const follow = () =>
    database.db
      .transaction()
      .execute((trx) =>
        saveFollow(trx, { locationId, address: `${website.url}${path}`, locationName: null, accepts: [] }, clock.now()),
      );
  const servicesWith = (more: Partial<Settings>) => {
    const jobs = { enqueue: async (_trx: unknown, { data }: { data: unknown }) => void mails.push(data as Mail) };
    return byServer(database, { clock, settings: { ...settings, ...more } }, jobs, new AbortController().signal);
  };
  const check = (more: Partial<Settings> = {}) => followPrices(servicesWith(more));
  const nextDay = () => clock.advance(24 * HOUR_SECONDS);
  const staged = async () => (await listVersions(database.db, locationId)).find(({ status }) => status === 'staged');
  const state = async () => (await listFollows(database.db))[0];
  const dated = (day: string) => example.replace('2026-03-01', day);

  it('that cannot be read is told with the first place, and with what staff can do of which a follow has nothing', async () => {
    website.file(path, dated('2026-08-01').replace('"outpatient"', '"sometimes"'));
    await follow();
    await check();
    const { failureDetail = '' } = (await state()) ?? {};
    expect(failureDetail).toMatch(
      /^It has 1 value that cannot be meant\. The first: line \d+  \S+  "sometimes"\. .*\(setting: /,
    );
    expect(failureDetail).toContain('"prices import FILE --skip-invalid"');
    expect(mails[0]?.text).toContain('It is read again when the hospital publishes another file.');
    expect(mails[0]?.text).not.toContain('It is tried again by itself');
  });

  it('that cannot be read is read again where staff ask for it, and by itself only once it is another one', async () => {
    website.file(path, dated('2026-09-02'));
    await follow();
    const small = { priceLimits: { ...settings.priceLimits, rows: 1 } };
    await check(small);
    expect(await state()).toMatchObject({ failure: 'unreadable' });
    nextDay();
    await check();
    expect(await state()).toMatchObject({ failure: 'unreadable' });
    const services = servicesWith({});
    const followed = await state();
    expect(followed && (await checkFollow(followed, services, true))).toMatchObject({ kind: 'staged' });
    expect([(await staged())?.lastUpdatedOn, (await state())?.failure]).toEqual(['2026-09-02', null]);
  });

  it('that cannot be taken for a reason of the portal’s is a failure, too, and keeps no other back', async () => {
    website.file(path, dated('2026-09-03'));
    await follow();
    const broken = { record: () => Promise.reject(new TypeError('a defect')) };
    await expect(followPrices({ ...servicesWith({}), ...broken })).rejects.toThrow('a defect');
    expect(await state()).toMatchObject({ failure: null });
    const full = Object.assign(new Error('no room'), { code: '53100' });
    let times = 0;
    const once = {
      record: async () => {
        times += 1;
        if (times === 1) throw full;
      },
    };
    clock.advance(3 * HOUR_SECONDS);
    await expect(followPrices({ ...servicesWith({}), ...once })).rejects.toThrow('no room');
    expect(await state()).toMatchObject({ failure: 'internal', failureDetail: '53100', failures: 1, seen: null });
    // Decision 178: release 0.1.0 has no text of `internal`, and could show nothing that is followed while there is one.
    const row = await database.db.selectFrom('price_follows').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ failure: 'unreachable', failure_detail: 'the portal itself failed: 53100' });
    expect(mails.at(-1)?.text).toContain('for a reason of its own: 53100');
    expect((await staged())?.lastUpdatedOn).not.toBe('2026-09-03');
    clock.advance(HOUR_SECONDS);
    await check();
    expect(await state()).toMatchObject({ failure: null });
    expect((await staged())?.lastUpdatedOn).toBe('2026-09-03');
  });
});
