import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Attributes, OpenSpan, SpanKind, SpanName, Tracer } from './spans.ts';
import { formatTraceparent, type RemoteSpan } from './traceparent.ts';

/** Who acts, by kind and never by identity. `proxy`: a person for somebody whom they look after. `provider`: the server of a framed page. */
export type ActorKind = 'visitor' | 'account' | 'proxy' | 'provider' | 'system';

/** What belongs together: a request, or a job, with all that is done for it. Its lines in the log have its id. */
export interface Trace {
  /** 32 hexadecimal digits, by chance. */
  readonly id: string;
  readonly kind: 'request' | 'job';
  actor: ActorKind;
  /** Null unless spans are recorded. */
  readonly span: OpenSpan | null;
}

const traces = new AsyncLocalStorage<Trace>();
let tracer: Tracer | null = null;

/** Records spans from now on, or no longer. */
export function recordSpans(by: Tracer | null): void {
  tracer = by;
}

/** Whether spans are recorded, so that nothing is worked out for them otherwise. */
export function recordsSpans(): boolean {
  return tracer !== null;
}

/** What is done at the moment; undefined outside of any request and job. */
export function currentTrace(): Trace | undefined {
  return traces.getStore();
}

/** Says who acts, once that is known. */
export function noteActor(actor: ActorKind): void {
  const trace = traces.getStore();
  if (trace !== undefined) trace.actor = actor;
}

/** From where a trace comes. */
interface Beginning {
  /** The span elsewhere that caused it, whose trace it then belongs to. */
  readonly from: RemoteSpan | null;
  /** Otherwise: 32 hexadecimal digits by chance, where there are some already. */
  readonly id?: string;
  readonly actor: ActorKind;
  /** No span is wanted of it. */
  readonly isUnrecorded?: boolean;
}

/** Begins what belongs together. Its span is ended by the caller. */
export function beginTrace(kind: Trace['kind'], name: SpanName, { from, id, actor, isUnrecorded }: Beginning): Trace {
  const traceId = from?.traceId ?? id ?? randomBytes(16).toString('hex');
  const spanKind: SpanKind = kind === 'request' ? 'server' : 'consumer';
  const span = isUnrecorded ? null : tracer?.begin(name, spanKind, { traceId, from });
  return { id: traceId, kind, actor, span: span ?? null };
}

/** Runs work as part of a trace. */
export function withinTrace<Result>(trace: Trace, work: () => Result): Result {
  return traces.run(trace, work);
}

/**
 * Runs work as a span of the present trace, where spans are recorded.
 *
 * @param work gets what it may say more of the span by.
 */
export async function withinSpan<Result>(
  name: SpanName,
  kind: SpanKind,
  attributes: Attributes,
  work: (say: (attributes: Attributes) => void) => Promise<Result>,
): Promise<Result> {
  const trace = traces.getStore();
  if (trace === undefined || trace.span === null) return work(() => {});
  const span = trace.span.begin(name, kind);
  span.set(attributes);
  try {
    return await traces.run({ ...trace, span }, () => work((more) => span.set(more)));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** By which another process goes on with the present trace; undefined outside of any. */
export function currentTraceparent(): string | undefined {
  const trace = traces.getStore();
  return trace === undefined ? undefined : formatTraceparent(trace.span?.remote() ?? unrecorded(trace));
}

/** Nothing is recorded of it, but the lines in the log belong together. */
function unrecorded({ id }: Trace): RemoteSpan {
  return { traceId: id, spanId: randomBytes(8).toString('hex'), isSampled: false };
}
