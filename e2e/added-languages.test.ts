import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { firstPageBudget } from './support/budgets.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { type CountingProxy, startCountingProxy } from './support/counting-proxy.ts';
import { codeOf, filesOf, noteMeasures } from './support/page-measures.ts';
import { acceptTerms, findService, goToLocations } from './support/guest.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { desktopInEnglish, endVisits, visit } from './support/visitor.ts';

/** In bytes: what the bar of languages may weigh beside the first page, for the visitors of a hospital that has added some. */
const BAR_BYTES = 700;

/** A language of a hospital's own, of which the files have two texts alone. */
const korean = {
  'language.json': {
    tag: 'ko',
    name: '한국어',
    direction: 'ltr',
    review: { by: 'A. Reviewer', on: '2026-11-01' },
    notReviewed: '이 번역은 검토되지 않았습니다.',
    failed: '한국어로 바꿀 수 없습니다.',
    tryAgain: '다시 시도',
  },
  'screens.json': { 'Sign in': '로그인', 'A text that no screen has any more': '없음' },
  'server.json': { messages: {}, words: {} },
};

let folder: string;
let portal: Portal;
let proxy: CountingProxy;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-languages-'));
  await Promise.all(
    Object.entries(korean).map(([name, content]) => writeFile(join(folder, name), JSON.stringify(content))),
  );
  portal = await startPortal({}, { addedLanguages: ['vi', 'zh-Hans', folder] });
  proxy = await startCountingProxy(portal.url);
});
afterAll(async () => {
  await endVisits();
  await proxy.close();
  await portal.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('languages as data (issue 16, point 6)', () => {
  it('greet who speaks them, say that nobody has reviewed them, and add to the first page no more than the bar that they are chosen from', async () => {
    const { page, errors, leave } = await visit({ width: 390, language: 'en', locale: 'vi-VN' }, proxy.url);
    await noteMeasures(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Ước tính chi phí' }).first().waitFor();
    await proxy.untilQuiet();
    expect(await page.locator('html').getAttribute('lang')).toBe('vi');
    expect(await page.title()).toContain('Chào mừng');
    // One typeface within each word: ours lacks letters of Vietnamese.
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toBe('system-ui, sans-serif');
    const files = await filesOf(page);
    const listed = files.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
    expect(codeOf(files).all, `loaded:\n${listed}`).toBeLessThan(firstPageBudget.code + BAR_BYTES);
    expect(files.filter(({ path }) => path.startsWith('/languages/'))).toEqual([]);
    const mark = page.locator('.not-reviewed');
    await mark.getByText('Bản dịch này chưa được').waitFor();
    expect(await mark.getByText('This translation has not been reviewed').getAttribute('lang')).toBe('en');
    expect(await page.locator('.pre-login-words p').getAttribute('lang')).toBe('en');
    await expectSoundInBothThemes(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('go on to an estimate in words of theirs, those of the server too', async () => {
    const { page, errors, leave } = await visit({ width: 390, language: 'en', locale: 'vi-VN' }, portal.url);
    await goToLocations(page);
    await page.getByRole('heading', { name: 'Cơ sở nào?' }).waitFor();
    await acceptTerms(page);
    await page.getByRole('heading', { level: 1, name: 'Quý vị cần gì?' }).waitFor();
    await findService(page, '73721', /knee|gối/i);
    await page.getByText('Phí bệnh viện').first().waitFor();
    await expectSoundInBothThemes(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('are offered in a list, and what a file lacks is English that says so', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish, portal.url);
    await page.goto('/?lang=ko');
    await page.getByRole('button', { name: '로그인' }).waitFor();
    expect(await page.locator('.added-languages').getByRole('listitem').allTextContents()).toEqual([
      'English',
      'Español',
      'Tiếng Việt',
      '简体中文',
    ]);
    expect(await page.locator('html').getAttribute('lang')).toBe('ko');
    await page.locator('[lang="en"]', { hasText: /^Forgot password$/ }).waitFor();
    expect(await page.getByRole('button', { name: '로그인' }).getAttribute('lang')).toBeNull();
    // Somebody has reviewed it.
    expect(await page.locator('.not-reviewed').count()).toBe(0);
    await expectSoundInBothThemes(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('are chosen from the list, also before the code of the page is all there, with nothing lost', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish, portal.url);
    await page.goto('/');
    // A slow network: what the form loads when it is written in is on its way as the language is chosen.
    const chosen = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await chosen.promise;
      await route.continue();
    });
    await page.getByLabel('Username').fill('ana.rivera');
    const choice = page.locator('.added-languages');
    await choice.getByRole('button', { name: '한국어' }).click();
    chosen.resolve();
    await page.getByRole('button', { name: '로그인' }).waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('ana.rivera');
    await choice.locator('button:not([aria-disabled])', { hasText: '简体中文' }).click();
    await page.getByRole('button', { name: '登录' }).waitFor();
    await expectSoundInBothThemes(page);
    await choice.locator('button:not([aria-disabled])', { hasText: 'Español' }).click();
    await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
    // What the hospital says itself changes with each choice, not with the first alone.
    await page.getByRole('heading', { level: 1, name: 'Su atención y sus costos' }).waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  it('are off until a hospital switches them on', async () => {
    const { page, leave } = await visit({ width: 1280, language: 'en', locale: 'vi-VN' }, inject('portalUrl'));
    await page.goto('/?lang=vi');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('.added-languages').count()).toBe(0);
    await leave();
  });
});
