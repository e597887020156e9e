import { readFile, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readCmsHpt } from '@portico/price-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPriceFile } from '../../prices/import-price-file.ts';
import { originalPath } from '../../prices/originals/original-path.ts';
import { sha256OfFile } from '../../platform/files/open-source.ts';
import { callEngines } from '../../testing/databases.ts';
import { examplePath, makeTestFolder, type TestFolder } from '../../testing/price-files.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const publicUrl = 'https://prices.alderbay.example';
const name = '000000001_alder-bay-hospital_standardcharges.json';
const url = `/price-files/alder-main/${name}`;
/** An automated search: no cookies, no scripts. */
const robot = { 'user-agent': 'curl/8.5.0', accept: '*/*' };

// Issue 13, point 7: "Portico serves the hospital's own files and cms-hpt.txt at the root as 45 CFR 180 asks".
describe.each(callEngines)("the hospital's own price files on %s (45 CFR 180.50(d))", (engine) => {
  let test: TestApp;
  let folder: TestFolder;
  let path: string;
  let priceFilesFolder: string;
  let bytes: Buffer;
  beforeAll(async () => {
    folder = await makeTestFolder();
    bytes = await readFile(examplePath('valid/v3.json'));
    path = await folder.write(name, bytes);
    priceFilesFolder = join(dirname(path), 'originals');
    test = await buildTestApp(engine, { settings: { publicUrl, priceFilesFolder } });
    await publish('alder-main', path);
  });
  afterAll(async () => {
    await test.close();
    await folder.remove();
  });

  const publish = (locationId: string, file: string) =>
    importPriceFile(test.database, test.clock, { path: file, locationId, originals: priceFilesFolder });
  const get = (address: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url: address, headers: { ...robot, ...headers } });

  it('are named in the root, one entry for each location that has one', async () => {
    const reply = await get('/cms-hpt.txt');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(readCmsHpt(reply.body)).toEqual([
      {
        locationName: 'Alder Bay Hospital',
        sourcePageUrl: `${publicUrl}/price-transparency`,
        mrfUrl: `${publicUrl}${url}`,
        contactName: 'Rosalind Achebe',
        contactEmail: 'prices@alderbay.example',
      },
    ]);
  });

  it('are served byte for byte, with their digest', async () => {
    const reply = await get(url);
    expect(reply.rawPayload.equals(bytes)).toBe(true);
    const digest = Buffer.from(await sha256OfFile(path), 'hex').toString('base64');
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': String(bytes.length),
      'repr-digest': `sha-256=:${digest}:`,
      'accept-ranges': 'bytes',
    });
  });

  it('travel packed to who takes that', async () => {
    const reply = await get(url, { 'accept-encoding': 'br, gzip' });
    expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(reply.rawPayload).equals(bytes)).toBe(true);
    expect((await get(url, { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  it('come in ranges', async () => {
    const reply = await get(url, { range: 'bytes=10-29' });
    expect([reply.statusCode, reply.body]).toEqual([206, bytes.toString('utf8', 10, 30)]);
    expect((await get(url, { range: `bytes=${bytes.length}-` })).statusCode).toBe(416);
  });

  it.each([{}, { 'accept-encoding': 'gzip' }])('are not sent again to who has them (%j)', async (headers) => {
    const { etag, 'last-modified': modified } = (await get(url, headers)).headers;
    const again = await get(url, { ...headers, 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const since = await get(url, { ...headers, 'if-modified-since': String(modified) });
    expect(since.statusCode).toBe(304);
  });

  it('answer HEAD without a body', async () => {
    const reply = await test.app.inject({ method: 'HEAD', url, headers: robot });
    expect([reply.statusCode, reply.headers['content-length'], reply.body]).toEqual([200, String(bytes.length), '']);
  });

  it('are on a page for people, in both languages, with date, format, size and digest', async () => {
    const english = await get('/price-transparency');
    expect(english.body).toContain(`<a href="${url}">${name}</a>`);
    for (const text of ['Alder Bay Hospital', 'March 1, 2026', 'JSON', await sha256OfFile(path)]) {
      expect(english.body).toContain(text);
    }
    expect(english.body).toContain('No file is published for this location yet.');
    const spanish = await get('/price-transparency?lang=es');
    expect(spanish.body).toMatch(/<html lang="es">[^]*Transparencia de precios[^]*1 de marzo de 2026/);
  });

  it('keep their addresses when the prices change, and give the new bytes', async () => {
    const changed = Buffer.from(bytes.toString('utf8').replace('2026-03-01', '2026-04-01'));
    await publish('alder-main', await folder.write(name, changed));
    expect((await get(url)).rawPayload.equals(changed)).toBe(true);
    await publish('alder-main', await folder.write(name, bytes));
    expect((await get(url)).rawPayload.equals(bytes)).toBe(true);
  });

  it('go out as they are where they are packed already', async () => {
    const packed = gzipSync(await readFile(examplePath('valid/v3-tall.csv')));
    const packedName = '000000002_bayside-imaging-center_standardcharges.csv.gz';
    await publish('bayside-imaging', await folder.write(packedName, packed));
    const reply = await get(`/price-files/bayside-imaging/${packedName}`, { 'accept-encoding': 'gzip' });
    expect(reply.headers).toMatchObject({ 'content-type': 'application/gzip' });
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.rawPayload.equals(packed)).toBe(true);
  });

  it('are those of our own locations alone (decision 113)', async () => {
    const { healthSystem } = test.settings;
    const locations = healthSystem.locations.map((each) => ({ ...each, ours: each.id !== 'bayside-imaging' }));
    const settings = { publicUrl, priceFilesFolder, healthSystem: { ...healthSystem, locations } };
    const other = await buildTestApp(engine, { database: test.database, settings, areJobsLeft: true });
    const [index, page] = await Promise.all(
      ['/cms-hpt.txt', '/price-transparency'].map((each) => other.app.inject(each)),
    );
    await other.close();
    expect(readCmsHpt(index?.body ?? '').map(({ locationName }) => locationName)).toEqual(['Alder Bay Hospital']);
    expect(page?.body).not.toContain('Bayside');
  });

  it.each([
    `/price-files/alder-main/another.json`,
    `/price-files/north-valley/${name}`,
    `/price-files/alder-main/..%2f..%2f${name}`,
    '/price-files/alder-main',
  ])('%s is not there', async (address) => {
    expect((await get(address)).statusCode).toBe(404);
  });

  it('are gone from list, page and address with the file itself', async () => {
    await unlink(originalPath(priceFilesFolder, { fileName: name, fileSha256: await sha256OfFile(path) }));
    expect((await get(url)).statusCode).toBe(404);
    expect(readCmsHpt((await get('/cms-hpt.txt')).body).map(({ locationName }) => locationName)).toEqual([
      'Bayside Imaging Center',
    ]);
    await publish('alder-main', path);
    expect((await get(url)).statusCode).toBe(200);
  });
});

describe('a portal that publishes no price files (no priceTransparency in the settings)', () => {
  it.each(['/cms-hpt.txt', '/price-transparency'])('has no %s', async (address) => {
    const plain = await buildTestApp('pglite');
    const { priceTransparency: _none, ...healthSystem } = plain.settings.healthSystem;
    await plain.close();
    const test = await buildTestApp('pglite', { settings: { healthSystem } });
    expect((await test.app.inject({ url: address, headers: robot })).statusCode).toBe(404);
    await test.close();
  });
});
