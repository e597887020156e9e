import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
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
