import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundInBothThemes } from './support/checks.ts';
import {
  acceptAccountTerms,
  answerQuestions,
  cards,
  createAccount,
  goToCard,
  goToQuestions,
  alternatives,
  sendIncomplete,
  showCard,
  signInFromSuccess,
  stepShown,
  stranger,
  takeAlternative,
  alternativeRadio,
} from './support/sign-up.ts';
import {
  endVisits,
  desktopInEnglish,
  everyView,
  isRefusal,
  phoneInSpanish,
  visit,
  shortly,
} from './support/visitor.ts';

afterAll(endVisits);

const [desktop, phone] = everyView;

describe.each(
  shortly(1, [
    { how: 'in English at desktop width', manner: desktop, person: stranger('Ingersoll') },
    { how: 'in Spanish on a phone', manner: phone, person: stranger('Iturbe') },
  ]),
)('a card that is refused (spec §4), $how', ({ manner, person }) => {
  it('leads to what is left, until nothing but a letter is: each way loses its tries as the table says', async () => {
    const { page, errors, leave } = await visit(manner);
    await goToCard(page, person);
    await showCard(page, cards.refused);
    await failedShown(page, { cc: 1, ch: 2 });
    // "One must be chosen."
    await sendIncomplete(page);
    await expectSoundInBothThemes(page);
    await takeAlternative(page, 'creditCard');
    await page.locator('#cardNumber').waitFor();
    // No way back to what failed, either.
    await page.goBack();
    await page.locator('#cardNumber').waitFor();
    await showCard(page, cards.refused);

    await failedShown(page, { cc: 0, ch: 2 });
    expect(await waysOffered(page)).toEqual(['creditHistory', 'activationCode']);
    await takeAlternative(page, 'creditHistory');
    await page.locator('#question-1').waitFor();
    await sendIncomplete(page);
    await expectSoundInBothThemes(page);
    await answerQuestions(page, 'wrong');

    await failedShown(page, { cc: 0, ch: 0 });
    // Where there is nothing to choose, it is chosen.
    expect(await waysOffered(page)).toEqual(['activationCode']);
    expect(await page.locator(alternativeRadio('activationCode')).isChecked()).toBe(true);
    await takeAlternative(page, 'activationCode');
    await stepShown(page, 'postal');
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});

describe('an account by questions about the credit history (spec §3)', () => {
  it('is made with the right answers; wrong ones cost one try, and there are other questions then', async () => {
    const { page, errors, leave } = await visit(phoneInSpanish);
    await goToQuestions(page, stranger('Jaramillo'));
    await page.locator('#question-1').waitFor();
    const asked = await page.locator('main fieldset').allInnerTexts();
    await page.reload();
    await page.locator('#question-1').waitFor();
    expect(await page.locator('main fieldset').allInnerTexts()).toEqual(asked);
    await answerQuestions(page, 'wrong');
    await failedShown(page, { cc: 2, ch: 1 });
    await takeAlternative(page, 'creditHistory');
    await answerQuestions(page, 'right');
    await createAccount(page, 'jaramillo.historial');
    await acceptAccountTerms(page);
    await signInFromSuccess(page, 'jaramillo.historial');
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});

describe('a bureau that does not know enough to ask (spec §4, "lowers the history counter by 2")', () => {
  it('leads to the other ways', async () => {
    const { page, errors, leave } = await visit(phoneInSpanish);
    await goToQuestions(page, stranger('Unknown'));
    await failedShown(page, { cc: 2, ch: 0 });
    expect(await waysOffered(page)).toEqual(['creditCard', 'activationCode']);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});

describe.each(
  shortly(0, [
    {
      how: 'in English at desktop width',
      manner: desktop,
      says: 'The service that checks this does not answer.',
    },
    { how: 'in Spanish on a phone', manner: phone, says: 'El servicio que lo comprueba no responde.' },
  ]),
)('a service that is out of order, $how', ({ manner, says }) => {
  it('is told plainly, costs no try, loses nothing but secrets, and another way is open', async () => {
    const { page, errors, leave } = await visit(manner);
    await goToCard(page, stranger('Down', { firstName: manner === desktop ? 'Olive' : 'Olivia' }));
    await showCard(page, cards.down);
    await page.locator('main [role=alert]').getByText(says).waitFor();
    expect(await page.locator('#cardNumber').inputValue()).toBe('4000 0000 0000 0119');
    expect(await page.locator('#expiry').inputValue()).not.toBe('');
    expect(await page.locator('#securityCode').inputValue()).toBe('');
    await expectSoundInBothThemes(page);
    await page.locator(alternatives).first().click();
    await page.locator('#cardNumber').waitFor({ state: 'detached' });
    await page.locator('main [role=alert]').getByText(says).waitFor();
    await expectSoundInBothThemes(page);
    await page.locator(alternatives).first().click();
    await page.locator('#cardNumber').waitFor();
    await showCard(page, cards.accepted);
    await stepShown(page, 'credentials');
    expect(errors.filter((error) => !isServiceDown(error))).toEqual([]);
    await leave();
  });
});

describe('a bureau that goes out of order while it is answered', () => {
  it('keeps the answers, so that they can be sent once more', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    await goToQuestions(page, stranger('Halfway'));
    await answerQuestions(page, 'right');
    await page.locator('main [role=alert]').getByText('you have lost no try').waitFor();
    const questions = await page.locator('main fieldset').count();
    expect(await page.locator('main fieldset input:checked').count()).toBe(questions);
    expect(await page.locator(alternatives).count()).toBe(2);
    expect(errors.filter((error) => !isServiceDown(error))).toEqual([]);
    await leave();
  });
});

/** Waits for the page of a way that failed, with the tries that are left in its address (spec §2: "params cc, ch"). */
async function failedShown(page: Page, { cc, ch }: { readonly cc: number; readonly ch: number }): Promise<void> {
  await page.waitForURL(new RegExp(`/signup-verification-failed/cc=${cc}&ch=${ch}$`));
  await stepShown(page, 'failed');
}

/** On that page: what is offered, in its order. */
function waysOffered(page: Page): Promise<readonly string[]> {
  return page
    .locator('input[name=way]')
    .evaluateAll((radios) => radios.map((radio) => (radio instanceof HTMLInputElement ? radio.value : '')));
}

/** No error: the service's, as the journey meant it. */
function isServiceDown(error: string): boolean {
  return error.includes('responded with a status of 503');
}
