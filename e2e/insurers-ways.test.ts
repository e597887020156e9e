import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundPage } from './support/checks.ts';
import { benefit, byHand, openInsuredByCall, showEstimate, workingShown } from './support/insured-guest.ts';
import { desktopInEnglish, endVisits, phoneInSpanish, visit } from './support/visitor.ts';

afterAll(endVisits);

describe('insurers that answer in ways of their own (issue 11, what proves it)', () => {
  it('in English at desktop width: one type of care in an inquiry, and the plan as a whole alone', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await openInsuredByCall(page, { payor: 'larkspur-trust', number: 'ACTIVE-ways', group: 'G-1' });
    await workingShown(page);
    expect(await page.locator('.estimate-working').innerText()).not.toContain('figures for the whole plan only');
    await openInsuredByCall(page, { payor: 'golden-poppy', number: 'ACTIVE-ways' });
    await workingShown(page);
    expect(await page.locator('.estimate-working').innerText()).toContain('figures for the whole plan only');
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('in Spanish on a phone: a copay in a row against the rules is not believed, and asked for', async () => {
    const { page, errors, leave } = await visit(phoneInSpanish);
    await openInsuredByCall(page, { payor: 'meridian', number: 'IRREGULAR-ways' }, { template: 'visit-new-30' });
    const copay = page.locator(benefit('98', 'copay'));
    await copay.waitFor();
    expect(await copay.inputValue()).toBe('');
    // What the other rows say is there already.
    expect(await page.locator(benefit('overall', 'deductible')).inputValue()).toBe('600');
    await expectSoundPage(page);
    await copay.fill('30');
    await showEstimate(page);
    await page.locator(byHand).waitFor({ state: 'detached' });
    await page.locator('.insurance').getByText('Con los beneficios que usted ingresó.').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});
