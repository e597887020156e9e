import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startHospitalWebsite } from '../apps/server/src/prices/testing/hospital-website.ts';
import { expectSoundInBothThemes, expectSoundPage } from './support/checks.ts';
import { goTo, press, signInAsStaff, staffPortalForEach, walkTo } from './support/staff-app.ts';
import { desktopInEnglish, isRefusal, phoneInSpanish, shortly, visit } from './support/visitor.ts';

// Issue 16, point 1: "price files: import with progress, findings, what changes before it goes live, roll back"; decision 216.

const staff = staffPortalForEach();

/** Another hospital of the demonstration, whose file nobody has made live yet. */
const LOCATION = 'Cypress Harbor Medical Center';

const example = join(import.meta.dirname, '../packages/price-files/examples/valid/v3-tall.csv');

/** The example's file: with a column that no template has, or at other prices, or longer than one part of an upload. */
async function priceFile(name: string, change: (line: string, at: number) => string): Promise<string> {
  const lines = (await readFile(example, 'utf8')).trimEnd().split('\n');
  const path = join(staff().folder, name);
  await writeFile(path, `${lines.map(change).join('\n')}\n`);
  return path;
}

const journeys = [
  {
    name: 'in English at a desk',
    view: desktopInEnglish,
    says: {
      prices: 'Price files',
      choose: 'Choose a file',
      same: 'Choose the same file',
      cancel: 'Cancel this file',
      notFromHere: 'it is not sent from this window',
      refused: 'Not importable as it is',
      without: 'Do without what stands under “department”',
      again: 'Read it again',
      conforms: 'Conforms: nothing that was checked',
      report: 'Save the report',
      makeLive: 'Make live',
      isLive: 'is live.',
      compare: 'What would change',
      jumps: 'Risen tenfold or more',
      back: 'Go back to the prices before',
      reason: 'Reason',
      goBack: 'Go back',
      address: 'Address',
      follow: 'Follow',
      privately: 'is of a private network',
      followed: 'is followed. The server fetches it soon.',
      fetch: 'Fetch it now',
      end: 'Follow it no more',
      ended: 'is followed no more.',
      isBack: 'are live again.',
    },
  },
  {
    name: 'in Spanish on a phone',
    view: phoneInSpanish,
    says: {
      prices: 'Archivos de precios',
      choose: 'Elegir un archivo',
      same: 'Elegir el mismo archivo',
      cancel: 'Cancelar este archivo',
      notFromHere: 'no se envía desde esta ventana',
      refused: 'No se puede importar tal cual',
      without: 'Prescindir de lo que está bajo «department»',
      again: 'Leerlo de nuevo',
      conforms: 'Conforme: nada de lo revisado',
      report: 'Guardar el informe',
      makeLive: 'Poner en vigor',
      isLive: 'está en vigor.',
      compare: 'Qué cambiaría',
      jumps: 'Multiplicados por diez o más',
      back: 'Volver a los precios anteriores',
      reason: 'Motivo',
      goBack: 'Volver atrás',
      address: 'Dirección',
      follow: 'Seguir',
      privately: 'red privada',
      followed: 'queda en seguimiento. El servidor lo trae pronto.',
      fetch: 'Traerlo ahora',
      end: 'Dejar de seguirlo',
      ended: 'ya no está en seguimiento.',
      isBack: 'están de nuevo en vigor.',
    },
  },
] as const;

describe.each(shortly(0, journeys))('price files at a screen, $name', ({ view, says }) => {
  const choose = async (page: Page, button: string, path: string): Promise<void> => {
    const asked = page.waitForEvent('filechooser');
    await press(page, button);
    await (await asked).setFiles(path);
  };
  const confirm = async (page: Page, button: string): Promise<void> => {
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    await expectSoundPage(page);
    await dialog.getByRole('button', { name: button, exact: true }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
  };

  it('one is brought, read again without a column, made live, compared with the next, and gone back to', async () => {
    const { portal, staffUrl } = staff();
    const { page, errors, leave } = await visit(view, staffUrl);
    await signInAsStaff(page, staffUrl, 'tom');
    await goTo(page, says.prices);
    await walkTo(page, LOCATION);
    await expectSoundInBothThemes(page);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1 }).filter({ hasText: LOCATION }).waitFor();
    await expectSoundInBothThemes(page);

    const own = await priceFile('own.csv', (line, at) =>
      at < 2 ? line : `${line},${at === 2 ? 'department' : 'Imaging'}`,
    );
    await choose(page, says.choose, own);
    await page.getByText(says.refused).waitFor();
    const saved = page.waitForEvent('download');
    await press(page, says.report);
    expect((await saved).suggestedFilename()).toBe('own.csv.report.html');
    await page.locator('summary').first().press('Enter');
    await expectSoundInBothThemes(page);
    await page.getByLabel(says.without).press('Space');
    await press(page, says.again);
    await page.getByText(says.conforms).waitFor();
    await page.getByRole('button', { name: says.makeLive }).waitFor();
    await walkTo(page, says.makeLive);
    await page.keyboard.press('Enter');
    await confirm(page, says.makeLive);
    await page.getByText(says.isLive).waitFor();

    // Ten times the first gross charge.
    const dearer = await priceFile('dearer.csv', (line) => line.replace(',2400,', ',24000,'));
    await choose(page, says.choose, dearer);
    await page.getByText(says.compare).waitFor();
    // Anew, so that Tab comes to its first row.
    await page.reload();
    await walkTo(page, says.compare);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: says.jumps }).waitFor();
    await expect.poll(() => page.getByRole('row').filter({ hasText: '24,000' }).count()).toBeGreaterThan(0);
    await expectSoundInBothThemes(page);
    await press(page, says.makeLive);
    await confirm(page, says.makeLive);
    await page.getByText(says.isLive).waitFor();

    await page.goBack();
    await press(page, says.back);
    await page.getByLabel(says.reason).pressSequentially('ticket 4711');
    await confirm(page, says.goBack);
    await page.getByText(says.isBack).waitFor();
    const trail = await portal.asStaff('audit', 'list', '--event', 'pricesRolledBack');
    expect(trail).toMatch(/Tom Becker.*ticket 4711/);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });

  it('one goes on after a reload where it stopped, is seen in a second window, and is cancelled there', async () => {
    const { staffUrl } = staff();
    const { page, errors, leave } = await visit(view, staffUrl);
    await signInAsStaff(page, staffUrl, 'tom');
    await goTo(page, says.prices);
    await walkTo(page, LOCATION);
    await page.keyboard.press('Enter');
    const long = await priceFile('long.csv', (line, at) => (at < 3 ? line : `${line}${'x'.repeat(400_000)}`));
    let stops = true;
    // The first part arrives; those behind it hang.
    await page.context().route(/\/price-uploads\/[^/]+\/[1-9]/, (route) => (stops ? undefined : route.continue()));
    await choose(page, says.choose, long);
    await expect.poll(() => page.locator('progress').getAttribute('value')).toBe(String(1024 * 1024));
    await expectSoundInBothThemes(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText(says.notFromHere).waitFor();
    await expectSoundPage(page);

    stops = false;
    await choose(page, says.same, long);
    await page.locator('progress').waitFor({ state: 'detached' });
    stops = true;
    await choose(
      page,
      says.choose,
      await priceFile('other.csv', (line, at) => (at < 3 ? line : `${line}${'y'.repeat(400_000)}`)),
    );
    const other = await page.context().newPage();
    await other.goto(page.url());
    await press(other, says.cancel);
    await confirm(other, says.cancel);
    await page.locator('progress').waitFor({ state: 'detached' });
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });

  it('one of a website is followed, fetched at once, which says why it cannot be, and followed no more', async () => {
    const { portal, staffUrl } = staff();
    const website = await startHospitalWebsite();
    const { page, errors, leave } = await visit(view, staffUrl);
    await signInAsStaff(page, staffUrl, 'tom');
    await goTo(page, says.prices);
    await walkTo(page, LOCATION);
    await page.keyboard.press('Enter');
    // The demonstration follows it already.
    const endFollowing = async (): Promise<void> => {
      await press(page, says.end);
      await confirm(page, says.end);
      await page.getByText(says.ended).waitFor();
    };
    await endFollowing();
    const address = page.getByLabel(says.address, { exact: true });
    await address.pressSequentially('https://10.0.0.8/prices.json');
    await press(page, says.follow);
    await page.getByText(says.privately).waitFor();
    await expectSoundInBothThemes(page);
    await address.fill(`${website.url}/nothing.json`);
    await press(page, says.follow);
    await page.getByText(says.followed).waitFor();
    await press(page, says.fetch);
    await page.getByText(`404 ${website.url}/nothing.json`).waitFor();
    await expectSoundInBothThemes(page);
    await endFollowing();
    await address.waitFor();
    expect(await portal.asStaff('prices', 'follow', '--list')).toBe('Nothing is followed.\n');
    expect(await portal.asStaff('audit', 'list', '--event', 'priceFollowRemoved')).toMatch(/Tom Becker/);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
    await website.close();
  });
});
