import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '../adapters/clock-system.ts';
import { builtWebApp } from '../platform/files/built-web-app.ts';
import { createLogger, logLevels } from '../app/http/logging.ts';
import { metrics } from '../app/http/metrics.ts';
import { serveMetrics } from '../app/http/metrics-server.ts';
import { startRotation } from '../app/keys/rotation-worker.ts';
import { readFramedTags } from '../app/pages/framed-tags.ts';
import { shareWebFiles } from '../app/pages/shared-web-files.ts';
import { openForRequests } from '../app/prepare-database.ts';
import { serveCommands } from '../cli/channel/serve-commands.ts';
import { withCompanion } from '../companion/with-companion.ts';
import { sayOwnMessages } from '../documents/messages/messages-of.ts';
import type { Database } from '../platform/db/database.ts';
import { installationOf } from '../platform/installation/installation.ts';
import type { OpenTelemetrySettings } from '../platform/settings/open-telemetry.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { withLocalProviders } from '../providers/with-local-providers.ts';
import { buildPortal } from './build-portal.ts';
import { closeInReverse, type Opened } from './close-in-reverse.ts';
import { holdsDemonstration, loadDemonstration } from './demonstration.ts';
import { listenForAdt } from './listen-for-adt.ts';
import { showPortals } from './show-portals.ts';
import { openStaffApp } from './open-staff-app.ts';
import { findTakenVersions, warnOfSettings, warnOfTerms } from './warn-of-settings.ts';

/** In milliseconds: the time in which load balancers notice that this process will stop. */
const LEAVING = 5000;

export interface RunningServer {
  url: string;
  /** The account to sign in with in the demonstration. */
  firstToTry?: { username: string; password: string };
  /** An app of the demonstration that signs people in by the portal. */
  appToTry?: string;
  /** The app of staff, where there is one. */
  staffUrl?: string;
  /**
   * Serves by other settings from here on, without a request that is lost. What belongs to the process stays: database, addresses,
   * the feed of ADT messages.
   *
   * @param next settings of the same environment, with files that were read anew.
   */
  reload(next: Settings): Promise<void>;
  /**
   * Ends readiness, lets requests and jobs finish, and closes the database. Takes at most 30 seconds: LEAVING and the
   * time of jobs.
   */
  close(): Promise<void>;
}

/**
 * Settings → adapters → listen. The database is brought up to date first; in demonstration mode its data is loaded.
 *
 * @param log what it says; the log of its process, where none is given.
 * @throws DatabaseInUseError when another process holds the embedded database.
 * @throws InstallationError when the database is another installation's, or was made with another secret.
 * @throws SchemaError when its tables are not those that this program needs.
 */
export async function startServer(
  given: Settings,
  log: FastifyBaseLogger = createLogger(logLevels[given.mode]),
): Promise<RunningServer> {
  warnOfSettings(log, given);
  const opened = closeInReverse();
  const listening = { url: '' };
  const staffAt = { url: '' };
  try {
    if (given.openTelemetry !== undefined) opened.add(await exportTelemetry(given.openTelemetry, log));
    const { settings: asRead, apps } = await withNeighbours(given, opened, {
      portal: () => listening.url,
      staff: () => staffAt.url,
    });
    const { database, keys, loaded } = await openForRequests(
      asRead,
      installationOf(asRead),
      async (opening, loadedKeys) =>
        asRead.mode === 'demonstration' ? loadDemonstration(opening, { ...asRead, keys: loadedKeys }, apps) : undefined,
      holdsDemonstration,
    );
    const settings = { ...asRead, keys };
    opened.add(() => database.close());
    await shareWebFiles({ db: database.db, keys, now: systemClock.now() }, builtWebApp);
    const staffApp = await openStaffApp(database, settings, log, staffAt);
    if (staffApp !== null) opened.add(() => staffApp.close());
    const demonstration = loaded && { ...loaded, directory: { ...loaded.directory, staffApp: staffAt.url } };
    const portals = await showPortals(await buildPortal(database, settings, log, demonstration), log);
    opened.add(() => portals.close());
    warnOfTerms(log, await findTakenVersions(database, settings.healthSystem));
    await openBeside(database, settings, opened, log);
    const url = await portals.listen(settings);
    listening.url = url;
    const close = async (): Promise<void> => {
      await portals.leave();
      if (settings.mode === 'production') await wait(LEAVING);
      await opened.closeAll();
    };
    const appToTry = apps['records'];
    const { url: staffUrl } = staffAt;
    let current: Settings = settings;
    return {
      url,
      reload: async (next) => {
        const following = { ...next, keys };
        // Read before, so that nothing can fail once the others are in use; said after.
        const taken = await findTakenVersions(database, following.healthSystem);
        try {
          await portals.follow(() => buildPortal(database, following, log));
        } catch (error) {
          // They are the process's, and the portal from before goes on saying its own.
          sayOwnMessages(current.healthSystem);
          throw error;
        }
        current = following;
        await staffApp?.follow(following);
        warnOfTerms(log, taken);
      },
      close,
      ...(loaded === undefined ? {} : { firstToTry: loaded.directory.firstToTry }),
      ...(appToTry === undefined ? {} : { appToTry }),
      ...(staffUrl === '' ? {} : { staffUrl }),
    };
  } catch (error) {
    await opened.closeAll();
    throw error;
  }
}

/** The demonstration's providers and apps, each a server of its own, as settings of the portal. A hospital has its own. */
async function withNeighbours(
  given: Settings,
  opened: Opened,
  { portal, staff }: { portal: () => string; staff: () => string },
) {
  const { settings: withProviders, close: closeProviders } = await withLocalProviders(
    given,
    portal,
    staff,
    systemClock,
    {
      folder: builtWebApp,
      tags: () => readFramedTags(builtWebApp, 'providers'),
    },
  );
  opened.add(closeProviders);
  const { settings, apps, close: closeCompanion } = await withCompanion(withProviders, portal);
  opened.add(closeCompanion);
  return { settings, apps };
}

/** What a server has beside the portal itself: new keys, measurements, the feed of patients, commands of staff. */
async function openBeside(
  database: Database,
  settings: Settings,
  opened: Opened,
  log: FastifyBaseLogger,
): Promise<void> {
  const rotation = startRotation(
    { database, now: () => systemClock.now(), report: (told) => log.warn(told, 'keys') },
    settings.keys,
  );
  opened.add(() => rotation.stop());
  if (settings.metrics !== undefined) {
    const served = await serveMetrics(metrics, settings.metrics);
    opened.add(() => served.close());
  }
  const adt = await listenForAdt(database, settings, log);
  if (adt !== null) opened.add(() => adt.close());
  if (database.engine === 'pglite') {
    const commands = await serveCommands({ database, dataFolder: settings.dataFolder, env: process.env });
    if (commands === null) log.warn('commands of staff need the server stopped: PORTICO_DATA has too long a path');
    else opened.add(() => commands.close());
  }
}

/** Loaded on demand: a server that exports nothing loads nothing of it. */
async function exportTelemetry(settings: OpenTelemetrySettings, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  const { startOpenTelemetry } = await import('../platform/telemetry/opentelemetry.ts');
  const telemetry = startOpenTelemetry(settings, () =>
    log.warn({ kind: 'service' }, 'the collector of traces and measurements takes nothing'),
  );
  return () => telemetry.stop();
}
