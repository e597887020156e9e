import type { signUpFlow } from '@portico/rules';
import * as z from 'zod';

/** An outside service that is asked over HTTP in JSON. */
export interface HttpService {
  /** Without a slash at its end. */
  url: string;
  /** Sent with each question. */
  token?: string;
}

/** The services that help somebody to an account. What is absent is played by the demonstration. */
export interface EnrolmentServices {
  /** Says whether a credit card is somebody's. `none`: the hospital does without, and nobody is asked for a card. */
  cardCheck?: HttpService | 'none';
  /** Asks about somebody's credit history; `none` likewise. */
  bureau?: HttpService | 'none';
  /** Knows the cities of postal codes. `embedded`: the table that comes along, with the ZIP codes of the United States. */
  geocoding?: HttpService | 'embedded';
  /** Knows whom partners employ that go by a social security number. */
  partnerRoster?: HttpService;
}

/** Paths are put after the address, and a login or a key has a variable of its own. */
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

/** The variables of the environment; half of them are secret, so no fault repeats a value. */
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

/** The variables as settings, once they were found in order (enrolmentFaults). */
export function enrolmentServices(values: Values): EnrolmentServices {
  const cardCheck = withToken(values.CARD_CHECK_URL, values.CARD_CHECK_TOKEN);
  const bureau = withToken(values.BUREAU_URL, values.BUREAU_TOKEN);
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

/** The methods of verification that a hospital goes without: they are not offered. */
export function methodsWithout({ cardCheck, bureau }: EnrolmentServices): signUpFlow.ServiceMethod[] {
  return [
    ...(cardCheck === 'none' ? (['creditCard'] as const) : []),
    ...(bureau === 'none' ? (['questionBased'] as const) : []),
  ];
}

/** What an address is for. */
interface Service {
  name: string;
  /** What stands in for it where it is not set; null where the health system's file says if it is needed (partners.ts). */
  without: string | null;
  example: string;
  /** In place of an address: to do without the service. */
  word?: string;
}

const services: readonly Service[] = [
  {
    name: 'CARD_CHECK',
    without: "cards would be judged by the demonstration's list of test numbers",
    example: 'https://cards.example.org/check',
    word: 'none',
  },
  {
    name: 'BUREAU',
    without: 'questions about the credit history would be invented',
    example: 'https://bureau.example.org/v1',
    word: 'none',
  },
  {
    name: 'GEOCODING',
    without: 'ZIP codes would be looked up in the table that comes along',
    example: 'https://maps.example.org/geocode/json',
    word: 'embedded',
  },
  { name: 'PARTNER_ROSTER', without: null, example: 'https://roster.example.org/confirm' },
];

/**
 * What is wrong between the variables, whichever the mode.
 *
 * @param env without empty variables.
 */
export function enrolmentFaults(env: NodeJS.ProcessEnv): string[] {
  return services
    .filter(({ name, word }) => env[`${name}_TOKEN`] !== undefined && [undefined, word].includes(env[`${name}_URL`]))
    .map(({ name }) => `${name}_TOKEN is set without an address in ${name}_URL. Set both, or neither.`);
}

/** What production asks beyond that: real services, or the word that none is wanted, and no patient's data in the clear. */
export function enrolmentFaultsOfProduction(env: NodeJS.ProcessEnv): string[] {
  return services.flatMap(({ name, without, example, word }) => {
    const url = env[`${name}_URL`];
    if (url === undefined) {
      const instead = word === undefined ? '' : `, or to ${word}`;
      return without === null ? [] : [`${name}_URL is not set, so ${without}. Set it, as ${example}${instead}.`];
    }
    if (url === word || url.startsWith('https:')) return [];
    return [`${name}_URL is not https. Patients' data and tokens must not travel in the clear.`];
  });
}
