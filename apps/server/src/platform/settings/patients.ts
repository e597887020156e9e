import * as z from 'zod';
import type { HttpService } from './enrolment-services.ts';

/** The environment's settings of patients. */
export interface PatientsSettings {
  /** The identifier system of the medical record numbers to use; null for all identifiers of type MR. */
  mrnSystem: string | null;
  /** The hospital's FHIR R4 server. Absent: the portal's own registry. */
  server?: HttpService;
}

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
  PATIENTS_MRN_SYSTEM: z
    .string()
    .refine((value) => URL.canParse(value), 'must be a URI, as urn:oid:1.2.3 or https://…')
    .optional(),
};

function isBase(value: string): boolean {
  return /^https?:\/\/[^?#@]+$/.test(value) && URL.canParse(value);
}

type Values = { [Name in keyof typeof patientsVariables]?: z.infer<(typeof patientsVariables)[Name]> };

/** The variables as settings, after they were validated (patientsErrors). */
export function patientsSettings(values: Values): PatientsSettings {
  const mrnSystem = values.PATIENTS_MRN_SYSTEM ?? null;
  const { PATIENTS_URL: url, PATIENTS_TOKEN: token } = values;
  if (url === undefined) return { mrnSystem };
  return { mrnSystem, server: { url: url.replace(/\/+$/, ''), ...(token === undefined ? {} : { token }) } };
}

/**
 * Errors in the combination of the variables, in every mode.
 *
 * @param env without empty variables.
 */
export function patientsErrors(env: NodeJS.ProcessEnv): string[] {
  return env['PATIENTS_TOKEN'] !== undefined && env['PATIENTS_URL'] === undefined
    ? ['PATIENTS_TOKEN is set without PATIENTS_URL. Set both, or neither.']
    : [];
}
