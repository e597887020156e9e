import { join, resolve } from 'node:path';
import * as z from 'zod';

/** A print service. */
export interface LettersService {
  url: string;
  token: string;
  /** Certificates of the authorities that vouch for the service, as a PEM text; absent: those of the system. */
  authority?: string;
}

/** Who prints and posts letters. */
export interface LettersSettings {
  /** The print service; absent in the demonstration, which stores letters in the folder. */
  service?: LettersService;
  folder: string;
}

/** The environment variables. One is secret, so no error repeats a value. */
export const lettersVariables = {
  LETTERS_URL: z
    .string()
    .refine(
      (value) => /^https?:\/\/[^@?#\s]+$/.test(value) && URL.canParse(value),
      'must be an https:// address without a login, ? or #, as https://print.example.org/letters',
    )
    .optional(),
  LETTERS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be a token: printable ASCII characters without blanks')
    .optional(),
  LETTERS_FOLDER: z.string().optional(),
};

type Values = { [Name in keyof typeof lettersVariables]?: z.infer<(typeof lettersVariables)[Name]> };

/**
 * The variables as settings, after they were validated (lettersErrors).
 *
 * @param dataFolder contains the default folder of letters.
 */
export function lettersSettings(values: Values, dataFolder: string): LettersSettings {
  const folder = resolve(values.LETTERS_FOLDER ?? join(dataFolder, 'letters'));
  const { LETTERS_URL: url, LETTERS_TOKEN: token } = values;
  return url === undefined || token === undefined ? { folder } : { service: { url, token }, folder };
}

/**
 * Errors in the combination of the variables, in every mode.
 *
 * @param env without empty variables.
 */
export function lettersErrors(env: NodeJS.ProcessEnv): string[] {
  return (env['LETTERS_URL'] === undefined) === (env['LETTERS_TOKEN'] === undefined)
    ? []
    : ['LETTERS_URL and LETTERS_TOKEN belong together. Set both, or neither.'];
}

/** Further errors in production: it needs a real service. */
export function lettersErrorsInProduction(env: NodeJS.ProcessEnv): string[] {
  return env['LETTERS_URL'] === undefined
    ? [
        "LETTERS_URL is not set, so letters would stay in the demonstration's folder. Set it, as https://print.example.org/letters.",
      ]
    : [];
}
