import {
  type Context,
  context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind as ApiKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer as ApiTracer,
} from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenTelemetrySettings } from '../settings/open-telemetry.ts';
import { registry } from './measure.ts';
import { registryProducer } from './registry-producer.ts';
import type { Attributes, OpenSpan, SpanKind, Tracer } from './spans.ts';
import { recordSpans } from './trace.ts';

/** In milliseconds: how long a stopping server waits for a collector to take what is left. */
const LEAVING = 3000;

/** In milliseconds: as long as one request to the collector may take. Nobody waits for it. */
const PATIENCE = 10_000;

/** In milliseconds: how often measurements are sent, and how often it is said at most that they are not taken. */
const INTERVAL = 60_000;
const BETWEEN_WARNINGS = 600_000;

/** Spans that wait for the collector at most; further ones are dropped. */
const MAX_WAITING_SPANS = 2048;

/**
 * Sends spans and measurements to a collector by OTLP over HTTP. Loaded only where the settings name one. A collector that is slow or
 * down costs the spans that it does not take, and no request a moment.
 *
 * @param report called when it takes nothing, every ten minutes at most.
 * @returns sends what is left, and ends it.
 */
export function startOpenTelemetry(
  { endpoint, headers, service, attributes, ratio }: OpenTelemetrySettings,
  report: () => void,
): { stop(): Promise<void> } {
  warnSeldom(report);
  const to = (signal: 'traces' | 'metrics') => ({
    url: `${endpoint}/v1/${signal}`,
    headers: { ...headers },
    timeoutMillis: PATIENCE,
  });
  const ids = createIds();
  const sdk = new NodeSDK({
    // Nothing of the machine, the user or the command line is looked up.
    autoDetectResources: false,
    resource: resourceFromAttributes({
      ...attributes,
      'service.name': service,
      // Of each process: several send their own measurements, and the collector adds them up.
      'service.instance.id': randomUUID(),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    idGenerator: ids,
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter(to('traces')), maxQueueSize: MAX_WAITING_SPANS }),
    ],
    metricReaders: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(to('metrics')),
        exportIntervalMillis: INTERVAL,
        exportTimeoutMillis: PATIENCE,
        metricProducers: [registryProducer(registry)],
      }),
    ],
    // What the portal does it says itself: nothing is recorded by itself, and nothing is passed on to services outside.
    instrumentations: [],
    logRecordProcessors: [],
    textMapPropagator: null,
  });
  sdk.start();
  recordSpans(tracerBy(trace.getTracer('portico'), ids));
  return {
    stop: async () => {
      recordSpans(null);
      await Promise.race([sdk.shutdown().catch(report), wait(LEAVING, undefined, { ref: false })]);
      for (const api of [trace, context, diag]) api.disable();
    },
  };
}

/** Ids by chance, and for the first span of a trace the id that the log has for it. */
function createIds() {
  let given: string | undefined;
  return {
    give: (traceId: string | undefined) => {
      given = traceId;
    },
    generateTraceId: () => given ?? randomBytes(16).toString('hex'),
    generateSpanId: () => randomBytes(8).toString('hex'),
  };
}

function tracerBy(api: ApiTracer, ids: ReturnType<typeof createIds>): Tracer {
  return {
    begin: (name, kind, { traceId, from }) => {
      const parent = from === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remoteContext(from));
      ids.give(traceId);
      const span = api.startSpan(name, { kind: kinds[kind] }, parent);
      ids.give(undefined);
      return span.isRecording() ? openSpan(api, span, parent) : null;
    },
  };
}

const remoteContext = ({ traceId, spanId, isSampled }: { traceId: string; spanId: string; isSampled: boolean }) => ({
  traceId,
  spanId,
  traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  isRemote: true,
});

const kinds: Readonly<Record<SpanKind, ApiKind>> = {
  server: ApiKind.SERVER,
  consumer: ApiKind.CONSUMER,
  client: ApiKind.CLIENT,
};

function openSpan(api: ApiTracer, span: Span, parent: Context): OpenSpan {
  const within = trace.setSpan(parent, span);
  return {
    begin: (name, kind) => openSpan(api, api.startSpan(name, { kind: kinds[kind] }, within), within),
    add: (name, kind, milliseconds, attributes) => {
      const end = Date.now();
      const options = { kind: kinds[kind], startTime: new Date(end - milliseconds), attributes: { ...attributes } };
      api.startSpan(name, options, within).end(new Date(end));
    },
    rename: (name) => void span.updateName(name),
    set: (attributes: Attributes) => void span.setAttributes({ ...attributes }),
    fail: (error) => {
      span.setAttributes({ 'error.type': error instanceof Error ? error.name : typeof error });
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
    remote: () => {
      const { traceId, spanId } = span.spanContext();
      return { traceId, spanId, isSampled: true };
    },
  };
}

/** Of what the exporter says nothing is repeated, since it names addresses. */
function warnSeldom(report: () => void): void {
  let toldAt = Number.NEGATIVE_INFINITY;
  const warn = (): void => {
    if (performance.now() - toldAt < BETWEEN_WARNINGS) return;
    toldAt = performance.now();
    report();
  };
  const nothing = (): void => {};
  diag.setLogger(
    { error: warn, warn, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
