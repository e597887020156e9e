import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectSoundInBothThemes, expectSoundPage } from './support/checks.ts';
import { tabTo } from './support/guest.ts';
import { goTo, press, signInAsStaff, staffPortalForEach, walkTo } from './support/staff-app.ts';
import { desktopInEnglish, isRefusal, phoneInSpanish, shortly, visit } from './support/visitor.ts';

// Issue 16, point 1: "payors and plans mapped in bulk with suggestions"; decision 214.

const staff = staffPortalForEach();

const LOCATION = 'Cypress Harbor Medical Center';
const example = join(import.meta.dirname, '../packages/price-files/examples/valid/v3-tall.csv');

const journeys = [
  {
    name: 'in English at a desk',
    view: desktopInEnglish,
    says: {
      payors: 'Payors',
      all: 'Tick all 2 suggestions',
      accept: 'Accept 2 suggestions',
      decided: '2 names are decided.',
      undo: 'Undo',
      words: 'Words of the payer or plan',
      choose: 'Choose a payor for 2 names',
      payor: 'Payor',
      missing: 'Choose a payor, or none of ours.',
      cancel: 'Cancel',
      none: 'None of ours',
      decide: 'Decide',
      colleague: 'A colleague has decided on these names',
      stands: 'MERIDIAN HLTH – Choice PPO: Meridian, all plans',
      nothing: 'There is no such name.',
      save: 'Save as CSV',
      table: 'Choose a table',
      line: 'Line 2: there is no payor “sequoia”',
      take: 'Take these decisions',
      taken: 'The decisions of mended.csv are taken.',
    },
  },
  {
    name: 'in Spanish on a phone',
    view: phoneInSpanish,
    says: {
      payors: 'Aseguradoras',
      all: 'Marcar las 2 sugerencias',
      accept: 'Aceptar 2 sugerencias',
      decided: 'Se decidieron 2 nombres.',
      undo: 'Deshacer',
      words: 'Palabras del pagador o del plan',
      choose: 'Elegir la aseguradora de 2 nombres',
      payor: 'Aseguradora',
      missing: 'Elija una aseguradora, o ninguna de las nuestras.',
      cancel: 'Cancelar',
      none: 'Ninguna de las nuestras',
      decide: 'Decidir',
      colleague: 'Otra persona decidió sobre estos nombres',
      stands: 'MERIDIAN HLTH – Choice PPO: Meridian, todos los planes',
      nothing: 'No hay ningún nombre así.',
      save: 'Guardar como CSV',
      table: 'Elegir una tabla',
      line: 'Línea 2: no existe la aseguradora «sequoia»',
      take: 'Tomar estas decisiones',
      taken: 'Se tomaron las decisiones de mended.csv.',
    },
  },
] as const;

describe.each(shortly(1, journeys))('payors at a screen, $name', ({ view, says }) => {
  const choose = async (page: Page, path: string): Promise<void> => {
    const asked = page.waitForEvent('filechooser');
    await press(page, says.table);
    await (await asked).setFiles(path);
  };

  it('suggestions are accepted at once and undone, one is chosen, a colleague comes first, and a table decides the rest', async () => {
    const { portal, staffUrl, folder } = staff();
    const text = (await readFile(example, 'utf8'))
      .replaceAll('Golden Plain Health,PPO', 'MERIDIAN HLTH,Choice PPO')
      .replaceAll('Harbor Mutual,HMO', 'Sequoia Mut,HMO');
    const file = join(folder, 'prices.csv');
    await writeFile(file, text);
    // Staged: names are decided on before anybody sees the prices.
    await portal.asStaff('prices', 'import', file, '--location', 'cypress-harbor', '--stage');

    const { page, errors, leave } = await visit(view, staffUrl);
    await signInAsStaff(page, staffUrl, 'tom');
    await goTo(page, says.payors);
    await walkTo(page, LOCATION);
    await expectSoundInBothThemes(page);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1 }).filter({ hasText: LOCATION }).waitFor();

    await press(page, says.all);
    await expectSoundInBothThemes(page);
    await press(page, says.accept);
    await page.getByText(says.decided).waitFor();
    await page.getByText(says.nothing).waitFor();
    // The pressed button went with what it did: the keyboard's place is still among the names.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SECTION');
    await press(page, says.undo);
    const meridian = page.getByRole('checkbox', { name: 'MERIDIAN HLTH – Choice PPO' });
    await meridian.waitFor();

    // With the keyboard alone: to the row, into its box.
    await tabTo(page, 'tbody [role=row]');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect.poll(() => meridian.isChecked()).toBe(true);
    // Ticks stay while others are searched for.
    await page.getByLabel(says.words).fill('sequoia');
    await meridian.waitFor({ state: 'detached' });
    const sequoia = page.getByRole('checkbox', { name: 'Sequoia Mut – HMO' });
    await sequoia.check();
    await page.waitForURL(/words=sequoia/);
    // A failed search takes neither the list nor its ticks.
    await page.route('**/listPayerNames', (route) => route.fulfill({ status: 429, json: { error: 'serverError' } }));
    await page.getByLabel(says.words).fill('sequoia m');
    await page.getByRole('alert').waitFor();
    expect(await sequoia.isChecked()).toBe(true);
    await page.unroute('**/listPayerNames');
    await page.getByLabel(says.words).fill('');
    await meridian.waitFor();
    expect(await meridian.isChecked()).toBe(true);
    // A colleague decides meanwhile.
    await portal.asStaff('payors', 'map', 'cypress-harbor', 'MERIDIAN HLTH', 'Choice PPO', 'meridian');
    await press(page, says.choose);
    const dialog = page.getByRole('alertdialog');
    const decide = dialog.getByRole('button', { name: says.decide, exact: true });
    // The two stand for two payors: neither is chosen for both of them.
    await decide.press('Enter');
    await dialog.getByText(says.missing).waitFor();
    await expectSoundInBothThemes(page);
    await page.getByLabel(says.payor, { exact: true }).selectOption(says.none);
    await decide.press('Enter');
    await dialog.getByText(says.colleague).waitFor();
    await dialog.getByText(says.stands).waitFor();
    await expectSoundInBothThemes(page);
    await dialog.getByRole('button', { name: says.cancel }).press('Enter');
    await meridian.waitFor({ state: 'detached' });
    expect(await sequoia.isChecked()).toBe(true);
    await expectSoundPage(page);

    const saved = page.waitForEvent('download');
    await press(page, says.save);
    const table = await readFile(await (await saved).path(), 'utf8');
    expect(table).toContain('MERIDIAN HLTH,Choice PPO,meridian,');
    const wrong = join(folder, 'wrong.csv');
    const row = 'cypress-harbor,Sequoia Mut,HMO,sequoia';
    await writeFile(wrong, `location,payer,plan,payor\r\n${row}\r\n`);
    await choose(page, wrong);
    await page.getByText(says.line).waitFor();
    await expectSoundInBothThemes(page);
    const mended = join(folder, 'mended.csv');
    // As spreadsheets save it, and this page: with a byte order mark.
    const mendedTable = `\uFEFFlocation,payer,plan,payor\r\n${row}-mutual\r\n`;
    await writeFile(mended, mendedTable);
    await choose(page, mended);
    await page.getByRole('button', { name: says.take }).waitFor();
    await expectSoundInBothThemes(page);
    await press(page, says.take);
    await page.getByText(says.taken).waitFor();
    await page.getByText(says.nothing).waitFor();
    // What is shown survives a reload.
    await page.getByLabel(says.words).fill('sequoia');
    await page.waitForURL(/words=sequoia/);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).filter({ hasText: LOCATION }).waitFor();
    expect(await page.getByLabel(says.words).inputValue()).toBe('sequoia');

    expect(await portal.asStaff('payors', 'list', 'cypress-harbor')).toContain('(sequoia-mutual), all plans');
    const trail = await portal.asStaff('audit', 'list', '--event', 'payorNamesDecided');
    expect(trail).toMatch(/Tom Becker/);
    expect(trail).toContain('cypress-harbor "Sequoia Mut" "HMO": open > sequoia-mutual');
    expect(trail).toContain(createHash('sha256').update(mendedTable).digest('hex'));
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});
