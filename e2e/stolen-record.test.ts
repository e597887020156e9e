import { linkTo, pathTo } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, submitSignIn } from './support/account.ts';
import { chosenPassword } from './support/account-forms.ts';
import { expectSoundInBothThemes } from './support/checks.ts';
import { eventually, messagesTo, type Message } from './support/outbox.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { clara, walter } from './support/sign-up.ts';
import { enrolByCard } from './support/taken-record.ts';
import { endVisits, everyView, isRefusal, visit, shortly } from './support/visitor.ts';

/** Staff run commands on it, and accounts are changed here, so nobody else uses this portal. */
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

const [desktop, phone] = everyView;
const freeze = 'main form button[type=submit]';

const codeOf = ({ text }: Message) => /\b[A-Z\d]{5}-[A-Z\d]{5}-[A-Z\d]{5}\b/.exec(text)?.[0] ?? '';

describe.each(
  shortly(0, [
    {
      how: 'by the link of a text message, in English at desktop width',
      manner: desktop,
      person: clara,
      mrn: 'AB-200001',
      told: clara.phone,
      isTyped: false,
      frozen: 'The account is frozen',
      nothing: 'With this code there is nothing to freeze.',
    },
    {
      how: 'by the code of a letter, in Spanish on a phone',
      manner: phone,
      person: walter,
      mrn: 'AB-200002',
      told: 'Walter Lindqvist, 4 Sequoia Circle, Mountain View, CA 94040',
      isTyped: true,
      frozen: 'La cuenta está congelada',
      nothing: 'Con este código no hay nada que congelar.',
    },
  ]),
)('a stolen record (issue 12, point 6; Findings, security A5), $how', (journey) => {
  const { manner, person, mrn, told, isTyped, frozen, nothing } = journey;

  it('is noticed by its owner, frozen by them, unlinked by staff, and enrolled again by the patient', async () => {
    const taker = `taker.of.${person.lastName.toLowerCase()}`;
    const owner = `${person.firstName.toLowerCase()}.again`;
    const thief = await visit(manner, portal.url);
    await enrolByCard(thief.page, { ...person, email: 'taker@example.org' }, taker);
    await signIn(thief.page, taker, chosenPassword);

    const { page, errors, leave } = await visit(manner, portal.url);
    const code = codeOf(await eventually(async () => (await messagesTo(page, told))[0]));
    if (isTyped) {
      await page.goto(pathTo('not-me'));
      await page.locator(freeze).click();
      await page.locator('.error-summary:focus').waitFor();
      await expectSoundInBothThemes(page);
      // Key by key, as from paper.
      await page.locator('#noticeCode').pressSequentially(code.replaceAll('-', '').toLowerCase());
    } else {
      await page.goto(linkTo(portal.url, 'not-me', code));
      // No proxy and no history has the code, and a reload finds it.
      await page.waitForURL((url) => url.hash === '' && url.pathname === pathTo('not-me'));
      await page.reload();
      await page.locator(freeze).waitFor();
      await expectSoundInBothThemes(page);
    }
    // Only whoever has no link is asked for the code.
    const typed = page.locator('#noticeCode');
    const values = await typed.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(values.map((value) => value.toUpperCase())).toEqual(isTyped ? [code] : []);
    await page.locator(freeze).click();
    await page.getByRole('heading', { level: 1, name: frozen }).and(page.locator(':focus')).waitFor();
    await expectSoundInBothThemes(page);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: frozen }).waitFor();

    // Whoever is inside is out, and does not come back in.
    await thief.page.goto('/');
    await submitSignIn(thief.page, taker, chosenPassword);
    await thief.page.locator('.login-notice').waitFor();
    await thief.leave();

    expect(await portal.asStaff('helpdesk', 'list')).toMatch(/no account .* open/);
    await portal.asStaff('patients', 'unlink', '--mrn', mrn, '--reason', 'ticket 4711');
    await page.goto(linkTo(portal.url, 'not-me', code));
    await page.locator(freeze).click();
    await page.getByRole('alert').getByText(nothing).waitFor();
    await expectSoundInBothThemes(page);

    await enrolByCard(page, person, owner);
    await signIn(page, owner, chosenPassword);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});
