import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Keys } from '../../platform/crypto/keys.ts';
import { addressKey } from '../../platform/crypto/lookup-keys.ts';

/** The demonstration's terminal stays readable; a hospital's log has a line for every response. */
export const logLevels = { production: 'info', demonstration: 'warn', test: 'silent' } as const;

/**
 * The log: one JSON line for each event. Patient data, tokens and addresses cannot get in: a request is logged by its
 * route's pattern only, and an error by its kind and its origin in the code. Messages are left out, because they may
 * quote values.
 */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
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
  app.addHook('onResponse', async (request, reply) => {
    const answer = { route: routeOf(reply), method: request.method, status: reply.statusCode };
    const who = reply.statusCode >= 400 && reply.statusCode < 500 ? refusedOf(request, keys) : {};
    request.log.info({ ...answer, ...who, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

/** A request that is refused before anything is known of it has no visitor. */
function refusedOf({ visitor }: Partial<Pick<FastifyRequest, 'visitor'>>, keys: Keys): Record<string, unknown> {
  if (!visitor) return {};
  return { actor: visitor.session?.accountId ?? null, from: addressKey(keys, visitor.address) };
}

/** The route's pattern, never the requested path. */
export function routeOf(reply: FastifyReply): string {
  return reply.request.routeOptions.url ?? 'page';
}
