import * as z from 'zod/mini';
import { appointmentReport, visit } from '../models/visit.ts';
import { defineCall } from './define-call.ts';
import { id, optionalId } from './fields.ts';
import { privateBase } from './sign-in.ts';

const wrapped = true;

/** GET Visits: the visits of the person who is signed in, those to come and those of the last weeks, by their time. */
export const getVisits = defineCall({
  name: 'GetVisits',
  method: 'GET',
  path: `${privateBase}/Visits`,
  summary: 'The visits of this person.',
  access: 'signedIn',
  wrapped,
  input: z.object({}),
  reply: z.object({ visits: z.array(visit) }),
  errors: ['signInRequired'],
});

/** GET Visits/Calendar: a visit as a file for calendars (RFC 5545). */
export const getVisitCalendar = defineCall({
  name: 'GetVisitCalendar',
  method: 'GET',
  path: `${privateBase}/Visits/Calendar`,
  summary: 'A visit as a calendar file.',
  access: 'signedIn',
  page: true,
  file: { mediaType: 'text/calendar', name: 'visit.ics' },
  input: z.object({ visit: id }),
  reply: z.object({ calendar: z.string() }),
  errors: ['signInRequired', 'unknownVisit'],
});

/** POST Visits/Join: the token that opens the person's own video visit. */
export const joinVisit = defineCall({
  name: 'JoinVisit',
  method: 'POST',
  path: `${privateBase}/Visits/Join`,
  summary: 'Opens a video visit of this person.',
  access: 'signedIn',
  wrapped,
  input: z.object({ visit: id }),
  reply: z.object({ token: z.string() }),
  errors: ['signInRequired', 'unknownVisit'],
});

/** GET Scheduling: the address of the framed scheduling page (spec §2, 'Embedded scheduling'). */
export const getScheduling = defineCall({
  name: 'GetScheduling',
  method: 'GET',
  path: `${privateBase}/Scheduling`,
  summary: 'The scheduling page, for this visitor.',
  wrapped,
  /** `visit`: one of the person's own, to move or cancel it. */
  input: z.object({ visit: optionalId }),
  /** null where the hospital has no such page. */
  reply: z.object({ url: z.nullable(z.string()) }),
});

/** POST VideoVisit/Lookup: what a link to a video visit opens, now (spec §7: "video-visit token lookup"). */
export const lookUpVideoVisit = defineCall({
  name: 'LookUpVideoVisit',
  method: 'POST',
  path: `${privateBase}/VideoVisit/Lookup`,
  summary: 'Looks up the token of a link to a video visit. No account is needed.',
  wrapped,
  input: z.object({ token: id }),
  reply: z.object({
    /** The provider's page for this visit; null before it opens. */
    url: z.nullable(z.string()),
    /** ISO times. */
    startsAt: z.string(),
    opensAt: z.string(),
    closesAt: z.string(),
  }),
  errors: ['videoVisitInvalid'],
});

/**
 * POST /api/provider/ticket: who has opened a provider's page, asked by the provider's server. The page's address has nothing but the
 * ticket.
 */
export const readTicket = defineCall({
  name: 'ReadTicket',
  method: 'POST',
  path: '/api/provider/ticket',
  summary: 'Tells a provider who has opened its page.',
  access: 'provider',
  wrapped,
  input: z.object({ ticket: z.string().check(z.maxLength(2000)) }),
  reply: z.object({
    /** The same for each ticket of one person, or of one guest's browser. */
    person: z.string(),
    isGuest: z.boolean(),
    /** '' for a guest. */
    firstName: z.string(),
    /** Of a video visit; null for the scheduling page. */
    visit: z.nullable(
      z.object({
        id: z.string(),
        title: z.string(),
        clinician: z.string(),
        startsAt: z.string(),
        endsAt: z.string(),
        closesAt: z.string(),
      }),
    ),
  }),
  errors: ['providerRefused', 'ticketRefused'],
});

/** POST /api/provider/appointments: a scheduling provider tells of an appointment that was booked, moved or cancelled. */
export const reportAppointment = defineCall({
  name: 'ReportAppointment',
  method: 'POST',
  path: '/api/provider/appointments',
  summary: 'Tells the portal of an appointment.',
  access: 'provider',
  wrapped,
  input: z.extend(appointmentReport, {
    /** Whose it is; needed for an appointment that the portal does not know yet. */
    ticket: z._default(z.string().check(z.maxLength(2000)), ''),
  }),
  /** The link to a video visit, for a confirmation; null for others. */
  reply: z.object({ videoUrl: z.nullable(z.string()) }),
  errors: ['providerRefused', 'ticketRefused'],
});
