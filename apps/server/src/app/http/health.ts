import { errors } from '@portico/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { isUpToDate } from '../../platform/db/migrate.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the process is about to end: readiness ends before anything closes. */
    lifecycle: { stopping: boolean };
  }
}

/** Milliseconds for which /readyz caches its result: anybody may ask, and each check queries the database. */
const CACHE_MS = 1000;

/**
 * GET /healthz: the process answers. GET /readyz: the server can serve; its database answers and every migration has
 * run.
 */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.decorate('lifecycle', { stopping: false });
  app.addHook('preClose', async () => {
    app.lifecycle.stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    // A connection that is kept alive for a next request would delay the stop for as long as it may be idle.
    if (app.lifecycle.stopping) reply.header('connection', 'close');
  });
  app.get('/healthz', async () => ({ meta: { code: 200 } }));
  const isDatabaseReady = cacheBriefly(() => isUpToDate(database).catch(() => false));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !app.lifecycle.stopping && (await isDatabaseReady());
    if (isReady) return { meta: { code: 200 } };
    const { status, errorCode, errorMessage } = errors.unavailable;
    return reply.code(status).send({ meta: { code: status, errorCode, errorMessage } });
  });
}

/** Checks again if the last result is older than KEPT. Concurrent callers share one check. */
function cacheBriefly(ask: () => Promise<boolean>): () => Promise<boolean> {
  let saved: { at: number; answer: Promise<boolean> } | undefined;
  return () => {
    const now = performance.now();
    if (saved === undefined || now - saved.at > CACHE_MS) saved = { at: now, answer: ask() };
    return saved.answer;
  };
}
