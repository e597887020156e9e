import { chosenPassword } from './support/account-forms.ts';
import { pathTo } from '@portico/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundInBothThemes } from './support/checks.ts';
import { tabTo } from './support/guest.ts';
import { awaitMessages } from './support/outbox.ts';
import {
  acceptAccountTerms,
  answerPatient,
  cards,
  choicesOf,
  fillCredentials,
  fillDemographics,
  methodRadio,
  proceed,
  questionsAsked,
  sendIncomplete,
  showCard,
  signInFromSuccess,
  stepShown,
  stranger,
  toCorrect,
} from './support/sign-up.ts';
import { endVisits, desktopInEnglish, everyView, isRefusal, visit } from './support/visitor.ts';

afterAll(endVisits);

const [desktop, phone] = everyView;

describe.each([
  {
    how: 'in English at desktop width',
    manner: desktop,
    person: stranger('O’Brien-Abernathy', { email: 'pilar@example.org' }),
    username: 'pilar@example.org',
    says: { taken: 'This email or username is already in use.', ready: 'Your account is ready' },
  },
  {
    how: 'in Spanish on a phone',
    manner: phone,
    person: stranger('Hoàng Peñalosa de la Villanueva y Fernández', {
      firstName: 'Nguyễn Thị Ánh',
      email: 'anh@example.org',
    }),
    username: 'anh.penalosa',
    says: {
      taken: /ya está en uso/,
      ready: 'Su cuenta está lista',
    },
  },
])('an account by a credit card (spec §2, "online sign-up in 5 steps"), $how', ({ manner, person, username, says }) => {
  it('is made step by step, each of them sound, and signs in', async () => {
    const { page, errors, leave } = await visit(manner);
    const nextMail = await awaitMessages(page, person.email ?? '');
    await page.goto('/');
    // Not clicked: what is announced on the first page comes after it, and moves it.
    await page
      .locator(`main a[href="${pathTo('create-account')}"]`)
      .first()
      .press('Enter');
    await page.locator('.account-ways').waitFor();
    await expectSoundInBothThemes(page);
    await page.locator(`main a[href="${pathTo('signup')}"]`).click();
    await page.locator('.five-steps').waitFor();
    await sendIncomplete(page);
    await expectSoundInBothThemes(page);
    await answerPatient(page, false);

    await sendIncomplete(page);
    await expectSoundInBothThemes(page);
    await fillDemographics(page, person);
    expect(await page.locator('#city').inputValue()).toBe('Redwood City');
    // What was typed stays through a reload, and the way back and forth.
    await page.reload();
    await page.goBack();
    await page.locator('.five-steps').waitFor();
    await page.goForward();
    await page.locator(`#firstName[value="${person.firstName}"]`).waitFor();
    expect(await page.locator('#dateOfBirth-year').inputValue()).toBe('1990');
    await page.locator(proceed).click();

    await page.locator(methodRadio('creditCard')).waitFor();
    expect(await page.locator('input[name=verificationMethod]').count()).toBe(2);
    await sendIncomplete(page);
    // Until a method is chosen one can go back and correct what one said.
    await page.goBack();
    await page.locator(`#lastName[value="${person.lastName}"]`).waitFor();
    await page.locator(proceed).click();
    await page.locator(methodRadio('creditCard')).check();
    await page.locator(proceed).click();

    await page.locator('#cardNumber').waitFor();
    await page.locator('#cardNumber').fill('30569309025904');
    await sendIncomplete(page);
    // "A type failure shows a card-type error" (spec §5).
    await page.locator('#cardNumber-error').getByText('Mastercard').waitFor();
    await expectSoundInBothThemes(page);
    // Nothing of a card is kept; and from here there is no way back to who one is.
    await page.reload();
    await page.locator('#cardNumber[value=""]').waitFor();
    await page.goBack();
    await page.locator('#cardNumber').waitFor();
    await showCard(page, cards.accepted);

    await stepShown(page, 'credentials');
    await page.locator(`#username[value="${person.email}"]`).waitFor();
    await page.locator('#username').fill('');
    await sendIncomplete(page);
    await expectSoundInBothThemes(page);
    await fillCredentials(page, 'ana.rivera');
    await page.locator(proceed).click();
    await page.locator('#username-error').getByText(says.taken).waitFor();
    await fillCredentials(page, username);
    await page.locator(proceed).click();

    await stepShown(page, 'terms');
    await sendIncomplete(page);
    await expectSoundInBothThemes(page);
    await page.reload();
    await page.locator('.account-terms').waitFor();
    expect(page.url()).not.toContain(username);
    await acceptAccountTerms(page);
    await expectSoundInBothThemes(page);
    await nextMail(says.ready);
    await page.reload();
    await page.getByText(username).waitFor();
    await signInFromSuccess(page, username);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});

describe('an account by keyboard alone', () => {
  it('is made by questions about the credit history, and signs in', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish);
    const { keyboard } = page;
    const press = async (control: string, key: 'Enter' | 'Space') => {
      await tabTo(page, control);
      await keyboard.press(key);
    };
    const type = async (control: string, text: string) => {
      await tabTo(page, control);
      await keyboard.type(text);
    };
    const arrive = (heading: string) => page.locator('h1:focus', { hasText: heading }).waitFor();

    await page.goto('/');
    await press(`main a[href="${pathTo('create-account')}"]`, 'Enter');
    await page.locator('h1:focus').waitFor();
    await press(`main a[href="${pathTo('signup')}"]`, 'Enter');
    await page.locator('input[name=patient]').first().waitFor();
    await tabTo(page, 'input[name=patient]');
    await keyboard.press('ArrowDown');
    await page.locator('input[name=patient][value=no]:checked:focus').waitFor();
    await press(proceed, 'Enter');

    // Sent empty, the summary has the focus and leads to the first field.
    await arrive('Tell us about yourself');
    await press(proceed, 'Enter');
    await page.locator(toCorrect).waitFor();
    await press('.error-summary a', 'Enter');
    await page.locator('#firstName:focus').waitFor();
    await keyboard.type('Pilar');
    await type('#lastName', 'Lockwood');
    await type('#dateOfBirth', 'March');
    await type('#dateOfBirth-day', '9');
    await type('#dateOfBirth-year', '1990');
    await type('#gender', 'F');
    await type('#zip', '94063');
    await type('#address', '12 Elm Street');
    await page.locator('#state:has(option:checked:not([value=""]))').waitFor();
    await press(proceed, 'Enter');

    await page.locator(methodRadio('questionBased')).waitFor();
    await page.locator('h1:focus').waitFor();
    await tabTo(page, 'input[name=verificationMethod]');
    await keyboard.press('ArrowDown');
    await page.locator(`${methodRadio('questionBased')}:checked:focus`).waitFor();
    await press(proceed, 'Enter');
    for (const [index, question] of (await questionsAsked(page)).entries()) {
      const { right } = await choicesOf(question);
      await press(`#question-${index + 1}`, 'Space');
      for (let steps = 0; steps < 4 && !(await right.isChecked()); steps += 1) await keyboard.press('ArrowDown');
    }
    await press('#agreed', 'Space');
    await press(proceed, 'Enter');

    await page.locator('#security-question').waitFor();
    await page.locator('h1:focus').waitFor();
    await type('#username', 'lockwood.types');
    await type('#username-again', 'lockwood.types');
    await type('#new-password', chosenPassword);
    await type('#new-password-again', chosenPassword);
    await type('#security-question', 'What');
    await type('#security-answer', 'Larkspur the tortoise');
    await press(proceed, 'Enter');
    await page.locator('#terms-accepted').waitFor();
    await page.locator('h1:focus').waitFor();
    await press('#terms-accepted', 'Space');
    await press(proceed, 'Enter');
    await page.locator('.account-ready').waitFor();
    await press('.account-ready button', 'Enter');
    await page.locator('#username[value="lockwood.types"]').waitFor();
    await type('#password', chosenPassword);
    await keyboard.press('Enter');
    await page.waitForURL(/\/Private/);
    await page.locator('.person-button').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});
