import { findAccountProof } from '../accounts/queries/account-proofs.ts';
import { findAccount } from '../accounts/queries/accounts.ts';
import { unsealProfile } from '../accounts/profile.ts';
import type { OpenIdClient } from '../platform/settings/openid-clients.ts';
import type { Services } from '../platform/services.ts';
import { actingClaims } from './acting/acting-claims.ts';
import { patientActedFor } from './acting/patient-acted-for.ts';
import { relatedPersonOf } from './acting/related-person.ts';
import { recordOf } from './person-record.ts';

const ofProfile = ['name', 'given_name', 'family_name', 'locale'] as const;
const ofEmail = ['email', 'email_verified'] as const;

/** What the scopes of an app bring it (docs/single-sign-on.md). Those of `openid` may stand in an ID token. */
export const claimsOfScopes = {
  openid: ['sub', 'fhirUser', 'identity_proofing', 'acr', 'amr', 'auth_time', ...ofProfile, ...ofEmail],
  profile: ofProfile,
  email: ofEmail,
  fhirUser: ['fhirUser'],
  medical_record: ['medical_record_number'],
  identity_proofing: ['identity_proofing'],
  acting: ['acts_for'],
} as const;

/** The scopes whose claims stand in the ID token of every app: it comes back in addresses (docs/decisions/0167). */
export const bareScopes: readonly string[] = ['fhirUser', 'identity_proofing'];

/** The claims that these scopes bring. `openid` brings none of them by itself. */
export function claimsOfAll(scopes: readonly string[]): string[] {
  const table: Readonly<Record<string, readonly string[]>> = claimsOfScopes;
  return scopes.flatMap((scope) => (scope === 'openid' ? [] : (table[scope] ?? [])));
}

/**
 * What an app is told one by one (OpenID Connect Core 1.0, 5.5): the hospital's own whatever the settings let it ask for, one of others what its person has agreed to.
 *
 * @param names of the claims that it asks for.
 * @param granted the scopes that it has.
 * @returns those of them that it is told, and the scopes that bring them.
 */
export function claimsAskedFor(
  names: readonly string[],
  granted: readonly string[],
  { ours, scopes }: Pick<OpenIdClient, 'ours' | 'scopes'>,
): { names: string[]; scopes: string[] } {
  const open = scopes.filter((scope) => ours || granted.includes(scope));
  const brings = (scope: string): boolean => claimsOfAll([scope]).some((name) => names.includes(name));
  const bring = open.filter(brings);
  return { names: claimsOfAll(bring).filter((name) => names.includes(name)), scopes: bring };
}

export interface ClaimsRequest {
  readonly accountId: string;
  /** Of what the person lets the app know, what is told now: an ID token tells less. */
  readonly scopes: ReadonlySet<string>;
  /** What the person lets the app know. */
  readonly granted: ReadonlySet<string>;
  readonly client: OpenIdClient;
  /** The provider's id of the session in which they are asked for. */
  readonly sessionUid: string | undefined;
  /** The grant under which they are asked for, if any. */
  readonly grantId: string | undefined;
}

/**
 * What an app is told of somebody, as it is now; undefined for an account that is no longer active. What nobody knows is left out: an account without a record has
 * no record number.
 *
 * @throws PatientsUnreachable while the hospital's FHIR server does not say which record it is.
 */
export async function claimsOf(
  request: ClaimsRequest,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<Record<string, unknown> | undefined> {
  const { accountId, scopes } = request;
  const { database, settings } = services;
  const account = await findAccount(database.db, accountId);
  if (account === undefined || account.standing !== 'active' || account.terms_accepted_at === null) return undefined;
  const profile = unsealProfile(settings.keys, account);
  const { firstName, lastName, email, language } = profile;
  const patientId = account.patient_id;
  const hasScope = (scope: string): boolean => scopes.has(scope);
  const related = hasScope('fhirUser') ? await fhirUserOfActing(request, services) : null;
  const isPatientAsked = hasScope('fhirUser') && related === null;
  const isRecordAsked = patientId !== null && (isPatientAsked || hasScope('medical_record'));
  const record = isRecordAsked ? await recordOf({ ...profile, accountId, patientId }, services) : null;
  const fhirUser = related ?? (isPatientAsked ? (record?.fhirUser ?? null) : null);
  const number = hasScope('medical_record') ? (record?.medicalRecordNumber ?? null) : null;
  const isProofTold = hasScope('identity_proofing') && patientId !== null;
  const proof = isProofTold ? await findAccountProof(database.db, accountId) : undefined;
  return {
    ...(hasScope('profile')
      ? { name: `${firstName} ${lastName}`, given_name: firstName, family_name: lastName, locale: language }
      : {}),
    ...(hasScope('email') && email !== null ? { email, email_verified: account.email_confirmed_at !== null } : {}),
    ...(fhirUser === null ? {} : { fhirUser }),
    ...(number === null ? {} : { medical_record_number: number }),
    ...(proof === undefined ? {} : { identity_proofing: proofClaim(proof) }),
    ...(hasScope('acting') ? await actingClaims(request, services) : {}),
  };
}

/** Who looks after somebody is a RelatedPerson of theirs at the FHIR server (docs/decisions/0204); null for who acts for themselves. */
async function fhirUserOfActing(
  request: ClaimsRequest,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<string | null> {
  const patientAccountId = await patientActedFor(request, services);
  return patientAccountId === null ? null : relatedPersonOf({ ...request, patientAccountId }, services);
}

/** How and when somebody has shown who they are; where an identity provider has proven them, how far, as the settings count what it says. */
function proofClaim({ method, level, proven_at }: NonNullable<Awaited<ReturnType<typeof findAccountProof>>>): object {
  return { method, ...(level === null ? {} : { level }), at: Math.floor(proven_at.getTime() / 1000) };
}
