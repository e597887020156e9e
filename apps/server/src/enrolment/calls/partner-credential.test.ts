import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { partnerRosterOfDemonstration } from '../../adapters/partner-roster-local.ts';
import type { RosterQuestion } from '../../ports/partner-roster.ts';
import { callEngines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';
import { employee, isVerified, requestAccount, unanswered } from '../testing/partners.ts';
import { newBrowser, solveForm } from '../testing/sign-up.ts';

describe.each(callEngines)('a partner that goes by a social security number, on %s (spec §3, §7)', (engine) => {
  const logged: string[] = [];
  const asked: RosterQuestion[] = [];
  let test: TestApp;
  beforeAll(async () => {
    const roster = partnerRosterOfDemonstration();
    test = await buildTestApp(engine, {
      app: { logTo: { write: (line: string) => logged.push(line) } },
      enrolment: {
        partnerRoster: {
          confirm: async (question) => {
            asked.push(question);
            return roster.confirm(question);
          },
        },
      },
    });
  });
  afterAll(() => test.close());
  beforeEach(() => {
    asked.length = 0;
    test.clock.advance(24 * 3600);
  });

  const request = async (credential: string) => requestAccount(await newBrowser(test), 'harbor', { credential });

  it('begins the verified session at once, in the browser that asked', async () => {
    const [browser, other] = [await newBrowser(test), await newBrowser(test)];
    const reply = await requestAccount(browser, 'harbor', { credential: employee });
    expect(reply.json()).toEqual({ meta: { code: 200 }, response: { token: expect.stringMatching(/^[\w-]{43}$/) } });
    const { token } = reply.json().response;
    expect(await isVerified(browser, 'harbor', token)).toBe(true);
    expect(await isVerified(other, 'harbor', token)).toBe(false);
    expect(await isVerified(browser, 'cisco', token)).toBe(false);
    expect(asked).toEqual([{ partner: 'harbor', number: '078051120' }]);
  });

  it('refuses whom the roster does not know', async () => {
    expect(refusalOf(await request('123-45-6789'))).toEqual(refused('partnerRefused'));
  });

  it.each([{}, { credential: '' }, { credential: '12345' }, { credential: '000-12-3456' }, { email: 'a@b.example' }])(
    'names the field that is wrong in %j, asks nobody, and spends no captcha for it (spec §5)',
    async (input) => {
      const browser = await newBrowser(test);
      const captcha = await solveForm(browser, 'partnerRequest');
      const reply = await requestAccount(browser, 'harbor', input, { captcha });
      expect(refusalOf(reply)).toEqual(refused('malformedRequest'));
      expect(reply.json().meta.fields).toEqual(['credential']);
      expect(asked).toEqual([]);
      const again = await requestAccount(browser, 'harbor', { credential: employee }, { captcha });
      expect(again.statusCode).toBe(200);
    },
  );

  it('needs a captcha before anybody is asked', async () => {
    const browser = await newBrowser(test);
    const reply = await requestAccount(browser, 'harbor', { credential: employee }, { captcha: '' });
    expect(refusalOf(reply)).toEqual(refused('captchaRefused'));
    expect(asked).toEqual([]);
  });

  it('says plainly that nobody answers, and counts no try for it', async () => {
    for (let count = 0; count < 7; count += 1) {
      expect(refusalOf(await request(unanswered))).toEqual(refused('verifierUnavailable'));
    }
    expect(asked).toHaveLength(7);
  });

  it('asks about one number five times a day, from wherever, and reads alike after that', async () => {
    const replies = [];
    for (let count = 0; count < 7; count += 1) replies.push((await request('123-45-6789')).json());
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toHaveLength(1);
    expect(asked).toHaveLength(5);
    test.clock.advance(24 * 3600);
    await request('123456789');
    expect(asked).toHaveLength(6);
  });

  it('asks about one number five times of thirty at once', async () => {
    const browsers = await Promise.all(Array.from({ length: 30 }, () => newBrowser(test)));
    await Promise.all(browsers.map((each) => requestAccount(each, 'harbor', { credential: '123 45 6789' })));
    expect(asked).toHaveLength(5);
  });

  it('asks about twenty numbers that were wrong from one address, of which right ones do not count', async () => {
    const browser = await newBrowser(test);
    const ask = (credential: string) => requestAccount(browser, 'harbor', { credential });
    for (let count = 0; count < 3; count += 1) expect((await ask(employee)).statusCode).toBe(200);
    for (let count = 10; count < 30; count += 1) await ask(`123-${count}-6789`);
    const reply = await ask(employee);
    expect(refusalOf(reply)).toEqual(refused('tooManyRequests'));
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    expect(asked).toHaveLength(23);
  });

  it('leaves events in the audit trail, and no number in it, in the log or in any table', async () => {
    const entries = await test.database.db.selectFrom('audit_entries').select(['event', 'details']).execute();
    const told = entries.map(({ event, details }) => ({ event, ...details }));
    expect(told).toContainEqual(
      expect.objectContaining({ event: 'partnerVerified', partner: 'harbor', by: 'credential' }),
    );
    for (const reason of ['credential', 'limit']) {
      expect(told).toContainEqual(expect.objectContaining({ event: 'partnerRefused', partner: 'harbor', reason }));
    }
    const tickets = await test.database.db.selectFrom('tickets').selectAll().execute();
    const limits = await test.database.db.selectFrom('rate_limits').selectAll().execute();
    for (const text of [logged.join(''), JSON.stringify([entries, tickets, limits])]) {
      expect(text).not.toMatch(/078-?05-?1120|123[- ]?45[- ]?6789|219-?09-?9999/);
    }
  });
});
