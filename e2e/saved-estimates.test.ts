import { patientGetEstimateDetails, saveEstimate } from '@portico/contract';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSignedIn } from './support/account.ts';
import { call } from './support/calls.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { savedEntries } from './support/patient-estimates.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit, shortly } from './support/visitor.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

/** Saves what an MRI of the knee comes to at a location, without insurance. */
async function save(page: Page, location: string): Promise<void> {
  const { PesGlo: pesGlo } = await call(page, patientGetEstimateDetails, {
    svcArea: 'bay',
    template: 'mri-knee',
    location,
  });
  await call(page, saveEstimate, { pesGlo });
}

/** The hospital publishes another price for the knee's MRI: staff import the file. */
async function publish(cash: number): Promise<void> {
  const files = join(inject('demonstration').folder, 'demo-prices');
  const [name = ''] = (await readdir(files)).filter((each) => each.includes('alder-bay'));
  const lines = (await readFile(join(files, name), 'utf8')).split('\n');
  const changed = lines.map((line) =>
    line.includes('"code":"73721"') ? line.replaceAll(/"discounted_cash":[\d.]+/g, `"discounted_cash":${cash}`) : line,
  );
  const folder = await mkdtemp(join(tmpdir(), 'portico-e2e-'));
  const file = join(folder, 'alder-bay-hospital-new_standardcharges.json');
  await writeFile(file, changed.join('\n'));
  await portal.asStaff('prices', 'import', file, '--location', 'alder-main');
  await rm(folder, { recursive: true });
}

const first = savedEntries;
/** The start and the end of the days that are looked for. */
const [from, until] = ['#valid-from', '#valid-until'];
/** M/D/YYYY of so many days after such a date: the page's own today, so that no midnight comes between. */
const daysAfter = (date: string, days: number): string => {
  const [month = 0, day = 0, year = 0] = date.split('/').map(Number);
  const later = new Date(year, month - 1, day + days);
  return `${later.getMonth() + 1}/${later.getDate()}/${later.getFullYear()}`;
};

/** Today in the browser, as it is typed. */
const todayIn = (page: Page): Promise<string> => page.evaluate(() => new Date().toLocaleDateString('en-US'));

describe.each(
  shortly(1, [
    {
      manner: desktopInEnglish,
      username: 'ana.rivera',
      newPrice: 1234,
      words: {
        rename: 'Rename',
        byDate: 'Find by date',
        shown: (count: number) => `${count} of 2 shown`,
        late: 'Enter a date up to',
        compare: 'Compare the two',
        revise: 'Save today’s figures instead',
        revised: 'The estimate has today’s figures.',
      },
    },
    {
      manner: phoneInSpanish,
      username: 'tomas.rivera',
      newPrice: 2345.67,
      words: {
        rename: 'Cambiar nombre',
        byDate: 'Buscar por fecha',
        shown: (count: number) => `Se muestran ${count} de 2`,
        late: 'Escriba una fecha hasta el',
        compare: 'Comparar las dos',
        revise: 'Guardar las cifras de hoy en su lugar',
        revised: 'La estimación tiene las cifras de hoy.',
      },
    },
  ]),
)('saved estimates ($manner.language)', ({ manner, username, newPrice, words }) => {
  it('are renamed, compared, and found by their days', async () => {
    const { page, errors, leave } = await visit(manner, portal.url);
    await openSignedIn(page, username);
    await save(page, 'alder-main');
    await save(page, 'bayside-imaging');
    await page.goto('/Private#/patient-cost-estimates');
    await page.locator(`${first} >> nth=1`).waitFor();

    // A name of one's own, by keyboard alone: it goes above the name of the service.
    const [hospital, imaging] = [page.locator(first).filter({ hasText: 'Alder Bay' }), page.locator(first).nth(0)];
    await hospital.getByRole('button', { name: words.rename }).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('La rodilla de Trần Nguyễn Thị Ánh Tuyết, antes de Navidad');
    await expectSoundInBothThemes(page);
    await page.keyboard.press('Enter');
    await hospital.getByRole('heading', { name: 'Ánh Tuyết' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    // Two side by side.
    await hospital.getByRole('checkbox').check();
    await imaging.getByRole('checkbox').check();
    await page.getByRole('button', { name: words.compare }).click();
    await page.locator('.comparison').waitFor();
    await expectSoundInBothThemes(page);
    await page.keyboard.press('Escape');

    await findByDate(page, words);
    expect(errors).toEqual([]);
    await leave();
  });

  it('are revised after a new price file, when what changed was shown', async () => {
    const { page, errors, leave } = await visit(manner, portal.url);
    await openSignedIn(page, username);
    await save(page, 'alder-main');
    await page.goto('/Private#/patient-cost-estimates');
    const newest = page.locator(first).first();
    await newest.getByRole('link').click();
    const before = await page.locator('.amount-figure').innerText();
    await publish(newPrice);
    expect(errors).toEqual([]);
    await page.reload();
    await page.locator('.changes').waitFor();
    const [then, now] = await page.locator('.changes-total td').allInnerTexts();
    expect(then).toMatch(/^[\p{L}’, ]+ \$[\d,.]+$/u);
    expect(then).toContain(before);
    expect(now).toMatch(/^[\p{L}’, ]+ \$[\d,.]+\n*[+−]\$[\d,.]+$/u);
    await expectSoundInBothThemes(page);
    await page.getByRole('button', { name: words.revise }).click();
    await page.getByText(words.revised).first().waitFor();
    await newest.getByText(before).waitFor();
    expect(await newest.locator('.saved-figure').innerText()).toBe(/\$[\d,.]+/.exec(now ?? '')?.[0]);
    await leave();
  });
});

/** The date range picker (spec §4, §5, §9), by keyboard: typed, pasted, chosen in the calendar. */
async function findByDate(
  page: Page,
  words: { byDate: string; shown: (count: number) => string; late: string },
): Promise<void> {
  const before = await todayIn(page);
  await page.getByRole('button', { name: words.byDate }).press('Enter');
  await page.locator('.calendar-day').first().waitFor();
  const today = await page.locator(from).inputValue();
  expect([before, await todayIn(page)]).toContain(today);
  const daysAhead = (days: number) => daysAfter(today, days);
  expect(await page.locator(until).inputValue()).toBe(daysAhead(7));
  await expectSoundInBothThemes(page);
  const submit = page.locator('form button[type=submit]');

  // None ends within a week; typed key by key, an end in a month finds both.
  await submit.press('Enter');
  await page.getByText(words.shown(0)).waitFor();
  await page.locator(until).fill('');
  await page.locator(until).pressSequentially(daysAhead(40));
  await page.locator(until).press('Enter');
  await page.getByText(words.shown(2)).waitFor();

  // A date that is too late is told at its field, and nothing is lost.
  await page.locator(until).fill('1/1/2999');
  await submit.press('Enter');
  await page.locator(`${until}-error`, { hasText: words.late }).waitFor();
  await expectSoundInBothThemes(page);

  // An end before the start takes the start along; the text under the fingers stays as it was pasted.
  await page.locator(from).fill(daysAhead(20));
  await page.locator(until).focus();
  await page.locator(until).selectText();
  await page.keyboard.insertText(daysAhead(10));
  expect(await page.locator(from).inputValue()).toBe(daysAhead(10));
  expect(await page.locator(until).inputValue()).toBe(daysAhead(10));

  // A day of the calendar for the start; focus goes on to the end (spec §4: "from start to end").
  await page.locator(from).focus();
  await page.locator('.calendar-chosen').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator(`${until}:focus`).waitFor();
  expect(await page.locator(from).inputValue()).toBe(daysAhead(11));
  await page.getByRole('button', { name: /^(Show all of them|Mostrarlas todas)$/ }).click();
  await page.locator(`${first} >> nth=1`).waitFor();
}
