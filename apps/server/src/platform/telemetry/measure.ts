import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { type Instrument, type InstrumentOf, instruments, type LabelsOf } from './instruments.ts';
import { OTHER, valuesOf } from './label-lists.ts';

/**
 * The measurements of this process. They are of the process and not of one application, as a processor's time is: whoever
 * measures needs no handle for it. They are read as text (Prometheus) and by the exporter of OpenTelemetry.
 */
export const registry = new Registry();

/** In milliseconds: what cannot be read in this time is left out, so that the rest can be seen while a database hangs. */
const PATIENCE = 2000;

type Reading<Name extends InstrumentOf<'gauge'>> = readonly [labels: LabelsOf<Name>, value: number];
type Labels = Readonly<Record<string, string>>;
type Read = () => Promise<ReadonlyArray<readonly [labels: Labels, value: number]>>;

/** The values of each label of an instrument. */
const lists = new Map<string, ReadonlyArray<readonly [label: string, values: ReadonlySet<string>]>>();
const counters = new Map<string, Counter>();
const histograms = new Map<string, Histogram>();
/** What gauges are read by, at the moment at which somebody looks. */
const readers = new Map<string, Set<Read>>();

for (const [name, instrument] of Object.entries<Instrument>(instruments)) register(name, instrument);

/** Measures the process itself, from the first call on: processor, memory, event loop, garbage. */
export function measureProcess(): void {
  if (registry.getSingleMetric('process_cpu_seconds_total') === undefined)
    collectDefaultMetrics({ register: registry });
}

/** Counts something that has happened. */
export function count<Name extends InstrumentOf<'counter'>>(name: Name, labels: LabelsOf<Name>, by = 1): void {
  counters.get(name)?.inc(listed(name, labels as Labels), by);
}

/** Adds what was measured, in seconds, to a histogram. */
export function observe<Name extends InstrumentOf<'histogram'>>(
  name: Name,
  labels: LabelsOf<Name>,
  seconds: number,
): void {
  histograms.get(name)?.observe(listed(name, labels as Labels), seconds);
}

/** Seconds since a moment of `performance.now()`. */
export function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}

/**
 * Says how a gauge is read: whenever somebody looks, and not before. What cannot be read is left out.
 *
 * @returns ends that, as before what is read is closed.
 */
export function gauge<Name extends InstrumentOf<'gauge'>>(
  name: Name,
  read: () => ReadonlyArray<Reading<Name>> | Promise<ReadonlyArray<Reading<Name>>>,
): () => void {
  const reader: Read = async () => (await read()) as Awaited<ReturnType<Read>>;
  readers.get(name)?.add(reader);
  return () => void readers.get(name)?.delete(reader);
}

function register(name: string, { kind, help, labels, buckets = [] }: Instrument): void {
  lists.set(
    name,
    Object.entries(labels).map(([label, list]) => [label, valuesOf(list)]),
  );
  const common = { name, help, labelNames: Object.keys(labels), registers: [registry] };
  if (kind === 'counter') counters.set(name, new Counter(common));
  else if (kind === 'histogram') histograms.set(name, new Histogram({ ...common, buckets: [...buckets] }));
  else {
    const ofName = new Set<Read>();
    readers.set(name, ofName);
    const made: Gauge = new Gauge({
      ...common,
      collect: async () => {
        const read = await Promise.all([...ofName].map(inTime));
        made.reset();
        for (const [values, value] of read.flat()) made.inc(listed(name, values), value);
      },
    });
  }
}

async function inTime(read: Read): ReturnType<Read> {
  const late = Promise.withResolvers<Awaited<ReturnType<Read>>>();
  const timer = setTimeout(() => late.resolve([]), PATIENCE);
  try {
    return await Promise.race([read(), late.promise]);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}

/** Each label with its value, if that is in its list; else with `other`. */
function listed(name: string, values: Labels): Record<string, string> {
  return Object.fromEntries(
    (lists.get(name) ?? []).map(([label, list]) => {
      const value = values[label] ?? '';
      return [label, list.has(value) ? value : OTHER];
    }),
  );
}
