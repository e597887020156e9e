import { LOGO_CONTENT_ID } from '../../ports/mail.ts';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printActivationLetter } from '../../documents/activation-letter.ts';
import { messageMail } from '../../documents/message-mail.ts';
import { type HealthSystem, readHealthSystem } from '../../platform/settings/health-system.ts';
import { SettingsError } from '../../platform/settings/settings-error.ts';
import { namedBrandFiles, writeBrandFiles } from '../../testing/brand-files.ts';
import { exampleLetter, exampleSender } from '../../testing/letter-examples.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const demonstration = new URL('../../demo/health-system.json', import.meta.url);

// Issue 16, point 6: logo, favicon, fonts, pictures, heads of mails and letters by settings.
describe('the files of a brand', () => {
  let folder: string;
  let test: TestApp;
  let brand: NonNullable<HealthSystem['brand']>;

  async function read(own: object): Promise<HealthSystem> {
    const file = join(folder, 'portico.json');
    await writeFile(
      file,
      JSON.stringify({
        ...JSON.parse(await readFile(demonstration, 'utf8')),
        brand: own,
        webConfigurationFile: undefined,
      }),
    );
    return readHealthSystem(file);
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-brand-files-'));
    await writeBrandFiles(folder);
    const healthSystem = await read({
      ...namedBrandFiles,
      '--font': 'Own Sans, sans-serif',
      fonts: [{ family: 'Own Sans', file: 'brand/own.woff2', weight: '300 900' }],
    });
    const webFolder = join(folder, 'web');
    await mkdir(webFolder);
    const entry =
      '<html><head><title>Portico</title><link rel="preload" href="/assets/figtree.woff2" as="font"><script id="portal-settings"></script></head><body><div id="root"></div></body></html>';
    await writeFile(join(webFolder, 'index.html'), entry);
    await writeFile(join(webFolder, 'private.html'), entry);
    await writeFile(join(webFolder, 'favicon.svg'), '<svg><!-- ours --></svg>');
    test = await buildTestApp('pglite', { app: { webFolder }, settings: { healthSystem } });
    brand = healthSystem.brand ?? { colors: {} };
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true });
  });

  it('are served by names that stand for their content for ever, and drawings without what could run', async () => {
    const { logo, picture, appIcon, fonts = [] } = brand.files ?? {};
    const kinds = [
      [logo?.light.path, 'image/svg+xml'],
      [logo?.dark.path, 'image/svg+xml'],
      [picture?.path, 'image/svg+xml'],
      [appIcon?.path, 'image/png'],
      [fonts[0]?.file.path, 'font/woff2'],
    ] as const;
    for (const [path = '', type] of kinds) {
      const reply = await test.app.inject(path);
      expect([path, reply.statusCode, reply.headers['content-type']]).toEqual([path, 200, type]);
      expect(path).toMatch(/^\/brand\/[a-z-]+-[\w-]{10}\.[a-z0-9]+$/);
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    }
    const { body, headers } = await test.app.inject(logo?.light.path ?? '');
    expect(body).toContain('<rect');
    expect(body).not.toContain('script');
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });

  it('stand in the head of pages, in the style sheets and in the manifest', async () => {
    const page = await test.app.inject('/');
    const [font] = brand.files?.fonts ?? [];
    expect(page.body).toContain(`<link rel="preload" href="${font?.file.path}" as="font"`);
    expect(page.body).not.toMatch(/rel="preload"[^>]*figtree/);
    expect(page.body).toContain(`rel="apple-touch-icon" href="${brand.files?.appIcon?.path}"`);
    const { body: css } = await test.app.inject('/portico-brand.css');
    expect(css).toMatch(
      /^@font-face\{font-family:'Own Sans';font-style:normal;font-weight:300 900;[^}]+\}:root\{--font:Own Sans, sans-serif;\}/,
    );
    for (const picture of [brand.files?.logo?.light, brand.files?.logo?.dark, brand.files?.picture]) {
      expect(css).toContain(`url('${picture?.path}')`);
    }
    expect((await test.app.inject('/favicon.svg')).body).toContain('#7a1f3d');
    expect(JSON.parse((await test.app.inject('/app.en.webmanifest')).body).icons).toEqual([
      { src: brand.files?.appIcon?.path, sizes: '512x512', type: 'image/png', purpose: 'any' },
    ]);
  });

  it('stand at the head of mails, which carry the logo with them, and of letters', async () => {
    const mailOf = (own: HealthSystem['brand']): string =>
      messageMail({ language: 'en', brand: own, subject: 'A link', paragraphs: [], closing: [] }).html;
    expect(mailOf(brand)).toContain(`src="cid:${LOGO_CONTENT_ID}"`);
    expect(mailOf(undefined)).not.toContain('cid:');
    const sizeOf = async (own: HealthSystem['brand']): Promise<string> => {
      const printed = await printActivationLetter(exampleLetter(), exampleSender, {
        country: 'US',
        day: '2026-11-21',
        brand: own,
      });
      if (printed.outcome !== 'set') throw new Error(printed.outcome);
      return Buffer.from(printed.pdf).toString('latin1');
    };
    expect(await sizeOf(brand)).toContain('/Subtype /Image');
    expect(await sizeOf(undefined)).not.toContain('/Subtype /Image');
  });

  it.each([
    [{ logo: { light: 'brand/none.svg' } }, /brand\.logo\.light: there is no file .*none\.svg that can be read$/],
    [{ logo: { light: 'brand/own.woff2' } }, /brand\.logo\.light: .*own\.woff2 must be SVG or PNG or WEBP$/],
    [{ logoOnPaper: 'brand/logo.svg' }, /brand\.logoOnPaper: .*logo\.svg must be PNG or JPG$/],
    [{ favicon: 'brand/big.svg' }, /brand\.favicon: .*big\.svg has 21 kB, and pages wait for it: 15 kB at most$/],
    [{ appIcon: 'brand/paper.png' }, /brand\.appIcon: must be a square of 192 pixels or more; 512 are best$/],
    [
      { fonts: [{ family: 'Own Sans', file: 'brand/own.woff2' }] },
      /brand\.fonts: has Own Sans, which --font does not name/,
    ],
    [{ logos: 'brand/logo.svg' }, /brand\.logos: is not a token/],
  ])('are refused with a sentence that says what to do: %j', async (own, sentence) => {
    await writeFile(join(folder, 'brand/big.svg'), `<svg viewBox="0 0 9 9"><!--${'x'.repeat(20_900)}--></svg>`);
    const errors = await read(own).then(
      () => [],
      (error: unknown) => (error instanceof SettingsError ? error.errors : [String(error)]),
    );
    expect(errors).toEqual([expect.stringMatching(sentence)]);
  });
});
