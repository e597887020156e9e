import { pathTo } from '@portico/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSoundInBothThemes } from './support/checks.ts';
import { awaitMessages, codeIn } from './support/outbox.ts';
import { elsie } from './support/people.ts';
import { startPortal, type Portal } from './support/portal.ts';
import { sayWhoForUsername, sendForm } from './support/recovery.ts';
import { choosePhone, clara, enterCode, goToMethods, methodRadio, stepShown } from './support/sign-up.ts';
import { desktopInEnglish, endVisits, isRefusal, phoneInSpanish, visit } from './support/visitor.ts';

/** As a hospital starts: no digits of a phone without a captcha. The demonstration shows them as the specification does. */
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal({}, { phoneDigits: 'proven' });
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

it('a sign-up shows the digits of the phone on file once the page has solved its captcha (issue 12, point 8)', async () => {
  const { page, errors, leave } = await visit(desktopInEnglish, portal.url);
  await goToMethods(page, clara, { isPatient: true });
  await page.locator(methodRadio('phone')).check();
  await page.locator('main').getByText(clara.phone.slice(-4)).first().waitFor();
  await expectSoundInBothThemes(page);
  const nextMessage = await awaitMessages(page, clara.phone);
  await choosePhone(page, clara.phone.slice(-10));
  await enterCode(page, codeIn(await nextMessage()));
  await stepShown(page, 'credentials');
  // The first answer is that a captcha is wanted.
  expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
  await leave();
});

it('a forgotten username comes by text message, after the captcha of its form (issue 12, point 8)', async () => {
  const { page, errors, leave } = await visit(phoneInSpanish, portal.url);
  const nextMessage = await awaitMessages(page, '+16505550184');
  await page.goto(pathTo('forgot-username'));
  await sayWhoForUsername(page, elsie);
  await page.waitForURL(/choose-reminder-destination/);
  await page.getByRole('radio').nth(1).check();
  expect(await page.locator('main .radios').innerText()).toContain('0184');
  await expectSoundInBothThemes(page);
  await sendForm(page);
  await page.waitForURL(/check-reminder\/via=mobile/);
  expect((await nextMessage()).text).toContain('elsie.barnes');
  // The first answer is that a captcha is wanted.
  expect(errors.filter((error) => !isRefusal(error))).toEqual([]);
  await leave();
});
