import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { readSettings, type Settings } from '../../platform/settings/settings.ts';
import { HOUR_SECONDS } from '../../platform/time.ts';
import type { Mail } from '../../ports/mail.ts';
import { createTestDatabase, engines } from '../../testing/databases.ts';
import { examplePath, makeTestFolder, type TestFolder } from '../../testing/price-files.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { originalPath } from '../originals/original-path.ts';
import { deleteFollow, listFollows, saveFollow } from '../queries/price-follows.ts';
import { listVersions } from '../queries/version-states.ts';
import { activateVersion } from '../switch-version.ts';
import { type HospitalWebsite, startHospitalWebsite } from '../testing/hospital-website.ts';
import { byServer } from './by-server.ts';
import { followPrices } from './follow-prices.ts';

const name = '123456789_cedar-point-hospital_standardcharges.json';
const path = `/files/${name}`;
const locationName = 'Cedar Point Hospital';
/** The location whose prices they are. */
const locationId = 'alder-main';

// Issue 13, point 7: "prices follow fetches a hospital's file by its cms-hpt.txt on a schedule, checks, stages and tells staff".
describe.each(engines)('a price file that is followed, on %s', (engine) => {
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
    const read = await readSettings('test', {});
    const priceFollowing = { ...read.healthSystem.priceFollowing, maxMegabytes: 1 };
    settings = { ...read, priceFilesFolder, healthSystem: { ...read.healthSystem, priceFollowing } };
  });
  afterAll(async () => {
    await Promise.all([database.close(), folder.remove(), website.close()]);
  });

  beforeEach(async () => {
    mails = [];
    website.asked.length = 0;
    website.pages.clear();
    website.list({ [locationName]: path });
    website.file(path, example);
    await database.db.transaction().execute((trx) => deleteFollow(trx, locationId));
  });

  const follow = (address = `${website.url}/cms-hpt.txt`, named: string | null = locationName) =>
    database.db
      .transaction()
      .execute((trx) => saveFollow(trx, { locationId, address, locationName: named, accepts: [] }, clock.now()));
  const servicesWith = (more: Partial<Settings>) => {
    const jobs = { enqueue: async (_trx: unknown, { data }: { data: unknown }) => void mails.push(data as Mail) };
    return byServer(database, { clock, settings: { ...settings, ...more } }, jobs, new AbortController().signal);
  };
  const check = (more: Partial<Settings> = {}) => followPrices(servicesWith(more));
  const nextDay = () => clock.advance(24 * HOUR_SECONDS);
  const staged = async () => (await listVersions(database.db, locationId)).find(({ status }) => status === 'staged');
  const versions = async () => (await listVersions(database.db, locationId)).length;
  const state = async () => (await listFollows(database.db)).find((each) => each.locationId === locationId);
  const entries = async (event: string) => {
    const rows = await database.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('event', '=', event as 'signedIn')
      .execute();
    return rows.map(({ actor, details }) => ({ actor, ...(details as object) }));
  };
  const dated = (day: string, text = example) => text.replace('2026-03-01', day);

  it('is staged, with where it came from, kept as it came, and told to staff', async () => {
    await follow();
    await check();
    const version = await staged();
    expect(version).toMatchObject({ fileName: name, hospitalName: locationName, sourceUrl: `${website.url}${path}` });
    expect(
      await readFile(originalPath(settings.priceFilesFolder, version ?? { fileName: '', fileSha256: '' }), 'utf8'),
    ).toBe(example);
    expect(await entries('pricesStaged')).toEqual([
      expect.objectContaining({ actor: 'system', location: locationId, source: `${website.url}${path}` }),
    ]);
    expect(mails).toMatchObject([
      { to: 'prices@alderbay.example', subject: 'New prices of Alder Bay Hospital are waiting for you' },
    ]);
    expect(mails[0]?.text).toContain('There were no prices of this location before.');
    // By its number: what somebody has compared in the evening may have another one in its place in the morning.
    for (const verb of ['diff', 'activate'])
      expect(mails[0]?.text).toContain(`npm run portico -- prices ${verb} ${locationId} ${version?.versionId}`);
    const unnamed = { locationId, older: true, now: clock.now(), record: async () => {} };
    await expect(activateVersion(database, unnamed)).rejects.toMatchObject({
      reason: 'not named',
      message: expect.stringContaining(`prices activate ${locationId} ${version?.versionId}`),
    });
  });

  it('is not fetched before its turn, and then not again where nothing has changed', async () => {
    await follow();
    await check();
    const before = await versions();
    await check();
    expect(website.asked).toEqual(['GET /cms-hpt.txt', `GET ${path}`]);
    nextDay();
    // The host says so (304); then it does not, and the digest does.
    await check();
    website.file(path, example);
    nextDay();
    await check();
    expect(website.asked).toHaveLength(6);
    expect([await versions(), mails]).toEqual([before, []]);
  });

  it('is told with what changed, beside the live prices', async () => {
    await follow();
    await check();
    const jobs = { locationId, older: true, now: clock.now(), record: async () => {} };
    const found = await staged();
    if (found !== undefined) await activateVersion(database, { ...jobs, versionId: found.versionId });
    website.file(
      path,
      dated('2026-05-01').replace('"hospital_name": "Cedar Point Hospital"', '"hospital_name": "Cedar Point"'),
    );
    nextDay();
    mails = [];
    await check();
    expect(await staged()).toMatchObject({ lastUpdatedOn: '2026-05-01' });
    for (const text of [
      '“Cedar Point”; the one before was of “Cedar Point Hospital”',
      'May 1, 2026; before: March 1, 2026',
      'Items: 3; before: 3',
    ]) {
      expect(mails[0]?.text).toContain(text);
    }
  });

  it('may be followed by its own address, and be packed', async () => {
    website.file('/packed.json.gz', gzipSync(dated('2026-06-01')));
    await follow(`${website.url}/packed.json.gz`, null);
    await check();
    expect(await staged()).toMatchObject({ fileName: 'packed.json.gz', lastUpdatedOn: '2026-06-01' });
    expect(website.asked).toEqual(['GET /packed.json.gz']);
  });

  it('is found under the address of today, wherever the list says that it is', async () => {
    await follow();
    await check();
    website.list({ 'Another Clinic': '/other.csv', 'CEDAR POINT  HOSPITAL': '/2027/new.json' });
    website.file('/2027/new.json', dated('2026-07-01'));
    nextDay();
    await check();
    expect(await staged()).toMatchObject({ fileName: 'new.json', lastUpdatedOn: '2026-07-01' });
  });

  const page = (content: string | Uint8Array) => (_request: unknown, response: { end(text: unknown): void }) =>
    response.end(content);
  const failures: ReadonlyArray<[what: string, failure: string, says: string, arrange: () => void]> = [
    ['is gone (404)', 'status', 'HTTP status 404', () => void website.pages.delete(path)],
    ['whose website has no list', 'status', '404', () => void website.pages.delete('/cms-hpt.txt')],
    [
      'whose list is a web page',
      'noList',
      'no list of price files',
      () => void website.pages.set('/cms-hpt.txt', page('<html>Hi</html>')),
    ],
    [
      'whose location has another name now',
      'notListed',
      '"Cedar Point Medical Center" are listed',
      () => website.list({ 'Cedar Point Medical Center': path }),
    ],
    [
      'of which there are two',
      'severalFiles',
      'which one is meant',
      () =>
        void website.pages.set(
          '/cms-hpt.txt',
          page(`location-name: ${locationName}\nmrf-url: /one.json\nmrf-url: /two.json`),
        ),
    ],
    ['is a web page', 'webPage', 'a web page', () => website.file(path, '\n<!DOCTYPE html><title>Sign in</title>')],
    ['is empty', 'empty', 'is empty', () => website.file(path, '')],
    ['is garbage', 'unreadable', 'cannot be taken', () => website.file(path, Buffer.from('00ff13374200', 'hex'))],
    [
      'has errors',
      'unreadable',
      'cannot be taken',
      () => website.file(path, dated('2026-08-01').replace('"outpatient"', '"sometimes"')),
    ],
    [
      'has no end',
      'tooLarge',
      'maxMegabytes',
      () =>
        void website.pages.set(path, (_request, response) => {
          const more = () => {
            while (!response.destroyed && response.write('{"a": "a"}'.repeat(10_000)));
          };
          response.on('drain', more);
          more();
        }),
    ],
    [
      'says that it is larger than allowed',
      'tooLarge',
      '1 MB',
      () =>
        void website.pages.set(path, (_request, response) => {
          response.writeHead(200, { 'content-length': '2000000000' });
          response.write('{');
        }),
    ],
    [
      'redirects in a circle',
      'redirects',
      'in a circle',
      () =>
        void website.pages.set(path, (_request, response) => void response.writeHead(302, { location: path }).end()),
    ],
    [
      'redirects into a private network',
      'privateAddress',
      '10.0.0.8',
      () =>
        void website.pages.set(
          path,
          (_request, response) => void response.writeHead(302, { location: 'https://10.0.0.8/' }).end(),
        ),
    ],
    [
      'breaks off',
      'unreachable',
      'cannot be reached',
      () =>
        void website.pages.set(path, (_request, response) => {
          response.writeHead(200, { 'content-length': '1000' });
          response.write('{"hospital_name": ', () => response.destroy());
        }),
    ],
  ];

  it.each(failures)('that %s: %s, told once, and nothing is staged', async (_what, failure, says, arrange) => {
    const before = await versions();
    arrange();
    await follow();
    await check();
    expect([(await state())?.failure, await versions()]).toEqual([failure, before]);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('The price file of Alder Bay Hospital could not be fetched');
    expect(mails[0]?.text).toContain(says);
    for (let night = 0; night < 3; night += 1) {
      nextDay();
      await check();
    }
    expect((await state())?.failure).toBe(failure);
    expect(mails).toHaveLength(1);
    // No part of it is left on the disk.
    expect((await readdir(settings.priceFilesFolder)).filter((each) => each.endsWith('.part'))).toEqual([]);
  });

  it('that fails is tried again after an hour, two, four, and at last in its turn', async () => {
    website.pages.delete(path);
    await follow();
    const waits: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      await check();
      const { nextAt } = (await state()) ?? { nextAt: clock.now() };
      const wait = (nextAt.getTime() - clock.now().getTime()) / 1000;
      waits.push(wait / HOUR_SECONDS);
      clock.advance(wait);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 24, 24]);
  });

  it('that came back and fails again is told again', async () => {
    const file = website.pages.get(path);
    await follow();
    await check();
    website.pages.delete(path);
    for (let turn = 0; turn < 2; turn += 1) {
      nextDay();
      await check();
      if (file !== undefined) website.pages.set(path, file);
      nextDay();
      await check();
      expect((await state())?.failure).toBeNull();
      website.pages.delete(path);
    }
    expect(mails.filter(({ subject }) => subject.includes('could not'))).toHaveLength(2);
  });

  it('on this machine is refused where the settings do not name it', async () => {
    const { healthSystem } = settings;
    const priceFollowing = { ...healthSystem.priceFollowing, allowedHosts: [] };
    await follow();
    await check({ healthSystem: { ...healthSystem, priceFollowing } });
    expect([(await state())?.failure, website.asked]).toEqual(['notHttps', []]);
  });

  it('is checked by one server, where several look at once', async () => {
    await follow();
    await Promise.all([check(), check(), check()]);
    expect(website.asked.filter((line) => line.endsWith('cms-hpt.txt'))).toHaveLength(1);
  });
});
