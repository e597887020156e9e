import { pathTo } from '@portico/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { expectSoundPage } from './support/checks.ts';
import { awaitMessages } from './support/outbox.ts';
import { elsie, james, nguyet, sam } from './support/people.ts';
import { sayWhoForUsername, sendForm } from './support/recovery.ts';
import { endVisits, desktopInEnglish, phoneInSpanish, visit, shortly } from './support/visitor.ts';

afterAll(endVisits);

describe.each(
  shortly(0, [
    {
      how: 'in English at desktop width',
      manner: desktopInEnglish,
      byMail: { person: sam, mailbox: 'sam.whitfield@example.org', usernames: ['sam.whitfield', 'swhitfield95'] },
    },
    {
      how: 'in Spanish on a phone',
      manner: phoneInSpanish,
      byMail: { person: nguyet, mailbox: 'nguyet.hoang-castellanos@example.org', usernames: [nguyet.username] },
    },
  ]),
)('a recovered username (spec §4), $how', ({ manner, byMail }) => {
  it('comes by e-mail, all of them where there are several', async () => {
    const { page, errors, leave } = await visit(manner);
    await page.goto('/');
    await page.locator('.sign-in-forgot a').nth(0).click();
    await page.waitForURL(/forgot-username/);
    await sendForm(page);
    await page.locator('main a[href="#first-name"]').waitFor();
    await expectSoundPage(page);
    const nextMail = await awaitMessages(page, byMail.mailbox);
    await sayWhoForUsername(page, byMail.person);
    await page.waitForURL(/choose-reminder-destination/);
    await sendForm(page);
    await page.locator('main a[href="#destination"]').waitFor();
    await expectSoundPage(page);
    await page.getByRole('radio').first().check();
    await sendForm(page);
    await page.waitForURL(/check-reminder\/via=email/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectSoundPage(page);
    const { text } = await nextMail();
    for (const username of byMail.usernames) expect(text).toContain(username);
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('a recovered username, alike in every language (spec §4)', () => {
  it('comes by text message to one of the numbers on file, which show their last digits only', async () => {
    const { page, leave } = await visit(phoneInSpanish);
    const nextMessage = await awaitMessages(page, '+16505550184');
    await page.goto(pathTo('forgot-username'));
    await sayWhoForUsername(page, elsie);
    await page.waitForURL(/choose-reminder-destination/);
    await page.getByRole('radio').nth(1).check();
    const said = await page.locator('main .radios').innerText();
    expect(said).toContain('0184');
    expect(said).not.toContain('555');
    await sendForm(page);
    await page.waitForURL(/check-reminder\/via=mobile/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectSoundPage(page);
    expect((await nextMessage()).text).toContain('elsie.barnes');
    await leave();
  });

  it('says when it could not be sent, and forgets how far one was when the page is loaded again', async () => {
    const { page, leave } = await visit(desktopInEnglish);
    await page.goto(pathTo('forgot-username'));
    await sayWhoForUsername(page, james);
    await page.waitForURL(/choose-reminder-destination/);
    await page.reload();
    await page.waitForURL(/forgot-username/);
    await page.locator('main .notice').waitFor();
    expect(await page.locator('#last-name').inputValue()).toBe('Okafor');
    await expectSoundPage(page);
    await sendForm(page);
    await page.waitForURL(/choose-reminder-destination/);
    await page.route('**/forgotuserid/sendby*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('radio').first().check();
    await sendForm(page);
    await page.waitForURL(/check-reminder\/via=error/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectSoundPage(page);
    await page.goto('/check-reminder');
    await page.waitForURL(/forgot-username/);
    await leave();
  });
});
