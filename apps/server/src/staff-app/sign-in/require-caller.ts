import { permissionsOf, STAFF_TOKEN_HEADER, type StaffCall } from '@portico/staff-contract';
import type { FastifyRequest } from 'fastify';
import { isOneOf } from '../../platform/crypto/is-one-of.ts';
import { staffCookieName } from './cookies.ts';
import type { StaffServices } from '../services.ts';
import { readStaffSession, type StaffMember, staffTokens } from './sessions.ts';
import { StaffRefusal } from '../staff-refusal.ts';

/**
 * Who makes a call: from the app's own page, signed in, with the page's token, and with a role that has what it needs.
 *
 * @throws StaffRefusal
 */
export async function requireCaller(
  request: FastifyRequest,
  services: StaffServices,
  { permission, isUse = true }: Pick<StaffCall, 'permission' | 'isUse'>,
): Promise<StaffMember> {
  requireOwnOrigin(request, services);
  const member = await requireMember(request, services, isUse);
  requireToken(request, member, services);
  if (permission !== null && !permissionsOf(member.roles).includes(permission)) throw new StaffRefusal('notPermitted');
  return member;
}

/** The member of staff whose browser sends a request; null for nobody. */
export async function findMember(
  request: FastifyRequest,
  services: StaffServices,
  isUse = true,
): Promise<StaffMember | null> {
  const token = request.cookies[staffCookieName('session', services.settings.mode)];
  return token === undefined ? null : readStaffSession(token, services, isUse);
}

/** @throws StaffRefusal signInRequired, the same for a missing, unknown, ended or expired session. */
async function requireMember(request: FastifyRequest, services: StaffServices, isUse: boolean): Promise<StaffMember> {
  const member = await findMember(request, services, isUse);
  if (member === null) throw new StaffRefusal('signInRequired');
  return member;
}

/**
 * Browsers say from which page a POST comes: in Sec-Fetch-Site, in Origin, or in both. The cookie goes with none of another site; this
 * holds where one is on the same site. What says neither is no browser that the app works in.
 */
function requireOwnOrigin({ headers }: FastifyRequest, { origin: own }: StaffServices): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isOther = (origin !== undefined && origin !== own()) || (site !== undefined && site !== 'same-origin');
  if (isOther || (origin === undefined && site === undefined)) throw new StaffRefusal('antiForgery');
}

function requireToken({ headers }: FastifyRequest, member: StaffMember, { settings }: StaffServices): void {
  const sent = headers[STAFF_TOKEN_HEADER.toLowerCase()];
  if (!isOneOf(typeof sent === 'string' ? sent : '', staffTokens(settings.keys, member))) {
    throw new StaffRefusal('antiForgery');
  }
}
