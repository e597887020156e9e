import type { Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import { gauge, registry } from '../../platform/telemetry/measure.ts';
import { isOfPrimary } from './of-primary.ts';

/** In milliseconds: a process that has not told its measurements by then is left out, as one that is frozen. */
const PATIENCE = 2000;

type Measured = ReadonlyArray<MetricObjectWithValues<MetricValue<string>>>;

/** What the primary process asks, and what it is answered, by a number for each question. */
interface Question {
  readonly measure: number;
}
interface Answer {
  readonly measured: number;
  readonly metrics: Measured;
}

/** Lets the primary process ask this one for its measurements. */
export function tellPrimary(): void {
  if (!isOfPrimary()) return;
  process.on('message', ({ measure }: Partial<Question>) => {
    if (measure === undefined) return;
    void registry.getMetricsAsJSON().then((metrics) => {
      // It may be on its way out.
      if (process.connected) process.send?.({ measured: measure, metrics } satisfies Answer);
    });
  });
}

/**
 * The measurements of several processes in the Prometheus format, each series with the place of its process. They are not added up: a
 * sum would fall when a process ends, and Prometheus take that for a beginning (decision 186).
 *
 * @param workers those that are there by now, by their places.
 */
export function measurementsOf(workers: () => ReadonlyMap<number, Worker>): { text(): Promise<string> } {
  let questions = 0;
  let found = { serving: 0, silent: 0 };
  gauge('portico_processes', () => (['serving', 'silent'] as const).map((state) => [{ state }, found[state]] as const));
  return {
    text: async () => {
      questions += 1;
      const question = questions;
      const asked = await Promise.all(
        [...workers()].map(async ([place, worker]) => ({ place, metrics: await ask(worker, question) })),
      );
      const told = asked.flatMap(({ place, metrics }) => (metrics === null ? [] : [atPlace(metrics, place)]));
      found = { serving: told.length, silent: asked.length - told.length };
      const ofAll = await AggregatorRegistry.aggregate(told).metrics();
      return `${ofAll}\n${await registry.getSingleMetricAsString('portico_processes')}\n`;
    },
  };
}

function atPlace(metrics: Measured, place: number): MetricObjectWithValues<MetricValue<string>>[] {
  return metrics
    .filter(({ name }) => name !== 'portico_processes')
    .map((metric) => ({
      ...metric,
      values: metric.values.map((each) => ({ ...each, labels: { ...each.labels, process: String(place) } })),
    }));
}

/** Null from a process that does not answer. */
function ask(worker: Worker, question: number): Promise<Measured | null> {
  return new Promise((resolve) => {
    const end = (metrics: Measured | null): void => {
      clearTimeout(timer);
      worker.off('message', listen).off('exit', leave);
      resolve(metrics);
    };
    const listen = ({ measured, metrics }: Partial<Answer>): void => {
      if (measured === question) end(metrics ?? null);
    };
    const leave = (): void => end(null);
    const timer = setTimeout(leave, PATIENCE);
    worker.on('message', listen).on('exit', leave);
    if (worker.isConnected()) worker.send({ measure: question } satisfies Question, (error) => error && leave());
    else leave();
  });
}
