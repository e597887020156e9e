import { getPostalMailForm, linkTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import {
  acceptTerms,
  chooseBirthDate,
  proceed as activate,
  sendCredentials,
  stepShown as activationStepShown,
} from './support/activation.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { expectWholePageInSight } from './support/frames.ts';
import { awaitMessages, type Message } from './support/outbox.ts';
import { goToMethods, alternatives, signInFromSuccess, stepShown, stranger, walter } from './support/sign-up.ts';
import { endVisits, everyView, isRefusal, visit, shortly } from './support/visitor.ts';

afterAll(endVisits);

const [desktop, phone] = everyView;
const street = '77 Oak Avenue';

describe.each(
  shortly(1, [
    {
      how: 'for somebody new, to the address that they give, in English at desktop width',
      manner: desktop,
      person: stranger('Kessler'),
      printed: `Pilar Kessler, ${street}, Redwood City, CA 94063`,
      // In place of a medical record number the letter names one of its own.
      numberIn: ({ text }: Message) => /\bR-\d{4}-\d{4}\b/.exec(text)?.[0] ?? '',
      username: 'kessler.by.letter',
    },
    {
      how: 'for a patient, to the address on file and no other, in Spanish on a phone',
      manner: phone,
      person: walter,
      printed: 'Walter Lindqvist, 4 Sequoia Circle, Mountain View, CA 94040',
      numberIn: () => 'AB-200002',
      username: 'walter.por.carta',
    },
  ]),
)('a code by post (spec §2, /signup-postal-mail), $how', (journey) => {
  const { manner, person, printed, numberIn, username } = journey;
  it('is asked for in a framed form, arrives as a letter, and opens the account on any device', async () => {
    const { page, errors, newTab, leave } = await visit(manner);
    await goToMethods(page, person, { isPatient: person === walter });
    await page.locator(alternatives).click();
    await stepShown(page, 'postal');
    const frame = page.frameLocator('iframe');
    await frame.locator('[type=submit]:not([disabled])').waitFor();
    await expectSoundInBothThemes(page);
    // A reload shows the form again, with what is known of the person.
    await page.reload();
    await frame.locator(`#lastName[value="${person.lastName}"]`).waitFor();
    await frame.locator('#address').fill('');
    await frame.locator('[type=submit]:not([disabled])').click();
    await frame.locator('#faults:focus').waitFor();
    await expectWholePageInSight(page);
    await soundByItself(await newTab());

    const nextLetter = await awaitMessages(page, printed);
    await frame.locator('#address').fill(street);
    await frame.locator('[type=submit]:not([disabled])').click();
    await stepShown(page, 'letterSent');
    await page.reload();
    await page.locator('.letter-steps').waitFor();
    await expectSoundInBothThemes(page);
    const letter = await nextLetter();
    const code = /\b\w{5}-\w{5}-\w{5}\b/.exec(letter.text)?.[0] ?? '';

    const elsewhere = await visit(manner);
    await elsewhere.page.goto(linkTo('', 'activation', code));
    await elsewhere.page.locator('#record-number').fill(numberIn(letter));
    await chooseBirthDate(elsewhere.page, person.birthDate);
    await elsewhere.page.locator(activate).click();
    await activationStepShown(elsewhere.page, 'credentials');
    await sendCredentials(elsewhere.page, username);
    await activationStepShown(elsewhere.page, 'terms');
    await acceptTerms(elsewhere.page);
    await activationStepShown(elsewhere.page, 'done');
    await signInFromSuccess(elsewhere.page, username);
    expect([...errors, ...elsewhere.errors].filter((error) => !isRefusal(error))).toEqual([]);
    await elsewhere.leave();
    await leave();
  });
});

/** Axe sees one document at a time: the form is looked at apart from the page around it. */
async function soundByItself(page: Page): Promise<void> {
  await page.goto(getPostalMailForm.path);
  await page.locator('[type=submit]:not([disabled])').waitFor();
  await expectSoundInBothThemes(page);
  await page.close();
}
