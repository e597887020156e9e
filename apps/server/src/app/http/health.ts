import { errors } from '@portico/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { isUpToDate } from '../../platform/db/migrate.ts';
import { problemOf, readMark } from '../../platform/installation/find-installation-problem.ts';
import type { Installation } from '../../platform/installation/installation.ts';
import type { DiskRoom } from './disk-room.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the process is about to end: readiness ends before anything closes. */
    lifecycle: { stopping: boolean };
  }
}

/** Milliseconds for which /readyz caches its result: anybody may ask, and each check queries the database. */
const CACHE_MS = 1000;

/**
 * GET /healthz: the process answers. GET /readyz: the server can serve; its database answers, is this installation's,
 * has had every migration and has room to write. A server does not start on another's database, but another's may be restored beneath it.
 */
export function serveHealth(
  app: FastifyInstance,
  database: Database,
  installation: Installation,
  diskRoom: DiskRoom,
): void {
  app.decorate('lifecycle', { stopping: false });
  app.addHook('preClose', async () => {
    app.lifecycle.stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    // A connection that is kept alive for a next request would delay the stop for as long as it may be idle.
    if (app.lifecycle.stopping) reply.header('connection', 'close');
  });
  app.get('/healthz', async () => ({ meta: { code: 200 } }));
  const findDatabaseReason = cacheBriefly(() => findUnreadiness(database, installation, diskRoom));
  app.get('/readyz', async (_request, reply) => {
    const reason = app.lifecycle.stopping ? 'stopping' : await findDatabaseReason();
    if (reason === null) return { meta: { code: 200 } };
    const { status, errorCode, errorMessage } = errors.unavailable;
    return reply.code(status).send({ meta: { code: status, errorCode, errorMessage }, response: { reason } });
  });
}

/**
 * Why the server cannot serve, in a word for the operator. `database`: it does not answer. `disk`: it has no room to write.
 * `migrations`: it is not up to date. `secret`: it was made with another PORTICO_SECRET. `installation`: it is of the other
 * kind, or nobody's.
 */
type Reason = 'database' | 'disk' | 'migrations' | 'secret' | 'installation';

/** Why this server cannot serve; null where it can. */
export async function findUnreadiness(
  database: Database,
  installation: Installation,
  diskRoom: DiskRoom,
): Promise<Reason | null> {
  return reasonOf(database, installation, diskRoom).catch(() => 'database' as const);
}

async function reasonOf(database: Database, installation: Installation, diskRoom: DiskRoom): Promise<Reason | null> {
  if (await diskRoom.isFull()) return 'disk';
  if (!(await isUpToDate(database))) return 'migrations';
  const mark = await readMark(database.db);
  const problem = mark === undefined ? 'isNobodys' : problemOf(mark, installation);
  if (problem === null) return null;
  return problem === 'secret' ? 'secret' : 'installation';
}

/** Checks again if the last result is older than KEPT. Concurrent callers share one check. */
function cacheBriefly<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let saved: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    const now = performance.now();
    if (saved === undefined || now - saved.at > CACHE_MS) saved = { at: now, answer: ask() };
    return saved.answer;
  };
}
