import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A value as OTLP/JSON has it, by its type. */
interface AnyValue {
  readonly stringValue?: string;
  readonly intValue?: number | string;
  readonly doubleValue?: number;
}

interface KeyValue {
  readonly key: string;
  readonly value: AnyValue;
}

/** What is read of a span and of a metric (opentelemetry-proto, trace.proto and metrics.proto). */
interface WireSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes?: readonly KeyValue[];
  readonly events?: readonly unknown[];
  readonly status?: { readonly code?: number; readonly message?: string };
}

interface WirePoint {
  readonly attributes?: readonly KeyValue[];
  readonly asDouble?: number;
  readonly count?: number | string;
  readonly sum?: number;
  readonly bucketCounts?: ReadonlyArray<number | string>;
  readonly explicitBounds?: readonly number[];
}

interface WireMetric {
  readonly name: string;
  readonly sum?: { readonly dataPoints: readonly WirePoint[] };
  readonly gauge?: { readonly dataPoints: readonly WirePoint[] };
  readonly histogram?: { readonly dataPoints: readonly WirePoint[] };
}

interface Batch {
  readonly resourceSpans?: ReadonlyArray<{
    readonly scopeSpans: ReadonlyArray<{ readonly spans: readonly WireSpan[] }>;
  }>;
  readonly resourceMetrics?: ReadonlyArray<{
    readonly scopeMetrics: ReadonlyArray<{ readonly metrics: readonly WireMetric[] }>;
  }>;
}

/** A span as it came. */
interface TakenSpan extends Omit<WireSpan, 'attributes'> {
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** A series of a metric as it came. */
interface TakenPoint extends Omit<WirePoint, 'attributes'> {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** A collector on this machine, which takes OTLP in JSON over HTTP. */
export interface OtlpReceiver {
  readonly endpoint: string;
  readonly spans: TakenSpan[];
  /** Of the last batch alone: all counts are since the start of the process. */
  points: readonly TakenPoint[];
  /** All that came, as text. */
  readonly bodies: string[];
  readonly authorizations: Set<string | undefined>;
  close(): Promise<void>;
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: TakenSpan[] = [];
  const bodies: string[] = [];
  const authorizations = new Set<string | undefined>();
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      bodies.push(JSON.stringify(body));
      authorizations.add(request.headers.authorization);
      const batch = body as Batch;
      if (request.url === '/v1/traces') spans.push(...spansOf(batch));
      if (request.url === '/v1/metrics') receiver.points = pointsOf(batch);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: OtlpReceiver = {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    points: [],
    bodies,
    authorizations,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return receiver;
}

function spansOf({ resourceSpans = [] }: Batch): TakenSpan[] {
  return resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, attributes: attributesOf(span.attributes) }))),
  );
}

function pointsOf({ resourceMetrics = [] }: Batch): TakenPoint[] {
  return resourceMetrics.flatMap(({ scopeMetrics }) =>
    scopeMetrics.flatMap((scope) =>
      scope.metrics.flatMap(({ name, sum, gauge, histogram }) =>
        (sum ?? gauge ?? histogram ?? { dataPoints: [] }).dataPoints.map((point) => ({
          ...point,
          name,
          attributes: attributesOf(point.attributes),
        })),
      ),
    ),
  );
}

function attributesOf(attributes: readonly KeyValue[] = []): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, doubleValue } }) => [
      key,
      stringValue ?? doubleValue ?? Number(intValue),
    ]),
  );
}
