import type { FastifyBaseLogger } from 'fastify';
import { registry } from '../../platform/telemetry/measure.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { createLogger, logLevels } from '../http/logging.ts';
import { serveMetrics } from '../http/metrics-server.ts';
import { measurementsOf } from './process-measurements.ts';
import { type ServerProcesses, startServerProcesses } from './server-processes.ts';

/**
 * Runs the server as several processes until SIGTERM or SIGINT, and serves the measurements of all of them together.
 *
 * @param program as `startServerProcesses` has it.
 * @param mayReload looked at before any process reads its settings anew: whether they can be used, which the log says.
 * @returns where they serve; null where none could start.
 */
export async function runServerProcesses(
  { workers, metrics, mode }: Pick<Settings, 'workers' | 'metrics' | 'mode'>,
  program: readonly [string, ...string[]],
  mayReload: (log: FastifyBaseLogger) => Promise<boolean>,
): Promise<string | null> {
  const log: FastifyBaseLogger = createLogger(logLevels[mode]);
  let running: ServerProcesses | null = null;
  const ofAll = measurementsOf(() => running?.serving() ?? new Map());
  const measured = { contentType: registry.contentType, text: () => ofAll.text() };
  const metricsServer = metrics === undefined ? undefined : await serveMetrics(measured, metrics);
  if (metricsServer !== undefined) log.info({ kind: 'process', url: metricsServer.url }, 'metrics of all processes');
  running = await startServerProcesses(workers, program, {
    started: (pid) => log.info({ kind: 'process', process: pid }, 'a process of the server serves'),
    ended: ({ pid, ...how }) =>
      log.warn({ kind: 'process', process: pid, ...how }, 'a process of the server ended: another takes its place'),
  });
  const processes = running;
  if (processes === null) {
    await metricsServer?.close();
    return null;
  }
  // One after the other: a process takes the settings that it finds.
  let reloading: Promise<void> = Promise.resolve();
  process.on('SIGHUP', () => {
    reloading = reloading.then(async () => {
      if (!(await mayReload(log))) return;
      const outcome = await processes.reload();
      log.info({ kind: 'settings', ...outcome }, 'settings read anew by the processes');
    });
  });
  const stop = (): void => void processes.stop().then(() => metricsServer?.close());
  process.on('SIGTERM', stop).on('SIGINT', stop);
  return processes.url;
}
