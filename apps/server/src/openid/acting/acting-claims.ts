import { type Account, findAccount } from '../../accounts/queries/accounts.ts';
import { unsealProfile } from '../../accounts/profile.ts';
import type { Services } from '../../platform/services.ts';
import { readLoginUid } from '../login-id.ts';
import type { ClaimsRequest } from '../person-claims.ts';
import { recordOf } from '../person-record.ts';
import { findRepresented } from '../queries/represented.ts';
import { liveAt } from '../session-adapter.ts';
import { subjectFor } from '../subject.ts';

/**
 * For whom the session acts. RFC 8693, 4.1: `act` names who acts, within what is said of the one who is acted for. Name and record number are told to the hospital's
 * own apps alone: whoever looks after somebody cannot give them to others.
 */
export async function actingClaims(
  { accountId, scopes, client, sessionUid }: ClaimsRequest,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<Record<string, unknown>> {
  const { keys } = services.settings;
  const { db } = services.database;
  const login = readLoginUid(sessionUid ?? '');
  const represented = login === null ? undefined : await findRepresented(db, login, liveAt(services).now);
  if (represented === undefined) return {};
  const { patientAccountId, scopes: allowed } = represented;
  const patient = client.ours ? await findAccount(db, patientAccountId) : undefined;
  return {
    acts_for: {
      sub: subjectFor(keys, client, patientAccountId),
      // RFC 8693, 4.2: a list with spaces between.
      scope: allowed.join(' '),
      act: { sub: subjectFor(keys, client, accountId) },
      ...(patient === undefined ? {} : await patientClaims(patient, scopes, services)),
    },
  };
}

async function patientClaims(
  patient: Account,
  scopes: ClaimsRequest['scopes'],
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<Record<string, unknown>> {
  const profile = unsealProfile(services.settings.keys, patient);
  const { firstName, lastName } = profile;
  const { account_id: accountId, patient_id: patientId } = patient;
  const isNumberTold = scopes.has('medical_record') && patientId !== null;
  const number = isNumberTold
    ? (await recordOf({ ...profile, accountId, patientId }, services)).medicalRecordNumber
    : null;
  return {
    ...(scopes.has('profile') ? { name: `${firstName} ${lastName}` } : {}),
    ...(number === null ? {} : { medical_record_number: number }),
  };
}
