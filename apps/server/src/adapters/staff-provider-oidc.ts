import { STAFF_RETURN_PATH, staffPages } from '@portico/staff-contract';
import type { StaffAppSettings } from '../platform/settings/staff-app.ts';
import type { StaffPerson, StaffProviderPort } from '../ports/staff-provider.ts';
import { createOidcClient, type OidcSurroundings } from './oidc-client.ts';
import { claimOf, type Claims } from './read-identity.ts';
import type { ServiceError } from './service-error.ts';

/** In characters: longer names are no names. */
const MAX_NAME = 80;

const subjectForm = /^[\x20-\x7e]{1,255}$/;

/**
 * The provider of staff, by OpenID Connect.
 *
 * @param secret by which the app shows who it is, where it needs one.
 * @param origin of the app, as browsers open it.
 */
export function staffProviderByOidc(
  { provider, roles, nameClaim }: StaffAppSettings,
  secret: string | undefined,
  origin: () => string,
  { clock, report, patience }: Omit<OidcSurroundings, 'report'> & { report: (error: ServiceError) => void },
): StaffProviderPort {
  const client = createOidcClient(provider, secret ?? '', () => `${origin()}${STAFF_RETURN_PATH}`, {
    clock,
    ...(provider.signOut ? { signedOutAddress: () => `${origin()}${staffPages.home}` } : {}),
    report: (error) => report({ service: 'provider of staff', ...error }),
    patience,
  });
  return {
    address: (request, language) => client.address(request, { ...provider, language, isNewEachTime: true }),
    answer: async (request, query) => {
      const answer = await client.answer(request, query);
      if (answer.outcome !== 'person') return answer;
      if (provider.prompt === 'login' && isOlder(answer.claims, request.sentAt)) {
        report({
          service: 'provider of staff',
          reason: 'refused',
          detail: 'auth_time is before the sign-in was asked for',
        });
        return { outcome: 'refused' };
      }
      const person = readStaffPerson(answer.claims, { roles, nameClaim });
      if (person !== null) return { outcome: 'person', person };
      report({ service: 'provider of staff', reason: 'garbage', detail: 'a sub that OpenID Connect does not allow' });
      return { outcome: 'refused' };
    },
    signOutAddress: (language) => client.signOutAddress(language),
  };
}

/** In milliseconds: by so much the provider's clock may be behind. */
const CLOCK_SKEW = 60_000;

/**
 * Whether the person signed in at the provider before they were sent there (OpenID Connect Core 1.0, 2, auth_time): it was asked to have them sign in
 * anew, and did not. Some providers leave the claim out, against 3.1.2.1; there is nothing to compare then.
 */
function isOlder({ auth_time: signedInAt }: Claims, sentAt: number): boolean {
  return typeof signedInAt === 'number' && signedInAt * 1000 < sentAt - CLOCK_SKEW;
}

/**
 * Who has come, by the claims that the provider tells. The `sub` is taken as it is: it alone says who somebody is, and cut short two people could be one.
 *
 * @returns null for a `sub` that is none, or longer than 255 characters of ASCII (OpenID Connect Core 1.0, 2).
 */
export function readStaffPerson(
  claims: Claims,
  { roles, nameClaim }: Pick<StaffAppSettings, 'roles' | 'nameClaim'>,
): StaffPerson | null {
  const { sub } = claims;
  if (typeof sub !== 'string' || !subjectForm.test(sub)) return null;
  return { subject: sub, name: textOf(claimOf(claims, nameClaim)), values: valuesOf(claims, roles.claim) };
}

function valuesOf(claims: Claims, name: string): string[] {
  const told = claimOf(claims, name);
  return (Array.isArray(told) ? told : [told]).filter((value): value is string => typeof value === 'string');
}

/** One line of plain text. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\p{C}/gu, '').trim().slice(0, MAX_NAME) : '';
}
