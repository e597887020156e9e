import { pathTo } from '@portico/contract';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { breachesOf } from '../apps/server/src/testing/pdf-ua/breaches.ts';
import { readPdf } from '../apps/server/src/testing/read-pdf.ts';
import { expectSoundPage } from './support/checks.ts';
import { estimateShown, seePrice, tabTo, withoutInsurance } from './support/guest.ts';
import { openInsurance } from './support/insured-guest.ts';
import { pagesOf } from './support/pdf.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit, type View, shortly } from './support/visitor.ts';

afterAll(endVisits);

const views: ReadonlyArray<readonly [string, View, { title: string; fileName: string }]> = [
  [
    'in English at desktop width',
    desktopInEnglish,
    { title: 'Good-faith estimate', fileName: 'good-faith-estimate.pdf' },
  ],
  [
    'in Spanish on a phone',
    phoneInSpanish,
    { title: 'Estimación de buena fe', fileName: 'estimacion-de-buena-fe.pdf' },
  ],
];

async function pressAt(page: Page, wanted: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

const form = '#patientName';
const download = 'form:has(#patientName) button[type=submit]';

describe.each(shortly(0, views))('whoever has no insurance, %s (issue 14, point 4)', (_what, view, words) => {
  it('finds themselves on the first screen, and gets the good-faith estimate on paper, by the keyboard alone', async () => {
    const { page, errors, leave } = await visit(view);
    await openInsurance(page);
    const box = await page.locator(withoutInsurance).boundingBox();
    expect(box && box.y + box.height).toBeLessThan(844);
    await tabTo(page, 'input[name=payment]');
    await page.keyboard.press('ArrowDown');
    expect(await page.locator(withoutInsurance).isChecked()).toBe(true);
    await expectSoundPage(page);
    // Whoever looks at the help with the bill first comes back to the choice as it was.
    await pressAt(page, `main a[href="${pathTo('help-with-bill')}"]`);
    await page.waitForURL(`**${pathTo('help-with-bill')}`);
    await page.goBack();
    await expect.poll(() => page.locator(withoutInsurance).isChecked()).toBe(true);
    await pressAt(page, seePrice);
    await estimateShown(page);

    await pressAt(page, `details:has(${form}) summary`);
    await pressAt(page, download);
    await page.locator('form:has(#patientName) .error-summary').waitFor();
    await tabTo(page, form);
    await page.keyboard.type('Nguyễn Thị Ánh');
    for (const part of ['4', '27', '1986']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(part);
    }
    await expectSoundPage(page);
    const saved = page.waitForEvent('download');
    await pressAt(page, download);
    const file = await saved;
    expect(file.suggestedFilename()).toBe(words.fileName);
    const pdf = await readFile(await file.path());
    expect(await breachesOf(pdf)).toEqual([]);
    const read = await readPdf(pdf);
    expect(read.title).toContain(words.title);
    expect(read.parts.map(({ text }) => text)).toContain('Nguyễn Thị Ánh');
    expect(page.url()).not.toMatch(/1986.?0?4|4.?27.?1986/);
    expect(await page.locator('main').innerText()).toMatch(/\$\d/);

    // The same for another app.
    const forApp = page.waitForEvent('download');
    await page.locator('form:has(#patientName) button[type=button][aria-describedby=packet-hint]').press('Enter');
    const packet = JSON.parse(await readFile(await (await forApp).path(), 'utf8'));
    expect(packet).toMatchObject({ resourceType: 'Bundle', type: 'document' });
    await expectSoundPage(page);

    // A later bill: the totals of the estimate stand there, in no address.
    await page.locator(download).press('Enter');
    await page.locator(`a[href="${pathTo('estimates-bill')}"]`).press('Enter');
    expect(await page.locator('#estimate-0').inputValue()).toMatch(/^\d+\.\d\d$/);
    expect(page.url()).toMatch(new RegExp(`${pathTo('estimates-bill')}$`));
    await page.locator('#estimate-0').fill('1000');
    await page.locator('#billed-0').pressSequentially('1,400.00');
    await page.locator('#billedOn-0').pressSequentially('1/1/2020');
    await page.keyboard.press('Enter');
    await page.locator('.notice-rose', { hasText: '$400' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });
    await page.locator('#notEstimated-0').press('Space');
    await page.locator('#billedOn-0').press('Enter');
    await page.locator('.notice-info').waitFor();
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });
});
