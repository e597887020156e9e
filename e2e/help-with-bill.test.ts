import { pathTo } from '@portico/contract';
import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '../apps/server/src/testing/read-pdf.ts';
import { checkByKeyboard, goToBillHelp } from './support/billing.ts';
import { expectSoundInBothThemes, expectSoundPage } from './support/checks.ts';
import { openEstimate } from './support/guest.ts';
import { pagesOf } from './support/pdf.ts';
import { storedIn } from './support/storage.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit, type View, shortly } from './support/visitor.ts';

afterAll(endVisits);

/** An income that stands nowhere else, in every form that a program would give it. */
const income = '4,613.37';
const traces = ['4,613.37', '4613.37', '461337', '55,360.44', '55360.44', '5536044'];

const journeys: ReadonlyArray<[string, View, { likely: RegExp; atMost: RegExp; open: RegExp; again: RegExp }]> = [
  [
    'in English at desktop width',
    desktopInEnglish,
    {
      likely: /You would likely get 80% off the full charge/,
      atMost: /At most \$830\.40 of the \$1,692\.33/,
      open: /This is not a decision/,
      again: /We keep no answers, so please answer once more/,
    },
  ],
  [
    'in Spanish on a phone',
    phoneInSpanish,
    {
      likely: /Es probable que le descontemos el 80\s?% del cargo completo/,
      atMost: /Como máximo \$830\.40 de los \$1,692\.33/,
      open: /Esto no es una decisión/,
      again: /No guardamos las respuestas/,
    },
  ],
];

describe.each(shortly(1, journeys))('help with the bill %s (issue 14, point 4)', (_name, view, words) => {
  it('from an estimate without insurance to what is likely, the application and what it is by the month; the answers stand nowhere', async () => {
    const { page, errors, leave } = await visit(view);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()}\n${request.postData() ?? ''}`));
    await openEstimate(page);
    await page.locator('.bill-help summary').click();
    expect(await page.locator('.bill-help .plans').innerText()).toMatch(/36\s+\$47\.01\s+\D+\$46\.98\D+\$1,692\.33/);
    await expectSoundPage(page);
    await goToBillHelp(page);
    await expectSoundInBothThemes(page);

    await checkByKeyboard(page, { household: '2', income });
    const result = page.locator('.assistance-result');
    expect(await result.innerText()).toMatch(words.likely);
    expect(await result.innerText()).toMatch(words.atMost);
    expect(await result.innerText()).toMatch(words.open);
    await expectSoundInBothThemes(page);
    // On paper: what is likely and what it is by the month, without what one presses.
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await result.isVisible()).toBe(true);
    expect(await page.locator('.assistance .plans').isVisible()).toBe(true);
    expect(await page.locator('#applicant-name').isVisible()).toBe(false);
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });
    // A result of other answers does not stay.
    await page.locator('#household').press('ArrowRight');
    await page.locator('#household').pressSequentially('0');
    await result.waitFor({ state: 'detached' });
    await page.locator('#household').press('Backspace');
    await page.keyboard.press('Enter');
    await page.locator('.assistance-result h2:focus').waitFor();
    // By the month it is the amount with the help that is likely.
    expect(await page.locator('.assistance .plans').innerText()).toMatch(/24\s+\$34\.60\s+\D+\$830\.40/);

    // The application: what was answered goes to the server once, in no address, and comes back on paper.
    const before = sent.length;
    await page.locator('#applicant-name').fill('Nguyễn Phước Bảo');
    const download = page.waitForEvent('download');
    await page.locator('#applicant-name').press('Enter');
    const paper = await readFile(await (await download).path());
    expect((await readPdf(paper)).parts.map(({ text }) => text).join('\n')).toContain('$4,613.37');
    await page.locator('.assistance output.secondary').waitFor();
    await expectSoundPage(page);
    const forPaper = sent.splice(before).filter((request) => traces.some((trace) => request.includes(trace)));
    expect(forPaper.map((request) => request.split('\n')[0])).toEqual([
      expect.stringMatching(/\/api\/assistance\/application$/),
    ]);

    const address = page.url();
    const left = [address, await storedIn(page), await page.evaluate(() => JSON.stringify(history.state)), ...sent];
    for (const trace of traces) expect(left.join('\n')).not.toContain(trace);

    await page.reload();
    await page.getByText(words.again).waitFor();
    expect(await page.locator('#income').inputValue()).toBe('');
    expect(await page.locator('#household').inputValue()).toBe('');
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('help with the bill by itself', () => {
  it('is found in the footer, tells what to correct, and takes an amount that one types', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await page.goto('/');
    await page.locator(`footer a[href="${pathTo('help-with-bill')}"]`).click();
    await page.getByRole('button', { name: 'See what is likely' }).click();
    await page.getByRole('heading', { name: 'There is 1 thing to correct' }).waitFor();
    await page.locator('#household').fill('1');
    await page.getByRole('checkbox', { name: /CalFresh/ }).check();
    await page.getByRole('button', { name: 'See what is likely' }).click();
    await page.getByRole('heading', { name: 'You would likely pay us nothing' }).waitFor();
    await page.locator('#balance').fill('6,000');
    expect(await page.locator('.assistance').innerText()).toMatch(
      /60\s+\$100\.00\s+In all \$6,000\.00\s+Without interest/,
    );
    // What is not answered could change it: the result says "might" until it is.
    await page.getByRole('checkbox', { name: /CalFresh/ }).uncheck();
    expect(await page.locator('.assistance-result').count()).toBe(0);
    await expectSoundPage(page);
    await leave();
  });

  it('says that it is probably no help, and that one may apply all the same', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await page.goto(pathTo('help-with-bill'));
    await page.locator('#household').fill('1');
    await page.locator('#income').fill('9,000');
    await page.getByRole('button', { name: 'See what is likely' }).click();
    await page.getByRole('heading', { name: 'By our rules, probably no help with this' }).waitFor();
    const text = await page.locator('.assistance-result').innerText();
    expect(text).toMatch(/Your income is above the limit of our rules/);
    expect(text).toMatch(/you may apply whatever it says here/);
    await leave();
  });
});
