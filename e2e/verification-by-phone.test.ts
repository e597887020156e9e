import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundInBothThemes } from './support/checks.ts';
import { awaitMessages, codeIn, messagesTo } from './support/outbox.ts';
import { ana, elsie } from './support/people.ts';
import { startPortal, type Portal } from './support/portal.ts';
import {
  acceptAccountTerms,
  cards,
  choosePhone,
  clara,
  createAccount,
  enterCode,
  fillCredentials,
  goToCard,
  goToMethods,
  layla,
  methodRadio,
  proceed,
  sendIncomplete,
  showCard,
  signInFromSuccess,
  stepShown,
  stranger,
  toCorrect,
  walter,
  alternativeRadio,
  alternatives,
  wrongCode,
} from './support/sign-up.ts';
import { storedIn } from './support/storage.ts';
import { endVisits, desktopInEnglish, everyView, isRefusal, visit, shortly } from './support/visitor.ts';

/** Patients get their accounts here, so nobody else uses this portal. */
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

const [desktop, phone] = everyView;
const asPatient = { isPatient: true };

describe.each(
  shortly(0, [
    {
      how: 'in English at desktop width',
      manner: desktop,
      person: clara,
      dashed: '650-555-0144',
      username: 'clara.m',
      says: { invalid: 'Verification code is invalid', used: 'Verification code is already used' },
    },
    {
      how: 'in Spanish on a phone',
      manner: phone,
      person: layla,
      dashed: '6505550147',
      username: 'layla.m',
      says: { invalid: 'El código de verificación no es válido', used: 'El código de verificación ya se usó' },
    },
  ]),
)('an account by the phone on file (spec §3, "existing patients only"), $how', (journey) => {
  const { manner, person, dashed, username, says } = journey;
  it('takes the whole number, typed with dashes or without, and the code that is sent to it', async () => {
    const { page, errors, leave } = await visit(manner, portal.url);
    await goToMethods(page, person, asPatient);
    await page.locator(methodRadio('phone')).check();
    await page.locator('#mobilePhone').fill('650-555-999');
    await sendIncomplete(page);
    await expectSoundInBothThemes(page);
    // Four digits are known, and a code goes to no other phone.
    await page.locator('#mobilePhone').fill('650-555-9999');
    await page.locator('#mobilePhone-error').getByText(dashed.slice(-4)).waitFor();
    const nextMessage = await awaitMessages(page, person.phone);
    await choosePhone(page, dashed);
    const code = codeIn(await nextMessage());

    await enterCode(page, wrongCode(code));
    await page.locator(toCorrect).getByText(says.invalid).waitFor();
    await expectSoundInBothThemes(page);
    const written = person.phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
    // A reload asks for no other code: the one that was sent is awaited still.
    await page.locator('.sent-to').getByText(written).waitFor();
    await page.reload();
    await page.locator('#code').waitFor();
    // The browser stores no more of the number than its last four digits, which the page shows.
    await page
      .locator('.sent-to')
      .getByText(`•••-•••-${person.phone.slice(-4)}`)
      .waitFor();
    const stored = await storedIn(page);
    for (const number of [written, person.phone.slice(-10)]) expect(stored).not.toContain(number);
    const [twin] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open(location.href)),
    ]);
    await twin.locator('#code').waitFor();
    await enterCode(page, code);
    await stepShown(page, 'credentials');
    await enterCode(twin, code);
    await twin.locator(toCorrect).getByText(says.used).waitFor();
    await expectSoundInBothThemes(twin);
    await twin.locator('.notice-sun button').click();
    await stepShown(twin, 'credentials');
    await twin.close();

    await createAccount(page, username);
    await acceptAccountTerms(page);
    await signInFromSuccess(page, username);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});

describe.each(
  shortly(1, [
    {
      how: 'in English at desktop width',
      manner: desktop,
      person: { ...ana, address: '418 Cedar Court', phone: '+16505550142' },
      says: 'This patient already exists and has a different login.',
    },
    {
      how: 'in Spanish on a phone',
      manner: phone,
      person: { ...elsie, address: '22 Mary Avenue', phone: '+16505550183' },
      says: 'Este paciente ya existe y tiene otro inicio de sesión.',
    },
  ]),
)('a code that is good no more (spec §8), $how', ({ manner, person, says }) => {
  it('leads to the timeout page, and from there to a new one; whoever has an account is told then (1004)', async () => {
    const { page, errors, leave } = await visit(manner, portal.url);
    await page.clock.install();
    const nextMessage = await awaitMessages(page, person.phone);
    await goToMethods(page, person, asPatient);
    await choosePhone(page, person.phone);
    const first = codeIn(await nextMessage());
    if (manner === desktop) await portal.passTime(11 * 60);
    else for (let tries = 0; tries < 4; tries += 1) await tryWrong();
    await enterCode(page, manner === desktop ? first : wrongCode(first));
    await stepShown(page, 'codeTimeout');
    await expectSoundInBothThemes(page);
    // Half a minute passes for both, and the page lets another one be sent. A page that was loaded anew asks for the number.
    await Promise.all([page.clock.fastForward(31_000), portal.passTime(31)]);
    if (manner === desktop) {
      await page.reload();
      await page.locator('#mobilePhone').fill(person.phone);
    }
    await page.locator('main .row .button-primary').click();
    await page.locator('#code').waitFor();
    await enterCode(page, codeIn(await nextMessage()));
    await page.locator('main [role=alert]').getByText(says).waitFor();
    await expectSoundInBothThemes(page);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();

    async function tryWrong(): Promise<void> {
      const refused = page.waitForResponse('**/signup/validateVerificationCode');
      await enterCode(page, wrongCode(first));
      await refused;
    }
  });
});

describe('whoever is no patient, and says so all the same', () => {
  it('sees what patients see, gets no code, and goes another way: a card costs both its tries then (spec §4)', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish, portal.url);
    await goToMethods(page, stranger('Holloway'), asPatient);
    await page.locator(methodRadio('phone')).check();
    const lastFour = /\d{4}/.exec(await page.locator('.phone-number label').innerText())?.[0] ?? '';
    await choosePhone(page, `650-555-${lastFour}`);
    await page.locator(alternatives).nth(1).click();
    await page.locator('#cardNumber').waitFor();
    await showCard(page, cards.refused);
    await page.waitForURL(/signup-verification-failed\/cc=0&ch=2$/);
    await page.locator(alternativeRadio('creditHistory')).waitFor();
    expect(await page.locator('input[name=way]').count()).toBe(2);
    expect(await messagesTo(page, `+1650555${lastFour}`)).toEqual([]);
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });
});

describe('two who show that they are one patient (spec §8, 1004)', () => {
  it('do not both get an account: one goes on, the other one is told', async () => {
    const both = await Promise.all(
      everyView.map(async (manner) => {
        const visitor = await visit(manner, portal.url);
        await goToCard(visitor.page, walter, asPatient);
        await showCard(visitor.page, cards.accepted, walter.zip);
        await stepShown(visitor.page, 'credentials');
        await fillCredentials(visitor.page, `walter.${manner.language}`);
        return visitor;
      }),
    );
    await Promise.all(both.map(({ page }) => page.locator(proceed).click()));
    await Promise.all(both.map(({ page }) => page.locator('.account-terms, main [role=alert]').first().waitFor()));
    const told = await Promise.all(both.map(({ page }) => page.locator('main [role=alert]').isVisible()));
    expect(told.filter(Boolean)).toHaveLength(1);
    const loser = both[told.indexOf(true)]?.page;
    await loser
      ?.getByText(/already exists and has a different login|ya existe y tiene otro inicio de sesión/)
      .waitFor();
    if (loser) await expectSoundInBothThemes(loser);
    await Promise.all(both.map(({ leave }) => leave()));
  });
});
