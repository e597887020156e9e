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
  /** Says whether a credit card is somebody's. */
  cardCheck?: HttpService;
  /** Asks about somebody's credit history. */
  bureau?: HttpService;
  /** Knows the cities of postal codes. */
  geocoding?: HttpService;
  /** Knows whom partners employ that go by a social security number. */
  partnerRoster?: HttpService;
}

/** Paths are put after the address, and a login or a key has a variable of its own. */
const address = z
  .string()
  .refine(
    (value) => /^https?:\/\/[^@?#\s]+$/.test(value) && URL.canParse(value),
    'must be an https:// address without a login, ? or #, as https://cards.example.org/check',
  )
  .transform((value) => value.replace(/\/+$/, ''));

const token = z.string().regex(/^[\x21-\x7e]+$/, 'must be a token: printable ASCII characters without blanks');

/** The variables of the environment; half of them are secret, so no fault repeats a value. */
export const enrolmentVariables = {
  CARD_CHECK_URL: address.optional(),
  CARD_CHECK_TOKEN: token.optional(),
  BUREAU_URL: address.optional(),
  BUREAU_TOKEN: token.optional(),
  GEOCODING_URL: address.optional(),
  GEOCODING_TOKEN: token.optional(),
  PARTNER_ROSTER_URL: address.optional(),
  PARTNER_ROSTER_TOKEN: token.optional(),
};

type Values = { [Name in keyof typeof enrolmentVariables]?: z.infer<(typeof enrolmentVariables)[Name]> };

/** The variables as settings, once they were found in order (enrolmentFaults). */
export function enrolmentServices(values: Values): EnrolmentServices {
  const cardCheck = serviceOf(values.CARD_CHECK_URL, values.CARD_CHECK_TOKEN);
  const bureau = serviceOf(values.BUREAU_URL, values.BUREAU_TOKEN);
  const geocoding = serviceOf(values.GEOCODING_URL, values.GEOCODING_TOKEN);
  const partnerRoster = serviceOf(values.PARTNER_ROSTER_URL, values.PARTNER_ROSTER_TOKEN);
  return {
    ...(cardCheck === undefined ? {} : { cardCheck }),
    ...(bureau === undefined ? {} : { bureau }),
    ...(geocoding === undefined ? {} : { geocoding }),
    ...(partnerRoster === undefined ? {} : { partnerRoster }),
  };
}

function serviceOf(url: string | undefined, secret: string | undefined): HttpService | undefined {
  if (url === undefined) return undefined;
  return secret === undefined ? { url } : { url, token: secret };
}

/**
 * What each address is for, and what stands in for it where it is not set; null where the health system's file says whether
 * it is needed (rosterFaultsOfProduction).
 */
const services: ReadonlyArray<[name: string, without: string | null, example: string]> = [
  [
    'CARD_CHECK',
    "cards would be judged by the demonstration's list of test numbers",
    'https://cards.example.org/check',
  ],
  ['BUREAU', 'questions about the credit history would be invented', 'https://bureau.example.org/v1'],
  ['GEOCODING', "ZIP codes would be looked up in the demonstration's table", 'https://maps.example.org/geocode/json'],
  ['PARTNER_ROSTER', null, 'https://roster.example.org/confirm'],
];

/**
 * What is wrong between the variables, whichever the mode.
 *
 * @param env without empty variables.
 */
export function enrolmentFaults(env: NodeJS.ProcessEnv): string[] {
  return services
    .filter(([name]) => env[`${name}_TOKEN`] !== undefined && env[`${name}_URL`] === undefined)
    .map(([name]) => `${name}_TOKEN is set without ${name}_URL. Set both, or neither.`);
}

/** What production asks beyond that: real services, and no patient's data in the clear. */
export function enrolmentFaultsOfProduction(env: NodeJS.ProcessEnv): string[] {
  return services.flatMap(([name, without, example]) => {
    const url = env[`${name}_URL`];
    if (url === undefined) {
      return without === null ? [] : [`${name}_URL is not set, so ${without}. Set it, as ${example}.`];
    }
    if (url.startsWith('https:')) return [];
    return [`${name}_URL is not https. Patients' data and tokens must not travel in the clear.`];
  });
}
