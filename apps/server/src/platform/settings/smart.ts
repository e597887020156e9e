import * as z from 'zod';
import type { HealthSystem } from './health-system.ts';
import { isLoopback } from './loopback.ts';
import { clientId, serverAuthentication } from './openid-clients.ts';
import type { PatientsSettings } from './patients.ts';
import { isSmartScope } from './smart-scopes.ts';
import { text } from './words.ts';

/** The FHIR server that takes the tokens of apps (SMART App Launch 2.2, docs/single-sign-on.md). Without it no app gets at a record. */
export const smart = z
  .strictObject({
    /** Its base address as apps have it: the `aud` of their requests. Without it, PATIENTS_URL. */
    fhirUrl: z
      .string()
      .refine(
        isBase,
        'must be an https:// address without user, question mark or hash; http:// is for this machine alone',
      )
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    /** As what it asks whether a token is good (RFC 7662). */
    resourceServer: z.strictObject({ id: clientId, authentication: serverAuthentication }),
    /** The hospital, for apps of several ones (`tenant` of the launch context). */
    tenant: text.optional(),
  })
  .optional();

/** What of SMART does not go with the other settings. */
export function smartErrors(
  { smart: server, openIdClients: clients }: Pick<HealthSystem, 'smart' | 'openIdClients'>,
  patients: PatientsSettings,
): string[] {
  const apps = clients.filter(({ scopes }) => scopes.some(isSmartScope)).map(({ id }) => id);
  if (server === undefined) {
    return apps.map(
      (id) =>
        `openIdClients: ${id}: has scopes of a record, and no FHIR server takes them. Set smart, or take them out.`,
    );
  }
  const errors: string[] = [];
  if (patients.server === undefined) {
    errors.push(
      'smart: PATIENTS_URL is not set, so that nobody knows which record is whose. Set it, or take smart out.',
    );
  }
  if (clients.some(({ id }) => id === server.resourceServer.id)) {
    errors.push(
      `smart.resourceServer.id: ${server.resourceServer.id} is the id of an app. Give the FHIR server its own.`,
    );
  }
  return errors;
}

function isBase(value: string): boolean {
  if (!URL.canParse(value) || /[?#@\s]/.test(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
