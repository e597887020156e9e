import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { id } from './fields.ts';
import { privateBase } from './sign-in.ts';

const access = 'signedIn';
const wrapped = true;

/** What an app may ask to know of a person (docs/single-sign-on.md). */
const appScopes = [
  'profile',
  'email',
  'fhirUser',
  'medical_record',
  'identity_proofing',
  'acting',
  'offline_access',
  'online_access',
] as const;
export type AppScope = (typeof appScopes)[number];

/** GET AppRequest: what an app asks of the person whom it has sent to sign in. */
export const getAppRequest = defineCall({
  name: 'GetAppRequest',
  method: 'GET',
  path: `${privateBase}/AppRequest`,
  summary: 'What an app asks of the person whom it has sent to sign in.',
  access,
  wrapped,
  input: z.object({ request: id }),
  reply: z.object({
    appName: z.string(),
    /** Whether the app is the hospital's own: then whose record it is for is all that is asked. */
    isOurs: z.boolean(),
    scopes: z.array(z.enum(appScopes)),
    /** What it would do with a patient's record, and whose that may be; null: nothing. */
    record: z.nullable(
      z.object({
        /** Each with the id by which Allow takes it; nobody: the person has no record that the app could see. */
        people: z.array(z.object({ person: z.string(), name: z.string(), isOwn: z.boolean() })),
        parts: z.array(
          z.object({
            /** A FHIR resource type; `*`: all of them, also those to come. */
            type: z.string(),
            access: z.array(z.enum(['see', 'change'])),
            /** Whether it is about some of it alone. */
            isNarrowed: z.boolean(),
          }),
        ),
      }),
    ),
    /** Whether the person is to be asked; else the browser goes on by itself. */
    asksConsent: z.boolean(),
    /** Path on this site where the request goes on. */
    address: z.string(),
  }),
  errors: ['signInRequired', 'notFound'],
});

/** POST AppRequest/Allow: lets an app know what it asks for. */
export const allowApp = defineCall({
  name: 'AllowApp',
  method: 'POST',
  path: `${privateBase}/AppRequest/Allow`,
  summary: 'Lets an app know what it asks for.',
  access,
  wrapped,
  input: z.object({
    request: id,
    /** Whose record, where the app asks for one: as GET AppRequest names the person. */
    person: z.optional(id),
  }),
  reply: z.object({}),
  errors: ['signInRequired', 'notFound'],
});
