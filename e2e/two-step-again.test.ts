import { errors as refusals, pathTo } from '@portico/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, submitSignIn } from './support/account.ts';
import { expectSoundPage } from './support/checks.ts';
import { awaitMessages, codeIn, messagesTo } from './support/outbox.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { endVisits, desktopInEnglish, phoneInSpanish, visit } from './support/visitor.ts';

afterAll(endVisits);

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
    used: 'Verification code is already used',
  },
  {
    name: 'in Spanish on a phone',
    manner: phoneInSpanish,
    notSent: 'No enviamos otro código en este momento.',
    sent: /^Enviamos un código a/,
    wait: /Puede pedir otro en \d+ segundos/,
    again: 'Enviar otro código',
    used: 'El código de verificación ya se usó',
  },
] as const;

describe.each(journeys)('a second sign-in soon after a first, $name', ({ manner, ...words }) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.stop());

  const enter = async (page: Page, code: string) => {
    await page.locator('#code').fill(code);
    await page.locator('#code').press('Enter');
  };
  const welcomed = (page: Page) => page.locator('.person-button').waitFor();

  it('says that no code was sent, takes the one before, and offers another once that is used', async () => {
    const first = await visit(manner, portal.url);
    const nextSms = await awaitMessages(first.page, phone);
    await signIn(first.page, username);
    const code = codeIn(await nextSms());

    const second = await visit(manner, portal.url);
    await signIn(second.page, username);
    await second.page.getByRole('alert').getByText(words.notSent).waitFor();
    await second.page.getByText(words.wait).waitFor();
    expect(await second.page.getByText(words.sent).count()).toBe(0);
    expect(await messagesTo(second.page, phone)).toHaveLength(1);
    await expectSoundPage(second.page);

    await enter(first.page, code);
    await welcomed(first.page);
    await enter(second.page, code);
    await second.page.locator('.error-summary').getByRole('link', { name: words.used }).waitFor();
    await expectSoundPage(second.page);
    // Nothing holds another code back any more.
    await second.page.getByRole('button', { name: words.again }).click();
    await enter(second.page, codeIn(await nextSms()));
    await welcomed(second.page);
    await Promise.all([first.leave(), second.leave()]);
  });

  it('of a partner’s visitor stays with the partner', async () => {
    const { page, errors, leave } = await visit(manner, portal.url);
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
    const { page, errors, leave } = await visit(manner, portal.url);
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
});
