import { freezeAccount } from '@portico/contract';
import type { LightMyRequestResponse } from 'fastify';
import { listOutbox } from '../../platform/outbox.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { acceptTerms, atTerms, importTestPatients, newBrowser } from './sign-up.ts';
import { ines } from './verification.ts';

/** A patient, and what is on file of them. */
export interface TestRecord {
  mrn: string;
  lastName: string;
  /** Where a notice goes: mobile, home, and two e-mail addresses, in this order. */
  reached: readonly string[];
  /** What the employer reads, and what is no longer theirs. */
  notReached: readonly string[];
}

let records = 0;

/** Imports a patient with phones, e-mail addresses and an address of their own. */
export async function newRecord(test: TestApp, more: object = {}): Promise<TestRecord> {
  records += 1;
  const [mobile, home, work] = [1, 2, 3].map((line) => `+1650${2_000_000 + records * 10 + line}`);
  const [own, second, desk, former] = ['own', 'second', 'desk', 'former'].map((box) => `${box}@p${records}.example`);
  const telecom = [
    { system: 'phone', value: mobile, use: 'mobile' },
    { system: 'phone', value: home, use: 'home' },
    { system: 'phone', value: work, use: 'work' },
    { system: 'email', value: own, use: 'home' },
    { system: 'email', value: second },
    { system: 'email', value: desk, use: 'work' },
    { system: 'email', value: former, use: 'old' },
  ];
  const lastName = `Owner${String(records).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;
  const mrn = `TAKEN-${records}`;
  await importTestPatients(test, [{ id: `taken${records}`, mrn, last: lastName, more: { telecom, ...more } }]);
  const texts = (...all: (string | undefined)[]) => all.filter((each) => each !== undefined);
  return { mrn, lastName, reached: texts(mobile, home, own, second), notReached: texts(work, desk, former) };
}

/** The mailbox of whoever takes the record. */
export function mailboxOfTaker({ lastName }: TestRecord): string {
  return `${lastName.toLowerCase()}@taker.example`;
}

/** Signs up as a patient by a card, as whoever knows name, birth date and ZIP code can, with a mailbox of their own. */
export async function takeRecord(
  test: TestApp,
  record: TestRecord,
): Promise<{ browser: TestBrowser; username: string; password: string }> {
  const person = { ...ines, lastName: record.lastName, email: mailboxOfTaker(record) };
  const { browser, userId: username, password } = await atTerms(test, person);
  await acceptTerms(browser);
  return { browser, username, password };
}

type Message = Awaited<ReturnType<typeof listOutbox>>[number];

/** What everything on file of a patient was told of an account: by text messages and mails, then letters. */
export async function sentTo({ database }: TestApp, { lastName, reached, notReached }: TestRecord): Promise<Message[]> {
  const places = [...reached, ...notReached];
  const sent = (await listOutbox(database.db)).filter(({ text }) => text.includes('/not-me'));
  const letters = sent.filter(({ channel, recipient }) => channel === 'letter' && recipient.includes(lastName));
  const messages = sent.filter(({ recipient }) => places.includes(recipient));
  return [
    ...messages.toSorted((one, other) => places.indexOf(one.recipient) - places.indexOf(other.recipient)),
    ...letters,
  ];
}

/** Waits for the notice at everything on file. */
export function noticesOf(test: TestApp, record: TestRecord, times = 1): Promise<Message[]> {
  return eventually(async () => {
    const sent = await sentTo(test, record);
    if (sent.length < (record.reached.length + 1) * times) throw new Error('not all of the notice yet');
    return sent;
  });
}

/** The code of a notice, from whatever brought it. */
export function codeIn({ text }: { text: string } = { text: '' }): string {
  return /\b[A-Z\d]{5}-[A-Z\d]{5}-[A-Z\d]{5}\b/.exec(text)?.[0] ?? '';
}

/** "This was not me", in a browser without an account unless one is given. */
export async function freeze(
  test: TestApp,
  noticeCode: string,
  browser?: TestBrowser,
): Promise<LightMyRequestResponse> {
  return (browser ?? (await newBrowser(test))).post(freezeAccount.path, { noticeCode });
}
