import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedBrandFiles, writeBrandFiles } from '../apps/server/src/testing/brand-files.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { openEstimate } from './support/guest.ts';
import { eventually, messagesTo, readOutbox } from './support/outbox.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { endVisits, phoneInSpanish, visit } from './support/visitor.ts';

let folder: string;
let portal: Portal;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-brand-'));
  await writeBrandFiles(folder);
  const { logo, logoOnPaper, favicon, appIcon, picture } = namedBrandFiles;
  const at = (name: string): string => join(folder, name);
  portal = await startPortal(
    {},
    {
      brand: {
        '--primary': { light: '#7a1f3d', dark: '#f2b8c9' },
        '--font': 'Own Sans, sans-serif',
        logo: { light: at(logo.light), dark: at(logo.dark) },
        logoOnPaper: at(logoOnPaper),
        favicon: at(favicon),
        appIcon: at(appIcon),
        picture: at(picture),
        fonts: [{ family: 'Own Sans', file: at('brand/own.woff2'), weight: '300 900' }],
      },
    },
  );
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a portal in a hospital’s own looks (issue 16, point 6)', () => {
  it('has its logo, typeface, colours, icon and picture on the first page', async () => {
    const { page, errors, leave } = await visit(phoneInSpanish, portal.url);
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(`${response.status()} ${new URL(response.url()).pathname}`));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const looks = await page.evaluate(async () => {
      await document.fonts.ready;
      const seen = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
      return {
        typeface: seen('body').fontFamily,
        isLoaded: [...document.fonts].some(({ family, status }) => /Own Sans/.test(family) && status === 'loaded'),
        button: seen('main button[type=submit]').backgroundColor,
        icon: document.querySelector('link[rel~=icon]')?.getAttribute('href'),
        pictures: [...document.querySelectorAll('*')]
          .flatMap((each) => [null, '::before', '::after'].map((part) => getComputedStyle(each, part)))
          .map(({ backgroundImage, content }) => /\/brand\/([a-z-]+)-/.exec(`${backgroundImage} ${content}`)?.[1])
          .filter((name) => name !== undefined),
      };
    });
    expect(looks).toMatchObject({ isLoaded: true, button: 'rgb(122, 31, 61)', icon: '/favicon.svg' });
    expect(looks.typeface).toMatch(/^"?Own Sans/);
    expect(new Set(looks.pictures)).toEqual(new Set(['logo', 'front']));
    expect(loaded.filter((each) => each.includes('/brand/')).filter((each) => !each.startsWith('200 '))).toEqual([]);
    expect(loaded.filter((each) => each.includes('/brand/')).length).toBeGreaterThanOrEqual(3);
    expect(await (await page.request.get('/favicon.svg')).text()).toContain('#7a1f3d');
    await expectSoundInBothThemes(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('has its logo at the head of a mail and of a letter', async () => {
    const { page, leave } = await visit(phoneInSpanish, portal.url);
    await openEstimate(page);
    const to = 'brand@example.org';
    await page.getByRole('button', { name: 'Enviar por correo electrónico' }).click();
    const field = page.getByRole('dialog').getByRole('textbox');
    await field.fill(to);
    await field.press('Enter');
    const mail = await eventually(async () => (await messagesTo(page, to))[0]);
    await page.goto(`/dev/outbox/${mail.id}`);
    // The mail program draws the logo that the mail has with it. It says nothing that the mail does not.
    const head = page.locator('img').first();
    expect(await head.evaluate((logo) => (logo as HTMLImageElement).naturalWidth)).toBe(64);

    await portal.asStaff('activation', 'issue', '--mrn', 'AB-200002', '--letter');
    const letter = await eventually(async () => (await readOutbox(page)).find(({ channel }) => channel === 'letter'));
    const printed = await eventually(async () => {
      const reply = await page.request.get(`/dev/letters/${letter.id}`);
      return reply.ok() ? (await reply.body()).toString('latin1') : undefined;
    });
    expect(printed).toMatch(/^%PDF-/);
    expect(printed).toContain('/Subtype /Image');
    await leave();
  });
});
