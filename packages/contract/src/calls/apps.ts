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
    scopes: z.array(z.enum(appScopes)),
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
  input: z.object({ request: id }),
  reply: z.object({}),
  errors: ['signInRequired', 'notFound'],
});
