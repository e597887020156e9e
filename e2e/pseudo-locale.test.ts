import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLongForm } from '../apps/server/src/testing/long-form.ts';
import { expectSoundPage } from './support/checks.ts';
import { everyMeasuredPage, measuredPages } from './support/measured-pages.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { pseudoTexts } from './support/pseudo-locale.ts';
import { untranslatedOn, wordsOfTables } from './support/untranslated.ts';
import { endVisits, visit } from './support/visitor.ts';

let folder: string;
let portal: Portal;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-pseudo-'));
  const file = join(folder, 'texts.json');
  await writeFile(file, JSON.stringify(await pseudoTexts()));
  portal = await startPortal({}, { texts: { en: file } });
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
  await rm(folder, { recursive: true, force: true });
});

/** In the gate the way to an estimate and the sign-up, and some states of those that sign in. */
const inTheGate = new Set([
  ...measuredPages.map(({ name }) => name),
  'the state help-with-bill',
  'the state signedin.home',
  'the state account-security',
  'the state account-activity',
  'the state messages.helpdesk',
  'the state people',
]);
const pages = isLongForm ? everyMeasuredPage : everyMeasuredPage.filter(({ name }) => inTheGate.has(name));

describe('in a language that nobody speaks, longer than ours and read from right to left (issue 16, point 6)', () => {
  it.each(pages)('$name has nothing untranslated, and stands', async ({ path: pathFor, sign }) => {
    const tables = await wordsOfTables();
    const { page, leave } = await visit({ width: 390, language: 'en' }, portal.url);
    await page.goto(await pathFor(page));
    await page.locator(sign).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await untranslatedOn(page, tables)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await expectSoundPage(page);
    await leave();
  });

  it('and what is not translated is noticed, also where a screen reader alone meets it', async () => {
    const { page, leave } = await visit({ width: 390, language: 'en' }, portal.url);
    await page.goto('/');
    await page.evaluate(() => {
      document.querySelector('main')?.append('Forgotten words');
      document.querySelector('main button')?.setAttribute('aria-label', 'Nobody translated it');
    });
    expect(await untranslatedOn(page, await wordsOfTables())).toEqual(['Forgotten words', 'Nobody translated it']);
    await leave();
  });
});
