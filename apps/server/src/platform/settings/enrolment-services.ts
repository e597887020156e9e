import type { signUpFlow } from '@portico/rules';
import * as z from 'zod';

/** An outside service with JSON over HTTP. */
export interface HttpService {
  /** Without a slash at the end. */
  url: string;
  /** Sent with each request. */
  token?: string;
  /** Certificates of the authorities that vouch for the service, as a PEM text; absent: those of the system. */
  authority?: string;
}

/** The outside services of enrolment. The demonstration simulates those that are absent. */
export interface EnrolmentServices {
  /**
   * Checks whether a credit card belongs to a person. `none`: the hospital does not use cards, and people are not asked
   * for one.
   */
  cardCheck?: HttpService | 'none';
  /** Asks about a person's credit history. `none`: the hospital does not use it, as production does not unless it names one. */
  bureau?: HttpService | 'none';
  /** Knows the cities of postal codes. `embedded`: the built-in table of United States ZIP codes. */
  geocoding?: HttpService | 'embedded';
  /** Knows the employees of partners that use social security numbers. */
  partnerRoster?: HttpService;
}

/** No query or user name: paths are appended to the address, and a login or a key has its own variable. */
const isAddress = (value: string): boolean => /^https?:\/\/[^@?#\s]+$/.test(value) && URL.canParse(value);
const wanted = 'must be an https:// address without a login, ? or #, as https://cards.example.org/check';
const withoutSlash = (value: string): string => value.replace(/\/+$/, '');

const address = z
  .string()
  .refine(isAddress, wanted)
  .transform((value): HttpService => ({ url: withoutSlash(value) }));

/** An address, or the word by which a hospital says that it has no such service. */
const addressOr = <Word extends string>(word: Word) =>
  z
    .string()
    .refine((value) => value === word || isAddress(value), `${wanted}, or ${word}`)
    .transform((value): Word | HttpService => (value === word ? word : { url: withoutSlash(value) }));

const token = z.string().regex(/^[\x21-\x7e]+$/, 'must be a token: printable ASCII characters without blanks');

/** The environment variables. Half of them are secret, so no error repeats a value. */
export const enrolmentVariables = {
  CARD_CHECK_URL: addressOr('none').optional(),
  CARD_CHECK_TOKEN: token.optional(),
  BUREAU_URL: addressOr('none').optional(),
  BUREAU_TOKEN: token.optional(),
  GEOCODING_URL: addressOr('embedded').optional(),
  GEOCODING_TOKEN: token.optional(),
  PARTNER_ROSTER_URL: address.optional(),
  PARTNER_ROSTER_TOKEN: token.optional(),
};

type Values = { [Name in keyof typeof enrolmentVariables]?: z.infer<(typeof enrolmentVariables)[Name]> };

/**
 * The variables as settings, after they were validated (enrolmentErrors).
 *
 * @param isDemonstration a bureau that is not set is invented; a hospital has none.
 */
export function enrolmentServices(values: Values, isDemonstration: boolean): EnrolmentServices {
  const cardCheck = withToken(values.CARD_CHECK_URL, values.CARD_CHECK_TOKEN);
  const bureau = withToken(values.BUREAU_URL ?? (isDemonstration ? undefined : 'none'), values.BUREAU_TOKEN);
  const geocoding = withToken(values.GEOCODING_URL, values.GEOCODING_TOKEN);
  const partnerRoster = withToken<never>(values.PARTNER_ROSTER_URL, values.PARTNER_ROSTER_TOKEN);
  return {
    ...(cardCheck === undefined ? {} : { cardCheck }),
    ...(bureau === undefined ? {} : { bureau }),
    ...(geocoding === undefined ? {} : { geocoding }),
    ...(partnerRoster === undefined ? {} : { partnerRoster }),
  };
}

function withToken<Word extends string>(
  service: HttpService | Word | undefined,
  secret: string | undefined,
): HttpService | Word | undefined {
  if (service === undefined || typeof service === 'string' || secret === undefined) return service;
  return { ...service, token: secret };
}

/** The methods of verification that the hospital does not use. They are not offered. */
export function methodsWithout({ cardCheck, bureau }: EnrolmentServices): signUpFlow.ServiceMethod[] {
  return [
    ...(cardCheck === 'none' ? (['creditCard'] as const) : []),
    ...(bureau === 'none' ? (['questionBased'] as const) : []),
  ];
}

/** A service, and the texts of its errors. */
interface Service {
  name: string;
  /** What replaces it if it is not set; null if the health system's file decides whether it is needed (partners.ts). */
  without: string | null;
  example: string;
  /** The word that can be set instead of an address. */
  word?: string;
}

const services: readonly Service[] = [
  {
    name: 'CARD_CHECK',
    without: "cards would be judged by the demonstration's list of test numbers",
    example: 'https://cards.example.org/check',
    word: 'none',
  },
  // NIST SP 800-63A-4 takes no such questions: whoever names no bureau has none (docs/decisions/0177).
  { name: 'BUREAU', without: null, example: 'https://bureau.example.org/v1', word: 'none' },
  {
    name: 'GEOCODING',
    without: 'ZIP codes would be looked up in the table that comes along',
    example: 'https://maps.example.org/geocode/json',
    word: 'embedded',
  },
  { name: 'PARTNER_ROSTER', without: null, example: 'https://roster.example.org/confirm' },
];

/**
 * Errors in the combination of the variables, in every mode.
 *
 * @param env without empty variables.
 */
export function enrolmentErrors(env: NodeJS.ProcessEnv): string[] {
  return services
    .filter(({ name, word }) => env[`${name}_TOKEN`] !== undefined && [undefined, word].includes(env[`${name}_URL`]))
    .map(({ name }) => `${name}_TOKEN is set without an address in ${name}_URL. Set both, or neither.`);
}

/** Further errors in production: it needs real services, or the word for none. */
export function enrolmentErrorsInProduction(env: NodeJS.ProcessEnv): string[] {
  return services.flatMap(({ name, without, example, word }) => {
    if (env[`${name}_URL`] !== undefined || without === null) return [];
    const instead = word === undefined ? '' : `, or to ${word}`;
    return [`${name}_URL is not set, so ${without}. Set it, as ${example}${instead}.`];
  });
}
