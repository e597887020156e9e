import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_SECONDS } from '../../platform/time.ts';
import { engines } from '../../testing/databases.ts';
import { originalPath } from '../originals/original-path.ts';
import { deleteFollow } from '../queries/price-follows.ts';
import { listVersions } from '../queries/version-states.ts';
import { activateVersion } from '../switch-version.ts';
import { followedLocation as locationId, type FollowTest, openFollowTest } from '../testing/follow-test.ts';

const name = '123456789_cedar-point-hospital_standardcharges.json';
const path = `/files/${name}`;
const locationName = 'Cedar Point Hospital';

// Issue 13, point 7: "prices follow fetches a hospital's file by its cms-hpt.txt on a schedule, checks, stages and tells staff".
describe.each(engines)('a price file that is followed, on %s', (engine) => {
  let test: FollowTest;
  beforeAll(async () => {
    test = await openFollowTest(engine);
  });
  afterAll(() => test.close());

  beforeEach(async () => {
    const { website, mails, database, example } = test;
    mails.length = 0;
    website.asked.length = 0;
    website.pages.clear();
    website.list({ [locationName]: path });
    website.file(path, example);
    await database.db.transaction().execute((trx) => deleteFollow(trx, locationId));
  });

  const follow = (address = '/cms-hpt.txt', named: string | null = locationName) =>
    test.follow(address, { locationName: named });
  const check: FollowTest['check'] = (more = {}) => {
    const { healthSystem } = { ...test.settings, ...more };
    const priceFollowing = { ...healthSystem.priceFollowing, maxMegabytes: 1 };
    return test.check({ ...more, healthSystem: { ...healthSystem, priceFollowing } });
  };
  const versions = async () => (await listVersions(test.database.db, locationId)).length;
  const entries = async (event: string) => {
    const rows = await test.database.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('event', '=', event as 'signedIn')
      .execute();
    return rows.map(({ actor, details }) => ({ actor, ...(details as object) }));
  };
  const dated = (day: string, text = test.example) => text.replace('2026-03-01', day);

  it('is staged, with where it came from, kept as it came, and told to staff', async () => {
    await follow();
    await check();
    const version = await test.staged();
    expect(version).toMatchObject({
      fileName: name,
      hospitalName: locationName,
      sourceUrl: `${test.website.url}${path}`,
    });
    expect(
      await readFile(originalPath(test.settings.priceFilesFolder, version ?? { fileName: '', fileSha256: '' }), 'utf8'),
    ).toBe(test.example);
    expect(await entries('pricesStaged')).toEqual([
      expect.objectContaining({ actor: 'system', location: locationId, source: `${test.website.url}${path}` }),
    ]);
    expect(test.mails).toMatchObject([
      { to: 'prices@alderbay.example', subject: 'New prices of Alder Bay Hospital are waiting for you' },
    ]);
    expect(test.mails[0]?.text).toContain('There were no prices of this location before.');
    // By its number: what somebody has compared in the evening may have another one in its place in the morning.
    for (const verb of ['diff', 'activate'])
      expect(test.mails[0]?.text).toContain(`npm run portico -- prices ${verb} ${locationId} ${version?.versionId}`);
    const unnamed = { locationId, older: true, now: test.clock.now(), record: async () => {} };
    await expect(activateVersion(test.database, unnamed)).rejects.toMatchObject({
      reason: 'not named',
      message: expect.stringContaining(`prices activate ${locationId} ${version?.versionId}`),
    });
  });

  it('is not fetched before its turn, and then not again where nothing has changed', async () => {
    await follow();
    await check();
    const before = await versions();
    await check();
    expect(test.website.asked).toEqual(['GET /cms-hpt.txt', `GET ${path}`]);
    test.nextDay();
    // The host says so (304); then it does not, and the digest does.
    await check();
    test.website.file(path, test.example);
    test.nextDay();
    await check();
    expect(test.website.asked).toHaveLength(6);
    expect([await versions(), test.mails]).toEqual([before, []]);
  });

  it('is told with what changed, beside the live prices', async () => {
    await follow();
    await check();
    const jobs = { locationId, older: true, now: test.clock.now(), record: async () => {} };
    const found = await test.staged();
    if (found !== undefined) await activateVersion(test.database, { ...jobs, versionId: found.versionId });
    test.website.file(
      path,
      dated('2026-05-01').replace('"hospital_name": "Cedar Point Hospital"', '"hospital_name": "Cedar Point"'),
    );
    test.nextDay();
    test.mails.length = 0;
    await check();
    expect(await test.staged()).toMatchObject({ lastUpdatedOn: '2026-05-01' });
    for (const text of [
      '“Cedar Point”; the one before was of “Cedar Point Hospital”',
      'May 1, 2026; before: March 1, 2026',
      'Items: 3; before: 3',
    ]) {
      expect(test.mails[0]?.text).toContain(text);
    }
  });

  it('may be followed by its own address, and be packed', async () => {
    test.website.file('/packed.json.gz', gzipSync(dated('2026-06-01')));
    await follow('/packed.json.gz', null);
    await check();
    expect(await test.staged()).toMatchObject({ fileName: 'packed.json.gz', lastUpdatedOn: '2026-06-01' });
    expect(test.website.asked).toEqual(['GET /packed.json.gz']);
  });

  it('is found under the address of today, wherever the list says that it is', async () => {
    await follow();
    await check();
    test.website.list({ 'Another Clinic': '/other.csv', 'CEDAR POINT  HOSPITAL': '/2027/new.json' });
    test.website.file('/2027/new.json', dated('2026-07-01'));
    test.nextDay();
    await check();
    expect(await test.staged()).toMatchObject({ fileName: 'new.json', lastUpdatedOn: '2026-07-01' });
  });

  const page = (content: string | Uint8Array) => (_request: unknown, response: { end(text: unknown): void }) =>
    response.end(content);
  const failures: ReadonlyArray<[what: string, failure: string, says: string, arrange: () => void]> = [
    ['is gone (404)', 'status', 'HTTP status 404', () => void test.website.pages.delete(path)],
    ['whose website has no list', 'status', '404', () => void test.website.pages.delete('/cms-hpt.txt')],
    [
      'whose list is a web page',
      'noList',
      'no list of price files',
      () => void test.website.pages.set('/cms-hpt.txt', page('<html>Hi</html>')),
    ],
    [
      'whose location has another name now',
      'notListed',
      '"Cedar Point Medical Center" are listed',
      () => test.website.list({ 'Cedar Point Medical Center': path }),
    ],
    [
      'of which there are two',
      'severalFiles',
      'which one is meant',
      () =>
        void test.website.pages.set(
          '/cms-hpt.txt',
          page(`location-name: ${locationName}\nmrf-url: /one.json\nmrf-url: /two.json`),
        ),
    ],
    [
      'is a web page',
      'webPage',
      'a web page',
      () => test.website.file(path, '\n<!DOCTYPE html><title>Sign in</title>'),
    ],
    ['is empty', 'empty', 'is empty', () => test.website.file(path, '')],
    ['is garbage', 'unreadable', 'cannot be taken', () => test.website.file(path, Buffer.from('00ff13374200', 'hex'))],
    [
      'has errors',
      'unreadable',
      'cannot be taken',
      () => test.website.file(path, dated('2026-08-01').replace('"outpatient"', '"sometimes"')),
    ],
    [
      'has no end',
      'tooLarge',
      'maxMegabytes',
      () =>
        void test.website.pages.set(path, (_request, response) => {
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
        void test.website.pages.set(path, (_request, response) => {
          response.writeHead(200, { 'content-length': '2000000000' });
          response.write('{');
        }),
    ],
    [
      'redirects in a circle',
      'redirects',
      'in a circle',
      () =>
        void test.website.pages.set(
          path,
          (_request, response) => void response.writeHead(302, { location: path }).end(),
        ),
    ],
    [
      'redirects into a private network',
      'privateAddress',
      '10.0.0.8',
      () =>
        void test.website.pages.set(
          path,
          (_request, response) => void response.writeHead(302, { location: 'https://10.0.0.8/' }).end(),
        ),
    ],
    [
      'breaks off',
      'unreachable',
      'cannot be reached',
      () =>
        void test.website.pages.set(path, (_request, response) => {
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
    expect([(await test.state())?.failure, await versions()]).toEqual([failure, before]);
    expect(test.mails).toHaveLength(1);
    expect(test.mails[0]?.subject).toBe('The price file of Alder Bay Hospital could not be fetched');
    expect(test.mails[0]?.text).toContain(says);
    for (let night = 0; night < 3; night += 1) {
      test.nextDay();
      await check();
    }
    expect((await test.state())?.failure).toBe(failure);
    expect(test.mails).toHaveLength(1);
    // No part of it is left on the disk.
    expect((await readdir(test.settings.priceFilesFolder)).filter((each) => each.endsWith('.part'))).toEqual([]);
  });

  it('that fails is tried again after an hour, two, four, and at last in its turn', async () => {
    test.website.pages.delete(path);
    await follow();
    const waits: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      await check();
      const { nextAt } = (await test.state()) ?? { nextAt: test.clock.now() };
      const wait = (nextAt.getTime() - test.clock.now().getTime()) / 1000;
      waits.push(wait / HOUR_SECONDS);
      test.clock.advance(wait);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 24, 24]);
  });

  it('that came back and fails again is told again', async () => {
    const file = test.website.pages.get(path);
    await follow();
    await check();
    test.website.pages.delete(path);
    for (let turn = 0; turn < 2; turn += 1) {
      test.nextDay();
      await check();
      if (file !== undefined) test.website.pages.set(path, file);
      test.nextDay();
      await check();
      expect((await test.state())?.failure).toBeNull();
      test.website.pages.delete(path);
    }
    expect(test.mails.filter(({ subject }) => subject.includes('could not'))).toHaveLength(2);
  });

  it('on this machine is refused where the settings do not name it', async () => {
    const { healthSystem } = test.settings;
    const priceFollowing = { ...healthSystem.priceFollowing, allowedHosts: [] };
    await follow();
    await check({ healthSystem: { ...healthSystem, priceFollowing } });
    expect([(await test.state())?.failure, test.website.asked]).toEqual(['notHttps', []]);
  });

  it('is checked by one server, where several look at once', async () => {
    await follow();
    await Promise.all([check(), check(), check()]);
    expect(test.website.asked.filter((line) => line.endsWith('cms-hpt.txt'))).toHaveLength(1);
  });
});
