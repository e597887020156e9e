import {
  changeEmail,
  sendEmailLink,
  sendReminderByEmail,
  sendReminderBySms,
  startFactor,
  verifyCredential,
} from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { limits } from '../../platform/limits/limits.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { signIn, type TestAccount } from '../testing/account.ts';
import { confirmBy, emailLinksTo, emailOf } from '../testing/email.ts';
import {
  askForLink,
  beginTicket,
  check,
  mailedTicket,
  messagesSettled,
  newPerson,
  sentTo,
} from '../testing/recovery.ts';
import { messagesTo } from '../testing/two-step.ts';

describe.each(callEngines)('an e-mail address on %s is confirmed before it counts (issue 12, point 5)', (engine) => {
  const logged: string[] = [];
  let test: TestApp;
  beforeAll(async () => {
    const app = { logTo: { write: (line: string) => logged.push(line) } };
    test = await buildTestApp(engine, { settings: { callsPerMinute: 1_000_000 }, app });
  });
  afterAll(() => test.close());

  /** Somebody whose address nobody has confirmed, signed in. */
  async function unconfirmed(): Promise<{ account: TestAccount; browser: TestBrowser; address: string }> {
    const { account, browser } = await newPerson(test, { emailConfirmed: false });
    await signIn(browser, account);
    return { account, browser, address: account.profile.email ?? '' };
  }
  const newestLink = async (address: string) => (await emailLinksTo(test, address))[0] ?? '';
  const eventsOf = async (accountId: string): Promise<string[]> => {
    const entries = test.database.db.selectFrom('audit_entries').select('event').where('account_id', '=', accountId);
    return (await entries.execute()).map(({ event }) => event);
  };

  async function remind(browser: TestBrowser, { profile }: TestAccount) {
    const { firstName, lastName, birthDate, zip } = profile;
    const dateOfBirth = birthDate.replaceAll('-', '/');
    const begun = await browser.post(verifyCredential.path, { firstName, lastName, dateOfBirth, zip });
    const { ticket, canSendEmail } = begun.json().response;
    return {
      canSendEmail,
      reply: await browser.post(sendReminderByEmail.path, { id: ticket, ticketType: 'forgotuserid' }),
    };
  }

  // Findings, security A11: the link went to a mistyped mailbox, and set a password there.
  it('sends no link for a password, and no username, where nobody has confirmed', async () => {
    const { account, address } = await unconfirmed();
    const stranger = await createBrowser(test.app);
    const link = await askForLink(stranger, await beginTicket(stranger, account));
    expect(link.json()).toEqual({ meta: { code: 200 }, response: {} });
    const { canSendEmail, reply } = await remind(stranger, account);
    expect({ canSendEmail, reply: reply.json() }).toEqual({
      canSendEmail: true,
      reply: { meta: { code: 200 }, response: {} },
    });
    await messagesSettled(test);
    expect(await messagesTo(test, address)).toEqual([]);
  });

  it('sends both once its owner has confirmed', async () => {
    const { account, browser, address } = await unconfirmed();
    await browser.post(sendEmailLink.path, {});
    await confirmBy(await createBrowser(test.app), await newestLink(address));
    await messagesSettled(test);
    // What is sent next is the newest.
    test.clock.advance(1);
    const stranger = await createBrowser(test.app);
    expect((await check(stranger, await mailedTicket(test, stranger, account))).statusCode).toBe(200);
    await remind(stranger, account);
    await messagesSettled(test);
    expect((await sentTo(test, address)).map(({ subject }) => subject)).toContain('Your Alder Bay Health username');
  });

  it('reminds of a username by text message all the same', async () => {
    const { account } = await newPerson(test, { emailConfirmed: false, profile: { phones: ['+16505557711'] } });
    const stranger = await createBrowser(test.app);
    const { firstName, lastName, birthDate, zip } = account.profile;
    const person = { firstName, lastName, dateOfBirth: birthDate.replaceAll('-', '/'), zip };
    const { ticket } = (await stranger.post(verifyCredential.path, person)).json().response;
    await stranger.post(sendReminderBySms.path, { ticket, suffix: '7711' });
    await messagesSettled(test);
    expect((await sentTo(test, '+16505557711'))[0]?.text).toContain(account.username);
  });

  it('is no second factor, and the app is told so', async () => {
    const { browser, address } = await unconfirmed();
    expect(await emailOf(browser)).toEqual({ address, confirmed: false });
    expect(refusalOf(await browser.post(startFactor.path, { kind: 'email' }))).toEqual(refused('malformedRequest'));
    await browser.post(sendEmailLink.path, {});
    await confirmBy(browser, await newestLink(address));
    expect(await emailOf(browser)).toEqual({ address, confirmed: true });
    expect((await browser.post(startFactor.path, { kind: 'email' })).statusCode).toBe(200);
  });

  it('is told of changes of the account nevertheless', async () => {
    const { browser, address } = await unconfirmed();
    await browser.post(changeEmail.path, { email: `new-${address}` });
    expect((await messagesTo(test, address)).map(({ text }) => text).join()).toContain('Another email address');
  });

  describe('the link', () => {
    it('confirms in any browser, signs nobody in, names nobody, and may be pressed twice', async () => {
      const { account, browser, address } = await unconfirmed();
      await browser.post(sendEmailLink.path, {});
      const [mail] = await messagesTo(test, address);
      for (const secret of [account.username, account.profile.firstName, account.profile.lastName]) {
        expect(mail?.text).not.toContain(secret);
      }
      const elsewhere = await createBrowser(test.app);
      const token = await newestLink(address);
      for (const reply of [await confirmBy(elsewhere, token), await confirmBy(elsewhere, token)]) {
        expect(reply.json()).toEqual({ meta: { code: 200 }, response: {} });
        expect(reply.cookies.map(({ name }) => name)).not.toContain('portico-session');
      }
      expect((await eventsOf(account.accountId)).filter((event) => event === 'emailConfirmed')).toHaveLength(1);
      expect(logged.join('')).not.toContain(token);
    });

    it('reads alike when it is unknown, expired, another purpose’s, or of an address from before', async () => {
      const { account, browser, address } = await unconfirmed();
      await browser.post(sendEmailLink.path, {});
      const before = await newestLink(address);
      await browser.post(changeEmail.path, { email: `second-${address}` });
      const expired = await newestLink(`second-${address}`);
      const other = await beginTicket(await createBrowser(test.app), account);
      test.clock.advance(limits.emailLink.window + 1);
      const stranger = await createBrowser(test.app);
      const replies = await Promise.all(
        [before, expired, other, 'x'.repeat(43)].map((token) => confirmBy(stranger, token)),
      );
      for (const reply of replies) expect(refusalOf(reply)).toEqual(refused('emailLinkInvalid'));
      expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    });

    it('of a mailbox that is given up confirms no other', async () => {
      const { browser, address } = await unconfirmed();
      await browser.post(sendEmailLink.path, {});
      const before = await newestLink(address);
      await browser.post(changeEmail.path, { email: `third-${address}` });
      expect(refusalOf(await confirmBy(browser, before))).toEqual(refused('emailLinkInvalid'));
      expect(await emailOf(browser)).toEqual({ address: `third-${address}`, confirmed: false });
    });

    it('is sent again five times a day, for the account and for the mailbox, and never once confirmed', async () => {
      const { browser, address } = await unconfirmed();
      const { number } = limits.emailLinks;
      for (let sent = 0; sent < number; sent += 1) {
        expect((await browser.post(sendEmailLink.path, {})).statusCode).toBe(200);
      }
      expect(refusalOf(await browser.post(sendEmailLink.path, {}))).toEqual(refused('tooManyRequests'));
      // Another account that names the mailbox does not fill it either.
      const other = await newPerson(test, { emailConfirmed: false, profile: { email: address.toUpperCase() } });
      await signIn(other.browser, other.account);
      expect(refusalOf(await other.browser.post(sendEmailLink.path, {}))).toEqual(refused('tooManyRequests'));
      expect(await emailLinksTo(test, address)).toHaveLength(number);
      await confirmBy(browser, await newestLink(address));
      expect((await browser.post(sendEmailLink.path, {})).statusCode).toBe(200);
      expect(await emailLinksTo(test, address)).toHaveLength(number);
    });
  });

  describe('another address', () => {
    it('is to be confirmed, ends the links of the one before, and tells it', async () => {
      const { account, browser } = await newPerson(test);
      const stranger = await createBrowser(test.app);
      const reset = await mailedTicket(test, stranger, account);
      await signIn(browser, account);
      const address = account.profile.email ?? '';
      expect(await emailOf(browser)).toEqual({ address, confirmed: true });
      await browser.post(changeEmail.path, { email: ` moved-${address} ` });
      expect(await emailOf(browser)).toEqual({ address: `moved-${address}`, confirmed: false });
      expect(refusalOf(await check(stranger, reset))).toEqual(refused('ticketInvalid'));
      expect((await messagesTo(test, address))[0]?.text).toContain('Another email address');
      expect((await confirmBy(stranger, await newestLink(`moved-${address}`))).statusCode).toBe(200);
      expect(await emailOf(browser)).toEqual({ address: `moved-${address}`, confirmed: true });
    });

    it('stays as it is when it is the same in other capitals', async () => {
      const { account, browser } = await newPerson(test);
      await signIn(browser, account);
      const before = await emailOf(browser);
      await browser.post(changeEmail.path, { email: before?.address.toUpperCase() });
      expect(await emailOf(browser)).toEqual(before);
    });

    it('asks for the password if it is a while ago, and for an address', async () => {
      const { account, browser } = await newPerson(test);
      await signIn(browser, account);
      expect(refusalOf(await browser.post(changeEmail.path, { email: 'ana@' }))).toEqual(refused('malformedRequest'));
      test.clock.advance(limits.recentPassword.window + 1);
      expect(refusalOf(await browser.post(changeEmail.path, { email: 'new@example.org' }))).toEqual(
        refused('passwordNeeded'),
      );
    });
  });
});
