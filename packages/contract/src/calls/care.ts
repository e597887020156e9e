import * as z from 'zod/mini';
import { appointment, careMessage, freeTime } from '../models/appointment.ts';
import { defineCall } from './define-call.ts';
import { privateBase } from './sign-in.ts';

const wrapped = true;

/** GET Appointments: what the hospital's FHIR server has of the person's appointments, from yesterday on, by their time. */
export const getAppointments = defineCall({
  name: 'GetAppointments',
  method: 'GET',
  path: `${privateBase}/Appointments`,
  summary: "The appointments of this person in the hospital's records.",
  access: 'signedIn',
  wrapped,
  input: z.object({}),
  reply: z.object({
    /** Whether there is anything to show: not without a FHIR server, without appointments there, or without a record of the person. */
    offered: z.boolean(),
    appointments: z.array(appointment),
    /** There may be more than these. */
    isCut: z.boolean(),
    /** Ids of visits that were booked on the scheduling page, and of which the hospital has no appointment yet. */
    unconfirmed: z.array(z.string()),
    /** The next few; none where the server does not offer them. */
    freeTimes: z.array(freeTime),
  }),
  errors: ['signInRequired', 'hospitalUnavailable'],
});

/** GET CareMessages: what the hospital's FHIR server has of messages to the person, the newest first. */
export const getCareMessages = defineCall({
  name: 'GetCareMessages',
  method: 'GET',
  path: `${privateBase}/CareMessages`,
  summary: 'The messages of the hospital to this person.',
  access: 'signedIn',
  wrapped,
  input: z.object({}),
  reply: z.object({
    /** Whether there is anything to show: not without a FHIR server, without messages there, or without a record of the person. */
    offered: z.boolean(),
    messages: z.array(careMessage),
    /** There may be more than these. */
    isCut: z.boolean(),
  }),
  errors: ['signInRequired', 'hospitalUnavailable'],
});
