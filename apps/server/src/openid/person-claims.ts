import { findAccountProof } from '../accounts/queries/account-proofs.ts';
import { findAccount } from '../accounts/queries/accounts.ts';
import { unsealProfile } from '../accounts/profile.ts';
import type { OpenIdClient } from '../platform/settings/openid-clients.ts';
import type { Services } from '../platform/services.ts';
import { actingClaims } from './acting-claims.ts';
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

export interface ClaimsRequest {
  readonly accountId: string;
  /** What the person lets the app know. */
  readonly scopes: ReadonlySet<string>;
  readonly client: OpenIdClient;
  /** The provider's id of the session in which they are asked for. */
  readonly sessionUid: string | undefined;
}

/**
 * What an app is told of somebody, as it is now; undefined for an account that is no longer active. What nobody knows is left out: an account without a record has
 * no record number.
 *
 * @throws PatientsUnreachable while the hospital's FHIR server does not say which record it is.
 */
export async function claimsOf(
  { accountId, scopes, client, sessionUid }: ClaimsRequest,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<Record<string, unknown> | undefined> {
  const { database, settings } = services;
  const account = await findAccount(database.db, accountId);
  if (account === undefined || account.standing !== 'active' || account.terms_accepted_at === null) return undefined;
  const profile = unsealProfile(settings.keys, account);
  const { firstName, lastName, email, language } = profile;
  const patientId = account.patient_id;
  const hasScope = (scope: string): boolean => scopes.has(scope);
  const isRecordAsked = patientId !== null && (hasScope('fhirUser') || hasScope('medical_record'));
  const record = isRecordAsked ? await recordOf({ ...profile, patientId }, services) : null;
  const number = hasScope('medical_record') ? (record?.medicalRecordNumber ?? null) : null;
  const isProofTold = hasScope('identity_proofing') && patientId !== null;
  const proof = isProofTold ? await findAccountProof(database.db, accountId) : undefined;
  return {
    ...(hasScope('profile')
      ? { name: `${firstName} ${lastName}`, given_name: firstName, family_name: lastName, locale: language }
      : {}),
    ...(hasScope('email') && email !== null ? { email, email_verified: account.email_confirmed_at !== null } : {}),
    ...(hasScope('fhirUser') && record !== null && record.fhirUser !== null ? { fhirUser: record.fhirUser } : {}),
    ...(number === null ? {} : { medical_record_number: number }),
    ...(proof === undefined ? {} : { identity_proofing: proofClaim(proof) }),
    ...(hasScope('acting') ? await actingClaims({ accountId, scopes, client, sessionUid }, services) : {}),
  };
}

/** How and when somebody has shown who they are; where an identity provider has proven them, how far, as the settings count what it says. */
function proofClaim({ method, level, proven_at }: NonNullable<Awaited<ReturnType<typeof findAccountProof>>>): object {
  return { method, ...(level === null ? {} : { level }), at: Math.floor(proven_at.getTime() / 1000) };
}
