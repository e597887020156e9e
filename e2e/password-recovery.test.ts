import { pathTo } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitSignIn } from './support/account.ts';
import { expectSoundPage } from './support/checks.ts';
import { awaitMessages, linkIn } from './support/outbox.ts';
import { ana, lucas, mei, nguyet, omar, sam, tomas } from './support/people.ts';
import { startPortal, type Portal } from './support/portal.ts';
import {
  answerQuestion,
  chooseLink,
  choosePassword,
  newPassword,
  sayWhoForPassword,
  sendForm,
} from './support/recovery.ts';
import {
  endVisits,
  desktopInEnglish,
  isRefusal,
  phoneInSpanish,
  visit,
  type View,
  shortly,
} from './support/visitor.ts';

/** Passwords change here, so nobody else uses this portal. */
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(async () => {
  await endVisits();
  await portal.stop();
});

const comeTo = (manner: View) => visit(manner, portal.url);

describe.each(
  shortly(1, [
    {
      how: 'in English at desktop width',
      manner: desktopInEnglish,
      person: ana,
      mailbox: 'ana.rivera@example.org',
      personal: 'Rivera-Lamp-41',
      says: { personal: /must not contain your name/, common: /This password is too common/ },
    },
    {
      how: 'in Spanish on a phone',
      manner: phoneInSpanish,
      person: nguyet,
      mailbox: 'nguyet.hoang-castellanos@example.org',
      personal: 'Castellanos-41',
      says: { personal: /no debe contener su nombre/, common: /Esta contraseña es demasiado común/ },
    },
  ]),
)('a password recovered by the mailed link (spec §4), $how', ({ manner, person, mailbox, personal, says }) => {
  it('leads in, wherever the link is opened; it works once', async () => {
    const asking = await comeTo(manner);
    await asking.page.goto('/');
    await asking.page.locator('.sign-in-forgot a').nth(1).click();
    await asking.page.waitForURL(/forgot-password/);
    await sendForm(asking.page);
    await asking.page.locator('main a[href="#username"]').waitFor();
    await expectSoundPage(asking.page);
    await sayWhoForPassword(asking.page, person);
    await asking.page.waitForURL(/email-question/);
    await sendForm(asking.page);
    await asking.page.locator('main a[href="#way"]').waitFor();
    await expectSoundPage(asking.page);
    const nextMail = await awaitMessages(asking.page, mailbox);
    await chooseLink(asking.page);
    await expectSoundPage(asking.page);
    const mail = await nextMail();
    const link = linkIn(mail, '/reset-password');
    // Nothing in a link tells whose it is.
    expect(link).not.toContain(person.username);
    expect(new URL(link).origin).toBe(portal.url);

    const opening = await comeTo(manner);
    const token = new URL(link).hash.replace('#ticket=', '');
    expect(token).toMatch(/^[\w-]{43}$/);
    const sent: string[] = [];
    opening.page.on('request', (request) =>
      sent.push(request.url().split('#')[0] ?? '', request.headers()['referer'] ?? ''),
    );
    await opening.page.goto(link);
    await choosePassword(opening.page, 'password1');
    await opening.page.locator('#new-password-error').getByText(says.common).waitFor();
    await choosePassword(opening.page, personal);
    await opening.page.locator('#new-password-error').getByText(says.personal).waitFor();
    // The ticket stays neither in the address nor in the history's addresses, a reload keeps it, and it stands in no address
    // that was asked for (Findings, security A23).
    expect(opening.page.url()).toBe(`${portal.url}${pathTo('reset-password')}`);
    await opening.page.reload();
    await choosePassword(opening.page, personal);
    await opening.page.locator('#new-password-error').getByText(says.personal).waitFor();
    expect(sent.length).toBeGreaterThan(2);
    expect(sent.join(' ')).not.toContain(token);
    await expectSoundPage(opening.page);
    await choosePassword(opening.page, newPassword);
    // Another browser than the one that asked is not told whose account it is (Findings, security A11).
    await opening.page.locator('#username').waitFor();
    expect(await opening.page.locator('#username').inputValue()).toBe('');
    await submitSignIn(opening.page, person.username, newPassword);
    await opening.page.waitForURL(/\/Private/);
    await opening.page.locator('.person-button').waitFor();
    expect((await nextMail()).text).not.toContain(newPassword);

    const late = await opening.newTab();
    await late.goto(link);
    await late.waitForURL(/reset-password-fail/);
    await late.getByRole('heading', { level: 1 }).waitFor();
    await expectSoundPage(late);
    expect([...asking.errors, ...opening.errors].filter((error) => !isRefusal(error))).toEqual([]);
    await asking.leave();
    await opening.leave();
  });
});

describe('a password recovered by the security question (spec §4)', () => {
  it('is asked for an answer, and leads in with the right one', async () => {
    const { page, leave } = await comeTo(phoneInSpanish);
    await page.goto(pathTo('forgot-password'));
    await sayWhoForPassword(page, tomas);
    await page.waitForURL(/email-question/);
    await answerQuestion(page, '');
    await page.locator('#security-answer-error').waitFor();
    await answerQuestion(page, 'no idea');
    await page.locator('main a[href="#security-answer"]').waitFor();
    expect(await page.locator('#security-answer').inputValue()).toBe('');
    await expectSoundPage(page);
    await answerQuestion(page, ' calle  SOL ');
    await page.waitForURL(/\/reset-password$/);
    await choosePassword(page, newPassword);
    await page.waitForURL(/\/Private/);
    await page.locator('.person-button').waitFor();
    await leave();
  });
});

describe('a recovered password', () => {
  it('is followed by the second step, where a code by e-mail would be the same thing twice', async () => {
    const { page, leave } = await comeTo(desktopInEnglish);
    const nextMail = await awaitMessages(page, 'mei.chen@example.org');
    await page.goto(pathTo('forgot-password'));
    await sayWhoForPassword(page, mei);
    await chooseLink(page);
    await page.goto(linkIn(await nextMail(), '/reset-password'));
    await choosePassword(page, newPassword);
    await page.waitForURL(/two-step-verification/);
    await page.getByText('•••-0117').first().waitFor();
    expect(await page.locator('main').innerText()).not.toContain('@');
    await expectSoundPage(page);
    await leave();
  });

  it('lifts a suspension that asks for it (spec §8: "suspended offers a reset-password button")', async () => {
    const { page, leave } = await comeTo(phoneInSpanish);
    await page.goto('/');
    await submitSignIn(page, omar.username);
    await page.locator(`main .notice a[href="${pathTo('forgot-password')}"]`).click();
    await page.waitForURL(/forgot-password/);
    const nextMail = await awaitMessages(page, 'omar.haddad@example.org');
    await sayWhoForPassword(page, omar);
    await chooseLink(page);
    await page.goto(linkIn(await nextMail(), '/reset-password'));
    await choosePassword(page, newPassword);
    await page.waitForURL(/\/Private/);
    await page.locator('.person-button').waitFor();
    await leave();
  });

  it('is refused by the question after five wrong answers (spec §8: 1012)', async () => {
    const { page, leave } = await comeTo(desktopInEnglish);
    await page.goto(pathTo('forgot-password'));
    await sayWhoForPassword(page, lucas);
    for (const wrong of ['one', 'two', 'three', 'four', 'five']) {
      const verified = page.waitForResponse('**/resetpassword/verifyanswer');
      await answerQuestion(page, wrong);
      await verified;
    }
    await page.getByText('Account Locked').waitFor();
    await expectSoundPage(page);
    await leave();
  });

  it('goes on by the mailed link while signing in is locked, and not by the question (spec §8: 1012)', async () => {
    const { page, leave } = await comeTo(desktopInEnglish);
    const nextMail = await awaitMessages(page, 'sam.whitfield@example.org');
    await page.goto(pathTo('forgot-password'));
    await sayWhoForPassword(page, sam);
    await chooseLink(page);
    const link = linkIn(await nextMail(), '/reset-password');
    await page.goto('/');
    for (const wrong of ['one', 'two', 'three', 'four', 'five']) {
      const refused = page.waitForResponse('**/MyHealthLogin');
      await submitSignIn(page, sam.username, wrong);
      await refused;
    }
    await page.getByText('Account Locked').waitFor();
    await page.goto(pathTo('forgot-password'));
    await sayWhoForPassword(page, sam);
    await answerQuestion(page, 'whatever');
    await page.getByText('Account Locked').waitFor();
    await expectSoundPage(page);
    await page.goto(link);
    await page.locator('#new-password').waitFor();
    await leave();
  });
});
