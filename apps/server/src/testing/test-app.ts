import { ANTI_FORGERY_HEADER, getPortalSettings } from '@portico/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appSignOutsByHttp } from '../adapters/app-sign-outs-http.ts';
import { captchaByAltcha } from '../adapters/captcha-altcha.ts';
import { createCare } from '../adapters/care/care.ts';
import { createEnrolmentServices } from '../adapters/enrolment-services.ts';
import { healthLinksByHttps } from '../adapters/health-links-https.ts';
import { identityProvidersByOidc } from '../adapters/identity-providers-oidc.ts';
import { lettersToFolder } from '../adapters/letters-folder.ts';
import { mailToOutbox } from '../adapters/mail-outbox.ts';
import { askOutside } from '../adapters/outside-request.ts';
import { createPatients } from '../adapters/patients.ts';
import { smsToOutbox } from '../adapters/sms-outbox.ts';
import { buildApp, type AppOptions } from '../app/build-app.ts';
import type { Database, Engine } from '../platform/db/database.ts';
import { createJobQueue, type QueuePorts } from '../app/jobs/open-job-queue.ts';
import { createJobWriter } from '../platform/jobs/job-writer.ts';
import { type EligibilityPort, EligibilityUnreachable } from '../ports/eligibility.ts';
import type { HealthLinksPort } from '../ports/health-links.ts';
import type { IdentityProvidersPort } from '../ports/identity-providers.ts';
import type { MailPort } from '../ports/mail.ts';
import type { CaptchaPort } from '../ports/captcha.ts';
import type { Ports } from '../platform/services.ts';
import { createCircuitBreaker } from '../platform/circuit-breaker.ts';
import { readSettings, type Settings } from '../platform/settings/settings.ts';
import { createTestDatabase } from './databases.ts';
import { settableClock, type SettableClock } from './settable-clock.ts';
import { watchStatements } from './statement-watch.ts';

/** The options of a test; all else is as in the demonstration. */
export interface TestAppOverrides {
  /** Default: one that stands still. */
  clock?: SettableClock;
  /** A database that others use too, and that stays open. */
  database?: Database;
  settings?: Partial<Settings>;
  mail?: MailPort;
  captcha?: CaptchaPort;
  /** Services of enrolment; default the demonstration's, with an empty registry of patients. */
  enrolment?: Partial<Pick<Ports, 'cardCheck' | 'bureau' | 'geocoding' | 'partnerRoster' | 'patients'>>;
  /** Default: no insurer is reachable. */
  eligibility?: EligibilityPort;
  /** Default: by the settings, which allow none. */
  healthLinks?: HealthLinksPort;
  /** Default: those of the settings, which have none. */
  identityProviders?: IdentityProvidersPort;
  /** Reports of jobs. */
  jobs?: Partial<Pick<QueuePorts, 'report' | 'keepControls' | 'keepDeviation' | 'breaker'>>;
  app?: AppOptions;
  /** Jobs are written, and nothing does them: only calls write to the database. */
  areJobsLeft?: boolean;
  /** Sees every statement of a call, and none of the jobs. */
  plugin?: KyselyPlugin;
}

/** The real application with a database of its own, the demonstration's health system and no prices. */
export interface TestApp {
  app: FastifyInstance;
  database: Database;
  clock: SettableClock;
  settings: Settings;
  close(): Promise<void>;
}

export async function buildTestApp(engine: Engine, overrides: TestAppOverrides = {}): Promise<TestApp> {
  const clock = overrides.clock ?? settableClock();
  const folder = await mkdtemp(join(tmpdir(), 'portico-letters-'));
  const settings = { ...(await readSettings('test', {})), letters: { folder }, ...overrides.settings };
  const database = overrides.database ?? (await createTestDatabase(engine));
  const mail = overrides.mail ?? mailToOutbox(database.db, clock);
  const sms = smsToOutbox(database.db, clock);
  const letters = lettersToFolder(database.db, clock, settings.letters.folder);
  const eligibility = overrides.eligibility ?? noInsurer;
  const silent = { report: () => {}, keepControls: () => {}, keepDeviation: () => {} };
  const workers: QueuePorts = {
    mail,
    sms,
    letters,
    patients: overrides.enrolment?.patients ?? createPatients(settings, database.db, clock, () => {}),
    eligibility,
    appSignOuts: appSignOutsByHttp(),
    clock,
    settings,
    // Never opens: tests ask silent insurers many times in a row.
    breaker: createCircuitBreaker(() => clock.now(), { number: Infinity, window: 0 }),
    ...silent,
    ...overrides.jobs,
  };
  const jobs = overrides.areJobsLeft
    ? { ...(await createJobWriter(database, settings.keys)), waiting: async () => ({}) }
    : await createJobQueue(database, workers, { schedule: false });
  // Five guesses are enough for a test; the demonstration requires a thousand.
  const captcha = overrides.captcha ?? captchaByAltcha(clock, settings.keys, 5);
  const enrolment = { ...createEnrolmentServices(settings, clock, () => {}), ...overrides.enrolment };
  const watch = watchStatements();
  const asCallsSeeIt = withPlugins(database, [watch.plugin, overrides.plugin]);
  const patients = createPatients(settings, asCallsSeeIt.db, clock, () => {});
  const healthLinks =
    overrides.healthLinks ?? healthLinksByHttps(askOutside(settings.healthCards), settings.healthSystem.name);
  const identityProviders =
    overrides.identityProviders ?? identityProvidersByOidc(settings, { clock, report: () => {} });
  const care = createCare(settings, clock, () => {});
  const ports = { clock, captcha, jobs, patients, care, healthLinks, identityProviders, ...enrolment };
  const app = await buildApp(ports, asCallsSeeIt, settings, overrides.app);
  return {
    app,
    database,
    clock,
    settings,
    close: async () => {
      await app.close();
      await jobs.stop();
      if (overrides.database === undefined) await database.close();
      await rm(folder, { recursive: true });
      watch.settle();
    },
  };
}

const noInsurer: EligibilityPort = {
  ask: () => Promise.reject(new EligibilityUnreachable('unreachable', 'never', 'nobody there')),
  close: async () => {},
};

function withPlugins(database: Database, plugins: readonly (KyselyPlugin | undefined)[]): Database {
  const watched = (db: Database['db']): Database['db'] =>
    plugins.reduce<Database['db']>((each, plugin) => (plugin === undefined ? each : each.withPlugin(plugin)), db);
  const { longRunning } = database;
  const seen: Database = {
    ...database,
    db: watched(database.db),
    readDb: watched(database.readDb),
    get longRunning() {
      return longRunning.db === database.db ? seen : withPlugins(longRunning, plugins);
    },
  };
  return seen;
}

/** A browser: stores its cookies, knows its anti-forgery token, and asks for JSON. */
export interface TestBrowser {
  /** The present cookies. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly antiForgeryToken: string;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(url: string, body: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Any request, with the present cookies unless it brings its own, and no header that it does not bring. */
  send(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Goes on with another server of the same portal: one that was started since, or another of several. */
  moveTo(app: FastifyInstance): void;
}

/** The network address and the headers of a browser; default this machine. */
export interface BrowserOrigin {
  address?: string;
  userAgent?: string;
}

/**
 * Creates a browser that has loaded the portal's first response. At each sign-in and sign-out it renews its
 * anti-forgery token, as the web app does.
 */
export async function createBrowser(app: FastifyInstance, place: BrowserOrigin = {}): Promise<TestBrowser> {
  const cookies: Record<string, string> = {};
  let antiForgeryToken = '';
  let server = app;
  const own = {
    accept: 'application/json',
    ...(place.userAgent === undefined ? {} : { 'user-agent': place.userAgent }),
  };

  const send = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    const remoteAddress = place.address ?? '127.0.0.1';
    const reply = await server.inject({ remoteAddress, cookies: { ...cookies }, ...request });
    for (const { name, value } of reply.cookies) {
      if (value === '') delete cookies[name];
      else cookies[name] = value;
    }
    if (reply.cookies.some(({ name }) => name.endsWith('-session'))) await renew();
    return reply;
  };
  const renew = async (): Promise<void> => {
    antiForgeryToken = (await send({ url: getPortalSettings.path })).json().antiForgeryToken;
  };
  await renew();

  return {
    cookies,
    get antiForgeryToken() {
      return antiForgeryToken;
    },
    get: (url, headers = {}) => send({ url, headers: { ...own, ...headers } }),
    post: (url, payload, headers = {}) =>
      send({
        method: 'POST',
        url,
        payload,
        headers: { ...own, [ANTI_FORGERY_HEADER]: antiForgeryToken, ...headers },
      }),
    send,
    moveTo: (next) => {
      server = next;
    },
  };
}
