import type { ReadLimits } from '@portico/price-files';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import {
  eligibilityErrors,
  eligibilityErrorsInProduction,
  eligibilityVariables,
  gatewayOfVariables,
} from './eligibility.ts';
import { adtErrors, adtInClear, adtSettings, type AdtSettings, adtVariables } from './adt.ts';
import { authorityErrors, authorityVariables } from './authorities.ts';
import { type Keys, keysOf } from '../crypto/keys.ts';
import {
  enrolmentErrors,
  enrolmentErrorsInProduction,
  enrolmentServices,
  type EnrolmentServices,
  enrolmentVariables,
} from './enrolment-services.ts';
import { DEFAULT_GATEWAY, type EligibilitySettings } from './gateway.ts';
import { SettingsError } from './settings-error.ts';
import { framingErrorsInProduction, framingSettings, type FramingSettings, framingVariables } from './framing.ts';
import {
  lettersErrors,
  lettersErrorsInProduction,
  lettersSettings,
  type LettersSettings,
  lettersVariables,
} from './letters.ts';
import { type UnknownVariable, unknownVariables } from './misspelt-variables.ts';
import {
  healthCardsErrorsInProduction,
  healthCardsSettings,
  type HealthCardsSettings,
  healthCardsVariables,
} from './health-cards.ts';
import {
  openTelemetryErrors,
  openTelemetrySettings,
  type OpenTelemetrySettings,
  openTelemetryVariables,
} from './open-telemetry.ts';
import { patientsErrors, patientsSettings, type PatientsSettings, patientsVariables } from './patients.ts';
import { type ListenAddress, metricsVariable } from './listen-address.ts';
import { priceLimits, priceLimitsVariables } from './price-limits.ts';
import { proxiesErrorsInProduction, proxiesVariable, type ProxyNetworks } from './proxies.ts';
import { mailRequiresTls, plaintextErrors, plaintextVariables, plaintextWarnings } from './plaintext.ts';
import { isSameSite } from './same-site.ts';
import {
  visitsErrors,
  visitsErrorsInProduction,
  visitsSettings,
  type VisitsSettings,
  visitsVariables,
} from './visits.ts';
import { limits } from '../limits/limits.ts';
import { DEMONSTRATION_SECRET, secretError } from './secret.ts';
import { wholeNumber } from './whole-number.ts';
import { workersErrors, workersVariable } from './workers.ts';

/**
 * `demonstration`: local adapters, embedded health system, /dev pages. `production`: refuses all of these. `test`: as
 * the demonstration, but without its data and texts.
 */
export type Mode = 'demonstration' | 'production' | 'test';

/** The mail server. */
export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password if the server asks for them. */
  url: string;
  /** Whether mail goes there over verified TLS or not at all. */
  requiresTls: boolean;
}

/** The settings of the environment. All other settings are in the health system's file. */
export interface Environment {
  mode: Mode;
  port: number;
  host: string;
  /** Folder of the embedded database and of the demonstration's files. */
  dataFolder: string;
  databaseUrl?: string;
  databaseReadUrl?: string;
  /** Connections to PostgreSQL that a server opens for requests, and as many to the replica. */
  databasePool: number;
  /** Whether a server or a command brings the tables up to date by itself; `portico migrate` does in any case. */
  migratesByItself: boolean;
  /** Processes that serve together, on one port. */
  workers: number;
  /** Where imported price files are kept as they came: several servers share it. */
  priceFilesFolder: string;
  /** Path of the health system's file; absent for the embedded demonstration. */
  configFile?: string;
  /** Of PORTICO_SECRET and PORTICO_SECRET_PREVIOUS: for all that is sealed, hashed and signed. */
  keys: Keys;
  smtp?: SmtpSettings;
  smsUrl?: string;
  /** Certificates of the authorities that vouch for it, as a PEM text; readSettings adds them. */
  smsAuthority?: string;
  /** Of the variables alone; readSettings adds the file that ELIGIBILITY_GATEWAYS names. */
  eligibility: EligibilitySettings;
  patients: PatientsSettings;
  /** The feed of patients by HL7 v2 ADT; absent: none. */
  adt?: AdtSettings;
  enrolment: EnrolmentServices;
  letters: LettersSettings;
  framing: FramingSettings;
  visits: VisitsSettings;
  /** Where digital insurance cards may be read from. */
  healthCards: HealthCardsSettings;
  mailFrom: string;
  /** Origins that may call with credentials (CORS). */
  origins: string[];
  /**
   * Whether one of them is another site than publicUrl: browsers then withhold a SameSite=Lax cookie from its calls.
   */
  hasCrossSiteOrigins: boolean;
  /** Where visitors reach the portal: links in mails begin with it. No slash at the end. */
  publicUrl: string;
  /** Reverse proxies in front of this server: what they say of a visitor's address is believed, and nobody else. */
  proxies: ProxyNetworks;
  /** Where GET /metrics is served; absent: nowhere. */
  metrics?: ListenAddress;
  /** Where traces and measurements are sent; absent: nowhere. */
  openTelemetry?: OpenTelemetrySettings;
  /** Whether a proxy's word is taken for the trace that a request is a part of. */
  believesTraceparent: boolean;
  /** Users of the system that are no one person's: commands of staff ask who types there. */
  sharedUsers: readonly string[];
  /** File of breached passwords, which nobody may choose; absent: none. */
  breachedPasswords?: string;
  /** Whether HSTS binds the subdomains of the portal's host too. */
  hstsSubdomains: boolean;
  /** Variables that look like settings and are none. */
  unknown: readonly UnknownVariable[];
  /** Variables whose services are sent everything in clear, because a setting says so. */
  inClear: readonly string[];
  /** Price versions of a location that are kept after they were live, for a way back. */
  keptPrices: number;
  /** Calls that one browser may make in a minute; one address may make five times as many. */
  callsPerMinute: number;
  /**
   * Inquiries to insurers that one browser or account may start in an hour; one address may start five times as many.
   */
  inquiriesPerHour: number;
  /** Of price files. */
  priceLimits: ReadLimits;
}

const urlOf = (protocols: RegExp, example: string) =>
  z.string().refine((value) => protocols.test(value) && URL.canParse(value), `must be an address such as ${example}`);

const secretVariable = z
  .string()
  .check(({ value, issues }) => {
    const message = secretError(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: '' });
  })
  .optional();

/** All environment variables, with their rules and defaults. */
export const environmentVariables = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().optional(),
  PORTICO_DATA: z.string().default('.data'),
  DATABASE_URL: urlOf(/^postgres(ql)?:/, 'postgresql://user:password@host:5432/portico').optional(),
  DATABASE_READ_URL: urlOf(/^postgres(ql)?:/, 'postgresql://user:password@replica:5432/portico').optional(),
  DATABASE_POOL: wholeNumber(2, 200, 10),
  PORTICO_MIGRATE: z.enum(['start', 'command'], 'must be start or command').default('start'),
  PORTICO_CONFIG: z.string().optional(),
  DATABASE_EMBEDDED: z.literal('yes', 'must be yes, or be left out').optional(),
  PORTICO_SECRET: secretVariable,
  PORTICO_SECRET_PREVIOUS: secretVariable,
  // A query could switch the check of certificates off.
  SMTP_URL: urlOf(/^smtps?:[^?#]+$/, 'smtps://user:password@mail.example.org, without ? or #').optional(),
  SMS_URL: urlOf(
    /^https?:\/\/[^:@/?#]+:[^@/?#]+@[^?#]+\?from=./,
    'https://SID:TOKEN@api.twilio.com?from=%2B16505550100',
  ).optional(),
  MAIL_FROM: z
    .string()
    .regex(/[^\s@<]+@[^\s@>]+/, 'must hold an address, as Alder Bay Health <portal@example.org>')
    .optional(),
  PORTICO_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((origin) => origin !== ''))
    .refine(
      (origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
      'must be origins without a path, separated by commas, as https://www.example.org',
    ),
  PORTICO_PUBLIC_URL: urlOf(/^https?:/, 'https://portal.example.org').optional(),
  PORTICO_PROXIES: proxiesVariable,
  PORTICO_METRICS: metricsVariable,
  PORTICO_WORKERS: workersVariable,
  PORTICO_SHARED_USERS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((name) => name !== '')),
  PORTICO_PRICE_FILES: z.string().optional(),
  PORTICO_BREACHED_PASSWORDS: z.string().optional(),
  PORTICO_HSTS_SUBDOMAINS: z.literal('yes', 'must be yes, or be left out').optional(),
  PORTICO_KEPT_PRICES: wholeNumber(0, 24, 2),
  PORTICO_CALLS_PER_MINUTE: wholeNumber(1, 1_000_000, limits.calls.number),
  PORTICO_INQUIRIES_PER_HOUR: wholeNumber(1, 1_000_000, limits.inquiries.number),
  ...priceLimitsVariables,
  ...eligibilityVariables,
  ...patientsVariables,
  ...adtVariables,
  ...authorityVariables,
  ...enrolmentVariables,
  ...lettersVariables,
  ...framingVariables,
  ...visitsVariables,
  ...healthCardsVariables,
  ...openTelemetryVariables,
  ...plaintextVariables,
});

/**
 * Reads the environment. An empty variable counts as absent.
 *
 * @throws SettingsError with all errors at once. Values are never repeated, because some are secret.
 */
export function readEnvironment(mode: Mode, env: NodeJS.ProcessEnv): Environment {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environmentVariables.safeParse(present);
  const errors = [
    ...(read.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}.`),
    ...eligibilityErrors(present),
    ...patientsErrors(present),
    ...adtErrors(present),
    ...authorityErrors(present),
    ...enrolmentErrors(present),
    ...lettersErrors(present),
    ...visitsErrors(present),
    ...openTelemetryErrors(present),
    ...plaintextErrors(present),
    ...workersErrors(mode, present),
    ...(mode === 'production'
      ? [
          ...productionErrors(present),
          ...proxiesErrorsInProduction(present),
          ...eligibilityErrorsInProduction(present),
          ...enrolmentErrorsInProduction(present),
          ...lettersErrorsInProduction(present),
          ...framingErrorsInProduction(present),
          ...visitsErrorsInProduction(present),
          ...healthCardsErrorsInProduction(present),
        ]
      : []),
  ];
  if (present['DATABASE_READ_URL'] !== undefined && present['DATABASE_URL'] === undefined) {
    errors.push('DATABASE_READ_URL is set without DATABASE_URL. Set both, or neither.');
  }
  if (present['PORTICO_SECRET_PREVIOUS'] !== undefined) {
    if (present['PORTICO_SECRET'] === undefined) {
      errors.push('PORTICO_SECRET_PREVIOUS is set without PORTICO_SECRET. Set both, or neither.');
    } else if (present['PORTICO_SECRET_PREVIOUS'] === present['PORTICO_SECRET']) {
      errors.push('PORTICO_SECRET_PREVIOUS is the same as PORTICO_SECRET. Take it out, or set another PORTICO_SECRET.');
    }
  }
  if (present['DATABASE_EMBEDDED'] !== undefined && present['DATABASE_URL'] !== undefined) {
    errors.push('DATABASE_EMBEDDED and DATABASE_URL name two databases. Take one of them out.');
  }
  if (!read.success) throw new SettingsError(errors);
  const values = read.data;
  const publicUrl = (values.PORTICO_PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  const hasCrossSiteOrigins = values.PORTICO_ORIGINS.some((origin) => !isSameSite(origin, publicUrl));
  if (hasCrossSiteOrigins && !publicUrl.startsWith('https:')) {
    errors.push(
      'PORTICO_ORIGINS names another site than PORTICO_PUBLIC_URL, whose calls browsers let bring a cookie over https alone. ' +
        'Set PORTICO_PUBLIC_URL to the https:// address, or take the origin out.',
    );
  }
  if (errors.length > 0) throw new SettingsError(errors);
  const gateway = gatewayOfVariables(values);
  const adt = adtSettings(values);
  const openTelemetry = openTelemetrySettings(values);
  return {
    mode,
    port: values.PORT,
    host: values.HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    dataFolder: resolve(values.PORTICO_DATA),
    priceFilesFolder: resolve(values.PORTICO_PRICE_FILES ?? join(values.PORTICO_DATA, 'price-files')),
    keys: keysOf(values.PORTICO_SECRET ?? DEMONSTRATION_SECRET, values.PORTICO_SECRET_PREVIOUS),
    mailFrom: values.MAIL_FROM ?? 'Portico <portico@localhost>',
    origins: values.PORTICO_ORIGINS,
    hasCrossSiteOrigins,
    publicUrl,
    proxies: values.PORTICO_PROXIES,
    sharedUsers: values.PORTICO_SHARED_USERS,
    believesTraceparent: values.PORTICO_TRACEPARENT === 'yes',
    hstsSubdomains: values.PORTICO_HSTS_SUBDOMAINS === 'yes',
    unknown: unknownVariables(present, Object.keys(environmentVariables.shape)),
    inClear: [...plaintextWarnings(present), ...adtInClear(present)],
    databasePool: values.DATABASE_POOL,
    migratesByItself: values.PORTICO_MIGRATE === 'start',
    workers: values.PORTICO_WORKERS,
    keptPrices: values.PORTICO_KEPT_PRICES,
    callsPerMinute: values.PORTICO_CALLS_PER_MINUTE,
    inquiriesPerHour: values.PORTICO_INQUIRIES_PER_HOUR,
    priceLimits: priceLimits(values),
    eligibility: { gateways: gateway === undefined ? {} : { [DEFAULT_GATEWAY]: gateway }, payors: {} },
    patients: patientsSettings(values),
    enrolment: enrolmentServices(values, mode !== 'production'),
    letters: lettersSettings(values, resolve(values.PORTICO_DATA)),
    framing: framingSettings(values),
    visits: visitsSettings(values),
    healthCards: healthCardsSettings(values, { mode, publicUrl }),
    ...(values.DATABASE_URL === undefined ? {} : { databaseUrl: values.DATABASE_URL }),
    ...(values.DATABASE_READ_URL === undefined ? {} : { databaseReadUrl: values.DATABASE_READ_URL }),
    ...(values.PORTICO_CONFIG === undefined ? {} : { configFile: resolve(values.PORTICO_CONFIG) }),
    ...(values.SMTP_URL === undefined ? {} : { smtp: { url: values.SMTP_URL, requiresTls: mailRequiresTls(present) } }),
    ...(adt === undefined ? {} : { adt }),
    ...(values.PORTICO_METRICS === undefined ? {} : { metrics: values.PORTICO_METRICS }),
    ...(openTelemetry === undefined ? {} : { openTelemetry }),
    ...(values.PORTICO_BREACHED_PASSWORDS === undefined
      ? {}
      : { breachedPasswords: resolve(values.PORTICO_BREACHED_PASSWORDS) }),
    ...(values.SMS_URL === undefined ? {} : { smsUrl: values.SMS_URL }),
  };
}

/** Settings that are fine for the demonstration and not for a hospital. */
function productionErrors(env: NodeJS.ProcessEnv): string[] {
  const checks: ReadonlyArray<[good: boolean, error: string]> = [
    [
      env['PORTICO_SECRET'] !== undefined && env['PORTICO_SECRET'] !== DEMONSTRATION_SECRET,
      'PORTICO_SECRET is the default one. Set at least 32 random characters, as `openssl rand -base64 33` prints.',
    ],
    [
      env['DATABASE_URL'] !== undefined || env['DATABASE_EMBEDDED'] !== undefined,
      'DATABASE_URL is not set. Name a PostgreSQL, or set DATABASE_EMBEDDED=yes for the embedded database in PORTICO_DATA.',
    ],
    [
      env['PORTICO_CONFIG'] !== undefined,
      "PORTICO_CONFIG is not set, so the demonstration's health system would be served. Name your own JSON file.",
    ],
    [
      env['SMTP_URL'] !== undefined,
      "SMTP_URL is not set, so mail would go to the demonstration's outbox. Set it, as smtps://user:password@host.",
    ],
    [
      env['SMS_URL'] !== undefined,
      "SMS_URL is not set, so text messages would go to the demonstration's outbox. Set it, as https://SID:TOKEN@api.twilio.com?from=%2B16505550100.",
    ],
    [env['MAIL_FROM'] !== undefined, 'MAIL_FROM is not set. Set the address that mails come from.'],
    [
      env['PORTICO_PUBLIC_URL']?.startsWith('https:') === true,
      'PORTICO_PUBLIC_URL is not https. Cookies and prices must not travel in the clear: set the https:// address.',
    ],
  ];
  return checks.filter(([good]) => !good).map(([, error]) => error);
}
