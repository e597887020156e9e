import { pathTo } from '@portico/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { openSignedIn } from './support/account.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import {
  acceptTerms,
  chooseService,
  estimateShown,
  goToLocations,
  goWithoutInsurance,
  tokenOf,
} from './support/guest.ts';
import { byHand, choosePayor, failed, overlay, proceed, sayPolicyHolder, waysOn } from './support/insured-guest.ts';
import {
  fillMeridian,
  findMri,
  formCard,
  goToSaved,
  openInsuranceForm,
  deleteSaved,
  saveEstimate,
} from './support/patient-estimates.ts';
import { endVisits, everyView, isTurnOf, visit } from './support/visitor.ts';

afterAll(endVisits);

/** How services that fit only some of the words are headed. */
const guessed = {
  en: 'Nothing fits all of your words. Perhaps:',
  es: 'Nada coincide con todas sus palabras. Tal vez:',
};

describe.each(everyView)('every screen of the estimator at $width px, $language, in both themes', (manner) => {
  const isHere = (place: number) => isTurnOf(everyView.indexOf(manner), everyView.length, place);

  it.runIf(isHere(0))(
    'a guest’s: sound after a failed submit, with nothing found, in a category, and from A to Z',
    async () => {
      const { page, leave } = await visit(manner);
      await goToLocations(page);
      await page.locator('main a[href*="location=alder-main"]').click();
      await page.getByRole('checkbox').waitFor();
      await page.locator('main button[type=submit]').click();
      await page.locator('main a[href^="#"]').first().waitFor();
      await expectSoundInBothThemes(page);
      await page.getByRole('checkbox').check();
      await page.locator('main button[type=submit]').click();
      await page.waitForURL(/\/estimates-services\//);
      await page.getByRole('tab').nth(1).click();
      await page.locator('a.service').first().waitFor();
      await expectSoundInBothThemes(page);
      // A word without an end, as wide as no phone is.
      const unheardOf = 'qqzzxx'.repeat(20);
      await page.getByRole('searchbox').fill(unheardOf);
      await page.getByText(unheardOf, { exact: false }).first().waitFor();
      expect(page.url()).not.toContain('qqzzxx');
      // What leads on: the code on the order, a person to call, the kinds of care (issue 14, point 1).
      const advice = page.locator('main .advice');
      expect(await advice.innerText()).toContain('73721');
      expect(await advice.locator('a[href^="tel:"]').count()).toBe(1);
      expect(await page.locator('[aria-labelledby=kinds-of-care] a').count()).toBeGreaterThan(10);
      await expectSoundInBothThemes(page);
      await page.getByRole('searchbox').fill('unicorn knee mri');
      await page.getByText(guessed[manner.language]).waitFor();
      await page.getByRole('searchbox').fill('');
      await page.getByRole('tab').nth(0).click();
      await page.locator('main a[href*="category="]').first().click();
      await page.locator('a.service').first().waitFor();
      await expectSoundInBothThemes(page);
      await leave();
    },
  );

  it.runIf(isHere(1))(
    'an estimate without insurance: sound with its dialog open, with doctors to choose, and with six figures',
    async () => {
      const { page, leave } = await visit(manner);
      await goToLocations(page);
      await acceptTerms(page);
      await chooseService(page, '73721', /knee|rodilla/i);
      await goWithoutInsurance(page);
      await expectSoundInBothThemes(page);
      const token = tokenOf(page);
      await page.locator('.estimate-actions button').nth(1).click();
      await page.getByRole('dialog').waitFor();
      await expectSoundInBothThemes(page);
      await page.goto(
        pathTo('estimates-details', { svcArea: 'bay', location: 'alder-main', template: 'birth-vaginal', token }),
      );
      await page.locator('.provider-head button').click();
      await page.locator('button.provider').first().waitFor();
      await expectSoundInBothThemes(page);
      // Six figures need the most room.
      await page.goto(
        pathTo('estimates-details', { svcArea: 'bay', location: 'alder-main', template: 'spinal-fusion', token }),
      );
      await page
        .locator('.working')
        .getByText(/\$\d{3},\d{3}/)
        .first()
        .waitFor();
      await expectSoundInBothThemes(page);
      await leave();
    },
  );

  it.runIf(isHere(2))(
    'the insurance: sound as it opens, with all that can be wrong, while it is asked, without an answer, and by hand',
    async () => {
      const { page, errors, leave } = await visit(manner);
      await goToLocations(page);
      await acceptTerms(page);
      await chooseService(page, '73721', /knee|rodilla/i);
      await expectSoundInBothThemes(page);
      await choosePayor(page, 'another payor');
      await page.locator(proceed).click();
      await page.locator('main a[href="#insurance-find"]').waitFor();
      await expectSoundInBothThemes(page);
      // The insurance that asks for the most, of somebody else's plan.
      await choosePayor(page, 'cascadia-blue');
      await sayPolicyHolder(page, 'no');
      await page.locator(proceed).click();
      await page.locator('main a[href="#insurance-SubscriberId"]').waitFor();
      await expectSoundInBothThemes(page);

      await fillMeridian(page, { first: 'Ana', last: 'Rivera', number: `SILENT-${manner.width}${manner.language}` });
      await page.locator(proceed).click();
      await page.locator(overlay).waitFor();
      await expectSoundInBothThemes(page);
      await page.locator(`${overlay} button`).click();
      await page.locator(failed).waitFor();
      await expectSoundInBothThemes(page);

      await page.locator(waysOn.enter).click();
      await page.locator('[id="benefit-overall:copay"]').fill('thirty');
      await page.locator(`${byHand} summary`).click();
      await page.locator(`${byHand} button[type=submit]`).click();
      await page.locator('[id="benefit-overall:copay"][aria-invalid]').waitFor();
      await expectSoundInBothThemes(page);
      await page.locator('[id="benefit-overall:copay"]').fill('30');
      await page.locator('[id="benefit-overall:coinsurance"]').fill('20');
      await page.locator('[id="benefit-overall:deductible"]').fill('450.75');
      await page.locator(`${byHand} button[type=submit]`).click();
      await page.locator('.estimate-working .working').waitFor();
      for (const fold of await page.locator('main summary').all()) await fold.click();
      await expectSoundInBothThemes(page);
      expect(errors).toEqual([]);
      await leave();
    },
  );

  it.runIf(isHere(3))(
    'of whoever is signed in: sound screen by screen, with the form in the page, and saved and about to be deleted',
    async () => {
      const { page, errors, leave } = await visit(manner);
      await openSignedIn(page, 'swhitfield95');
      await goToSaved(page);
      await expectSoundInBothThemes(page);
      await page.locator(`main a[href$="#${pathTo('patient-cost-estimates-location')}"]`).click();
      await page.locator('main a[href*="svcArea=bay"]').waitFor();
      await expectSoundInBothThemes(page);
      await page.locator('main a[href*="svcArea=bay"]').click();
      await page.locator('main a[href*="location=alder-main"]').waitFor();
      await expectSoundInBothThemes(page);
      await page.locator('main a[href*="location=alder-main"]').click();
      await findMri(page);
      await expectSoundInBothThemes(page);
      await openInsuranceForm(page);
      await fillMeridian(page, { first: 'Sam', last: 'Whitfield', number: `ACTIVE-${manner.width}${manner.language}` });
      await expectSoundInBothThemes(page);
      await page.locator(`${formCard} button[type=submit]`).click();
      await page.locator('.insured-confirmed').waitFor();
      await estimateShown(page);
      await expectSoundInBothThemes(page);
      await saveEstimate(page);
      await expectSoundInBothThemes(page);
      await page.locator(deleteSaved).first().click();
      await page.getByRole('dialog').waitFor();
      await expectSoundInBothThemes(page);
      await page.getByRole('dialog').locator('.row button').first().click();
      await page.locator('.notice-leaf').waitFor();
      await expectSoundInBothThemes(page);
      expect(errors).toEqual([]);
      await leave();
    },
  );
});
