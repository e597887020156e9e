import { errors, type AccessToken, type KoaContextWithOIDC } from 'oidc-provider';
import type { OpenIdClient } from '../../platform/settings/openid-clients.ts';
import type { Services } from '../../platform/services.ts';
import { isSmartScope, needsRecord } from '../../platform/settings/smart-scopes.ts';
import { claimsOf } from '../person-claims.ts';
import { findGrantContext } from './launch-context.ts';

/** What of a token its app is told beside it; the FHIR server that asks about the token is told the same, and who the person is. */
const toldToApp = ['patient', 'need_patient_banner', 'intent', 'tenant'] as const;

/**
 * What the FHIR server is told of an access token (SMART App Launch 2.2, "Conditional fields in the introspection response"): the launch context, and `fhirUser` as
 * the ID token has it. Undefined for a token that is no app's of SMART.
 *
 * @throws InvalidGrant where the access to the record has ended: nothing is issued for it any more.
 */
export async function tokenContext(
  { accountId, grantId, scope = '', sessionUid }: Pick<AccessToken, 'accountId' | 'grantId' | 'scope' | 'sessionUid'>,
  client: OpenIdClient,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<Record<string, unknown> | undefined> {
  const scopes = new Set(scope.split(' '));
  if (![...scopes].some(isSmartScope)) return undefined;
  const context = await findGrantContext(grantId ?? '', services);
  if (context === null && needsRecord(scopes)) throw new errors.InvalidGrant('the access to the record has ended');
  const told = new Set([...scopes].filter((each) => each === 'fhirUser'));
  const who = { accountId, scopes: told, granted: scopes, client, sessionUid, grantId };
  const { fhirUser } = (await claimsOf(who, services)) ?? {};
  const { tenant } = services.settings.healthSystem.smart ?? {};
  return {
    ...(context === null ? {} : { patient: context.patient, need_patient_banner: context.needPatientBanner }),
    ...(context === null || context.intent === null ? {} : { intent: context.intent }),
    ...(tenant === undefined ? {} : { tenant }),
    ...(fhirUser === undefined ? {} : { fhirUser }),
  };
}

/** Adds to the answer of the token endpoint what its app is told of the patient. */
export function tellContext({ oidc, body }: KoaContextWithOIDC): void {
  const { extra = {} } = oidc.entities.AccessToken ?? {};
  if (oidc.route !== 'token' || !isAnswer(body)) return;
  for (const name of toldToApp) if (extra[name] !== undefined) body[name] = extra[name];
}

function isAnswer(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && 'access_token' in body;
}
