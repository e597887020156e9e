import { PORTAL_SETTINGS_ELEMENT, pathTo, type StateName, states } from '@portico/contract';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInStart } from '../../openid/signed-in-start.ts';
import { type OpenIdClient, openIdClients } from '../../platform/settings/openid-clients.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { signedInUrl } from './web-pages.ts';

const entry = (name: string): string =>
  `<!doctype html><html lang="en"><head><title>Portico</title><meta name="entry" content="${name}">
<script type="application/json" id="${PORTAL_SETTINGS_ELEMENT}">{}</script></head><body><div id="root"></div></body></html>`;

/** In the format that Vite writes. */
const manifest = {
  'index.html': { file: 'assets/index-1.js', dynamicImports: ['src/signed-out.tsx'] },
  'src/signed-out.tsx': { file: 'assets/app-1.js', imports: ['_every-page.js'] },
  '_every-page.js': {
    file: 'assets/every-page-1.js',
    css: ['assets/every-page-1.css'],
    dynamicImports: ['src/pages/estimates/locales/es.po', 'src/pages/helpdesk-center/locales/es.po'],
  },
  '_card.js': {
    file: 'assets/card-1.js',
    css: ['assets/card-1.css'],
    imports: ['_every-page.js'],
    dynamicImports: ['src/card/locales/en.po', 'src/card/locales/es.po', 'src/card/later.tsx'],
  },
  'src/card/locales/en.po': { file: 'assets/en-3.js' },
  'src/card/locales/es.po': { file: 'assets/es-3.js' },
  'src/card/later.tsx': { file: 'assets/later-1.js' },
  'src/pages/helpdesk-center/locales/es.po': { file: 'assets/es-4.js' },
  'src/pages/estimates/page.tsx': {
    file: 'assets/page-1.js',
    css: ['assets/page-1.css'],
    imports: ['_every-page.js', '_card.js'],
  },
  'src/pages/estimates/locales/en.po': { file: 'assets/en-1.js' },
  'src/pages/estimates/locales/es.po': { file: 'assets/es-1.js' },
  'src/locales/en.po': { file: 'assets/en-2.js' },
  'src/locales/es.po': { file: 'assets/es-2.js' },
};

const [openIdClient] = openIdClients.parse([
  {
    id: 'own',
    name: { en: 'Own', es: 'Propia' },
    authentication: { method: 'none' },
    redirectUris: ['https://my.alderbay.example/callback'],
  },
]) as [OpenIdClient];

describe('web pages (spec §2; design: States)', () => {
  let folder: string;
  let test: TestApp;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-web-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), entry('signed out'));
    await writeFile(join(folder, 'private.html'), entry('signed in'));
    await writeFile(join(folder, 'assets/main-abc123.js'), 'export {};');
    await writeFile(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync('export {};'));
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
    await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    test = await buildTestApp('pglite', { app: { webFolder: folder } });
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true });
  });

  it('serves every signed-out state', async () => {
    for (const state of states.values()) {
      if (state.access === 'signedIn') continue;
      const reply = await test.app.inject(pathTo(state.name));
      expect([state.name, reply.statusCode]).toEqual([state.name, 200]);
      expect(reply.body).toContain('signed out');
    }
  });

  it('serves a state with any parameters, broken ones included: the screen handles them (spec §4)', async () => {
    for (const params of ['svcArea=bay&location=alder-main', 'svcArea=%', 'tDesc=%ff%fe', 'x'.repeat(3000)]) {
      const reply = await test.app.inject(`/estimates/${params}`);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('signed out');
    }
  });

  it.each(['/Private', '/Private/', '/Private?x=1'])('serves the signed-in entry at its root: %s', async (url) => {
    expect((await test.app.inject(url)).body).toContain('signed in');
  });

  describe('send Internet Explorer to the browsers that are supported (spec §2)', () => {
    const open = (url: string, agent: string, language = 'en') =>
      test.app.inject({ url, headers: { 'user-agent': agent, 'accept-language': language } });
    const ie11 = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
    const ie8 = 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)';
    const edge = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';

    it.each([
      ['/', ie11],
      ['/home/error=timeout', ie8],
      ['/Private', ie11],
      ['/messages/inbox', ie11],
    ])('from %s', async (url, agent) => {
      const reply = await open(url, agent);
      expect([reply.statusCode, reply.headers.location]).toEqual([302, '/browser-list']);
    });

    it('which it gets as a page without scripts, in both languages, the visitor’s own first', async () => {
      const { statusCode, body } = await open('/browser-list', ie8, 'es');
      expect(statusCode).toBe(200);
      expect(body).not.toContain('<script');
      expect(body).toContain('<html lang="es">');
      expect(body.indexOf('<div lang="es">')).toBeLessThan(body.indexOf('<div lang="en">'));
      for (const name of ['Chrome', 'Edge', 'Firefox', 'Safari']) expect(body).toContain(name);
      expect(body).toContain('href="tel:+16504982900"');
    });

    it('and no other browser', async () => {
      expect((await open('/browser-list', edge)).body).toContain('signed out');
      expect((await open('/', edge)).statusCode).toBe(200);
    });
  });

  describe('name the files of the page in the entry, so that they are fetched with its scripts', () => {
    const preloadsAt = async (url: string, language: string): Promise<string[]> => {
      const { body } = await test.app.inject({ url, headers: { 'accept-language': language } });
      return [...body.matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)">/g)].map(
        ([, rel, href]) => `${rel} ${href}`,
      );
    };

    it('its code, its style and its own and its parts’ words in the visitor’s language, but nothing that the entry has already', async () => {
      expect(await preloadsAt('/estimates/svcArea=bay', 'es')).toEqual([
        'stylesheet /assets/every-page-1.css',
        'stylesheet /assets/card-1.css',
        'stylesheet /assets/page-1.css',
        'modulepreload /assets/every-page-1.js',
        'modulepreload /assets/app-1.js',
        'modulepreload /assets/card-1.js',
        'modulepreload /assets/page-1.js',
        'modulepreload /assets/es-2.js',
        'modulepreload /assets/es-1.js',
        'modulepreload /assets/es-3.js',
      ]);
      expect(await preloadsAt('/estimates', 'en')).toContain('modulepreload /assets/en-2.js');
    });

    it('only the app and the words of the frame where a state has no page here, and nothing in the signed-in entry', async () => {
      expect(await preloadsAt('/browser-list', 'es')).toEqual([
        'stylesheet /assets/every-page-1.css',
        'modulepreload /assets/every-page-1.js',
        'modulepreload /assets/app-1.js',
        'modulepreload /assets/es-2.js',
      ]);
      expect(await preloadsAt('/Private', 'es')).toEqual([]);
    });

    it('shows the list of files to nobody', async () =>
      expect((await test.app.inject('/.vite/manifest.json')).statusCode).toBe(302));
  });

  describe('draw the first page, so that its words and doors are in the HTML (issue 14, point 7)', () => {
    let drawing: TestApp;
    const rendered = '({ name, language }) => ({ title: name, html: `<h1 lang="${language}">${name}</h1>` })';
    beforeAll(async () => {
      await writeFile(join(folder, '.vite/first-page.mjs'), `export const drawFirstPage = async ${rendered};`);
      drawing = await buildTestApp('pglite', { app: { webFolder: folder } });
    });
    afterAll(() => drawing.close());
    const rootOf = (body: string): string => /<div id="root"[^>]*>(.*?)<\/div>/.exec(body)?.[0] ?? '';
    const open = async (headers: Record<string, string> = {}, url = '/'): Promise<string> =>
      (await drawing.app.inject({ url, headers })).body;

    it.each(['en', 'es'])('in %s, with the hospital’s own settings', async (language) => {
      expect(rootOf(await open({ 'accept-language': language }))).toBe(
        `<div id="root" data-drawn><h1 lang="${language}">Alder Bay Health</h1></div>`,
      );
    });

    it('its styles at once, and its scripts after it was shown', async () => {
      const [head = '', body = ''] = (await open()).split('</head>');
      expect(head).toContain('<link rel="stylesheet" crossorigin href="/assets/every-page-1.css">');
      expect(head).not.toContain('modulepreload');
      expect(/<template id="after-first-picture">(.*)<\/template>/.exec(body)?.[1]).toContain(
        '<link rel="modulepreload" crossorigin href="/assets/app-1.js">',
      );
    });

    it('but no other page, and not for a browser that begins with a message', async () => {
      expect(rootOf(await open({}, '/estimates'))).toBe('<div id="root"></div>');
      expect(rootOf(await open({ cookie: 'loginFailed=1' }))).toBe('<div id="root"></div>');
    });
  });

  it('leaves a way on to a browser without scripts, in both languages', async () => {
    const { body } = await test.app.inject('/');
    const words = /<noscript>(.*)<\/noscript>/s.exec(body)?.[1] ?? '';
    expect(words.match(/href="tel:\+16504982900">\(650\) 498-2900</g)).toHaveLength(4);
    expect(words.match(/href="\/GuestEstimates"/g)).toHaveLength(2);
    expect(words).toContain('you cannot sign in without it');
    expect(words).toContain('no es posible iniciar sesión');
  });

  it.each(['/Estimates', '/GuestEstimates/x', '/api/x', '/orion/public/ajax/v1/x', '/static/x', '/Private/Ajax/V1/x'])(
    'tells a person at %s that nothing is there',
    async (url) => {
      const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
      const page = await test.app.inject({ url, headers: { accept, 'accept-language': 'es' } });
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(page.body).toContain('<html lang="es">');
      expect(page.body).toContain(`href="${pathTo('estimates')}"`);
      const json = await test.app.inject({ url, headers: { accept: 'application/json' } });
      expect(json.json().meta.code).toBe(404);
    },
  );

  it('embeds the settings so that no text can end the script, in the visitor’s language', async () => {
    const name = '</script><script>alert(1)</script>';
    const healthSystem = { ...test.settings.healthSystem, name };
    const odd = await buildTestApp('pglite', { app: { webFolder: folder }, settings: { healthSystem } });
    const { body, headers } = await odd.app.inject({ url: '/', headers: { 'accept-language': 'es' } });
    await odd.close();
    expect(body).toContain('<html lang="es">');
    expect(headers['cache-control']).toBe('no-store');
    const json = new RegExp(`id="${PORTAL_SETTINGS_ELEMENT}">([^<]*)</script>`).exec(body)?.[1];
    expect(JSON.parse(json ?? '')).toMatchObject({ name, language: 'es' });
  });

  it('hands unknown paths to the signed-in app, path and query in the hash', async () => {
    const reply = await test.app.inject('/messages/inbox?folder=a%20b&x=1');
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe('/Private#/messages/inbox?folder=a%20b&x=1');
  });

  it.each([
    ['//evil.example/x', '/Private#/evil.example/x'],
    ['/\\evil.example', '/Private#/evil.example'],
    ['/"><script>', '/Private#/%22%3E%3Cscript%3E'],
    ['/a#b', '/Private#/a%23b'],
  ])('never leads elsewhere: %s', (path, location) => {
    expect(signedInUrl('/Private', path, '')).toBe(location);
  });

  it('hands over to the hospital’s own signed-in app where it has one', async () => {
    const healthSystem = { ...test.settings.healthSystem, signedInRoot: 'https://my.alderbay.example/app' };
    const own = await buildTestApp('pglite', { app: { webFolder: folder }, settings: { healthSystem } });
    expect((await own.app.inject('/lab-results')).headers.location).toBe(
      'https://my.alderbay.example/app#/lab-results',
    );
    // What it cannot have keeps its page (issue 15, point 1; Findings, operations B2).
    expect((await own.app.inject('/account-security')).headers.location).toBe('/Private#/account-security');
    expect((await own.app.inject('/Private')).statusCode).toBe(200);
    await own.close();
  });

  it('hands over to one that signs people in by the portal where it asks for that', () => {
    const start = { ...openIdClient, initiateLoginUri: 'https://my.alderbay.example/sign-in' };
    const healthSystem = { ...test.settings.healthSystem, signedInRoot: 'https://my.alderbay.example/app' };
    const rootWith = (apps: (typeof start)[]) =>
      signedInStart({ publicUrl: 'https://portal.example', healthSystem: { ...healthSystem, openIdClients: apps } });
    expect(rootWith([start])).toBe(
      'https://my.alderbay.example/sign-in?iss=https%3A%2F%2Fportal.example%2FOpenID&target_link_uri=https%3A%2F%2Fmy.alderbay.example%2Fapp',
    );
    expect(rootWith([{ ...start, initiateLoginUri: 'https://elsewhere.example/' }])).toBe(healthSystem.signedInRoot);
    expect(rootWith([])).toBe(healthSystem.signedInRoot);
  });

  it('lets browsers keep hashed files for good, and serves them as they were compressed at build', async () => {
    const reply = await test.app.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'br' } });
    expect(reply.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const icon = await test.app.inject('/favicon.svg');
    expect(icon.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('serves the hospital’s own design tokens', async () => {
    const brand = { colors: { '--primary': { light: '#7a1f3d', dark: '#f2b8c9' } } };
    const healthSystem = { ...test.settings.healthSystem, brand };
    const branded = await buildTestApp('pglite', { app: { webFolder: folder }, settings: { healthSystem } });
    const href = /<link rel="stylesheet" href="([^"]+)"><\/head>/.exec((await branded.app.inject('/')).body)?.[1];
    expect((await branded.app.inject(href ?? '')).body).toBe(':root{--primary:light-dark(#7a1f3d, #f2b8c9);}');
    await branded.close();
  });

  it('tells browsers the colour of the paper, which they paint around the page', async () => {
    const brand = { colors: { '--paper': { light: '#fdf7f9', dark: '#1c0f14' } } };
    const healthSystem = { ...test.settings.healthSystem, brand };
    const branded = await buildTestApp('pglite', { app: { webFolder: folder }, settings: { healthSystem } });
    const themeColors = ({ body }: { body: string }): string[] =>
      Array.from(body.matchAll(/<meta name="theme-color" content="([^"]+)"/g), ([, color = '']) => color);
    expect(themeColors(await test.app.inject('/'))).toEqual(['#fbfaf6', '#0e191c']);
    expect(themeColors(await branded.app.inject('/'))).toEqual(['#fdf7f9', '#1c0f14']);
    await branded.close();
  });

  it('lets one page hand camera and microphone to its provider, and no other page to anybody', async () => {
    const visits = { video: { url: 'https://visits.example.org/room' } };
    const withVisits = await buildTestApp('pglite', { app: { webFolder: folder }, settings: { visits } });
    const policyOf = async (at: TestApp, name: StateName): Promise<string> =>
      String((await at.app.inject(pathTo(name))).headers['permissions-policy']);
    expect(await policyOf(withVisits, 'video-visit-valid')).toContain(
      'camera=(self "https://visits.example.org"), geolocation=(), microphone=(self "https://visits.example.org")',
    );
    for (const name of ['home', 'embedded-schedule', 'video-visit-invalid'] as const) {
      expect(await policyOf(withVisits, name)).toContain('camera=(), geolocation=(), microphone=()');
    }
    expect(await policyOf(test, 'video-visit-valid')).toContain('camera=()');
    await withVisits.close();
  });

  it('says what to do where the web app is not built', async () => {
    const unbuilt = await buildTestApp('pglite', { app: { webFolder: join(folder, 'absent') } });
    const reply = await unbuilt.app.inject('/');
    expect(reply.statusCode).toBe(503);
    expect(reply.body).toContain('npm start');
    await unbuilt.close();
  });
});
