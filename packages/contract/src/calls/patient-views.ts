import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { id } from './fields.ts';
import { privateBase } from './sign-in.ts';

const access = 'signedIn';
const wrapped = true;

/** GET Admission: where the patient is, for signedin/ed and signedin/inpatient (spec §2). */
export const getAdmission = defineCall({
  name: 'GetAdmission',
  method: 'GET',
  path: `${privateBase}/Admission`,
  summary: 'The emergency visit or hospital stay of the patient, if there is one.',
  access,
  wrapped,
  input: z.object({}),
  reply: z.nullable(
    z.object({
      to: z.enum(['emergencyRoom', 'inpatient']),
      location: z.object({ name: z.string(), address: z.string(), phone: z.string() }),
      /** Ward or area, and bed, as staff call them. */
      unit: z.string(),
      bed: z.nullable(z.string()),
      /** ISO time. */
      since: z.string(),
    }),
  ),
  errors: ['signInRequired'],
});

/**
 * POST ProxyInvite/Look: who invites the signed-in person to look after their record. It only reads, but is a POST: the code gives
 * access to the record and must not be in an address, which proxies and logs store.
 */
export const getProxyInvite = defineCall({
  name: 'GetProxyInvite',
  method: 'POST',
  path: `${privateBase}/ProxyInvite/Look`,
  summary: 'An invitation to another patient’s record.',
  access,
  wrapped,
  input: z.object({ inviteCode: id }),
  reply: z.object({
    patientName: z.string(),
    /** What it would let the person do. */
    scope: z.enum(['view', 'manage']),
    /** ISO time. */
    expiresAt: z.string(),
  }),
  errors: ['signInRequired', 'unknownInvite'],
});

/** POST ProxyInvite: works once. Of two requests at the same time, one is refused. */
export const answerProxyInvite = defineCall({
  name: 'AnswerProxyInvite',
  method: 'POST',
  path: `${privateBase}/ProxyInvite`,
  summary: 'Accepts or declines an invitation.',
  access,
  wrapped,
  input: z.object({ inviteCode: id, answer: z.enum(['accept', 'decline']) }),
  reply: z.object({ patientName: z.string() }),
  errors: ['signInRequired', 'unknownInvite'],
});

/** GET Proxies: whose records the person who is signed in looks after. */
export const getProxies = defineCall({
  name: 'GetProxies',
  method: 'GET',
  path: `${privateBase}/Proxies`,
  summary: 'The patients whose records this person looks after.',
  access,
  wrapped,
  input: z.object({}),
  reply: z.object({
    proxies: z.array(z.object({ patientName: z.string(), scope: z.enum(['view', 'manage']), since: z.string() })),
  }),
  errors: ['signInRequired'],
});
