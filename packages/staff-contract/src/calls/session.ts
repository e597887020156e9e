import { languages } from '@portico/contract';
import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { staffPermissions, staffRoles } from '../roles.ts';

/** Who is signed in, and what they may do. */
const staffSession = z.object({
  name: z.string(),
  /** The provider's id of the person. */
  user: z.string(),
  roles: z.array(z.enum(staffRoles)),
  permissions: z.array(z.enum(staffPermissions)),
  /** Goes back in a header with every call but this. */
  antiForgeryToken: z.string(),
  hospital: z.string(),
  /** IANA name: times are shown in it. */
  timeZone: z.string(),
  idleSeconds: z.int(),
});
export type StaffSession = z.infer<typeof staffSession>;

/** What the app asks first: who is signed in; null for nobody. */
export const staffSessionReply = z.object({ session: z.nullable(staffSession) });

/** Ends this session, or all of the person's, on every browser. */
export const signOut = defineStaffCall({
  permission: null,
  input: z.object({
    everywhere: z._default(z.boolean(), false),
    /** Of the provider's page. */
    language: z._default(z.enum(languages), 'en'),
  }),
  /** Where the browser ends its session at the hospital's provider; null where none is offered. */
  reply: z.object({ leaveAt: z.nullable(z.string()) }),
});
