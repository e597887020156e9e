import { checkRte, updateManualBenefits } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundPage } from './support/checks.ts';
import { estimateShown } from './support/guest.ts';
import {
  amountOf,
  ask,
  benefit,
  byHand,
  cents,
  choosePayor,
  failed,
  fillFields,
  workingShown,
  openInsurance,
  openInsuredByCall,
  proceed,
  showEstimate,
  stepsOfWorking,
  waysOn,
} from './support/insured-guest.ts';
import { endVisits, desktopInEnglish, phoneInSpanish, visit, shortly } from './support/visitor.ts';

afterAll(endVisits);

const journeys = [
  {
    how: 'in English at desktop width',
    manner: desktopInEnglish,
    cannotAsk: 'We cannot ask Blue Moon Health for you',
    noOverall: 'Please enter at least one overall benefit to proceed.',
    onlyMaximum: "We can't calculate an estimate knowing just your maximum-out-of-pocket.",
    invalid: 'Please enter a valid amount.',
    severalInvalid: 'Please enter a valid amount for the highlighted benefits.',
    noNetwork: 'This service may be considered out of network by your insurance provider.',
    toldInPart: 'Meridian gave us only some of your benefits',
    filledIn: 'We filled in what Meridian told us.',
    entered: 'With the benefits that you entered.',
    places: ["In a doctor's office", 'At the hospital, without a stay'],
  },
  {
    how: 'in Spanish on a phone',
    manner: phoneInSpanish,
    cannotAsk: 'No podemos preguntar a Blue Moon Health por usted',
    noOverall: 'Escriba al menos un beneficio general para continuar.',
    onlyMaximum: 'No podemos calcular una estimación conociendo solo su máximo de bolsillo.',
    invalid: 'Escriba un monto válido.',
    severalInvalid: 'Escriba un monto válido para los beneficios resaltados.',
    noNetwork: 'Su aseguradora podría considerar que este servicio está fuera de su red.',
    toldInPart: 'Meridian solo nos dio una parte de sus beneficios',
    filledIn: 'Ya escribimos lo que nos dijo Meridian.',
    entered: 'Con los beneficios que usted ingresó.',
    places: ['En el consultorio de un médico', 'En el hospital, sin hospitalización'],
  },
] as const;

describe.each(shortly(0, journeys))('benefits by hand, $how (spec §4, §5)', (words) => {
  it('are asked for where the insurance is not listed, and judged', async () => {
    const { page, errors, leave } = await visit(words.manner);
    await openInsurance(page);
    await choosePayor(page, 'other');
    await fillFields(page, { PayorName: 'Blue Moon Health' });
    await page.locator(proceed).click();
    await page.locator(`${failed} h2:focus`, { hasText: words.cannotAsk }).waitFor();
    await expectSoundPage(page);
    await page.locator(waysOn.enter).click();
    await page.locator(byHand).waitFor();
    await expectSoundPage(page);

    const summary = page.locator('.error-summary:focus');
    await showEstimate(page);
    await summary.getByText(words.noOverall).waitFor();
    await page.locator(benefit('overall', 'outOfPocket')).fill('3,000');
    await showEstimate(page);
    await summary.getByText(words.onlyMaximum).waitFor();
    await page.locator(benefit('overall', 'deductible')).fill('150.');
    await showEstimate(page);
    await summary.getByText(words.invalid).waitFor();
    await page.locator(benefit('overall', 'coinsurance')).fill('120');
    await showEstimate(page);
    await summary.getByText(words.severalInvalid).waitFor();
    expect(await page.locator(`${byHand} [aria-invalid=true]`).count()).toBe(2);
    await expectSoundPage(page);

    // Two decimals when it is not whole; no coinsurance at all by the box beside it.
    await page.locator(benefit('overall', 'deductible')).fill('150.5');
    await page.locator(benefit('overall', 'deductible')).blur();
    expect(await page.locator(benefit('overall', 'deductible')).inputValue()).toBe('150.50');
    await page.locator(benefit('overall', 'coinsurance-none')).check();
    await showEstimate(page);
    await estimateShown(page);
    await page.locator('.amount-card').getByText(words.noNetwork).waitFor();
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('settle which of several figures of the insurer counts', async () => {
    const { page, errors, leave } = await visit(words.manner);
    await openInsurance(page);
    await ask(page, { number: `TIED-${words.manner.width}` });
    await page.locator(waysOn.enter).click();
    const candidates = page.locator('.benefit-candidate');
    await candidates.last().waitFor();
    expect((await candidates.allInnerTexts()).map((each) => each.replace(/^\S+ /, ''))).toEqual(words.places);
    await expectSoundPage(page);
    await candidates.last().click();
    expect(await candidates.last().getAttribute('aria-pressed')).toBe('true');
    await showEstimate(page);
    await expectOwed(page, { deductible: 600_00, share: 0.3 });
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('benefits by hand, alike in every language (spec §4, §5)', () => {
  const [words] = journeys;

  it('complete what the insurer told only in part', async () => {
    const { page, errors, leave } = await visit(words.manner);
    await openInsurance(page);
    await ask(page, { number: `PARTIAL-${words.manner.width}` });
    await page.locator(`${failed} h2:focus`, { hasText: words.toldInPart }).waitFor();
    await page.locator(waysOn.enter).click();
    await page.locator(byHand).getByText(words.filledIn).waitFor();
    expect(await page.locator(benefit('overall', 'deductible')).inputValue()).toBe('600');
    await page.locator(benefit('overall', 'coinsurance')).fill('20');
    await showEstimate(page);
    await expectOwed(page, { deductible: 600_00, share: 0.2 });
    expect(await page.locator('.insurance').first().innerText()).toContain(words.entered);
    expect(errors).toEqual([]);
    await leave();
  });

  it('keep what was typed, and are filled in with what the insurer tells when it is asked again', async () => {
    const { page, leave } = await visit(words.manner);
    await openInsuredByCall(page, { payor: 'meridian', number: 'DOWN-again' });
    await page.locator('.insurance-head button').click();
    await page.getByRole('button', { name: 'Ask my insurer again' }).click();
    const again = page.getByRole('button', { name: 'Ask Meridian again' });
    await again.waitFor();
    await page.locator(benefit('overall', 'copay')).fill('75');
    // Visited and left as it is: it is still the insurer's to fill in.
    await page.locator(benefit('overall', 'deductible')).focus();
    await page.locator(benefit('overall', 'outOfPocket')).focus();
    await page.route(`**${checkRte.path}`, async (route) => {
      const response = await route.fetch();
      const told = (await response.text()).replace(
        /"Overall":\[\]|("BenId":"deductible","defaultVal":)""/,
        (_, key: string | undefined) =>
          key === undefined ? '"Overall":[{"BenId":"deductible","defaultVal":"600","Candidates":[]}]' : `${key}"600"`,
      );
      await route.fulfill({ response, body: told });
    });
    await again.click();
    await page.locator(byHand).getByText(words.filledIn).waitFor();
    expect(await page.locator(benefit('overall', 'deductible')).inputValue()).toBe('600');
    expect(await page.locator(benefit('overall', 'copay')).inputValue()).toBe('75');
    const sent = page.waitForRequest((request) => request.url().endsWith(updateManualBenefits.path));
    await showEstimate(page);
    expect(decodeURIComponent((await sent).postData() ?? '')).toContain('overall:copay=75;overall:deductible=600');
    await workingShown(page);
    await leave();
  });

  it('settle whether the only figure of the insurer counts, such as the family’s', async () => {
    const { page, errors, leave } = await visit(words.manner);
    await openInsurance(page);
    await ask(page, { number: `FAMONLY-${words.manner.width}` });
    await page.locator(waysOn.enter).click();
    await page.locator(benefit('overall', 'deductible')).waitFor();
    await showEstimate(page);
    await page.locator('.error-summary:focus').waitFor();
    // What is left of the family's maximum caps the amount unasked (decision 33); whose the deductible is, decides.
    expect(await page.locator(`${byHand} [aria-invalid=true]`).count()).toBe(1);
    await page.locator(benefit('overall', 'deductible-none')).check();
    await showEstimate(page);
    await workingShown(page);
    expect(errors).toEqual([]);
    await leave();
  });
});

/** What is owed is the deductible that is left, and a share of the rest. */
async function expectOwed(page: Page, { deductible, share }: { deductible: number; share: number }): Promise<void> {
  await workingShown(page);
  const [allowed = 0, ...steps] = await stepsOfWorking(page);
  expect(steps.slice(0, 2)).toEqual([deductible, Math.round((allowed - deductible) * share)]);
  expect(cents(await amountOf(page))).toBe(steps.reduce((sum, each) => sum + each, 0));
}
