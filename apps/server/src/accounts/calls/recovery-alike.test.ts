import {
  resetPassword,
  sendReminderByEmail,
  sendReminderBySms,
  sendResetLink,
  verifyAnswer,
  verifyCredential,
} from '@portico/contract';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../passwords/password-hash.ts';
import { callEngines } from '../../testing/databases.ts';
import { recordStatements } from '../../testing/recorded-statements.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';
import { createTestAccount } from '../testing/account.ts';

const people = {
  known: { userName: 'ana.rivera', firstName: 'Ana', lastName: 'Rivera', dateOfBirth: '1986/04/27', zip: '94110' },
  unknown: { userName: 'no.body', firstName: 'No', lastName: 'Body', dateOfBirth: '1986/04/27', zip: '94110' },
  'known by another birth date': {
    userName: 'ana.rivera',
    firstName: 'Ana',
    lastName: 'Rivera',
    dateOfBirth: '1986/04/28',
    zip: '94110',
  },
  // Findings, security A11: what is not sent must not be seen.
  'known by an address that is not confirmed': {
    userName: 'cy.ash',
    firstName: 'Cy',
    lastName: 'Ash',
    dateOfBirth: '1986/04/27',
    zip: '94110',
  },
  suspended: { userName: 'bo.ek', firstName: 'Bo', lastName: 'Ek', dateOfBirth: '1986/04/27', zip: '94110' },
};

/** What a visitor and the database see of one step. */
interface Seen {
  status: number;
  headers: string[];
  body: unknown;
  statements: string[];
  /** Number of messages in the queue. */
  jobs: number;
}

describe.each(callEngines)('recovery on %s is alike for everybody (issue 3)', (engine) => {
  const recorder = recordStatements();
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { plugin: recorder.plugin });
    const answerHash = await hashPassword('rex');
    const securityQuestion = { id: 'first-pet', answerHash };
    await createTestAccount(test, { securityQuestion });
    const profile = { username: 'bo.ek', firstName: 'Bo', lastName: 'Ek', email: 'bo@example.org' };
    await createTestAccount(test, { profile, securityQuestion, standing: 'suspended' });
    const cy = { username: 'cy.ash', firstName: 'Cy', lastName: 'Ash', email: 'cy@example.org' };
    await createTestAccount(test, { profile: cy, securityQuestion, emailConfirmed: false });
  });
  afterAll(() => test.close());

  const seen: Record<string, Seen[]> = {};

  it.each(Object.entries(people))('walks through every step as somebody who is %s', async (name, person) => {
    const { userName, dateOfBirth, zip, firstName, lastName } = person;
    const browser = await createBrowser(test.app, { address: `10.6.0.${Object.keys(seen).length + 1}` });
    const steps: Seen[] = [];
    const step = async (path: string, body: object): Promise<LightMyRequestResponse> => {
      const jobsBefore = await messages();
      const { result: reply, statements } = await recorder.of(() => browser.post(path, body));
      steps.push({ ...seenOf(reply), statements, jobs: (await messages()) - jobsBefore });
      return reply;
    };
    const ticketOf = (reply: LightMyRequestResponse): string => reply.json().response.ticket;

    const identity = { userName, dateOfBirth, zip };
    const ticket = ticketOf(await step(resetPassword.path, identity));
    await step(sendResetLink.path, { id: ticket, ticketType: 'resetpassword' });
    for (let count = 0; count < 6; count += 1) await step(verifyAnswer.path, { ticket, securityAnswer: 'wrong' });
    for (let count = 0; count < 5; count += 1) await step(resetPassword.path, identity);

    const begun = await step(verifyCredential.path, { firstName, lastName, dateOfBirth, zip });
    const { phoneList, canSendEmail } = begun.json().response;
    const id = ticketOf(begun);
    if (canSendEmail === true) await step(sendReminderByEmail.path, { id, ticketType: 'forgotuserid' });
    else await step(sendReminderBySms.path, { ticket: id, suffix: phoneList[0].suffix });
    await step(sendReminderBySms.path, { ticket: id, suffix: 'none' });
    seen[name] = steps;
    expect(steps.every(({ statements: made }) => made.length > 0)).toBe(true);
    const statuses = steps.map(({ status }) => status).join(' ');
    expect(statuses).toBe('200 200 400 400 400 400 400 400 200 200 200 200 400 200 200 400');
  });

  it.each(Object.keys(people).slice(1))(
    'tells somebody who is %s the same, asks the same of the database, and queues the same',
    (name) => expect(seen[name]).toEqual(seen['known']),
  );

  it('asks each made-up person one question, whatever else is typed another', async () => {
    const browser = await createBrowser(test.app, { address: '10.6.1.1' });
    const ask = async (more: object) => {
      const reply = await browser.post(resetPassword.path, { ...people.unknown, userName: 'some.body', ...more });
      return reply.json().response.securityQuestion;
    };
    const asked = [await ask({}), await ask({}), await ask({ zip: '94110-1234' })];
    expect(new Set(asked).size).toBe(1);
  });

  async function messages(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pgboss.job where name = 'recovery-message'`.execute(test.database.db);
    return Number(rows[0]?.count);
  }

  function seenOf(reply: LightMyRequestResponse): Omit<Seen, 'statements' | 'jobs'> {
    return { status: reply.statusCode, headers: Object.keys(reply.headers).toSorted(), body: shapeOf(reply.json()) };
  }
});

/** The reply without what differs between people: the ticket, the choice of the question, the phones. */
function shapeOf(reply: { response?: Record<string, unknown> }): unknown {
  const made = new Set(['ticket', 'securityQuestion', 'phoneList', 'canSendEmail']);
  const response = Object.entries(reply.response ?? {}).map(([key, value]) => [
    key,
    made.has(key) ? typeof value : value,
  ]);
  return { ...reply, response: Object.fromEntries(response) };
}
