import * as client from 'openid-client';
import type { Told } from './companion-pages.ts';
import type { CompanionSession } from './companion-sessions.ts';

/**
 * What the portal tells of somebody now: an app that asks at each page sees at once for whom they act, and that they were signed out.
 *
 * @returns null once the session has ended.
 */
export async function readTold(configuration: client.Configuration, session: CompanionSession): Promise<Told | null> {
  const claims = (await userInfo(configuration, session)) ?? (await userInfoAnew(configuration, session));
  if (claims === null) return null;
  const { name, email, email_verified: isConfirmed } = claims;
  const proof = fieldOf(claims['identity_proofing'], 'method');
  const patient = claims['acts_for'];
  const recordNumber = fieldOf(claims, 'medical_record_number');
  const fhirUser = fieldOf(claims, 'fhirUser');
  return {
    level: session.level,
    name,
    email,
    isEmailConfirmed: isConfirmed === true,
    recordNumber,
    fhirUser,
    proof,
    ...(patient === undefined
      ? {}
      : {
          actsFor: {
            name: fieldOf(patient, 'name') ?? '',
            scope: fieldOf(patient, 'scope') ?? '',
            recordNumber: fieldOf(patient, 'medical_record_number'),
          },
        }),
  };
}

async function userInfo(
  configuration: client.Configuration,
  { accessToken, subject }: CompanionSession,
): Promise<client.UserInfoResponse | null> {
  return client.fetchUserInfo(configuration, accessToken, subject).catch(nullIfRefused);
}

/** The access token lasts for minutes, the session for hours. */
async function userInfoAnew(
  configuration: client.Configuration,
  session: CompanionSession,
): Promise<client.UserInfoResponse | null> {
  if (session.refreshToken === undefined) return null;
  const tokens = await client.refreshTokenGrant(configuration, session.refreshToken).catch(nullIfRefused);
  if (tokens === null) return null;
  session.accessToken = tokens.access_token;
  session.refreshToken = tokens.refresh_token ?? session.refreshToken;
  return userInfo(configuration, session);
}

/** A refusal says that the session has ended; whatever else went wrong says nothing of it. */
function nullIfRefused(error: unknown): null {
  if (error instanceof client.ResponseBodyError || error instanceof client.WWWAuthenticateChallengeError) return null;
  throw error;
}

function fieldOf(value: unknown, name: string): string | undefined {
  const field: unknown =
    typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
  return typeof field === 'string' ? field : undefined;
}
