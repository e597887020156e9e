import type { Brand } from '@portico/tokens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printActivationLetter } from '../../documents/activation-letter.ts';
import { framedPage } from '../../documents/framed-page.ts';
import { html } from '../../documents/html.ts';
import { messageMail } from '../../documents/message-mail.ts';
import { DOCUMENT_STYLE_PATH } from '../../documents/page.ts';
import { exampleLetter, exampleSender } from '../../testing/letter-examples.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { PLAIN_STYLE_PATH } from './plain-page.ts';
import { BRAND_PATH } from '../../documents/framed-page.ts';

const brand: Brand = { colors: { '--primary': { light: '#7a1f3d', dark: '#f2b8c9' } }, font: 'Georgia, serif' };

/** Other tests cover its other surfaces: web-pages.test.ts the app, summary-email.test.ts the mail with an estimate. */
describe('the brand of a hospital', () => {
  let plain: TestApp;
  let branded: TestApp;
  beforeAll(async () => {
    plain = await buildTestApp('pglite');
    branded = await buildTestApp('pglite', {
      settings: { healthSystem: { ...plain.settings.healthSystem, brand } },
    });
  });
  afterAll(() => Promise.all([plain.close(), branded.close()]));

  const bodyOf = async ({ app }: TestApp, path: string): Promise<string> => (await app.inject(path)).body;

  it('is shown by the framed form', () => {
    const form = ({ settings }: TestApp): string =>
      framedPage({ outcome: 'form', title: 'Letter', body: html`` }, { language: 'en' }, { settings, framedTags: '' });
    expect(form(branded)).toContain(`<link rel="stylesheet" href="${BRAND_PATH}" />`);
    expect(form(plain)).not.toContain(BRAND_PATH);
  });

  it('is shown by documents, on screen and on paper', async () => {
    const ours = await bodyOf(plain, DOCUMENT_STYLE_PATH);
    expect(ours).toContain('--primary: light-dark(#0b5b59, #7ad3c8);');
    expect(ours).toContain("--font: 'Figtree Variable', Figtree, system-ui, sans-serif;");
    const theirs = await bodyOf(branded, DOCUMENT_STYLE_PATH);
    expect(theirs).toContain('--primary: light-dark(#7a1f3d, #f2b8c9);');
    expect(theirs).toContain('--font: Georgia, serif;');
  });

  it('is shown by the pages of refusals, also in browsers that know no light-dark()', async () => {
    const ours = await bodyOf(plain, PLAIN_STYLE_PATH);
    expect(ours).toMatch(/^:root \{[^}]*--primary: #0b5b59;[^}]*--font: system-ui, sans-serif;/);
    expect(ours).toMatch(/\(prefers-color-scheme: dark\) \{\s*:root \{[^}]*--primary: #7ad3c8;/);
    const theirs = await bodyOf(branded, PLAIN_STYLE_PATH);
    expect(theirs).toMatch(/^:root \{[^}]*--primary: #7a1f3d;[^}]*--font: Georgia, serif;/);
    expect(theirs).toMatch(/\(prefers-color-scheme: dark\) \{\s*:root \{[^}]*--primary: #f2b8c9;/);
    expect(theirs).not.toContain('light-dark(');
  });

  it('is shown by mails about an account', () => {
    const mail = (own?: Brand): string =>
      messageMail({
        language: 'en',
        brand: own,
        subject: 'A link',
        paragraphs: [],
        link: { label: 'Open it', url: 'https://portal.example.org/' },
        closing: [],
      }).html;
    expect(mail()).toContain('background:#fbfaf6;color:#14272b;font:17px/1.5 Figtree,Helvetica,Arial,sans-serif"');
    expect(mail()).toContain('background:#0b5b59;color:#ffffff');
    expect(mail(brand)).toContain('font:17px/1.5 Georgia, serif"');
    expect(mail(brand)).toContain('background:#7a1f3d;color:#ffffff');
  });

  it('is shown by letters', async () => {
    const colorsOf = async (own?: Brand): Promise<string[]> => {
      const details = { country: 'US', day: '2026-11-21', brand: own };
      const printed = await printActivationLetter(exampleLetter(), exampleSender, details);
      return printed.outcome === 'set' ? [...(await readPdf(printed.pdf)).colors].toSorted() : [];
    };
    const others = ['#000000', '#14272b', '#47585d', '#dcd8cc', '#e3f0ed', '#e5a11c', '#ffffff'];
    expect(await colorsOf()).toEqual([...others, '#0b5b59'].toSorted());
    expect(await colorsOf(brand)).toEqual([...others, '#7a1f3d'].toSorted());
  });
});
