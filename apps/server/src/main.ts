import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { appSignOutsByHttp } from './adapters/app-sign-outs-http.ts';
import { captchaByAltcha } from './adapters/captcha-altcha.ts';
import { captchaDisabled } from './adapters/captcha-disabled.ts';
import { systemClock } from './adapters/clock-system.ts';
import { createEligibility } from './adapters/eligibility.ts';
import { createEnrolmentServices } from './adapters/enrolment-services.ts';
import { healthLinksByHttps } from './adapters/health-links-https.ts';
import type { ServiceError } from './adapters/service-error.ts';
import { identityProvidersByOidc } from './adapters/identity-providers-oidc.ts';
import { askOutside } from './adapters/outside-request.ts';
import { patientExportOfFhirServer } from './adapters/patient-export-fhir.ts';
import { createLetters, createMail, createSms } from './adapters/messages.ts';
import { createPatients } from './adapters/patients.ts';
import { withCompanion } from './companion/with-companion.ts';
import { serveCommands } from './cli/channel/serve-commands.ts';
import { serveAdt } from './app/adt/serve-adt.ts';
import { buildApp, builtWebApp } from './app/build-app.ts';
import { createCircuitBreaker } from './platform/circuit-breaker.ts';
import type { Database } from './platform/db/database.ts';
import { limits } from './platform/limits/limits.ts';
import { openForRequests } from './app/prepare-database.ts';
import { explainFailure } from './platform/explain-failure.ts';
import { installationOf } from './platform/installation/installation.ts';
import type { HoldsDemonstration } from './platform/installation/require-installation.ts';
import { metrics } from './app/http/metrics.ts';
import { serveMetrics } from './app/http/metrics-server.ts';
import { startRotation } from './app/keys/rotation-worker.ts';
import { createLogger, logLevels } from './app/http/logging.ts';
import { locationsWithoutNpi } from './estimates/insurance/provider-of.ts';
import { withLocalProviders } from './providers/with-local-providers.ts';
import { readFramedTags } from './app/pages/framed-tags.ts';
import { shareWebFiles } from './app/pages/shared-web-files.ts';
import type { QueuePorts } from './app/jobs/open-job-queue.ts';
import { isOfPrimary, serveForPrimary } from './app/processes/of-primary.ts';
import { runServerProcesses } from './app/processes/run-server-processes.ts';
import { createJobQueue } from './app/jobs/open-job-queue.ts';
import { OWNER_ALONE } from './platform/db/folder-rights.ts';
import type { Clock } from './ports/clock.ts';
import type { CaptchaPort } from './ports/captcha.ts';
import type { Mode } from './platform/settings/environment.ts';
import type { OpenTelemetrySettings } from './platform/settings/open-telemetry.ts';
import { readServerSettings, type Settings } from './platform/settings/settings.ts';

/** In milliseconds: the time in which load balancers notice that this process will stop. */
const LEAVING = 5000;

export interface RunningServer {
  url: string;
  /** The account to sign in with in the demonstration. */
  firstToTry?: { username: string; password: string };
  /** An app of the demonstration that signs people in by the portal. */
  appToTry?: string;
  /**
   * Ends readiness, lets requests and jobs finish, and closes the database. Takes at most 30 seconds: LEAVING and the
   * time of jobs.
   */
  close(): Promise<void>;
}

/**
 * Settings → adapters → listen. The database is brought up to date first; in demonstration mode its data is loaded.
 *
 * @throws DatabaseInUseError when another process holds the embedded database.
 * @throws InstallationError when the database is another installation's, or was made with another secret.
 * @throws SchemaError when its tables are not those that this program needs.
 */
export async function startServer(given: Settings): Promise<RunningServer> {
  const log = createLogger(logLevels[given.mode]);
  const unasked = locationsWithoutNpi(given.healthSystem);
  if (unasked.length > 0)
    log.warn({ kind: 'settings', locations: unasked }, 'no NPI: insurers are not asked for these locations');
  if (given.unknown.length > 0)
    log.warn({ kind: 'settings', variables: given.unknown }, 'not a setting: correct it, or take it out');
  if (given.inClear.length > 0)
    log.warn({ kind: 'settings', settings: given.inClear }, 'sent in clear, as _PLAINTEXT=yes allows');
  // Closed in reverse order, also if the start fails.
  const opened: Array<() => Promise<void>> = [];
  const closeAll = async (): Promise<void> => {
    for (const close of opened.toReversed()) await close();
  };
  try {
    if (given.openTelemetry !== undefined) {
      const telemetry = await exportTelemetry(given.openTelemetry, () =>
        log.warn({ kind: 'service' }, 'the collector of traces and measurements takes nothing'),
      );
      opened.push(() => telemetry.stop());
    }
    const listening = { url: '' };
    const { settings: withProviders, close: closeProviders } = await withLocalProviders(
      given,
      () => listening.url,
      systemClock,
      {
        folder: builtWebApp,
        tags: () => readFramedTags(builtWebApp, 'providers'),
      },
    );
    opened.push(closeProviders);
    const { settings: asRead, apps, close: closeCompanion } = await withCompanion(withProviders, () => listening.url);
    opened.push(closeCompanion);
    const {
      database,
      keys,
      loaded: demonstration,
    } = await openForRequests(
      asRead,
      installationOf(asRead),
      async (opening, loaded) =>
        asRead.mode === 'demonstration' ? loadDemo(opening, { ...asRead, keys: loaded }, apps) : undefined,
      holdsDemonstration,
    );
    const settings = { ...asRead, keys };
    opened.push(() => database.close());
    await shareWebFiles({ db: database.db, keys, now: systemClock.now() }, builtWebApp);
    const reportService = (error: ServiceError): void => log.warn({ kind: 'service', ...error }, 'service failed');
    const mail = createMail(database, settings, reportService);
    opened.push(() => mail.close());
    const report: QueuePorts['report'] = (failure) => log.warn({ kind: 'job', ...failure }, 'job failed');
    const sms = createSms(database, settings, reportService);
    const letters = createLetters(database, settings, reportService);
    const eligibility = await createEligibility(settings.eligibility, systemClock, startPayer);
    opened.push(() => eligibility.close());
    const keepControls: QueuePorts['keepControls'] = (direction, controls) =>
      log.info({ kind: 'insurer', direction, ...controls }, 'eligibility message');
    const keepDeviation: QueuePorts['keepDeviation'] = (deviation) =>
      log.warn({ kind: 'insurer', ...deviation }, 'eligibility answer outside the guide');
    const patients = createPatients(settings, database.db, systemClock, reportService);
    const { export: followed } = settings.patients;
    const patientExport = followed === undefined ? undefined : patientExportOfFhirServer(followed, systemClock);
    const breaker = createCircuitBreaker(() => systemClock.now(), limits.silentPayor);
    const logs = { report, keepControls, keepDeviation, breaker };
    const appSignOuts = appSignOutsByHttp();
    const ports = {
      mail,
      sms,
      letters,
      patients,
      patientExport,
      eligibility,
      appSignOuts,
      clock: systemClock,
      settings,
      ...logs,
    };
    const jobs = await createJobQueue(database, ports);
    opened.push(() => jobs.stop());
    const enrolment = createEnrolmentServices(settings, systemClock, reportService);
    const healthLinks = healthLinksByHttps(askOutside(settings.healthCards), settings.healthSystem.name);
    const identityProviders = identityProvidersByOidc(settings, { clock: systemClock, report: reportService });
    const captcha = createCaptcha(settings);
    const outside = { clock: systemClock, captcha, jobs, patients, healthLinks, identityProviders, ...enrolment };
    const ofDemonstration =
      demonstration === undefined
        ? {}
        : {
            demonstration: demonstration.directory,
            neighbour: demonstration.neighbour,
            cards: await issueCards(settings),
          };
    const app = await buildApp(outside, database, settings, ofDemonstration);
    opened.push(() => app.close());
    const rotation = startRotation(
      { database, now: () => systemClock.now(), report: (told) => log.warn(told, 'keys') },
      keys,
    );
    opened.push(() => rotation.stop());
    if (settings.metrics !== undefined) {
      const served = await serveMetrics(metrics, settings.metrics);
      opened.push(() => served.close());
    }
    if (settings.adt !== undefined) {
      const { mrnAuthority: mrnSystem } = settings.adt;
      const takesTrials = settings.mode !== 'production';
      const adt = await serveAdt(
        settings.adt,
        { database, clock: systemClock, keys, mrnSystem, takesTrials },
        {
          refused: (refused) => log.warn({ kind: 'service', ...refused }, 'ADT message refused'),
          failed: (error) => log.error({ err: error }, 'ADT message not stored'),
          turnedAway: () => log.warn({ kind: 'service' }, 'ADT sender turned away'),
        },
      );
      opened.push(() => adt.close());
    }
    if (database.engine === 'pglite') {
      const { dataFolder } = settings;
      const commands = await serveCommands({ database, dataFolder, env: process.env });
      if (commands === null) log.warn('commands of staff need the server stopped: PORTICO_DATA has too long a path');
      else opened.push(() => commands.close());
    }
    const url = await app.listen({ port: settings.port, host: settings.host });
    listening.url = url;
    const close = async (): Promise<void> => {
      app.lifecycle.stopping = true;
      if (settings.mode === 'production') await wait(LEAVING);
      await closeAll();
    };
    const appToTry = apps['records'];
    return {
      url,
      close,
      ...(demonstration === undefined ? {} : { firstToTry: demonstration.directory.firstToTry }),
      ...(appToTry === undefined ? {} : { appToTry }),
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Loaded on demand: a server that exports nothing loads nothing of it. */
async function exportTelemetry(settings: OpenTelemetrySettings, report: () => void) {
  const { startOpenTelemetry } = await import('./platform/telemetry/opentelemetry.ts');
  return startOpenTelemetry(settings, report);
}

function createCaptcha({ healthSystem, keys }: Settings): CaptchaPort {
  const { enabled, difficulty } = healthSystem.captcha;
  return enabled ? captchaByAltcha(systemClock, keys, difficulty) : captchaDisabled(systemClock);
}

/** Loaded on demand: a hospital's server never loads the simulated payer's code. */
async function startPayer(clock: Clock) {
  const { startSimulatedPayer } = await import('./payer/simulated-payer.ts');
  return startSimulatedPayer(clock);
}

/** Asked of databases of earlier versions alone, once: a hospital's server loads the demonstration's code for nothing else. */
const holdsDemonstration: HoldsDemonstration = async (db, keys) => {
  const { holdsDemonstrationPeople } = await import('./demo/holds-demonstration-people.ts');
  return holdsDemonstrationPeople(db, keys);
};

/** Loaded on demand: a hospital's server never loads the code of the demonstration's insurer. */
async function issueCards({ publicUrl }: Settings) {
  const [{ createCardIssuer }, { DEV_CARDS_PATH }] = await Promise.all([
    import('./payer/cards/card-issuer.ts'),
    import('./app/pages/dev-cards.ts'),
  ]);
  return createCardIssuer(`${publicUrl}${DEV_CARDS_PATH}`, systemClock);
}

/** Loaded on demand: a hospital's server does not load the demonstration's data. */
async function loadDemo(database: Database, settings: Settings, apps: Readonly<Record<string, string>>) {
  const [load, codes, visits, { directoryOf }, { followNeighbour, neighboursWebsite }] = await Promise.all([
    import('./demo/load-demo.ts'),
    import('./demo/issue-codes.ts'),
    import('./demo/issue-visits.ts'),
    import('./demo/directory.ts'),
    import('./demo/follow-neighbour.ts'),
  ]);
  await load.loadDemonstration(database, settings, systemClock);
  await followNeighbour(database, settings, systemClock);
  const notEnrolled = await codes.issueDemonstrationCodes(database, settings, systemClock);
  const directory = directoryOf(
    notEnrolled,
    await visits.issueDemonstrationVisits(database, settings, systemClock),
    apps,
  );
  return { directory, neighbour: neighboursWebsite(settings.dataFolder) };
}

/**
 * Runs the server as a process: prints its address, stops on SIGTERM and SIGINT, and explains why it cannot start. For
 * the scripts of `npm start` and `npm run serve`.
 */
export async function runServer(mode: Mode): Promise<void> {
  process.umask(OWNER_ALONE);
  let server: RunningServer;
  let settings: Settings;
  try {
    settings = await readServerSettings(mode, process.env);
    if (settings.workers > 1 && !isOfPrimary()) {
      const url = await runServerProcesses(settings, [fileURLToPath(import.meta.url), '--production']);
      if (url === null) process.exitCode = 1;
      else process.stdout.write(`\n  Portico   ${url}\n\n`);
      return;
    }
    server = await startServer(isOfPrimary() ? withoutMetrics(settings) : settings);
  } catch (error) {
    const explained = explainFailure(error);
    if (explained === undefined) throw error;
    process.stderr.write(`${explained}\n`);
    process.exitCode = 1;
    return;
  }
  if (isOfPrimary()) {
    serveForPrimary(server.url, () => server.close());
    return;
  }
  // Before the address is printed: whoever waits for it may stop the server at once, and it leaves no socket behind.
  const stop = (): void => {
    // A second signal ends the process at once, which is Node's default.
    process.off('SIGTERM', stop).off('SIGINT', stop);
    void server.close();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  // The demonstration's mails and passkeys belong to publicUrl; a hospital's server is behind a proxy with that name.
  const url = mode === 'demonstration' && settings.port !== 0 ? settings.publicUrl : server.url;
  process.stdout.write(`\n  Portico   ${url}\n`);
  if (server.firstToTry !== undefined) {
    const { username, password } = server.firstToTry;
    process.stdout.write(`  Sign in   ${username} / ${password}\n`);
    process.stdout.write(`  Outbox    ${url}/dev/outbox\n  To try    ${url}/dev/demo.json\n`);
    if (server.appToTry !== undefined) process.stdout.write(`  An app    ${server.appToTry}\n`);
  }
  process.stdout.write('\n');
}

/** Those of all processes are served by the one that started them. */
function withoutMetrics({ metrics: _ofAll, ...settings }: Settings): Settings {
  return settings;
}

if (import.meta.main) await runServer(process.argv.includes('--production') ? 'production' : 'demonstration');
