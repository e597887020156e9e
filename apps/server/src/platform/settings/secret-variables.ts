import * as z from 'zod';
import { type Keys, keysOf } from '../crypto/keys.ts';
import { DEMONSTRATION_SECRET, secretError } from './secret.ts';

const secretVariable = z
  .string()
  .check(({ value, issues }) => {
    const message = secretError(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: '' });
  })
  .optional();

/** The environment variables: the secret of which every key is made, and the one before it while it is changed. */
export const secretVariables = { PORTICO_SECRET: secretVariable, PORTICO_SECRET_PREVIOUS: secretVariable };

type Values = { [Name in keyof typeof secretVariables]?: z.infer<(typeof secretVariables)[Name]> };

/** The keys of the secrets, after they were validated (secretErrors). */
export function keysOfSecrets(values: Values): Keys {
  return keysOf(values.PORTICO_SECRET ?? DEMONSTRATION_SECRET, values.PORTICO_SECRET_PREVIOUS);
}

/**
 * Errors in the combination of the variables, in every mode.
 *
 * @param env without empty variables.
 */
export function secretErrors({
  PORTICO_SECRET: secret,
  PORTICO_SECRET_PREVIOUS: previous,
}: NodeJS.ProcessEnv): string[] {
  if (previous === undefined) return [];
  if (secret === undefined) return ['PORTICO_SECRET_PREVIOUS is set without PORTICO_SECRET. Set both, or neither.'];
  return secret === previous
    ? ['PORTICO_SECRET_PREVIOUS is the same as PORTICO_SECRET. Take it out, or set another PORTICO_SECRET.']
    : [];
}

/** Further errors in production: everybody knows the demonstration's secret. */
export function secretErrorsInProduction({ PORTICO_SECRET: secret }: NodeJS.ProcessEnv): string[] {
  return secret === undefined || secret === DEMONSTRATION_SECRET
    ? ['PORTICO_SECRET is the default one. Set at least 32 random characters, as `openssl rand -base64 33` prints.']
    : [];
}
