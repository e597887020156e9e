import { getAccountTerms, getSignup, pathTo, type StateName } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundInBothThemes } from './support/checks.ts';
import {
  acceptAccountTerms,
  answerPatient,
  cards,
  createAccount,
  fillCredentials,
  giveUp,
  goToCard,
  goToMethods,
  methodRadio,
  proceed,
  showCard,
  stepShown,
  stranger,
  toCorrect,
} from './support/sign-up.ts';
import { endVisits, everyView, isRefusal, visit, type Visitor, shortly } from './support/visitor.ts';

afterAll(endVisits);

const [desktop, phone] = everyView;

describe.each(
  shortly(1, [
    { how: 'in English at desktop width', manner: desktop, person: stranger('Castellan') },
    { how: 'in Spanish on a phone', manner: phone, person: stranger('Del Río') },
  ]),
)('a sign-up that is left, $how', ({ manner, person }) => {
  it('goes on where it was for whoever comes back, and is forgotten when they give it up (spec §4)', async () => {
    const { page, errors, newTab, leave } = await visit(manner);
    await goToMethods(page, person);
    await page.close();
    const later = await newTab();
    await later.goto(pathTo('signup'));
    const begun = later.locator('main .notice-info');
    await begun.waitFor();
    await expectSoundInBothThemes(later);
    await begun.getByRole('button').first().click();
    await later.locator(methodRadio('creditCard')).check();
    await later.locator(proceed).click();
    await showCard(later, cards.refused);
    await later.waitForURL(/signup-verification-failed\/cc=1&ch=2$/);
    await stepShown(later, 'failed');

    await later.locator(giveUp).click();
    await later.locator('dialog[open] h2:focus').waitFor();
    await expectSoundInBothThemes(later);
    // Said no, everything stands as it stood.
    await later.keyboard.press('Escape');
    await later.locator('dialog h2').waitFor({ state: 'detached' });
    await later.locator(`${giveUp}:focus`).waitFor();
    await confirmGivingUp(later);
    await later.waitForURL(({ pathname }) => pathname === pathTo('create-account'));
    await later.locator('.notice-leaf').waitFor();
    // "Reset on cancel".
    expect(await standingOf(later)).toMatchObject({ step: 'start', cc: 2, ch: 2, demographics: null });

    // The way back leads to the beginning, where nothing is filled in; and from there one can begin once more.
    await later.goBack();
    await later.locator('.five-steps').waitFor();
    await answerPatient(later, false);
    expect(await later.locator('#firstName').inputValue()).toBe('');
    await later.goBack();
    await begun.getByRole('button').last().click();
    await later.locator('dialog[open] .row button').first().click();
    await begun.waitFor({ state: 'detached' });
    expect(await standingOf(later)).toMatchObject({ step: 'start' });
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});

describe('where one stands in a sign-up', () => {
  it('is for the server to say: typing the address of another step leads back to one’s own (spec §2)', async () => {
    const { page, errors, leave } = await visit(desktop);
    await page.goto(pathTo('signup-user-credentials'));
    await page.waitForURL(({ pathname }) => pathname === pathTo('signup'));
    await goToCard(page, stranger('Dunmore'));
    const elsewhere = [
      'signup-demographics',
      'signup-postal-mail',
      'verify-code',
      'signup-user-credentials',
      'signup-terms-conditions',
      'activation-success',
    ] as const satisfies readonly StateName[];
    for (const state of elsewhere) {
      await page.goto(pathTo(state));
      await page.waitForURL(({ pathname }) => pathname === pathTo('signup-ccverification'));
    }
    // The tries in the address are the server's, whatever one makes of them.
    await page.locator('#cardNumber').waitFor();
    await showCard(page, cards.refused);
    await page.waitForURL(/cc=1&ch=2$/);
    await page.goto(pathTo('signup-verification-failed', { cc: '2', ch: '9' }));
    await page.waitForURL(/cc=1&ch=2$/);
    await stepShown(page, 'failed');
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });

  it('is not lost with the connection, and neither is what was typed', async () => {
    const { page, leave } = await visit(phone);
    await goToCard(page, stranger('Everly'));
    await page.context().setOffline(true);
    await showCard(page, cards.accepted);
    await page.locator('main .notice-rose').waitFor();
    await page.context().setOffline(false);
    await page.locator(proceed).click();
    await stepShown(page, 'credentials');
    await leave();
  });

  it('is not at an end where the terms that stand there are over: those in force come in their place, to be read (decision 226)', async () => {
    const { page, leave } = await visit(phone);
    await goToCard(page, stranger('Farrow'));
    await showCard(page, cards.accepted);
    await stepShown(page, 'credentials');
    // A page that has stood open for hours.
    await page.route(
      ({ pathname }) => pathname === getAccountTerms.path,
      async (route) => {
        const { meta, response } = await (await route.fetch()).json();
        await route.fulfill({ json: { meta, response: { ...response, version: '2001-01-01' } } });
      },
      { times: 1 },
    );
    await createAccount(page, 'ines.farrow');
    const version = page.locator('.account-terms .secondary');
    expect(await version.textContent()).toContain('2001-01-01');
    await page.locator('#terms-accepted').check();
    await page.locator(proceed).click();
    await page.locator('main .notice-sun').waitFor();
    await expect.poll(() => version.textContent()).not.toContain('2001-01-01');
    expect(await page.locator('#terms-accepted').isChecked()).toBe(false);
    await acceptAccountTerms(page);
    await leave();
  });
});

describe.each(
  shortly(0, [
    {
      how: 'in English at desktop width',
      manner: desktop,
      person: stranger('Fairbrother'),
      says: {
        moved: 'Something changed in the meantime, perhaps in another tab or window.',
        over: 'Please begin again here.',
      },
    },
    {
      how: 'in Spanish on a phone',
      manner: phone,
      person: stranger('Fuentes'),
      says: { moved: 'Algo cambió mientras tanto, quizá en otra pestaña o ventana.', over: 'Vuelva a empezar aquí.' },
    },
  ]),
)('two tabs of one person, $how', ({ manner, person, says }) => {
  it('do not undo each other: the slower one is told, and brought to where one stands', async () => {
    const { page, errors, newTab, leave } = await visit(manner);
    await goToMethods(page, person);
    const other = await newTab();
    await other.goto(pathTo('signup-ccverification'));
    await other.locator(methodRadio('questionBased')).check();
    await page.locator(methodRadio('creditCard')).check();
    await page.locator(proceed).click();
    await page.locator('#cardNumber').waitFor();
    await other.locator(proceed).click();
    await other.locator('#cardNumber').waitFor();
    await other.getByText(says.moved).waitFor();

    await showCard(page, cards.accepted);
    await stepShown(page, 'credentials');
    await showCard(other, cards.accepted);
    await stepShown(other, 'credentials');
    await other.getByText(says.moved).waitFor();

    // One tab gives up: the other one learns of it with its next step.
    await confirmGivingUp(page);
    await page.waitForURL(({ pathname }) => pathname === pathTo('create-account'));
    await fillCredentials(other, 'too.late');
    await other.locator(proceed).click();
    await other.waitForURL(({ pathname }) => pathname === pathTo('signup'));
    await other.getByText(says.over).waitFor();
    await expectSoundInBothThemes(other);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});

describe('two people who want one username (spec §8, 1010)', () => {
  it('do not both get it: one goes on, the other one is told, and chooses another', async () => {
    const both = await Promise.all([atCredentials('Grantham'), atCredentials('Greenleaf')]);
    await Promise.all(both.map(({ page }) => page.locator(proceed).click()));
    await Promise.all(both.map(({ page }) => page.locator(`.account-terms, ${toCorrect}`).waitFor()));
    const told = await Promise.all(both.map(({ page }) => page.locator(toCorrect).isVisible()));
    expect(told.filter(Boolean)).toHaveLength(1);
    const loser = both[told.indexOf(true)];
    await loser?.page.locator(toCorrect).getByText('This email or username is already in use.').waitFor();
    if (loser) await createAccount(loser.page, 'other.choice');
    await Promise.all(both.map(({ leave }) => leave()));
  });
});

async function atCredentials(lastName: string): Promise<Visitor> {
  const visitor = await visit(desktop);
  await goToCard(visitor.page, stranger(lastName));
  await showCard(visitor.page, cards.accepted);
  await stepShown(visitor.page, 'credentials');
  await fillCredentials(visitor.page, 'one.of.two');
  return visitor;
}

async function confirmGivingUp(page: Page): Promise<void> {
  await page.locator(giveUp).click();
  await page.locator('dialog[open] .row button').first().click();
}

/** Where this browser stands, as the server has it. */
async function standingOf(page: Page): Promise<unknown> {
  const reply = (await (await page.request.get(getSignup.path)).json()) as { response: unknown };
  return reply.response;
}
