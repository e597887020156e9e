import * as z from 'zod';
import type { ClientKeys } from './client-keys.ts';
import type { HttpService } from './enrolment-services.ts';

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
  /** The hospital's FHIR R4 server. Absent: the portal's own registry. */
  server?: FhirService;
}

/** Of SMART 2 (read and search): what the portal asks of a server. */
const DEFAULT_SCOPE = 'system/Patient.rs system/Coverage.rs';

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
  return { mrnSystem, server: { url: url.replace(/\/+$/, ''), ...login } };
}

function smartLogin({ PATIENTS_CLIENT: client, PATIENTS_SCOPE: scope, PATIENTS_TOKEN_URL: tokenUrl }: Values) {
  if (client === undefined) return undefined;
  return { client, keys: null, scope: scope ?? DEFAULT_SCOPE, ...(tokenUrl === undefined ? {} : { tokenUrl }) };
}

/** The settings with the keys of PATIENTS_KEY. */
export function withClientKeys({ server, ...patients }: PatientsSettings, keys: ClientKeys | null): PatientsSettings {
  if (server === undefined) return patients;
  return { ...patients, server: { ...server, ...(server.smart && { smart: { ...server.smart, keys } }) } };
}

/** What makes no sense without a server. */
const ofServer = ['PATIENTS_TOKEN', 'PATIENTS_CLIENT', 'PATIENTS_KEY', 'PATIENTS_TOKEN_URL', 'PATIENTS_SCOPE'] as const;

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
  ];
  return checks.filter(([good]) => !good).map(([, error]) => error);
}
