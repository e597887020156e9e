import { languages } from '@portico/contract';
import type { Brand } from '@portico/tokens';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

interface Manifest {
  id: string;
  name: string;
  lang: string;
  description: string;
  theme_color: string;
  icons: Array<{ src: string; sizes: string; purpose: string }>;
  shortcuts: Array<{ name: string; url: string }>;
  related_applications: unknown[];
}

describe('the portal as an app that is installed from the browser (decision 61)', () => {
  let folder: string;
  let test: TestApp;
  /** Of a hospital with colours, apps and a phone of its own. */
  let own: TestApp;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-install-'));
    for (const name of ['index.html', 'private.html']) {
      await writeFile(join(folder, name), '<html><head></head><body></body></html>');
    }
    await writeFile(join(folder, 'service-worker.js'), 'work();');
    await writeFile(join(folder, 'offline-page.js'), 'show();');
    test = await buildTestApp('pglite', { app: { webFolder: folder } });
    const brand: Brand = { colors: { '--primary': { light: '#7a1f3d', dark: '#f2b8c9' } } };
    const phones = { helpdesk: '(650) 555-0100', estimates: '(650) 555-0101' };
    const mobileApps = { ios: 'https://apps.example/ios' };
    const healthSystem = { ...test.settings.healthSystem, brand, phones, mobileApps };
    own = await buildTestApp('pglite', { app: { webFolder: folder }, settings: { healthSystem } });
  });
  afterAll(async () => {
    await Promise.all([test.close(), own.close()]);
    await rm(folder, { recursive: true });
  });

  const get = (path: string, { app }: TestApp = test, language = 'en') =>
    app.inject({ url: path, headers: { 'accept-language': language } });
  it.each(languages)('has a manifest in %s, which the page of that language names', async (language) => {
    const page = await get('/estimates', test, language);
    const path = /<link rel="manifest" href="([^"]+)">/.exec(page.body)?.[1] ?? '';
    const reply = await get(path);
    expect(reply.headers['content-type']).toContain('application/manifest+json');
    const manifest = reply.json<Manifest>();
    expect(manifest).toMatchObject({ id: '/', name: 'Alder Bay Health', lang: language, theme_color: '#fbfaf6' });
    expect(manifest.description).toBe(test.settings.healthSystem.wording.tagline[language]);
    for (const { url } of manifest.shortcuts) expect((await get(url)).statusCode).toBe(200);
    // The demonstration's hospital has no apps of its own, and names none.
    expect(manifest.related_applications).toEqual([]);
  });

  it('has icons of the sizes that it names, and one for iOS, in the hospital’s colours', async () => {
    const { icons } = (await get('/app.en.webmanifest')).json<Manifest>();
    const named = icons.map(({ src, sizes }) => [src, Number(sizes.split('x')[0])] as const);
    for (const [path, side] of [...named, ['/icons/apple-touch-180.png', 180] as const]) {
      const ours = readPng((await get(path)).rawPayload);
      expect([path, ours.side, ours.pixelAt(side / 2, 4)]).toEqual([path, side, '#0b5b59ff']);
      expect(readPng((await get(path, own)).rawPayload).pixelAt(side / 2, 4)).toBe('#7a1f3dff');
      // The light within the arch.
      expect(ours.pixelAt(side / 2, Math.round(side * 0.6))).toBe('#e5a11cff');
    }
    const cornerOf = async (purpose: string): Promise<string> => {
      const icon = icons.find((each) => each.purpose === purpose)?.src ?? '';
      return readPng((await get(icon)).rawPayload)
        .pixelAt(0, 0)
        .slice(7);
    };
    expect([await cornerOf('any'), await cornerOf('maskable')]).toEqual(['00', 'ff']);
  });

  it('names the hospital’s own apps where it has some (settings: mobileApps)', async () => {
    const { related_applications: apps } = (await get('/app.en.webmanifest', own)).json<Manifest>();
    expect(apps).toEqual([{ platform: 'itunes', url: 'https://apps.example/ios' }]);
  });

  it('has an offline page that is the same for everybody, in both languages, with a phone to call', async () => {
    const [one, other] = [await get('/offline'), await get('/offline', test, 'es')];
    expect(one.body).toBe(other.body);
    for (const language of languages) expect(one.body).toContain(`<div lang="${language}"`);
    expect(one.body).toContain('href="tel:+16504982900"');
  });

  it('has a service worker that keeps that page and its files alone, and is another one when they change', async () => {
    const reply = await get('/service-worker.js');
    expect(reply.headers['cache-control']).toBe('no-cache');
    const kept = /self\.offline = (\{.*\});\nwork\(\);$/.exec(reply.body)?.[1] ?? '{}';
    const { page, files } = JSON.parse(kept) as { page: string; files: string[] };
    expect([page, ...files]).toEqual(['/offline', '/portico-plain.css', '/offline-page.js']);
    for (const path of [page, ...files]) expect((await get(path)).statusCode).toBe(200);
    expect((await get('/service-worker.js', own)).body).not.toBe(reply.body);
  });
});

/** Reads what png.ts writes: 8 bits for each channel, unfiltered. */
function readPng(file: Buffer): { side: number; pixelAt: (x: number, y: number) => string } {
  const side = file.readUInt32BE(16);
  const at = file.indexOf('IDAT');
  const lines = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)));
  return {
    side,
    pixelAt: (x, y) => {
      const from = y * (side * 4 + 1) + 1 + x * 4;
      return `#${lines.subarray(from, from + 4).toString('hex')}`;
    },
  };
}
