import { ANTI_FORGERY_HEADER } from '@portico/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { captchaByAltcha } from '../adapters/captcha-altcha.ts';
import { mailToOutbox } from '../adapters/mail-outbox.ts';
import { smsToOutbox } from '../adapters/sms-outbox.ts';
import { buildApp, type AppOptions } from '../app.ts';
import type { Database, Engine } from '../db/database.ts';
import { openJobQueue } from '../jobs/queue.ts';
import type { MailPort } from '../ports/mail.ts';
import type { CaptchaPort } from '../ports/captcha.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { openTestDatabase } from './databases.ts';
import { settableClock, type SettableClock } from './settable-clock.ts';

/** What a test may set; the rest is as in the demonstration. */
export interface TestAppOverrides {
  settings?: Partial<Settings>;
  mail?: MailPort;
  captcha?: CaptchaPort;
  app?: AppOptions;
}

/** The real application on a database of its own, with the demonstration's health system and no prices. */
export interface TestApp {
  app: FastifyInstance;
  database: Database;
  clock: SettableClock;
  settings: Settings;
  close(): Promise<void>;
}

export async function buildTestApp(engine: Engine, overrides: TestAppOverrides = {}): Promise<TestApp> {
  const clock = settableClock();
  const settings = { ...(await readSettings('test', {})), ...overrides.settings };
  const database = await openTestDatabase(engine);
  const mail = overrides.mail ?? mailToOutbox(database.db, clock);
  const sms = smsToOutbox(database.db, clock);
  const jobs = await openJobQueue(database, { mail, sms, clock, settings, report: () => {} });
  // Five guesses are enough to prove the way; the demonstration asks for a thousand.
  const captcha = overrides.captcha ?? captchaByAltcha(clock, settings.secret, 5);
  const app = await buildApp({ clock, captcha, jobs }, database, settings, overrides.app);
  return {
    app,
    database,
    clock,
    settings,
    close: async () => {
      await app.close();
      await jobs.stop();
      await database.close();
    },
  };
}

/** A browser: keeps its cookie, knows its anti-forgery token, and asks for JSON. */
export interface TestBrowser {
  readonly cookies: Readonly<Record<string, string>>;
  readonly antiForgeryToken: string;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(url: string, body: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

/** Opens a browser that has loaded the portal's first answer. */
export async function openBrowser(app: FastifyInstance): Promise<TestBrowser> {
  const first = await app.inject({ url: '/api/settings' });
  const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
  const antiForgeryToken: string = first.json().antiForgeryToken;
  const accept = 'application/json';
  return {
    cookies,
    antiForgeryToken,
    get: (url, headers = {}) => app.inject({ url, cookies, headers: { accept, ...headers } }),
    post: (url, body, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        cookies,
        payload: body,
        headers: { accept, [ANTI_FORGERY_HEADER]: antiForgeryToken, ...headers },
      }),
  };
}
