import { pathTo } from '@portico/contract';
import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { breachesOf } from '../apps/server/src/testing/pdf-ua/breaches.ts';
import { readPdf } from '../apps/server/src/testing/read-pdf.ts';
import { expectSoundPage } from './support/checks.ts';
import { goWithoutInsurance, withoutInsurance } from './support/guest.ts';
import { openInsurance } from './support/insured-guest.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit, type View } from './support/visitor.ts';

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

const form = '#patientName';
const download = 'form:has(#patientName) button[type=submit]';

describe.each(views)('whoever has no insurance, %s (issue 14, point 4)', (_what, view, words) => {
  it('finds themselves on the first screen, and gets the good-faith estimate on paper', async () => {
    const { page, errors, leave } = await visit(view);
    await openInsurance(page);
    const box = await page.locator(withoutInsurance).boundingBox();
    expect(box && box.y + box.height).toBeLessThan(844);
    await page.locator(withoutInsurance).check();
    await expectSoundPage(page);
    await goWithoutInsurance(page);

    await page.locator(`details:has(${form}) summary`).click();
    await page.locator(download).click();
    await page.locator('form:has(#patientName) .error-summary').waitFor();
    await page.locator(form).pressSequentially('Nguyễn Thị Ánh');
    await page.locator('#birthDate').pressSequentially('4');
    await page.locator('#birthDate-day').pressSequentially('27');
    await page.locator('#birthDate-year').pressSequentially('1986');
    await expectSoundPage(page);
    const saved = page.waitForEvent('download');
    await page.locator(download).click();
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
    await page.locator('#notEstimated-0').press('Space');
    await page.locator('#billedOn-0').press('Enter');
    await page.locator('.notice-info').waitFor();
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });
});
