import { getScheduling } from './get-scheduling.ts';
import { getVisitCalendar } from './get-visit-calendar.ts';
import { getVisits } from './get-visits.ts';
import { joinVisit } from './join-visit.ts';
import { lookUpVideoVisit } from './look-up-video-visit.ts';
import { readTicket } from './read-ticket.ts';
import { reportAppointment } from './report-appointment.ts';

export const visitCalls = {
  getScheduling,
  getVisitCalendar,
  getVisits,
  joinVisit,
  lookUpVideoVisit,
  readTicket,
  reportAppointment,
};
