import { errors as refusals, pathTo } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goToSignedIn, signIn, signOut, submitSignIn } from './support/account.ts';
import { expectSoundPage } from './support/checks.ts';
import { tabTo } from './support/guest.ts';
import { awaitMessages, codeIn, messagesTo } from './support/outbox.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { chooseWay, submitCode, summarySays, welcomed } from './support/two-step.ts';
import { endVisits, desktopInEnglish, isRefusal, phoneInSpanish, visit, shortly } from './support/visitor.ts';

/** A portal of its own, whose time passes. */
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

/** Whose way that was used last is a text message (docs/demo.md). */
const username = 'mei.chen';
const phone = '+16505550117';

const journeys = [
  {
    name: 'in English at desktop width',
    manner: desktopInEnglish,
    notSent: 'We did not send a new code just now.',
    sent: /^We sent a code to/,
    wait: /You can ask for a new one in \d+ seconds/,
    again: 'Send a new code',
    invalid: 'Verification code is invalid',
  },
  {
    name: 'in Spanish on a phone',
    manner: phoneInSpanish,
    notSent: 'No enviamos otro código en este momento.',
    sent: /^Enviamos un código a/,
    wait: /Puede pedir otro en \d+ segundos/,
    again: 'Enviar otro código',
    invalid: 'El código de verificación no es válido',
  },
] as const;

describe.each(shortly(1, journeys))('a second sign-in soon after a first, $name', ({ manner, ...words }) => {
  // Only five codes are sent to an account in ten minutes.
  beforeAll(() => portal.passTime(3600));

  it('says that no code was sent, takes none of the first, and offers another once that is used', async () => {
    const first = await visit(manner, portal.url);
    const before = (await messagesTo(first.page, phone)).length;
    const nextSms = await awaitMessages(first.page, phone);
    await signIn(first.page, username);
    const code = codeIn(await nextSms());

    const second = await visit(manner, portal.url);
    await signIn(second.page, username);
    await second.page.getByRole('alert').getByText(words.notSent).waitFor();
    await second.page.getByText(words.wait).waitFor();
    expect(await second.page.getByText(words.sent).count()).toBe(0);
    expect(await messagesTo(second.page, phone)).toHaveLength(before + 1);
    await expectSoundPage(second.page);

    await submitCode(first.page, '#code', code);
    await welcomed(first.page);
    // A code completes the sign-in that asked for it alone (decision 86).
    await submitCode(second.page, '#code', code);
    await second.page.locator('.error-summary').getByRole('link', { name: words.invalid }).waitFor();
    await expectSoundPage(second.page);
    // After half a minute another one goes out.
    await portal.passTime(31);
    await second.page.reload();
    await submitCode(second.page, '#code', codeIn(await nextSms()));
    await welcomed(second.page);
    await Promise.all([first.leave(), second.leave()]);
  });
});

describe('the second step, alike in every language (spec §2, §8)', () => {
  beforeAll(() => portal.passTime(3600));

  it('takes a new code, after which the one before is worth nothing', async () => {
    const { page, leave } = await visit(desktopInEnglish, portal.url);
    await page.clock.install();
    const nextSms = await awaitMessages(page, phone);
    await signIn(page, username);
    const first = codeIn(await nextSms());
    await page.reload();
    await page.locator('#code').waitFor();
    // Half a minute passes for both.
    await Promise.all([page.clock.fastForward(31_000), portal.passTime(31)]);
    await page.getByRole('button', { name: 'Send a new code' }).waitFor();
    await tabTo(page, '.resend button');
    await page.keyboard.press('Enter');
    await page.getByText(/^We sent a new code to/).waitFor();
    const second = codeIn(await nextSms());
    await page.locator('#code:focus').waitFor();
    await page.keyboard.type(first);
    await page.keyboard.press('Enter');
    await summarySays(page, 'Verification code is invalid');
    await submitCode(page, '#code', second);
    await welcomed(page);
    await leave();
  });

  it('of a partner’s visitor stays with the partner', async () => {
    const { page, errors, leave } = await visit(phoneInSpanish, portal.url);
    await page.goto(pathTo('partner-home.params', { partner: 'cisco' }));
    await submitSignIn(page, username);
    await page.waitForURL(`**${pathTo('partner-two-step-verification.params', { partner: 'cisco' })}`);
    await page.locator('.other-ways').waitFor();
    await expectSoundPage(page);
    // Whoever waits too long is back where this partner's visitors sign in.
    const { status, ...meta } = refusals.signInExpired;
    await page.route('**/TwoStep', (route) => route.fulfill({ status, json: { meta: { code: status, ...meta } } }));
    await page.reload();
    await page.waitForURL(/\/cp-home\/.*partner=cisco/);
    expect(errors.filter((each) => !each.includes('server responded with a status of 4'))).toEqual([]);
    await leave();
  });

  it('without any way left names the help desk', async () => {
    const { page, errors, leave } = await visit(phoneInSpanish, portal.url);
    // As where the account was opened by e-mail, which is its only way.
    await page.route('**/TwoStep', async (route) => {
      const reply = await route.fetch();
      const body = (await reply.json()) as { response: object };
      await route.fulfill({ json: { ...body, response: { ...body.response, factors: [] } } });
    });
    await signIn(page, username);
    await page.getByRole('alert').locator('a[href^="tel:"]').waitFor();
    await expectSoundPage(page);
    expect(errors).toEqual([]);
    await leave();
  });

  it('is left out on a device that is remembered, until it is forgotten', async () => {
    const { page, errors, leave } = await visit(desktopInEnglish, portal.url);
    await signIn(page, username);
    await chooseWay(page, 'Use a recovery code');
    await page.locator('#remember-device').check();
    await submitCode(page, '#recovery-code', 'A1DER-BAY03');
    await welcomed(page);
    await signOut(page);
    await signIn(page, username);
    await welcomed(page);
    await goToSignedIn(page, '/account-security');
    await page.getByRole('button', { name: /^Forget: / }).click();
    await page.getByRole('button', { name: /^Forget: / }).waitFor({ state: 'hidden' });
    await signOut(page);
    await signIn(page, username);
    expect(new URL(page.url()).pathname).toBe('/two-step-verification');
    // A code that was asked for too soon is refused.
    expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
    await leave();
  });

  it('locks after five wrong codes, in another profile too, whatever the way', async () => {
    const { page, leave } = await visit(desktopInEnglish, portal.url);
    await signIn(page, username);
    await chooseWay(page, 'Use your authenticator app');
    const other = await visit(desktopInEnglish, portal.url);
    await signIn(other.page, username);
    await chooseWay(other.page, 'Use a recovery code');
    for (let tries = 1; tries <= 4; tries += 1) {
      await submitCode(other.page, '#recovery-code', `WRONG-0000${tries}`);
      await summarySays(other.page, 'Verification code is invalid');
    }
    await submitCode(page, '#code', '000000');
    const locked = page.getByRole('alert').getByText('Account Locked');
    await locked.waitFor();
    await expectSoundPage(page);
    await submitCode(other.page, '#recovery-code', 'A1DER-BAY04');
    await other.page.getByRole('alert').getByText('Account Locked').waitFor();
    await Promise.all([leave(), other.leave()]);
  });
});
