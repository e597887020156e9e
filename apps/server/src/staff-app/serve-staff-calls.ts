import {
  permissionsOf,
  STAFF_SESSION_PATH,
  type StaffCall,
  type StaffCallName,
  staffCallPath,
  staffCalls,
  staffSessionReply,
} from '@portico/staff-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireUseBelow } from '../platform/db/use-limits.ts';
import { limitKey } from '../platform/limits/limit-key.ts';
import { limits } from '../platform/limits/limits.ts';
import { staffHandlers } from './calls/index.ts';
import type { ServedStaffCall } from './handler.ts';
import type { StaffServices } from './services.ts';
import { findMember, requireCaller } from './sign-in/require-caller.ts';
import { type StaffMember, staffTokens } from './sign-in/sessions.ts';
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
      const member = await requireCaller(request, services, call);
      await limitCalls(member, services);
      const answer = await handle(parseInput(call, request.body), member, { services, reply });
      // Nothing leaves that the contract does not name.
      return reply.send(call.reply.parse(answer));
    };
    const { bodyBytes: bodyLimit } = call;
    app.route({
      method: 'POST',
      url: staffCallPath(name),
      handler,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
    });
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
  const { name, subject: user, roles } = member;
  const { healthSystem } = settings;
  const session = {
    name,
    user,
    roles: [...roles],
    permissions: permissionsOf(roles),
    antiForgeryToken: staffTokens(settings.keys, member)[0],
    hospital: healthSystem.name,
    timeZone: healthSystem.timeZone,
    idleSeconds: staff.session.idleSeconds,
  };
  return staffSessionReply.parse({ session });
}
