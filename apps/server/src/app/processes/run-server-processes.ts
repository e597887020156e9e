import type { FastifyBaseLogger } from 'fastify';
import { AggregatorRegistry } from 'prom-client';
import type { Settings } from '../../platform/settings/settings.ts';
import { createLogger, logLevels } from '../http/logging.ts';
import { serveMetrics } from '../http/metrics-server.ts';
import { startServerProcesses } from './server-processes.ts';

/**
 * Runs the server as several processes until SIGTERM or SIGINT, and serves the measurements of all of them together.
 *
 * @param program as `startServerProcesses` has it.
 * @returns where they serve; null where none could start.
 */
export async function runServerProcesses(
  { workers, metrics, mode }: Pick<Settings, 'workers' | 'metrics' | 'mode'>,
  program: readonly [string, ...string[]],
): Promise<string | null> {
  const log: FastifyBaseLogger = createLogger(logLevels[mode]);
  const registry = new AggregatorRegistry();
  const measured = { contentType: registry.contentType, text: () => registry.clusterMetrics() };
  const metricsServer = metrics === undefined ? undefined : await serveMetrics(measured, metrics);
  if (metricsServer !== undefined) log.info({ url: metricsServer.url }, 'metrics of all processes');
  const processes = await startServerProcesses(workers, program, {
    started: (pid) => log.info({ process: pid }, 'a process of the server serves'),
    ended: ({ pid, ...how }) =>
      log.warn({ process: pid, ...how }, 'a process of the server ended: another takes its place'),
  });
  if (processes === null) {
    await metricsServer?.close();
    return null;
  }
  const stop = (): void => void processes.stop().then(() => metricsServer?.close());
  process.on('SIGTERM', stop).on('SIGINT', stop);
  return processes.url;
}
