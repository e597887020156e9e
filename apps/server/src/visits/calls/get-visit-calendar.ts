import type { InputOf, ReplyOf } from '@portico/contract';
import { calendarFile } from '../../documents/calendar-file.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { ownVisit } from '../own-visit.ts';
import { visitEvent } from '../visit-event.ts';

/** A visit of the person who is signed in, as a calendar file. */
export async function getVisitCalendar(
  { visit: visitId }: InputOf<'getVisitCalendar'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'getVisitCalendar'>> {
  const { ports, settings } = services;
  const visit = await ownVisit(visitId, visitor, services);
  const now = ports.clock.now();
  return { calendar: calendarFile(visitEvent(visit, { settings, language: visitor.language, now }), now) };
}
