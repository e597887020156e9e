import * as z from 'zod';
import type { EligibilitySettings } from './gateway.ts';
import { isLoopback } from './loopback.ts';
import { isLocalPostgresql, verifiesPostgresql } from './postgresql-transport.ts';

/** Services that get secrets or patients' data, by the word that their variables begin with. */
const services = {
  DATABASE: ['DATABASE_URL', 'DATABASE_READ_URL', 'DATABASE_DIRECT_URL'],
  SMTP: ['SMTP_URL'],
  SMS: ['SMS_URL'],
  ELIGIBILITY: ['ELIGIBILITY_URL', 'ELIGIBILITY_OAUTH_URL'],
  PATIENTS: ['PATIENTS_URL', 'PATIENTS_TOKEN_URL'],
  CARD_CHECK: ['CARD_CHECK_URL'],
  BUREAU: ['BUREAU_URL'],
  GEOCODING: ['GEOCODING_URL'],
  PARTNER_ROSTER: ['PARTNER_ROSTER_URL'],
  LETTERS: ['LETTERS_URL'],
  OTEL: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
} as const;

type Service = keyof typeof services;

const yes = z.literal('yes', 'must be yes, or be left out').optional();

/** One variable for each service: `SMTP_PLAINTEXT=yes` lets go in clear what must not otherwise. */
export const plaintextVariables = {
  DATABASE_PLAINTEXT: yes,
  SMTP_PLAINTEXT: yes,
  SMS_PLAINTEXT: yes,
  ELIGIBILITY_PLAINTEXT: yes,
  PATIENTS_PLAINTEXT: yes,
  CARD_CHECK_PLAINTEXT: yes,
  BUREAU_PLAINTEXT: yes,
  GEOCODING_PLAINTEXT: yes,
  PARTNER_ROSTER_PLAINTEXT: yes,
  LETTERS_PLAINTEXT: yes,
  OTEL_PLAINTEXT: yes,
} satisfies Record<`${Service}_PLAINTEXT`, typeof yes>;

/**
 * Errors, in every mode: an address of another machine without verified TLS, unless the service's word allows it.
 * SMTP is not among them: mail is sent over TLS or not at all (mailRequiresTls).
 *
 * @param env without empty variables. An address that is not one has an error of its own.
 */
export function plaintextErrors(env: NodeJS.ProcessEnv): string[] {
  return [
    ...addressesInClear(env)
      .filter(({ service }) => service !== 'SMTP' && !allowsPlaintext(env, service))
      .map(({ service, variable }) => errorOf(service, variable)),
    ...(env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0'
      ? [
          'NODE_TLS_REJECT_UNAUTHORIZED is 0, so that no certificate would be checked. Take it out; NODE_EXTRA_CA_CERTS names the certificate of an authority of your own, and PATIENTS_CA and the like that of one service.',
        ]
      : []),
  ];
}

/** What is sent in clear because a setting says so, for the log at the start: `CARD_CHECK_URL`. */
export function plaintextWarnings(env: NodeJS.ProcessEnv): string[] {
  return addressesInClear(env)
    .filter(({ service }) => allowsPlaintext(env, service))
    .map(({ variable }) => variable);
}

/** Whether mail must go over verified TLS: to every machine but this one, unless SMTP_PLAINTEXT=yes. */
export function mailRequiresTls(env: NodeJS.ProcessEnv): boolean {
  return addressesInClear(env).some(({ service }) => service === 'SMTP') && !allowsPlaintext(env, 'SMTP');
}

/** The places in a file of gateways whose addresses are of other machines, and not https: `gateways.pier.url`. */
export function gatewaysInClear({ gateways }: EligibilitySettings): string[] {
  return Object.entries(gateways).flatMap(([name, { service }]) =>
    [
      [`gateways.${name}.url`, service.url],
      [`gateways.${name}.oauth.url`, service.oauth?.url ?? 'https:'],
    ].flatMap(([place = '', url = '']) => (isHttpElsewhere(url) ? [place] : [])),
  );
}

/** The error of such a place. */
export function gatewayError(place: string): string {
  return errorOf('ELIGIBILITY', place);
}

export function allowsPlaintext(env: NodeJS.ProcessEnv, service: Service): boolean {
  return env[`${service}_PLAINTEXT`] === 'yes';
}

/** Addresses of other machines that do not ask for TLS by themselves. */
function addressesInClear(env: NodeJS.ProcessEnv): Array<{ service: Service; variable: string }> {
  return Object.entries(services).flatMap(([name, variables]) => {
    const service = name as Service;
    return variables
      .filter((variable) => isInClear(service, env[variable] ?? '', env))
      .map((variable) => ({ service, variable }));
  });
}

function isInClear(service: Service, value: string, env: NodeJS.ProcessEnv): boolean {
  const url = value.replace(/^[a-z0-9-]+\+/, '');
  if (!URL.canParse(url)) return false;
  if (service === 'DATABASE')
    return /^postgres(ql)?:/.test(url) && !isLocalPostgresql(url, env) && !verifiesPostgresql(url);
  if (service === 'SMTP') return url.startsWith('smtp:') && !isLoopback(new URL(url).hostname);
  return isHttpElsewhere(url);
}

const isHttpElsewhere = (url: string): boolean => url.startsWith('http:') && !isLoopback(new URL(url).hostname);

function errorOf(service: Service, place: string): string {
  const consent = `${service}_PLAINTEXT=yes sends all of it in clear, which the log then says at each start.`;
  return service === 'DATABASE'
    ? `${place} has no sslmode=verify-full, so passwords and patients' data would travel in the clear, or to anybody. Add it behind a question mark, and sslrootcert=FILE for an authority of your own. ${consent}`
    : `${place} is not https. Patients' data and passwords must not travel in the clear: set the https:// address. ${consent}`;
}
