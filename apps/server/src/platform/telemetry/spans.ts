import type { ErrorName } from '@portico/contract';
import type { ActorKind } from './trace.ts';
import type { InsurerOutcome, OutsideService, ServiceOutcome } from './outside-services.ts';
import type { RemoteSpan } from './traceparent.ts';

/**
 * All that a span may say, by the names of OpenTelemetry's conventions where they have one. There is no attribute for an address, a
 * header, a query, a parameter, a message or an id of anybody, so that none gets there.
 */
export interface Attributes {
  'http.request.method'?: string;
  /** The route's pattern. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  'db.system.name'?: 'postgresql';
  /** What a statement does to which table: never its values. */
  'db.operation.name'?: string;
  'db.collection.name'?: string;
  /** The name of a call in the contract. */
  'portico.call'?: string;
  'portico.actor'?: ActorKind;
  'portico.refusal'?: ErrorName;
  'portico.service'?: OutsideService | 'insurer';
  'portico.outcome'?: ServiceOutcome | InsurerOutcome | 'done';
  'portico.payor'?: string;
  'portico.gateway'?: string;
  'portico.queue'?: string;
  /** The class of an error. */
  'error.type'?: string;
}

/** What a span is called: a call, a route, a queue, a service, or what a statement does. */
export type SpanName = string;

export type SpanKind = 'server' | 'consumer' | 'client';

/** A span that has begun. */
export interface OpenSpan {
  begin(name: SpanName, kind: SpanKind): OpenSpan;
  /** Adds one that is over already. */
  add(name: SpanName, kind: SpanKind, milliseconds: number, attributes: Attributes): void;
  rename(name: SpanName): void;
  set(attributes: Attributes): void;
  /** Says that it failed, by the class of the error alone: a message may quote what somebody typed. */
  fail(error: unknown): void;
  end(): void;
  remote(): RemoteSpan;
}

/** Records spans (opentelemetry.ts). */
export interface Tracer {
  /** Begins the first span of a trace here; null for a trace of which nothing is recorded. */
  begin(name: SpanName, kind: SpanKind, trace: { traceId: string; from: RemoteSpan | null }): OpenSpan | null;
}
