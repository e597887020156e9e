import { availableParallelism } from 'node:os';
import * as z from 'zod';

/** PORTICO_WORKERS: how many processes serve together; `all`: as many as the machine has cores. */
export const workersVariable = z
  .string()
  .default('1')
  .refine((value) => value === 'all' || /^[1-9]\d?$/.test(value), 'must be all, or a whole number from 1 to 99')
  .transform((value) => (value === 'all' ? availableParallelism() : Number(value)));

/**
 * Errors in the combination of the variables, in every mode: commands, too, are given the environment of the server.
 *
 * @param env without empty variables.
 */
export function workersErrors(env: NodeJS.ProcessEnv): string[] {
  if (!hasSeveral(env) || env['DATABASE_URL'] !== undefined) return [];
  return [
    'PORTICO_WORKERS needs a PostgreSQL: one process alone can open the embedded database. Set DATABASE_URL, or take PORTICO_WORKERS out.',
  ];
}

/** Further errors of the demonstration's server. */
export function workersErrorsInDemonstration(env: NodeJS.ProcessEnv): string[] {
  return hasSeveral(env)
    ? ["PORTICO_WORKERS is for a hospital's portal, `npm run serve`: the demonstration is one process. Take it out."]
    : [];
}

function hasSeveral({ PORTICO_WORKERS: workers }: NodeJS.ProcessEnv): boolean {
  return workers !== undefined && workers !== '' && workers !== '1';
}
