import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { currentTrace, type Trace } from '../../platform/telemetry/trace.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import { addressKey } from '../../platform/crypto/lookup-keys.ts';

/** The demonstration's terminal stays readable; a hospital's log has a line for every response. */
export const logLevels = { production: 'info', demonstration: 'warn', test: 'silent' } as const;

/**
 * Of what a line in the log tells: `request` and `job`, what was done for one; `service` and `insurer`, what came from outside;
 * `process`, processes that start and end; `settings`, what an operator has set; `server`, everything else.
 */
type LogKind = 'request' | 'job' | 'service' | 'insurer' | 'process' | 'settings' | 'server';

/**
 * The log: one JSON line for each event, with its kind, and with the trace that it belongs to and the kind of who acts, where there
 * is one. Patient data, tokens and addresses cannot get in: a request is logged by its
 * route's pattern only, and an error by its kind and its origin in the code. Messages are left out, because they may
 * quote values.
 */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => contextOf(currentTrace()),
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function contextOf(trace: Pick<Trace, 'id' | 'kind' | 'actor'> | undefined): {
  kind: LogKind;
  trace?: string;
  actor?: string;
} {
  if (trace === undefined) return { kind: 'server' };
  return { kind: trace.kind, trace: trace.id, actor: trace.actor };
}

/** The loggable part of an error: its name, its code, and the lines of code in its stack. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  return {
    name: error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
  };
}

/**
 * Logs one line for each response. That of a refusal says who was refused, by the account's random id, and from where, by
 * the keyed hash that the audit trail has too.
 */
export function logAnswers(app: FastifyInstance, keys: Keys): void {
  app.addHook('onResponse', (request, reply, done) => {
    const answer = { route: routeOf(reply), method: request.method, status: reply.statusCode };
    const who = reply.statusCode >= 400 && reply.statusCode < 500 ? refusedOf(request, keys) : {};
    const line = { ...contextOf(request.trace), ...answer, ...who, ms: Math.round(reply.elapsedTime) };
    if (probes.has(answer.route) && reply.statusCode === 200) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}

/** A request that is refused before anything is known of it has no visitor. */
function refusedOf({ visitor }: Partial<Pick<FastifyRequest, 'visitor'>>, keys: Keys): Record<string, unknown> {
  if (!visitor) return {};
  return { account: visitor.session?.accountId ?? null, from: addressKey(keys, visitor.address) };
}

/** Asked every few seconds by whatever balances the load: where all is well, nothing is recorded of it. */
export const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** In place of the pattern of a path that no route has: the app's own pages, and what nobody knows. */
export const UNKNOWN_ROUTE = 'page';

/** The route's pattern, never the requested path. */
export function routeOf(reply: FastifyReply): string {
  return reply.request.routeOptions.url ?? UNKNOWN_ROUTE;
}
