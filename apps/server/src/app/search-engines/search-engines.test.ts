import { pathTo, states } from '@portico/contract';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const entry =
  '<!doctype html><html lang="en"><head><title>Portico</title></head><body><div id="root"></div></body></html>';

describe('what search engines and previews of links are told (issue 14, point 7)', () => {
  let folder: string;
  /** As a hospital runs it, and as the demonstration does. */
  let hospital: TestApp;
  let demonstration: TestApp;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-web-'));
    await mkdir(join(folder, 'assets'));
    await Promise.all(['index.html', 'private.html'].map((name) => writeFile(join(folder, name), entry)));
    demonstration = await buildTestApp('pglite', { app: { webFolder: folder } });
    const healthSystem = { ...demonstration.settings.healthSystem, searchEngines: { index: true } };
    const settings = { healthSystem, publicUrl: 'https://portal.example.org' };
    hospital = await buildTestApp('pglite', { app: { webFolder: folder }, settings });
  });
  afterAll(async () => {
    await Promise.all([hospital.close(), demonstration.close()]);
    await rm(folder, { recursive: true });
  });

  const headAt = async ({ app }: TestApp, url: string, language = 'en'): Promise<string> =>
    (await app.inject({ url, headers: { 'accept-language': language } })).body.split('</head>')[0] ?? '';

  it('names the hospital and the page, not the product, in the visitor’s language', async () => {
    expect(await headAt(hospital, '/')).toContain('<title>Alder Bay Health · Welcome</title>');
    expect(await headAt(hospital, '/privacy', 'es')).toContain('<title>Privacidad · Alder Bay Health</title>');
    expect(await headAt(hospital, '/', 'es')).toContain(
      '<meta name="description" content="Su atención y sus costos, por una misma puerta.',
    );
  });

  it('gives each public page one address, and one for each language, which decides it', async () => {
    const head = await headAt(hospital, '/estimates?utm=x');
    expect(head).toContain('<link rel="canonical" href="https://portal.example.org/estimates">');
    expect(head).toContain('hreflang="es" href="https://portal.example.org/estimates?lang=es"');
    expect(head).not.toContain('noindex');
    expect(await headAt(hospital, '/estimates?lang=es', 'en')).toContain('· Alder Bay Health</title>');
    expect((await hospital.app.inject('/estimates?lang=es')).body).toContain('<html lang="es">');
  });

  it('keeps what belongs to a person or to a flow out of every index, and its address out of the page', async () => {
    const own = ['/estimates-details/token=abc', '/reset-password/ticket=abc', '/estimates/svcArea=bay', '/Private'];
    for (const url of own) {
      const head = await headAt(hospital, url);
      expect([url, head.includes('noindex'), head.includes('abc')]).toEqual([url, true, false]);
    }
  });

  it('says nothing of a demonstration, whose prices are invented, unless its settings do', async () => {
    expect(await headAt(demonstration, '/')).toContain('<meta name="robots" content="noindex">');
    expect((await demonstration.app.inject('/sitemap.xml')).body).not.toContain('<loc>');
    expect((await demonstration.app.inject('/robots.txt')).body).not.toContain('Sitemap:');
  });

  it('lists the public pages, in each language, as sitemaps.org has it', async () => {
    const { headers, body } = await hospital.app.inject('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = Array.from(body.matchAll(/<loc>([^<]+)<\/loc>/g), ([, at = '']) => new URL(at).pathname);
    expect(listed).toContain('/');
    expect(listed).toContain('/price-transparency');
    const flows = [...states.values()]
      .filter(({ access }) => access === 'flow' || access === 'guestToken')
      .map(({ name }) => pathTo(name));
    expect(listed.filter((path) => flows.includes(path))).toEqual([]);
    for (const path of listed) expect([path, (await hospital.app.inject(path)).statusCode]).toEqual([path, 200]);
  });

  it('lets them come, but not to calls and to the signed-in app (RFC 9309)', async () => {
    const { headers, body } = await hospital.app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /Private',
        'Allow: /',
        'Sitemap: https://portal.example.org/sitemap.xml',
      ]),
    );
  });

  it('shows the mark beside a link, or the hospital’s own picture', async () => {
    const picture = /property="og:image" content="https:\/\/portal\.example\.org([^"]+)"/.exec(
      await headAt(hospital, '/'),
    )?.[1];
    const { rawPayload, headers } = await hospital.app.inject(picture ?? '');
    expect(headers['content-type']).toBe('image/png');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    const healthSystem = { ...hospital.settings.healthSystem, searchEngines: { picture: '/pictures/front.png' } };
    const own = await buildTestApp('pglite', { app: { webFolder: folder }, settings: { healthSystem } });
    expect(await headAt(own, '/')).toMatch(/og:image" content="[^"]+\/pictures\/front\.png"/);
    await own.close();
  });
});
