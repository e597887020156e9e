import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFollows } from '../../../prices/queries/price-follows.ts';
import { type HospitalWebsite, startHospitalWebsite } from '../../../prices/testing/hospital-website.ts';
import { callEngines } from '../../../testing/databases.ts';
import { examplePath, makeTestFolder, type TestFolder } from '../../../testing/price-files.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openStaffTest, type StaffBrowser, type StaffTest } from '../../testing/staff-test.ts';

// Issue 16, point 1: "price files"; issue 13, point 7: "prices follow URL|HOST".

const locationId = 'alder-main';

describe.each(callEngines)('price files that are followed, at the screen, on %s', (engine) => {
  let test: TestApp;
  let staffTest: StaffTest;
  let website: HospitalWebsite;
  let folder: TestFolder;
  let host: string;
  let tom: StaffBrowser;
  beforeAll(async () => {
    [folder, website] = await Promise.all([makeTestFolder(), startHospitalWebsite()]);
    const priceFilesFolder = join(dirname(await folder.write('none', '')), 'price-files');
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000, priceFilesFolder } });
    staffTest = await openStaffTest(test);
    tom = await staffTest.signedIn('tom');
    host = new URL(website.url).host;
    website.list({ 'Cedar Point Hospital': '/hospital.json', 'Cedar Point Clinic': '/clinic.csv' });
    website.file('/hospital.json', await readFile(examplePath('valid/v3.json')));
    website.file('/clinic.csv', await readFile(examplePath('valid/v3-tall.csv')));
  });
  afterAll(async () => {
    await staffTest.close();
    await test.close();
    await Promise.all([website.close(), folder.remove()]);
  });

  const follow = async (given: object) =>
    (await tom.call('followPrices', { locationId, address: host, name: '', language: 'en', ...given })).json();
  const fetchNow = async (more: object = {}) =>
    (await tom.call('fetchFollowedPrices', { locationId, language: 'en', ...more })).json();
  const followed = async () => (await listFollows(test.database.db)).map(({ address }) => address);

  it('are named by which locations a list has, in the language of who asks', async () => {
    const { problem } = await follow({});
    expect(problem).toContain('"Cedar Point Hospital", "Cedar Point Clinic"');
    expect(problem).toMatch(/with one of these as “Location in the website’s list”/);
    expect(problem).not.toContain('--');
    expect((await follow({ language: 'es' })).problem).toMatch(/en «Centro en la lista del sitio web»/);
    expect(await followed()).toEqual([]);
  });

  it('are fetched at once, staged, and then unchanged, in the name of who asked', async () => {
    expect(await follow({ name: 'cedar point clinic' })).toEqual({ problem: null });
    expect(await followed()).toEqual([`http://${host}/cms-hpt.txt`]);
    expect(await fetchNow()).toEqual({ outcome: { kind: 'staged', problem: null } });
    expect(await fetchNow()).toEqual({ outcome: { kind: 'unchanged', problem: null } });
    const by = { by: 'Tom Becker', user: 'tom', command: 'prices follow', location: locationId };
    expect(await staffTest.audited('priceFollowAdded')).toMatchObject([{ ...by, name: 'Cedar Point Clinic' }]);
    expect(await staffTest.audited('pricesStaged')).toMatchObject([{ ...by, file: 'clinic.csv' }]);
    const { locations } = (await tom.call('listPrices', { locationId })).json();
    expect(locations).toMatchObject([
      { follow: { hasFailed: false }, versions: [{ status: 'staged', fileName: 'clinic.csv' }] },
    ]);
  });

  it('say why they could not be fetched', async () => {
    expect(await follow({ address: `${website.url}/nothing.json` })).toEqual({ problem: null });
    const { outcome } = await fetchNow({ language: 'es' });
    expect(outcome).toMatchObject({ kind: 'failed', problem: expect.stringContaining('404') });
  });

  it('are followed no more, and their prices stay', async () => {
    expect((await tom.call('unfollowPrices', { locationId })).json()).toEqual({});
    expect(await followed()).toEqual([]);
    expect((await staffTest.audited('priceFollowRemoved')).at(-1)).toMatchObject({ by: 'Tom Becker' });
    const { locations } = (await tom.call('listPrices', { locationId })).json();
    expect(locations).toMatchObject([{ follow: null, versions: [{ fileName: 'clinic.csv' }] }]);
    for (const call of ['unfollowPrices', 'fetchFollowedPrices'] as const) {
      expect((await tom.call(call, { locationId, language: 'en' })).json()).toEqual({ error: 'notFollowed' });
    }
  });

  it.each([
    ['https://10.0.0.8/prices.json', 'is of a private network'],
    ['http://hospital.example/prices.json', 'is not https'],
    ['ftp://hospital.example/prices.json', 'not an address'],
    ['', 'not an address'],
  ])('are not of %s', async (address, says) => {
    expect((await follow({ address })).problem).toContain(says);
    expect(await followed()).toEqual([]);
  });

  it('are of a location of the settings, and a name goes with a list', async () => {
    expect(await follow({ locationId: 'nowhere' })).toMatchObject({ error: 'unknownLocation' });
    expect(await follow({ address: `${website.url}/clinic.csv`, name: 'Clinic' })).toEqual({ error: 'nameOfNoList' });
    expect(await followed()).toEqual([]);
  });
});
