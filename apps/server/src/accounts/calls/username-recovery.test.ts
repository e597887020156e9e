import { sendReminderByEmail, sendReminderBySms, verifyCredential } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { decoyDestinations } from '../recovery/decoys.ts';
import { createTestAccount, type TestAccount, type TestAccountOverrides } from '../testing/account.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { arrived, beginTicket, messagesSettled, newPerson, sentTo } from '../testing/recovery.ts';

describe.each(callEngines)('recovery of a username on %s (spec §4, §7)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine);
  });
  afterAll(() => test.close());

  const begin = (browser: TestBrowser, { profile }: TestAccount, more: object = {}) => {
    const { firstName, lastName, birthDate, zip } = profile;
    const dateOfBirth = birthDate.replaceAll('-', '/');
    return browser.post(verifyCredential.path, { firstName, lastName, dateOfBirth, zip, ...more });
  };
  const byEmail = (browser: TestBrowser, id: string) =>
    browser.post(sendReminderByEmail.path, { id, ticketType: 'forgotuserid' });
  const bySms = (browser: TestBrowser, ticket: string, suffix: string, headers = {}) =>
    browser.post(sendReminderBySms.path, { ticket, suffix }, headers);

  it('offers the phones on file, masked, and the mailbox', async () => {
    const { account, browser } = await newPerson(test, { profile: { phones: ['+16505550142', '+14155550177'] } });
    expect((await begin(browser, account)).json().response).toEqual({
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      phoneList: [
        { suffix: '0142', masked: '(•••) •••-0142' },
        { suffix: '0177', masked: '(•••) •••-0177' },
      ],
      canSendEmail: true,
    });
  });

  it('mails the username', async () => {
    const { account, browser } = await newPerson(test);
    const { ticket } = (await begin(browser, account)).json().response;
    expect((await byEmail(browser, ticket)).json()).toEqual({ meta: { code: 200 }, response: {} });
    const [mail] = await arrived(test, account.profile.email, 1);
    expect(mail?.subject).toBe('Your Alder Bay Health username');
    expect(mail?.text).toContain(`It is:\n\n${account.username}\n\n`);
  });

  it('texts it to the phone that was chosen, in the language of whoever asked', async () => {
    const phones = ['+16505550111', '+14155550112'];
    const { account, browser } = await newPerson(test, { profile: { phones } });
    const { ticket } = (await begin(browser, account)).json().response;
    await bySms(browser, ticket, '0112', { 'accept-language': 'es' });
    const [sms] = await arrived(test, '+14155550112', 1);
    expect(sms).toMatchObject({ channel: 'sms' });
    expect(sms?.text).toContain(`Es ${account.username}.`);
    expect(await sentTo(test, '+16505550111')).toEqual([]);
  });

  it('finds a person however the name is written', async () => {
    const profile = { firstName: 'Seán', lastName: "O'Brien-Nguyễn", phones: ['+16505550121'] };
    const { browser } = await newPerson(test, { profile });
    const input = { firstName: ' sean', lastName: 'OBRIEN NGUYEN', dateOfBirth: '4/27/1986', zip: '94110-0001' };
    const { phoneList } = (await browser.post(verifyCredential.path, input)).json().response;
    expect(phoneList).toEqual([{ suffix: '0121', masked: '(•••) •••-0121' }]);
  });

  it('tells each mailbox of the accounts that name it, and of no namesake’s: whoever enrols chooses what to call themselves', async () => {
    const of = (username: string, email: string) => ({
      profile: { firstName: 'Bo', lastName: 'Twice', phones: [], username, email },
    });
    const { account, browser } = await newPerson(test, of('bo0', 'bo@example.org'));
    test.clock.advance(1);
    await createTestAccount(test, of('bo1', 'Bo@example.org'));
    test.clock.advance(1);
    await createTestAccount(test, of('namesake', 'bo@work.example'));
    await byEmail(browser, (await begin(browser, account)).json().response.ticket);
    const [toNamesake] = await arrived(test, 'bo@work.example', 1);
    expect(toNamesake?.text).toContain('It is:\n\nnamesake\n\n');
    expect(toNamesake?.text).not.toMatch(/bo[01]/);
    await messagesSettled(test);
    const others = [...(await sentTo(test, 'bo@example.org')), ...(await sentTo(test, 'Bo@example.org'))];
    expect(others).toHaveLength(1);
    expect(others[0]?.text).toContain('You have 2:\n\nbo0\n\nbo1\n\n');
    expect(others[0]?.text).not.toContain('namesake');
  });

  // Whoever knows a phone can compare its digits (decision 85): those of a namesake's are shown to nobody (decision 237).
  describe('where somebody else has the same name, birth date and ZIP code', () => {
    const offered = async (lastName: string, ...accounts: TestAccountOverrides[]) => {
      const [first, ...others] = accounts.map(({ profile, ...rest }, at) => ({
        ...rest,
        profile: { firstName: 'Di', lastName, username: `${lastName.toLowerCase()}${at}`, ...profile },
      }));
      const { account, browser } = await newPerson(test, first);
      for (const other of others) {
        test.clock.advance(1);
        await createTestAccount(test, other);
      }
      const { phoneList, canSendEmail } = (await begin(browser, account)).json().response;
      return { suffixes: phoneList.map(({ suffix }: { suffix: string }) => suffix), canSendEmail };
    };
    const [here, there] = ['+16505550151', '+14155550152'];

    it('shows the digits of nobody’s phone, and offers the mailbox as to whoever gave no phone', async () => {
      const found = await offered(
        'Namesake',
        { profile: { phones: [here], email: 'di@example.org' } },
        { profile: { phones: [there], email: 'other@example.org' } },
      );
      expect(found).toEqual({ suffixes: [], canSendEmail: true });
    });

    it('makes phones up where neither has a mailbox, as for whom nobody knows', async () => {
      const nobody = { firstName: 'Di', lastName: 'Mailless', birthDate: '1986-04-27', zip: '94110' };
      const found = await offered(
        'Mailless',
        { profile: { phones: [here], email: null } },
        { profile: { phones: [there], email: null } },
      );
      expect(found).toEqual(decoyDestinations(test.settings.keys, nobody));
    });

    it('shows digits that the phones of both have', async () => {
      const phones = ['+12125550151', '+12125550159'];
      const found = await offered('Alike', { profile: { phones: [here, there] } }, { profile: { phones } });
      expect(found.suffixes).toEqual(['0151']);
    });

    it.each([
      ['a phone', { phones: [there, here] }],
      ['a mailbox that both have confirmed', { phones: [there], email: 'DI@example.com' }],
    ])('shows the phones of all accounts of one person, who have %s in common', async (shared, second) => {
      const profile = { phones: [here], email: 'di@example.com' };
      const found = await offered(`Twice ${shared}`, { profile }, { profile: { email: 'x@example.com', ...second } });
      expect(found.suffixes.toSorted()).toEqual(['0151', '0152']);
    });

    it('takes no mailbox that nobody has confirmed for a sign of one person', async () => {
      const email = 'di@example.net';
      const found = await offered(
        'Typed',
        { profile: { phones: [here], email } },
        { profile: { phones: [there], email }, emailConfirmed: false },
      );
      expect(found).toEqual({ suffixes: [], canSendEmail: true });
    });
  });

  it('does the same for phones', async () => {
    const of = (username: string, phones: string[]) => ({
      profile: { firstName: 'Bo', lastName: 'Thrice', username, phones },
    });
    const { account, browser } = await newPerson(test, of('ba0', ['+16505550133']));
    test.clock.advance(1);
    await createTestAccount(test, of('other', ['+14155550133']));
    await bySms(browser, (await begin(browser, account)).json().response.ticket, '0133');
    const [one] = await arrived(test, '+16505550133', 1);
    const [other] = await arrived(test, '+14155550133', 1);
    expect([one?.text, other?.text].map((text) => /ba0|other/g.exec(text ?? '')?.[0])).toEqual(['ba0', 'other']);
  });

  it('sends nothing where it offered nothing', async () => {
    const { account, browser } = await newPerson(test, { profile: { email: null } });
    const { ticket, canSendEmail } = (await begin(browser, account)).json().response;
    expect(canSendEmail).toBe(false);
    expect((await byEmail(browser, ticket)).json().meta.fields).toEqual(['id']);
    expect((await bySms(browser, ticket, '9999')).json().meta.fields).toEqual(['suffix']);
  });

  it('makes the same up each time for somebody whom nobody knows, and sends nothing', async () => {
    const browser = await createBrowser(test.app, { address: '10.7.0.2' });
    const nobody = { firstName: 'No', lastName: 'Body', dateOfBirth: '1950/01/01', zip: '94110' };
    const ask = async () => (await browser.post(verifyCredential.path, nobody)).json().response;
    const { ticket, ...first } = await ask();
    expect(await ask()).toMatchObject(first);
    expect(first.phoneList.length + Number(first.canSendEmail)).toBeGreaterThan(0);
    const before = await test.database.db.selectFrom('outbox').select('id').execute();
    if (first.canSendEmail === true) await byEmail(browser, ticket);
    for (const { suffix } of first.phoneList) expect((await bySms(browser, ticket, suffix)).statusCode).toBe(200);
    await messagesSettled(test);
    expect(await test.database.db.selectFrom('outbox').select('id').execute()).toHaveLength(before.length);
  });

  it('makes phones up also for a person who gave neither phone nor address', async () => {
    const { account, browser } = await newPerson(test, { profile: { email: null, phones: [] } });
    const { phoneList, canSendEmail } = (await begin(browser, account)).json().response;
    expect(phoneList.length + Number(canSendEmail)).toBeGreaterThan(0);
  });

  it.each([
    ['K1A 0B1', 'k1a0b1'],
    ['', '-'],
  ])('finds a person abroad whose postal code is %s by %s', async (zip, input) => {
    const phones = ['+16505554321'];
    const { account, browser } = await newPerson(test, { profile: { zip, phones } });
    expect((await begin(browser, account, { zip: input, isAbroad: true })).json().response.phoneList).toMatchObject([
      { suffix: '4321' },
    ]);
  });

  it('names the fields that cannot be right of anybody', async () => {
    const browser = await createBrowser(test.app);
    const input = { firstName: ' ', lastName: '-', dateOfBirth: 'x', zip: '' };
    const { meta } = (await browser.post(verifyCredential.path, input)).json();
    expect(meta).toMatchObject({ errorCode: 2000, fields: ['firstName', 'lastName', 'dateOfBirth', 'zip'] });
  });

  it('begins five times for one person from one address, and then locks', async () => {
    const { account, browser } = await newPerson(test);
    for (let count = 0; count < 5; count += 1) expect((await begin(browser, account)).statusCode).toBe(200);
    expect(refusalOf(await begin(browser, account))).toEqual(refused('loginLockout'));
    test.clock.advance(15 * 60);
    expect((await begin(browser, account)).statusCode).toBe(200);
  });

  it('takes no ticket of another flow, another browser or another time', async () => {
    const { account, browser } = await newPerson(test);
    const invalid = refused('ticketInvalid');
    expect(refusalOf(await byEmail(browser, await beginTicket(browser, account)))).toEqual(invalid);
    const { ticket } = (await begin(browser, account)).json().response;
    const other = await createBrowser(test.app, { address: '10.7.0.3' });
    expect(refusalOf(await byEmail(other, ticket))).toEqual(invalid);
    test.clock.advance(15 * 60);
    expect(refusalOf(await byEmail(browser, ticket))).toEqual(invalid);
    expect(refusalOf(await bySms(browser, ticket, '0142'))).toEqual(invalid);
  });
});
