import { type AppointmentReport, languages, type Words } from '@portico/contract';
import { readPhone } from '@portico/rules';
import type { Clock } from '../../ports/clock.ts';
import { providerMessages } from '../messages/provider-messages.ts';
import type { PortalClient, TicketHolder } from '../portal-client.ts';
import type { Appointment, AppointmentBook } from './appointment-book.ts';
import { isLostRace, LAST_PAGE, openDays } from './openings.ts';
import type { ScheduleError } from './schedule-page.ts';
import { type VisitTypeId, visitTypes } from './visit-types.ts';

/** What the scheduling provider works with. */
export interface ScheduleServices {
  readonly clock: Clock;
  readonly timeZone: string;
  /** Where visits in person take place: ids of locations, the first by default. */
  readonly locations: readonly string[];
  readonly book: AppointmentBook;
  readonly portal: PortalClient;
}

/** What was sent with a form of the page. */
export interface Sent {
  type: VisitTypeId;
  slot: string;
  /** The place of the estimate that the visitor comes from, if it is one. */
  location: string;
  name: string;
  phone: string;
}

/** What was done, or why not. */
export type Outcome = { readonly done: Appointment } | { readonly errors: readonly ScheduleError[] };

/** Books a time, unless it is taken meanwhile. A guest says who they are. */
export async function book(
  sent: Sent,
  ticket: string,
  { person, isGuest }: TicketHolder,
  services: ScheduleServices,
): Promise<Outcome> {
  const { type, location, name, phone } = sent;
  const slot = slotOf(sent, services);
  const errors: ScheduleError[] = [
    ...slotErrors(type, slot, services),
    ...(isGuest && name.trim() === '' ? ['name' as const] : []),
    ...(isGuest && 'error' in readPhone(phone) ? ['phone' as const] : []),
  ];
  if (slot === null || errors.length > 0) return { errors };
  const [first = ''] = services.locations;
  const place = services.locations.includes(location) ? location : first;
  const added = await services.book.add({
    person,
    type,
    location: visitTypes[type].isVideo ? '' : place,
    startsAt: slot.toISOString(),
    name: isGuest ? name.trim() : '',
    phone: isGuest ? phone.trim() : '',
  });
  return { done: await tellPortal(added, ticket, services) };
}

/** Moves an appointment to another time. */
export async function move(
  { id, type }: Appointment,
  sent: Sent,
  ticket: string,
  services: ScheduleServices,
): Promise<Outcome> {
  const slot = slotOf(sent, services);
  const errors = slotErrors(type, slot, services);
  if (slot === null || errors.length > 0) return { errors };
  const changed = await services.book.change(id, { startsAt: slot.toISOString() });
  return { done: await tellPortal(changed, ticket, services) };
}

export async function cancel({ id }: Appointment, ticket: string, services: ScheduleServices): Promise<Appointment> {
  return tellPortal(await services.book.change(id, { status: 'cancelled' }), ticket, services);
}

/** What the portal did not take when it happened, it is told when the person comes again. */
export async function tellWhatIsLeft(person: string, ticket: string, services: ScheduleServices): Promise<void> {
  for (const each of services.book.unreported(person)) await tellPortal(each, ticket, services);
}

async function tellPortal(appointment: Appointment, ticket: string, { book: kept, portal }: ScheduleServices) {
  const taken = await portal.report(reportOf(appointment), ticket);
  if (taken !== null) await kept.reported(appointment.id, taken.videoUrl);
  return kept.find(appointment.id, appointment.person) ?? appointment;
}

function reportOf({ id, sequence, status, type, location, startsAt }: Appointment): AppointmentReport {
  const { clinician, isVideo, minutes } = visitTypes[type];
  const title = Object.fromEntries(
    languages.map((language) => [language, providerMessages(language).types[type].title]),
  ) as Words;
  return { appointment: id, sequence, status, title, clinician, location, isVideo, startsAt, minutes };
}

/** The time that was chosen, if it is one of those on offer. */
function slotOf({ type, slot }: Sent, { clock, timeZone }: ScheduleServices): Date | null {
  const now = clock.now();
  for (let page = 0; page <= LAST_PAGE; page += 1) {
    const offered = openDays(type, page, { now, timeZone, isTaken: () => false }).flatMap(({ slots }) => slots);
    const found = offered.find((each) => each.toISOString() === slot);
    if (found !== undefined) return found;
  }
  return null;
}

function slotErrors(type: VisitTypeId, slot: Date | null, { book: kept, timeZone }: ScheduleServices): ScheduleError[] {
  if (slot === null) return ['slot'];
  return kept.isTaken(type, slot) || isLostRace(slot, timeZone) ? ['taken'] : [];
}
