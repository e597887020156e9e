import { ValueType } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client';

type HrTime = [seconds: number, nanoseconds: number];
type Values = ReadonlyArray<MetricValue<string> | MetricValueWithName<string>>;

/**
 * The measurements of a registry of prom-client in the form of OpenTelemetry, so that a thing is measured once whoever asks for it.
 * All are since the start of the process (cumulative).
 */
export function registryProducer(registry: Registry): MetricProducer {
  const startTime = hrTimeOf(performance.timeOrigin);
  return {
    collect: async () => {
      const endTime = hrTimeOf(Date.now());
      const found = await registry.getMetricsAsJSON();
      return {
        resourceMetrics: {
          resource: emptyResource(),
          scopeMetrics: [
            {
              scope: { name: 'portico' },
              metrics: found.map((metric) => metricDataOf(metric, { startTime, endTime })),
            },
          ],
        },
        errors: [],
      };
    },
  };
}

function metricDataOf(
  { name, help, type, values }: MetricObjectWithValues<MetricValue<string>>,
  times: { startTime: HrTime; endTime: HrTime },
): MetricData {
  const kind = String(type);
  const descriptor = { name, description: help, unit: unitOf(name), valueType: ValueType.DOUBLE };
  const common = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  if (kind === 'histogram') {
    const dataPoints = histogramsOf(values).map((point) => ({ ...times, ...point }));
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  const dataPoints = values.map(({ labels, value }) => ({ ...times, attributes: attributesOf(labels), value }));
  return kind === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** By the ending that names of Prometheus have (UCUM). */
function unitOf(name: string): string {
  if (name.endsWith('_seconds') || name.endsWith('_seconds_total')) return 's';
  return name.endsWith('_bytes') ? 'By' : '1';
}

/** Prometheus counts all that is below a bound, OpenTelemetry what is between two. */
function histogramsOf(values: Values): Array<Pick<DataPoint<Histogram>, 'attributes' | 'value'>> {
  const series = new Map<string, { attributes: Record<string, string>; le: Array<[number, number]>; sum: number }>();
  for (const each of values) {
    const { le, ...labels } = each.labels;
    const attributes = attributesOf(labels);
    const key = JSON.stringify(attributes);
    const found = series.get(key) ?? { attributes, le: [], sum: 0 };
    series.set(key, found);
    if (le !== undefined) found.le.push([le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le), each.value]);
    else if ('metricName' in each && each.metricName?.endsWith('_sum')) found.sum = each.value;
  }
  return [...series.values()].map(({ attributes, le, sum }) => {
    const below = le.toSorted(([one], [other]) => one - other);
    const counts = below.map(([, count], at) => count - (below[at - 1]?.[1] ?? 0));
    const boundaries = below.map(([bound]) => bound).filter(Number.isFinite);
    return { attributes, value: { buckets: { boundaries, counts }, sum, count: below.at(-1)?.[1] ?? 0 } };
  });
}

function attributesOf(labels: Readonly<Record<string, string | number | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));
}

function hrTimeOf(milliseconds: number): HrTime {
  return [Math.floor(milliseconds / 1000), Math.round((milliseconds % 1000) * 1e6)];
}
