import { lookUpActivation } from '@portico/contract';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCodeHash, newAccessCode } from '../activation/new-access-code.ts';
import { callEngines } from '../../testing/databases.ts';
import { recordStatements } from '../../testing/recorded-statements.ts';
import { buildTestApp, createBrowser, type TestApp } from '../../testing/test-app.ts';
import {
  acceptTerms,
  atTerms,
  issue,
  lookUp,
  newBrowser,
  newPatient,
  statusIn,
  type TestCode,
} from '../testing/activation.ts';
import { refusalOf, refused } from '../../estimates/testing/guest.ts';

const DAY = 24 * 3600;

describe.each(callEngines)('looking an access code up on %s (spec §4)', (engine) => {
  const recorder = recordStatements();
  const lines: string[] = [];
  let test: TestApp;
  beforeAll(async () => {
    const app = { logTo: { write: (line: string) => void lines.push(line) } };
    test = await buildTestApp(engine, { plugin: recorder.plugin, app, settings: { callsPerMinute: 1_000_000 } });
  });
  afterAll(() => test.close());

  const unknown = (): TestCode => ({ code: newAccessCode(), patientId: null, issuedTo: newPatient() });
  const wrong = { medicalRecordNumber: 'AB-1' };
  const failuresOf = async ({ code }: TestCode): Promise<number> => {
    const hash = accessCodeHash(test.settings.keys, code.replaceAll('-', ''));
    const of = test.database.db.selectFrom('access_codes').select('failures').where('code_hash', '=', hash);
    return (await of.executeTakeFirstOrThrow()).failures;
  };

  describe('what is wrong', () => {
    const seen: Record<string, unknown> = {};
    const look = async (name: string, ask: () => Promise<LightMyRequestResponse>): Promise<void> => {
      const { result: reply, statements: made } = await recorder.of(ask);
      seen[name] = { status: reply.statusCode, body: reply.json(), headers: Object.keys(reply.headers), made };
    };

    it('is told alike, and asks the same of the database', async () => {
      const stranger = await newBrowser(test);
      await look('unknown code', () => lookUp(stranger, unknown()));
      for (const [name, more] of [
        ['wrong number', wrong],
        ['wrong date', { dateOfBirth: '3/15/1979' }],
        ['both', { ...wrong, dateOfBirth: '1/1/1950' }],
      ] as const) {
        const issued = await issue(test);
        const browser = await newBrowser(test);
        await look(name, () => lookUp(browser, issued, more));
      }
      expect(seen['unknown code']).toMatchObject({ status: 400, body: { meta: { code: 400, errorCode: 2036 } } });
      for (const each of Object.values(seen)) expect(each).toEqual(seen['unknown code']);
    });

    it('is told alike of a code that is used, and of one of a text message', async () => {
      const issued = await issue(test);
      await acceptTerms(await atTerms(test, 'used.rosa', issued), 'used.rosa');
      const link = await issue(test, { channel: 'sms' });
      const bodies = [await lookUp(await newBrowser(test), issued), await lookUp(await newBrowser(test), unknown())];
      expect(bodies[0]?.json()).toEqual(bodies[1]?.json());
      // The token of a link is not a valid access code.
      expect((await lookUp(await newBrowser(test), link)).json().meta.fields).toEqual(['accessCode']);
    });

    it('is named where it cannot be right of anybody', async () => {
      const input = { accessCode: '12345', medicalRecordNumber: ' ', dateOfBirth: '2/30/1979' };
      expect((await (await newBrowser(test)).post(lookUpActivation.path, input)).json().meta).toMatchObject({
        errorCode: 2000,
        fields: ['accessCode', 'medicalRecordNumber', 'dateOfBirth'],
      });
    });
  });

  describe('a code that is too old', () => {
    it('is told so to whoever shows the rest, after 30 days to the second', async () => {
      const issued = await issue(test);
      test.clock.advance(30 * DAY - 1);
      expect(statusIn(await lookUp(await newBrowser(test), issued)).step).toBe('credentials');
      test.clock.advance(1);
      expect(refusalOf(await lookUp(await newBrowser(test), issued))).toEqual(refused('accessCodeExpired'));
      expect(refusalOf(await lookUp(await newBrowser(test), issued, wrong))).toEqual(refused('activationRefused'));
    });
  });

  describe('a code that fails', () => {
    it('is good for nothing after five times, wherever they come from, and reads like any other', async () => {
      const issued = await issue(test);
      for (let count = 0; count < 5; count += 1) await lookUp(await newBrowser(test), issued, wrong);
      expect(refusalOf(await lookUp(await newBrowser(test), issued))).toEqual(refused('activationRefused'));
      test.clock.advance(DAY);
      expect(refusalOf(await lookUp(await newBrowser(test), issued))).toEqual(refused('activationRefused'));
    });

    it('has all tries again once it was shown rightly', async () => {
      const issued = await issue(test);
      for (let count = 0; count < 4; count += 1) await lookUp(await newBrowser(test), issued, wrong);
      expect(statusIn(await lookUp(await newBrowser(test), issued)).step).toBe('credentials');
      expect(await failuresOf(issued)).toBe(0);
    });

    it('is judged five times at most when fifty come at once', async () => {
      const issued = await issue(test);
      const browsers = await Promise.all(Array.from({ length: 10 }, () => newBrowser(test)));
      const all = browsers.flatMap((browser) => Array.from({ length: 5 }, () => lookUp(browser, issued, wrong)));
      const replies = await Promise.all(all);
      expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
      expect(await failuresOf(issued)).toBe(5);
      expect(refusalOf(await lookUp(await newBrowser(test), issued))).toEqual(refused('activationRefused'));
    });

    it('is told in the audit trail: why, and that it is locked', async () => {
      const entries = await test.database.db.selectFrom('audit_entries').select(['event', 'details']).execute();
      const reasons = new Set(
        entries.filter(({ event }) => event === 'activationRefused').map(({ details }) => details['reason']),
      );
      expect(reasons).toEqual(new Set(['unknown', 'wrong', 'expired', 'used']));
      expect(entries.filter(({ event }) => event === 'activationLocked')).toHaveLength(2);
    });
  });

  describe('lookups without end', () => {
    it('wait after twenty in a quarter of an hour from one browser; others at its address do not', async () => {
      const address = '10.41.9.1';
      const browser = await createBrowser(test.app, { address });
      for (let count = 0; count < 20; count += 1) {
        expect(refusalOf(await lookUp(browser, unknown()))).toEqual(refused('activationRefused'));
      }
      const issued = await issue(test);
      const reply = await lookUp(browser, issued);
      expect(refusalOf(reply)).toEqual(refused('tooManyRequests'));
      expect(reply.headers['retry-after']).toBe('900');
      expect(statusIn(await lookUp(await createBrowser(test.app, { address }), issued)).step).toBe('credentials');
      test.clock.advance(900);
      expect(statusIn(await lookUp(browser, issued)).step).toBe('credentials');
    });

    it('wait after two hundred from one address, however many browsers there are; other addresses do not', async () => {
      const address = '10.41.9.2';
      const browsers = await Promise.all(Array.from({ length: 11 }, () => createBrowser(test.app, { address })));
      const lookups = browsers.flatMap((browser) =>
        Array.from({ length: 20 }, async () => (await lookUp(browser, unknown())).statusCode),
      );
      expect((await Promise.all(lookups)).filter((status) => status === 429)).toHaveLength(20);
      expect(statusIn(await lookUp(await newBrowser(test), await issue(test))).step).toBe('credentials');
    });
  });

  it('leaves neither codes nor people in the database, the audit trail or the log', async () => {
    const issuedTo = newPatient({ number: 'SECRETNUMBER-77', lastName: 'Quetzalcoatl', birthDate: '1951-11-17' });
    const issued = await issue(test, { issuedTo });
    await acceptTerms(await atTerms(test, 'private.quetzal', issued), 'private.quetzal');
    const { db } = test.database;
    const rows = {
      codes: await db.selectFrom('access_codes').selectAll().execute(),
      enrolments: await db.selectFrom('enrolments').selectAll().execute(),
      accounts: await db.selectFrom('accounts').selectAll().execute(),
      audit: await db.selectFrom('audit_entries').selectAll().execute(),
      jobs: (await sql`select data from pgboss.job`.execute(db)).rows,
    };
    const secrets = [issued.code, issued.code.replaceAll('-', ''), 'SECRETNUMBER', 'Quetzalcoatl', '1951-11-17'];
    for (const keys of [...secrets, 'private.quetzal']) {
      expect(JSON.stringify(rows)).not.toContain(keys);
      expect(lines.join('')).not.toContain(keys);
    }
    expect(lines.join('')).toContain(lookUpActivation.path);
  });
});
