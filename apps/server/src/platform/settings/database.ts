import * as z from 'zod';
import { urlOf } from './url-variable.ts';
import { wholeNumber } from './whole-number.ts';

/** Where the portal's data is. */
export interface DatabaseSettings {
  /** PostgreSQL; absent: the embedded database in the data folder. */
  databaseUrl?: string;
  databaseReadUrl?: string;
  /** PostgreSQL itself, where databaseUrl is a pooler that gives connections for a transaction. */
  databaseDirectUrl?: string;
  /** Connections to PostgreSQL that a server opens for requests, and as many to the replica. */
  databasePool: number;
  /** Whether a server or a command brings the tables up to date by itself; `portico migrate` does in any case. */
  migratesByItself: boolean;
}

/** The environment variables. */
export const databaseVariables = {
  DATABASE_URL: urlOf(/^postgres(ql)?:/, 'postgresql://user:password@host:5432/portico').optional(),
  DATABASE_READ_URL: urlOf(/^postgres(ql)?:/, 'postgresql://user:password@replica:5432/portico').optional(),
  DATABASE_DIRECT_URL: urlOf(/^postgres(ql)?:/, 'postgresql://user:password@host:5432/portico').optional(),
  DATABASE_POOL: wholeNumber(2, 200, 10),
  DATABASE_EMBEDDED: z.literal('yes', 'must be yes, or be left out').optional(),
  PORTICO_MIGRATE: z.enum(['start', 'command'], 'must be start or command').default('start'),
};

type Values = z.infer<z.ZodObject<typeof databaseVariables>>;

/** The variables as settings, after they were validated (databaseErrors). */
export function databaseSettings(values: Values): DatabaseSettings {
  return {
    databasePool: values.DATABASE_POOL,
    migratesByItself: values.PORTICO_MIGRATE === 'start',
    ...(values.DATABASE_URL === undefined ? {} : { databaseUrl: values.DATABASE_URL }),
    ...(values.DATABASE_READ_URL === undefined ? {} : { databaseReadUrl: values.DATABASE_READ_URL }),
    ...(values.DATABASE_DIRECT_URL === undefined ? {} : { databaseDirectUrl: values.DATABASE_DIRECT_URL }),
  };
}

/**
 * Errors in the combination of the variables, in every mode.
 *
 * @param env without empty variables.
 */
export function databaseErrors(env: NodeJS.ProcessEnv): string[] {
  const { DATABASE_URL: url, DATABASE_EMBEDDED: embedded } = env;
  return [
    ...['DATABASE_READ_URL', 'DATABASE_DIRECT_URL'].flatMap((name) =>
      env[name] !== undefined && url === undefined
        ? [`${name} is set without DATABASE_URL. Set both, or neither.`]
        : [],
    ),
    ...(embedded !== undefined && url !== undefined
      ? ['DATABASE_EMBEDDED and DATABASE_URL name two databases. Take one of them out.']
      : []),
  ];
}

/** Further errors in production: nobody's data stands in an embedded database unasked. */
export function databaseErrorsInProduction(env: NodeJS.ProcessEnv): string[] {
  return env['DATABASE_URL'] !== undefined || env['DATABASE_EMBEDDED'] !== undefined
    ? []
    : [
        'DATABASE_URL is not set. Name a PostgreSQL, or set DATABASE_EMBEDDED=yes for the embedded database in PORTICO_DATA.',
      ];
}
