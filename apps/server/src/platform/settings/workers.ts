import { availableParallelism } from 'node:os';
import * as z from 'zod';
import type { Mode } from './environment.ts';

/** PORTICO_WORKERS: how many processes serve together; `all`: as many as the machine has cores. */
export const workersVariable = z
  .string()
  .default('1')
  .refine((value) => value === 'all' || /^[1-9]\d?$/.test(value), 'must be all, or a whole number from 1 to 99')
  .transform((value) => (value === 'all' ? availableParallelism() : Number(value)));

export function workersErrors(mode: Mode, env: NodeJS.ProcessEnv): string[] {
  const workers = env['PORTICO_WORKERS'];
  if (workers === undefined || workers === '1') return [];
  if (mode === 'demonstration') {
    return [
      "PORTICO_WORKERS is for a hospital's portal, `npm run serve`: the demonstration is one process. Take it out.",
    ];
  }
  if (env['DATABASE_URL'] === undefined) {
    return [
      'PORTICO_WORKERS needs a PostgreSQL: one process alone can open the embedded database. Set DATABASE_URL, or take PORTICO_WORKERS out.',
    ];
  }
  return [];
}
