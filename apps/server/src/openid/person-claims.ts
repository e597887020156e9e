import { findAccount } from '../accounts/queries/accounts.ts';
import { unsealProfile } from '../accounts/profile.ts';
import type { PatientRecord } from '../ports/patients.ts';
import { recordNumberOf } from '../patients/record-number.ts';
import type { OpenIdClient } from '../platform/settings/openid-clients.ts';
import type { Services } from '../platform/services.ts';
import { findRepresented } from './queries/represented.ts';
import { readLoginUid } from './login-id.ts';
import { liveAt } from './session-adapter.ts';
import { subjectFor } from './subject.ts';

const ofProfile = ['name', 'given_name', 'family_name', 'locale'] as const;
const ofEmail = ['email', 'email_verified'] as const;

/** What the scopes of an app bring it (docs/single-sign-on.md). Those of `openid` may stand in an ID token. */
export const claimsOfScopes = {
  openid: ['sub', 'fhirUser', 'acr', 'amr', 'auth_time', ...ofProfile, ...ofEmail],
  profile: ofProfile,
  email: ofEmail,
  fhirUser: ['fhirUser'],
  medical_record: ['medical_record_number'],
  acting: ['acts_for'],
} as const;

/** The claims that stand in the ID token of every app: it comes back in addresses (docs/decisions/0167). */
export const bareClaims: readonly string[] = ['sub', 'fhirUser'];

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
  const onServer = isRecordAsked ? await recordOnServer({ ...profile, patientId }, services) : null;
  const number =
    isRecordAsked && hasScope('medical_record')
      ? (onServer?.medicalRecordNumber ?? (await recordNumberOf(database.db, settings.keys, patientId)))
      : null;
  const represented = hasScope('acting') ? await representedIn(sessionUid, services) : undefined;
  return {
    ...(hasScope('profile')
      ? { name: `${firstName} ${lastName}`, given_name: firstName, family_name: lastName, locale: language }
      : {}),
    ...(hasScope('email') && email !== null ? { email, email_verified: account.email_confirmed_at !== null } : {}),
    ...(hasScope('fhirUser') && onServer !== null ? { fhirUser: onServer.fhirUser } : {}),
    ...(number === null ? {} : { medical_record_number: number }),
    ...(represented === undefined
      ? {}
      : {
          // RFC 8693, 4.1: `act` names who acts, within what is said of the one who is acted for.
          acts_for: {
            sub: subjectFor(settings.keys, client, represented.patientAccountId),
            scope: represented.scope,
            act: { sub: subjectFor(settings.keys, client, accountId) },
          },
        }),
  };
}

/** The record as the hospital's FHIR server has it; null with the portal's own registry, which has no server to point at. */
async function recordOnServer(
  {
    patientId,
    ...person
  }: Pick<PatientRecord, 'patientId'> & Parameters<Services['ports']['patients']['findByPerson']>[0],
  { ports, settings }: Pick<Services, 'ports' | 'settings'>,
): Promise<{ fhirUser: string; medicalRecordNumber: string } | null> {
  const { server } = settings.patients;
  if (server === undefined) return null;
  const { firstName, lastName, birthDate, zip } = person;
  const found = await ports.patients.findByPerson({ firstName, lastName, birthDate, zip });
  // Whom the server finds by name is told to nobody but the owner of that very record.
  if (found === null || found.patientId !== patientId) return null;
  return {
    fhirUser: `${server.url}/Patient/${found.sourceId}`,
    medicalRecordNumber: found.medicalRecordNumber,
  };
}

async function representedIn(
  sessionUid: string | undefined,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
) {
  const login = readLoginUid(sessionUid ?? '');
  return login === null ? undefined : findRepresented(services.database.db, login, liveAt(services).now);
}
