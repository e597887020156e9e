import { sendSummaryEmail, getEstimateServices } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';
import type { Handlers } from './handler.ts';

const lines: string[] = [];
const secrets = ['maria@example.org', 'token-of-maria', 'knee-of-maria', '127.0.0.1', '203.0.113.9', 'portico-browser'];

/** Handlers that fail with messages that quote their input. */
const handlers: Partial<Handlers> = {
  sendSummaryEmail: async (input, _visitor, { database }) => {
    await sql`select ${input.emailAddress}::uuid`.execute(database.db);
    return { Success: true };
  },
  getEstimateServices: async (input) => {
    throw new Error(`no session for ${input.token}`);
  },
};

describe('the log (design: logs carry no patient data, and a test proves it)', () => {
  let test: TestApp;
  beforeAll(async () => {
    const logTo = { write: (line: string) => lines.push(line) };
    test = await buildTestApp('pglite', { app: { handlers, logTo }, settings: { proxies: ['127.0.0.1'] } });
    const browser = await createBrowser(test.app);
    const from = { 'x-forwarded-for': '203.0.113.9' };
    await browser.post(sendSummaryEmail.path, { emailAddress: 'maria@example.org', pesGlo: 'knee-of-maria' }, from);
    await browser.post(sendSummaryEmail.path, { emailAddress: 'maria@example.org' }, from);
    await browser.get(`${getEstimateServices.path}?svcArea=bay&token=token-of-maria`, from);
    await browser.get('/estimates-details/template=knee-of-maria&token=token-of-maria', from);
    await browser.get('/unknown/maria@example.org', from);
  });
  afterAll(() => test.close());

  it('has a line for every answer: route, status and time', () => {
    const answers = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'answered');
    expect(answers.map((line) => `${line.method} ${line.route} ${line.status}`)).toEqual([
      'GET /api/settings 200',
      `POST ${sendSummaryEmail.path} 500`,
      `POST ${sendSummaryEmail.path} 400`,
      `GET ${getEstimateServices.path} 500`,
      expect.stringMatching(/^GET page /),
      'GET page 302',
    ]);
    for (const line of answers) expect(line).toMatchObject({ reqId: expect.any(String), ms: expect.any(Number) });
  });

  it('says of an error what it was and where, so that it can be mended', () => {
    const errors = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'failed');
    expect(errors).toHaveLength(2);
    expect(errors[0].err).toMatchObject({
      code: '22P02',
      at: expect.arrayContaining([expect.stringContaining('at ')]),
    });
  });

  it('holds no address, token, cookie, e-mail or what was looked for', () => {
    const log = lines.join('');
    for (const keys of secrets) expect(log).not.toContain(keys);
  });
});
