import { afterAll, describe, expect, it } from 'vitest';
import { expectNoAxeFindings } from './support/checks.ts';
import { goToEstimate } from './support/guest.ts';
import { closeBrowser, desktopInEnglish, visit } from './support/visitor.ts';

afterAll(closeBrowser);

interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

describe('the summary by e-mail (spec §2, §8)', () => {
  it('a malformed address is named beside its field and kept; Enter sends the corrected one (spec §9); it arrives', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await goToEstimate(page);
    const amount = /\$[\d,]+\.\d\d/.exec(await page.locator('.estimate-amount').innerText())?.[0] ?? '';
    await page.getByRole('button', { name: 'Email this' }).click();
    const field = page.getByRole('textbox', { name: 'Email address' });
    await field.fill('ana@example');
    await field.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Enter an email address/ })
      .waitFor();
    expect(await field.inputValue()).toBe('ana@example');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await expectNoAxeFindings(page);

    const to = `ana.${Date.now()}@example.org`;
    await field.fill(to);
    await field.press('Enter');
    await page.getByText('On its way').waitFor();
    await expectNoAxeFindings(page);

    const mail = await eventually(async () => {
      const outbox = (await (await page.request.get('/dev/outbox.json')).json()) as Message[];
      return outbox.find((each) => each.to === to);
    });
    expect(mail.text).toContain(amount);
    expect(mail.text).toContain('Alder Bay Hospital');
    expect(mail.text).not.toMatch(/token=|location=|template=/);
    await leave();
  });

  it('when the connection fails, the dialog says so and keeps the address', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await goToEstimate(page);
    await page.getByRole('button', { name: 'Email this' }).click();
    await page.route('**/SendSummaryEmail', (route) => route.abort());
    const field = page.getByRole('textbox', { name: 'Email address' });
    await field.fill('ana@example.org');
    await field.press('Enter');
    await page.getByRole('dialog').getByRole('alert').first().waitFor();
    expect(await field.inputValue()).toBe('ana@example.org');
    await expectNoAxeFindings(page);
    await leave();
  });
});

/** Asks until there is an answer; for what a job does behind the request. Gives up after ten seconds. */
async function eventually<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('It did not happen within ten seconds.');
}
