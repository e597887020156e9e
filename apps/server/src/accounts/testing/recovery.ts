import { checkResetTicket, resetPassword, sendResetLink, ticketUpdatePassword, verifyAnswer } from '@portico/contract';
import { eventually } from '../../testing/eventually.ts';
import { sql } from 'kysely';

import { listOutbox } from '../../platform/outbox.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { createBrowser, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { createTestAccount, type TestAccount, type TestAccountOverrides } from './account.ts';

/** The security answer of the test accounts. */
export const rightAnswer = 'Mrs. Appleby';
export const newPassword = 'kelp7 harbor';

type Outbox = Awaited<ReturnType<typeof listOutbox>>;

let people = 0;

/** A person with their own name, address and security question, and a browser with its own network address. */
export async function newPerson(
  test: TestApp,
  overrides: TestAccountOverrides = {},
): Promise<{ account: TestAccount; browser: TestBrowser; address: string }> {
  people += 1;
  const name = `person${people}`;
  const account = await createTestAccount(test, {
    securityQuestion: { id: 'first-teacher', answerHash: await hashPassword('mrs. appleby') },
    ...overrides,
    profile: {
      username: name,
      lastName: `Rivera ${spell(people)}`,
      email: `${name}@example.org`,
      ...overrides.profile,
    },
  });
  const address = `10.1.${people >> 8}.${people & 255}`;
  return { account, browser: await createBrowser(test.app, { address }), address };
}

/** A number in letters, for names. */
function spell(number: number): string {
  return String(number).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
}

/** Step 1 with the right data, except for what is given. */
export function begin(browser: TestBrowser, { profile }: TestAccount, more: object = {}) {
  const { username: userName, birthDate, zip } = profile;
  return browser.post(resetPassword.path, { userName, dateOfBirth: birthDate.replaceAll('-', '/'), zip, ...more });
}

export async function beginTicket(browser: TestBrowser, account: TestAccount): Promise<string> {
  return (await begin(browser, account)).json().response.ticket;
}

export function askForLink(browser: TestBrowser, id: string, headers: Record<string, string> = {}) {
  return browser.post(sendResetLink.path, { id, ticketType: 'resetpassword' }, headers);
}

export function answer(browser: TestBrowser, ticket: string, securityAnswer = rightAnswer) {
  return browser.post(verifyAnswer.path, { ticket, securityAnswer });
}

export function check(browser: TestBrowser, ticket: string) {
  return browser.post(checkResetTicket.path, { ticket });
}

export function update(browser: TestBrowser, ticket: string, password = newPassword, more: object = {}) {
  return browser.post(ticketUpdatePassword.path, { ticket, password, ...more });
}

/** The ticket of a mailed link. */
export async function mailedTicket(test: TestApp, browser: TestBrowser, account: TestAccount): Promise<string> {
  const earlier = (await sentTo(test, account.profile.email)).length;
  await askForLink(browser, await beginTicket(browser, account));
  const [mail] = await arrived(test, account.profile.email, earlier + 1);
  return ticketIn(mail?.text ?? '');
}

/** The ticket of a right answer. */
export async function answeredTicket(browser: TestBrowser, account: TestAccount): Promise<string> {
  return (await answer(browser, await beginTicket(browser, account))).json().response.ticket;
}

export function ticketIn(text: string): string {
  return /reset-password#ticket=([\w-]+)/.exec(text)?.[1] ?? '';
}

/** Everything that was sent to one person, newest first. */
export async function sentTo(test: TestApp, recipient: string | null): Promise<Outbox> {
  return (await listOutbox(test.database.db)).filter((each) => each.recipient === recipient);
}

/** Waits until this number of messages has arrived. */
export function arrived(test: TestApp, recipient: string | null, count: number): Promise<Outbox> {
  return eventually(async () => {
    const messages = await sentTo(test, recipient);
    if (messages.length < count) throw new Error('not yet');
    return messages;
  });
}

/** Waits until every recovery message has been processed. */
export async function messagesSettled(test: TestApp): Promise<void> {
  await eventually(async () => {
    const { rows } = await sql`
      select 1 from pgboss.job where name in ('recovery-message', 'send-mail', 'send-sms')
      and state in ('created', 'active')`.execute(test.database.db);
    if (rows.length > 0) throw new Error('not yet');
  });
}
