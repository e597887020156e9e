import { languages } from '@portico/contract';
import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { line } from './fields.ts';

/** How long a visit that staff make may take, in minutes. */
export const visitMinutes = { least: 5, most: 480 } as const;

/** Makes a video visit, and the link that opens it without an account. */
export const inviteToVisit = defineStaffCall({
  permission: 'inviteToVisits',
  input: z.object({
    /** Of what the form says: asked twice with the same one, as after an answer that was lost, the visit is made once. */
    requestId: z.uuid(),
    /** By the hospital's clock: 2027-01-04T10:00. */
    at: line,
    minutes: z.int().check(z.minimum(visitMinutes.least), z.maximum(visitMinutes.most)),
    /** With whom; '' for nobody by name. */
    clinician: line,
    /** Of the patient among whose visits it stands; '' for somebody without an account. */
    username: line,
    /** Where the link is mailed to; '' where it is shown. */
    email: line,
    /** Of the mail. */
    language: z.enum(languages),
  }),
  reply: z.object({
    /** Shown once; null where it is mailed. */
    link: z.nullable(z.string()),
    /** Whether the settings say where visits are held. */
    hasProvider: z.boolean(),
  }),
});
