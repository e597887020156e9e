import type { Settings } from '../../platform/settings/settings.ts';
import { issuerOf } from '../issuer.ts';
import { scopesInAllForms } from './check-smart-request.ts';
import { fhirBaseOf } from './fhir-base.ts';
import { INTROSPECTION_ROUTE } from './introspection.ts';

/** Where apps find what the FHIR server's tokens come from, below its base address, and here (SMART App Launch 2.2, "Conformance"). */
export const SMART_CONFIGURATION_PATH = '/.well-known/smart-configuration';

/** By which apps may sign their names; RS384 and ES384 are those of SMART. */
export const ASSERTION_ALGORITHMS = ['RS384', 'ES384', 'RS256', 'ES256', 'PS256', 'EdDSA'] as const;

/** What the hospital's FHIR server says of its authorization; null where none takes tokens of ours. A capability stands here if it holds, and not otherwise. */
export function smartConfiguration(
  settings: Pick<Settings, 'healthSystem' | 'patients' | 'publicUrl'>,
): Readonly<Record<string, unknown>> | null {
  const { openIdClients: clients } = settings.healthSystem;
  if (fhirBaseOf(settings) === null || clients.length === 0) return null;
  const issuer = issuerOf(settings);
  const scopes = scopesInAllForms(clients.flatMap((client) => client.scopes));
  return {
    issuer,
    jwks_uri: `${issuer}/jwks`,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'private_key_jwt'],
    token_endpoint_auth_signing_alg_values_supported: [...ASSERTION_ALGORITHMS],
    grant_types_supported: ['authorization_code', 'client_credentials'],
    scopes_supported: ['openid', ...scopes.filter((scope) => scope !== 'offline_access')],
    response_types_supported: ['code'],
    introspection_endpoint: `${issuer}${INTROSPECTION_ROUTE}`,
    revocation_endpoint: `${issuer}/token/revocation`,
    code_challenge_methods_supported: ['S256'],
    capabilities: capabilitiesOf(settings),
  };
}

function capabilitiesOf({
  healthSystem: { openIdClients: clients },
  publicUrl,
}: Pick<Settings, 'healthSystem' | 'publicUrl'>): string[] {
  const launches = clients.some(({ launchesApps }) => launchesApps);
  return [
    'launch-standalone',
    ...(launches ? ['launch-ehr', 'context-ehr-patient', 'context-banner'] : []),
    ...(publicUrl.startsWith('https:') ? ['authorize-post'] : []),
    'client-public',
    'client-confidential-symmetric',
    'client-confidential-asymmetric',
    'sso-openid-connect',
    'context-standalone-patient',
    'permission-patient',
    'permission-online',
    'permission-v1',
    'permission-v2',
  ];
}
