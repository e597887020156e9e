import { afterAll, describe, expect, it } from 'vitest';
import { expectNoAxeFindings } from './support/checks.ts';
import { openEstimate } from './support/guest.ts';
import { eventually, messagesTo } from './support/outbox.ts';
import { endVisits, desktopInEnglish, visit } from './support/visitor.ts';

afterAll(endVisits);

describe('the summary by e-mail (spec §2, §8)', () => {
  it('a malformed address is named beside its field and kept; Enter sends the corrected one (spec §9); it arrives', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openEstimate(page);
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

    const mail = await eventually(async () => (await messagesTo(page, to))[0]);
    expect(mail.text).toContain(amount);
    expect(mail.text).toContain('Alder Bay Hospital');
    expect(mail.text).not.toMatch(/token=|location=|template=/);
    await leave();
  });

  it('when the connection fails, the dialog says so and keeps the address', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await openEstimate(page);
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
