import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Environment } from './environment.ts';
import { withFhirServer } from './patients.ts';

/** One variable for each service whose certificate an authority of its own may vouch for: `PATIENTS_CA`. */
export const authorityVariables = {
  PATIENTS_CA: z.string().optional(),
  CARD_CHECK_CA: z.string().optional(),
  BUREAU_CA: z.string().optional(),
  GEOCODING_CA: z.string().optional(),
  PARTNER_ROSTER_CA: z.string().optional(),
  LETTERS_CA: z.string().optional(),
  SMS_CA: z.string().optional(),
};

type AuthorityVariable = keyof typeof authorityVariables;

const names = Object.keys(authorityVariables) as AuthorityVariable[];

/** Certificates of authorities as PEM texts, by the variable that names their file. */
export type Authorities = Readonly<Partial<Record<AuthorityVariable, string>>>;

/**
 * Errors in the combination of the variables, in every mode.
 *
 * @param env without empty variables.
 */
export function authorityErrors(env: NodeJS.ProcessEnv): string[] {
  return names.flatMap((name) => {
    const address = name.replace(/_CA$/, '_URL');
    if (env[name] === undefined) return [];
    if (env[address] === undefined) return [`${name} is set without ${address}. Set both, or neither.`];
    return env[address].startsWith('https:')
      ? []
      : [`${name} is set, but ${address} is not https. Set the https:// address.`];
  });
}

/**
 * Reads the files that the variables name.
 *
 * @param errors gets what is wrong with them.
 */
export async function readAuthorities(env: NodeJS.ProcessEnv, errors: string[]): Promise<Authorities> {
  const read = async (name: AuthorityVariable): Promise<Array<[AuthorityVariable, string]>> => {
    const file = env[name];
    if (!file) return [];
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null)
      errors.push(`${name}: ${file} cannot be read. Name a readable file with the authority's certificate.`);
    else if (!holdsCertificates(text)) errors.push(`${name}: ${file} holds no certificate as PEM. Name one that does.`);
    else return [[name, text]];
    return [];
  };
  return Object.fromEntries((await Promise.all(names.map(read))).flat());
}

function holdsCertificates(text: string): boolean {
  const found = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  try {
    return found.length > 0 && found.every((each) => new X509Certificate(each).subject !== null);
  } catch {
    return false;
  }
}

/** The settings with the authorities of their services. */
export function withAuthorities<Given extends Environment>(given: Given, authorities: Authorities): Given {
  const vouched = <Service extends object>(service: Service, name: AuthorityVariable): Service =>
    authorities[name] === undefined ? service : { ...service, authority: authorities[name] };
  const orWord = <Service extends object, Word extends string>(service: Service | Word, name: AuthorityVariable) =>
    typeof service === 'string' ? service : vouched(service, name);
  const { patients, letters, enrolment } = given;
  const { cardCheck, bureau, geocoding, partnerRoster } = enrolment;
  return {
    ...given,
    ...(authorities.SMS_CA === undefined ? {} : { smsAuthority: authorities.SMS_CA }),
    patients: withFhirServer(patients, (server) => vouched(server, 'PATIENTS_CA')),
    letters: { ...letters, ...(letters.service && { service: vouched(letters.service, 'LETTERS_CA') }) },
    enrolment: {
      ...enrolment,
      ...(cardCheck && { cardCheck: orWord(cardCheck, 'CARD_CHECK_CA') }),
      ...(bureau && { bureau: orWord(bureau, 'BUREAU_CA') }),
      ...(geocoding && { geocoding: orWord(geocoding, 'GEOCODING_CA') }),
      ...(partnerRoster && { partnerRoster: vouched(partnerRoster, 'PARTNER_ROSTER_CA') }),
    },
  };
}
