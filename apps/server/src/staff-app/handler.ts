import type { StaffCallName, StaffInput, StaffReply } from '@portico/staff-contract';
import type { FastifyReply } from 'fastify';
import type { StaffServices } from './services.ts';
import type { StaffMember } from './sign-in/sessions.ts';

/** What a handler uses besides its input and who asks. */
interface StaffCallContext {
  readonly services: StaffServices;
  readonly reply: Pick<FastifyReply, 'clearCookie'>;
}

/** Answers one call of staff. Throws ActError or StaffRefusal if it cannot. */
type StaffHandler<Name extends StaffCallName> = (
  input: StaffInput<Name>,
  member: StaffMember,
  context: StaffCallContext,
) => Promise<StaffReply<Name>>;

/** A handler for each call: a missing one does not compile. */
export type StaffHandlers = { readonly [Name in StaffCallName]: StaffHandler<Name> };

/** A call as it is served. `input` was parsed by the call's own schema, so the types above hold. */
export interface ServedStaffCall {
  readonly handle: (input: unknown, member: StaffMember, context: StaffCallContext) => Promise<unknown>;
}
