import {
  permissionsOf,
  STAFF_SESSION_PATH,
  STAFF_TOKEN_HEADER,
  type StaffCall,
  type StaffCallName,
  staffCallPath,
  staffCalls,
  staffSessionReply,
} from '@portico/staff-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOneOf } from '../platform/crypto/is-one-of.ts';
import { requireUseBelow } from '../platform/db/use-limits.ts';
import { limitKey } from '../platform/limits/limit-key.ts';
import { limits } from '../platform/limits/limits.ts';
import { staffHandlers } from './calls/index.ts';
import { staffCookieName } from './cookies.ts';
import type { ServedStaffCall } from './handler.ts';
import type { StaffServices } from './services.ts';
import { readStaffSession, type StaffMember, staffTokens } from './sessions.ts';
import { StaffRefusal } from './staff-refusal.ts';

/** Serves every call of staff by the handler of its name, to whoever's roles have it, and who is signed in. */
export function serveStaffCalls(app: FastifyInstance, services: StaffServices): void {
  app.route({
    method: 'GET',
    url: STAFF_SESSION_PATH,
    handler: async (request) => sessionReply(await findMember(request, services), services),
  });
  for (const name of Object.keys(staffCalls) as StaffCallName[]) {
    const handle = staffHandlers[name] as ServedStaffCall['handle'];
    const call: StaffCall = staffCalls[name];
    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      requireOwnOrigin(request, services);
      const member = await requireMember(request, services, call.isUse ?? true);
      requireToken(request, member, services);
      await limitCalls(member, services);
      if (call.permission !== null && !permissionsOf(member.roles).includes(call.permission)) {
        throw new StaffRefusal('notPermitted');
      }
      const answer = await handle(parseInput(call, request.body), member, { services, reply });
      // Nothing leaves that the contract does not name.
      return reply.send(call.reply.parse(answer));
    };
    app.route({ method: 'POST', url: staffCallPath(name), handler });
  }
}

async function findMember(request: FastifyRequest, services: StaffServices, isUse = true): Promise<StaffMember | null> {
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

async function limitCalls({ subject }: StaffMember, { database, settings, clock }: StaffServices): Promise<void> {
  const { number: limit, window } = limits.staffCalls;
  const key = limitKey(settings.keys, `staff:${subject}`);
  await requireUseBelow(database.db, [{ key, limit }], clock.now(), window);
}

/** Drops unknown fields. Names the invalid ones, never their values. */
function parseInput({ input }: StaffCall, body: unknown): unknown {
  const parsed = input.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  throw new StaffRefusal('malformedRequest', [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))]);
}

/** That nobody is signed in is an answer, and no error: the app asks before anybody is. */
function sessionReply(member: StaffMember | null, { settings, staff }: StaffServices) {
  if (member === null) return staffSessionReply.parse({ session: null });
  const { name, roles } = member;
  const { healthSystem } = settings;
  const session = {
    name,
    roles: [...roles],
    permissions: permissionsOf(roles),
    antiForgeryToken: staffTokens(settings.keys, member)[0],
    hospital: healthSystem.name,
    timeZone: healthSystem.timeZone,
    idleSeconds: staff.session.idleSeconds,
  };
  return staffSessionReply.parse({ session });
}
