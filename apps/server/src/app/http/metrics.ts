import type { FastifyInstance } from 'fastify';
import { allowLabelValues } from '../../platform/telemetry/label-lists.ts';
import { measureProcess, observe, registry } from '../../platform/telemetry/measure.ts';
import { tellPrimary } from '../processes/process-measurements.ts';
import { routeOf, UNKNOWN_ROUTE } from './logging.ts';

/** Measurements in the Prometheus format. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
}

/** Those of this process. They are served at an address of their own (metrics-server.ts). */
export const metrics: Metrics = { contentType: registry.contentType, text: () => registry.metrics() };

/** Measures the process, and responses by route and status. */
export function measureRequests(app: FastifyInstance): void {
  measureProcess();
  tellPrimary();
  allowLabelValues('routes', [UNKNOWN_ROUTE]);
  app.addHook('onRoute', ({ url }) => allowLabelValues('routes', [url]));
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: routeOf(reply), status: String(reply.statusCode) };
    observe('portico_http_request_seconds', labels, reply.elapsedTime / 1000);
    done();
  });
}
