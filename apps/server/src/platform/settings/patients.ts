import * as z from 'zod';
import type { ClientKeys } from './client-keys.ts';
import type { HttpService } from './enrolment-services.ts';
import { wholeNumber } from './whole-number.ts';

/** How the portal gets tokens of the FHIR server by itself (SMART Backend Services). */
export interface SmartLogin {
  /** The client id that the server knows the portal by. */
  client: string;
  /** Of the file that PATIENTS_KEY names; readSettings adds them. */
  keys: ClientKeys | null;
  /** What is asked for. */
  scope: string;
  /** Where tokens come from; absent: as the server's SMART configuration says. */
  tokenUrl?: string;
}

/** A FHIR R4 server: with a token that was set, with tokens that it issues, or with neither. */
export interface FhirService extends HttpService {
  smart?: SmartLogin;
}

/** The environment's settings of patients. */
export interface PatientsSettings {
  /** The identifier system of the medical record numbers to use; null for all identifiers of type MR. */
  mrnSystem: string | null;
  /** The hospital's FHIR R4 server, which is asked for each patient. Absent: the portal's own registry. */
  server?: FhirService;
  /** A FHIR R4 server from which the registry is filled at night. */
  export?: PatientExportSettings;
  /** The demonstration's FHIR server, which has appointments and messages beside the portal's own registry. */
  care?: FhirService;
}

/** What is exported at night, and from where (FHIR Bulk Data). */
export interface PatientExportSettings {
  server: FhirService;
  /** The id of the Group whose patients are fetched. */
  group: string;
  /** Of the day, in the hospital's time. */
  hour: number;
  /** Other hosts on which the server may have the files. */
  origins: readonly string[];
}

/** Of SMART 2 (read and search): what the portal asks of a server. */
const DEFAULT_SCOPE = 'system/Patient.rs system/Coverage.rs';

/** As that, of a server that exports a group. */
const EXPORT_SCOPE = 'system/Patient.rs system/Coverage.rs system/Group.rs';

/** The environment variables. One is secret, so no error repeats a value. */
export const patientsVariables = {
  PATIENTS_URL: z
    .string()
    .refine(isBase, 'must be an http:// or https:// address without user, question mark or hash')
    .optional(),
  PATIENTS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]+=*$/, 'must be a bearer token: letters, digits and - . _ ~ + / =')
    .optional(),
  PATIENTS_CLIENT: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be a client id: printable ASCII characters without blanks')
    .optional(),
  PATIENTS_KEY: z.string().optional(),
  PATIENTS_TOKEN_URL: z
    .string()
    .refine(isBase, 'must be an http:// or https:// address without user, question mark or hash')
    .optional(),
  PATIENTS_SCOPE: z
    .string()
    .regex(/^system\/\S+(?: system\/\S+)*$/, 'must be scopes that begin with system/, with one blank between')
    .optional(),
  PATIENTS_GROUP: z
    .string()
    .regex(/^[A-Za-z0-9.-]{1,64}$/, 'must be the id of a Group: letters, digits, hyphens and dots, 64 at most')
    .optional(),
  PATIENTS_EXPORT_HOUR: wholeNumber(0, 23, 2),
  PATIENTS_EXPORT_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((origin) => origin !== ''))
    .refine(
      (origins) =>
        origins.every(
          (origin) => origin.startsWith('https:') && URL.canParse(origin) && new URL(origin).origin === origin,
        ),
      'must be https:// origins without a path, separated by commas, as https://files.example.org',
    ),
  PATIENTS_MRN_SYSTEM: z
    .string()
    .refine((value) => URL.canParse(value), 'must be a URI, as urn:oid:1.2.3 or https://…')
    .optional(),
};

function isBase(value: string): boolean {
  return /^https?:\/\/[^?#@]+$/.test(value) && URL.canParse(value);
}

type Values = { [Name in keyof typeof patientsVariables]?: z.infer<(typeof patientsVariables)[Name]> | undefined };

/** The variables as settings, after they were validated (patientsErrors). */
export function patientsSettings(values: Values): PatientsSettings {
  const mrnSystem = values.PATIENTS_MRN_SYSTEM ?? null;
  const { PATIENTS_URL: url, PATIENTS_TOKEN: token } = values;
  if (url === undefined) return { mrnSystem };
  const smart = smartLogin(values);
  const login = { ...(token === undefined ? {} : { token }), ...(smart === undefined ? {} : { smart }) };
  const server = { url: url.replace(/\/+$/, ''), ...login };
  const { PATIENTS_GROUP: group, PATIENTS_EXPORT_HOUR: hour = 0, PATIENTS_EXPORT_ORIGINS: origins = [] } = values;
  return group === undefined ? { mrnSystem, server } : { mrnSystem, export: { server, group, hour, origins } };
}

function smartLogin({ PATIENTS_CLIENT: client, PATIENTS_TOKEN_URL: tokenUrl, ...values }: Values) {
  if (client === undefined) return undefined;
  const scope = values.PATIENTS_SCOPE ?? (values.PATIENTS_GROUP === undefined ? DEFAULT_SCOPE : EXPORT_SCOPE);
  return { client, keys: null, scope, ...(tokenUrl === undefined ? {} : { tokenUrl }) };
}

/** The FHIR server that is set, to be asked or to be exported from. */
export function fhirServerOf({ server, export: exported }: PatientsSettings): FhirService | undefined {
  return server ?? exported?.server;
}

/** The FHIR server that has appointments and messages: the one that is set, or the demonstration's. */
export function careServerOf({ care, ...patients }: PatientsSettings): FhirService | undefined {
  return fhirServerOf(patients) ?? care;
}

/** The settings with another form of their FHIR server. */
export function withFhirServer(
  { server, export: exported, ...patients }: PatientsSettings,
  change: (server: FhirService) => FhirService,
): PatientsSettings {
  if (server !== undefined) return { ...patients, server: change(server) };
  return exported === undefined ? patients : { ...patients, export: { ...exported, server: change(exported.server) } };
}

/** The settings with the keys of PATIENTS_KEY. */
export function withClientKeys(patients: PatientsSettings, keys: ClientKeys | null): PatientsSettings {
  return withFhirServer(patients, ({ smart, ...server }) =>
    smart ? { ...server, smart: { ...smart, keys } } : server,
  );
}

/** What makes no sense without a server. */
const ofServer = [
  'PATIENTS_TOKEN',
  'PATIENTS_CLIENT',
  'PATIENTS_KEY',
  'PATIENTS_TOKEN_URL',
  'PATIENTS_SCOPE',
  'PATIENTS_GROUP',
  'PATIENTS_EXPORT_HOUR',
  'PATIENTS_EXPORT_ORIGINS',
] as const;

/**
 * Errors in the combination of the variables, in every mode.
 *
 * @param env without empty variables.
 */
export function patientsErrors(env: NodeJS.ProcessEnv): string[] {
  const has = (name: keyof typeof patientsVariables): boolean => env[name] !== undefined;
  if (!has('PATIENTS_URL')) {
    return ofServer.filter(has).map((name) => `${name} is set without PATIENTS_URL. Set both, or neither.`);
  }
  const checks: ReadonlyArray<[good: boolean, error: string]> = [
    [
      has('PATIENTS_CLIENT') === has('PATIENTS_KEY'),
      'PATIENTS_CLIENT and PATIENTS_KEY belong together. Set the client id that the FHIR server gave, and the file of the private key, or neither.',
    ],
    [
      !has('PATIENTS_CLIENT') || !has('PATIENTS_TOKEN'),
      'PATIENTS_TOKEN and PATIENTS_CLIENT both say who asks. Set one of them: a token that never ends, or the client to which the server issues tokens.',
    ],
    [
      has('PATIENTS_CLIENT') || (!has('PATIENTS_TOKEN_URL') && !has('PATIENTS_SCOPE')),
      'PATIENTS_TOKEN_URL and PATIENTS_SCOPE are read with PATIENTS_CLIENT alone. Set it, or take them out.',
    ],
    [
      has('PATIENTS_GROUP') || (!has('PATIENTS_EXPORT_HOUR') && !has('PATIENTS_EXPORT_ORIGINS')),
      'PATIENTS_EXPORT_HOUR and PATIENTS_EXPORT_ORIGINS are read with PATIENTS_GROUP alone. Set it, or take them out.',
    ],
  ];
  return checks.filter(([good]) => !good).map(([, error]) => error);
}
