import type { PostgresPool } from 'kysely';
import { Client, type Pool } from 'pg';
import { gauge, observe, secondsSince } from '../telemetry/measure.ts';

type Name = 'main' | 'replica';
type Connections = ReadonlyArray<readonly [{ pool: Name; state: 'busy' | 'idle' | 'waiting' }, number]>;

/**
 * The pool for Kysely, which measures how long each request waits for a connection, and how many there are.
 *
 * @param name as measurements have it.
 */
export function measuredPool(pool: Pool, name: Name): PostgresPool {
  const forget: () => void = gauge('portico_pool_connections', (): Connections => {
    if (pool.ended) {
      forget();
      return [];
    }
    const { totalCount, idleCount, waitingCount } = pool;
    return [
      [{ pool: name, state: 'busy' }, totalCount - idleCount],
      [{ pool: name, state: 'idle' }, idleCount],
      [{ pool: name, state: 'waiting' }, waitingCount],
    ];
  });
  return {
    connect: async () => {
      const start = performance.now();
      try {
        return await pool.connect();
      } finally {
        observe('portico_pool_wait_seconds', { pool: name }, secondsSince(start));
      }
    },
    end: () => pool.end(),
    options: pool.options,
    // By which Kysely cancels a statement.
    Client,
  };
}
