import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { DeviationCounts } from '../../estimates/insurance/deviations.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { PageCounts } from '../page-counts.ts';
import { isOfPrimary } from '../processes/of-primary.ts';
import { routeOf } from './logging.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What was measured so far. It is served at an address of its own (metrics-server.ts). */
    metrics: Metrics;
  }
}

/** Measurements in the Prometheus format. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
}

/** Measures responses by route and status, the process, waiting jobs, opened pages, and what of insurers' answers is outside the guide. */
export function measure(
  app: FastifyInstance,
  jobs: Pick<JobQueue, 'depth'>,
  { pages, deviations }: { pages: Pick<PageCounts, 'all'>; deviations: Pick<DeviationCounts, 'all'> },
): void {
  const registry = new Registry();
  if (isOfPrimary()) tellPrimary(registry);
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'portico_http_request_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const waiting: Gauge<'queue'> = new Gauge({
    name: 'portico_jobs_waiting',
    help: 'Jobs that wait, by queue.',
    labelNames: ['queue'],
    // Each process knows them: they are not added up.
    aggregator: 'max',
    registers: [registry],
    collect: async () => {
      for (const [queue, count] of Object.entries(await jobs.depth())) waiting.set({ queue }, count);
    },
  });
  const opened: Counter<'state'> = new Counter({
    name: 'portico_pages_total',
    help: 'Pages opened, by state.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      opened.reset();
      for (const [state, count] of pages.all()) opened.inc({ state }, count);
    },
  });
  const outside: Counter<'payor' | 'segment' | 'effect'> = new Counter({
    name: 'portico_eligibility_deviations_total',
    help: "Places of insurers' answers outside the guide, by payer, segment and effect.",
    labelNames: ['payor', 'segment', 'effect'],
    registers: [registry],
    collect: () => {
      outside.reset();
      for (const { count, ...labels } of deviations.all()) outside.inc(labels, count);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(reply), status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  app.decorate('metrics', { contentType: registry.contentType, text: () => registry.metrics() });
}

/** Lets the primary process ask for these measurements. */
function tellPrimary(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  // Made for its effect: it listens for the question.
  void new AggregatorRegistry();
}
