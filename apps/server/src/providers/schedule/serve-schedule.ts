import type { FastifyInstance, FastifyReply } from 'fastify';
import { languageOfTag, defaultLanguage } from '@portico/contract';
import { calendarFile } from '../../documents/calendar-file.ts';
import { secondsAfter } from '../../platform/time.ts';
import { expiredView } from '../expired-page.ts';
import { providerMessages } from '../messages/provider-messages.ts';
import type { TicketHolder } from '../portal-client.ts';
import { type Carried, carriedPath, type PageFrame, providerPage } from '../provider-page.ts';
import { failingDepartments } from './failing-departments.ts';
import { LAST_PAGE, openDays } from './openings.ts';
import { book, cancel, move, type Outcome, type ScheduleServices, tellWhatIsLeft } from './schedule.ts';
import {
  CALENDAR_PATH,
  confirmCancel,
  done,
  overview,
  SCHEDULE_PATH,
  type ScheduleError,
  type Showing,
  times,
  type View,
} from './schedule-page.ts';
import { isVisitType, visitTypes } from './visit-types.ts';
import { timeWords } from './when.ts';

export interface ServedSchedule extends ScheduleServices {
  readonly frame: () => PageFrame;
  /** Names of the health system's locations, by id. */
  readonly placeNames: Readonly<Record<string, string>>;
}

/** What a request brings in its query or its form. */
type Fields = Readonly<Record<string, string | undefined>>;

interface Visit {
  readonly fields: Fields;
  readonly showing: Showing;
  readonly holder: TicketHolder;
  readonly ticket: string;
}

/** Serves the scheduling page: each view has an address, and each change is a form that leads to one. */
export function serveSchedule(app: FastifyInstance, services: ServedSchedule): void {
  const isOutOfOrder = failingDepartments();

  app.get(SCHEDULE_PATH, async (request, reply) => {
    const fields = request.query as Fields;
    if (isOutOfOrder(fields)) return reply.code(503).type('text/plain').send('Out of order');
    if (fields['dept'] === 'silent') return reply.type('text/html; charset=utf-8').send(SILENT_PAGE);
    const visit = await open(reply, fields, services);
    if (visit === null) return reply;
    await tellWhatIsLeft(visit.holder.person, visit.ticket, services);
    return sendView(reply, viewOf(visit, services), visit, services);
  });

  app.post(SCHEDULE_PATH, async (request, reply) => {
    const visit = await open(reply, (request.body ?? {}) as Fields, services);
    if (visit === null) return reply;
    const outcome = await change(visit, services);
    if (outcome === null) return reply.redirect(carriedPath(SCHEDULE_PATH, visit.showing.carried), 303);
    if ('errors' in outcome) {
      reply.code(400);
      return sendView(reply, timesView(visit, outcome.errors, services), visit, services);
    }
    const { action = '' } = visit.fields;
    const told = { done: action, id: outcome.done.id };
    return reply.redirect(carriedPath(SCHEDULE_PATH, visit.showing.carried, told), 303);
  });

  app.get(CALENDAR_PATH, async (request, reply) => {
    const visit = await open(reply, request.query as Fields, services);
    if (visit === null) return reply;
    const found = services.book.find(visit.fields['id'] ?? '', visit.holder.person);
    if (found === undefined) return reply.code(404).send();
    const { minutes, clinician } = visitTypes[found.type];
    const { words, placeNames } = visit.showing;
    const startsAt = new Date(found.startsAt);
    const event = {
      uid: `${found.id}@tideline.example`,
      sequence: found.sequence,
      isCancelled: found.status === 'cancelled',
      when: { startsAt, endsAt: secondsAfter(startsAt, minutes * 60) },
      title: words.types[found.type].title,
      description: clinician,
      place: placeNames[found.location] ?? '',
      // Whoever sees the calendar must not get into a video visit by it.
      url: '',
    };
    reply.header('content-disposition', 'attachment; filename="visit.ics"');
    return reply.type('text/calendar; charset=utf-8').send(calendarFile(event, services.clock.now()));
  });
}

/** A page without a script: an app that waits for its messages waits in vain. */
const SILENT_PAGE = '<!doctype html><html lang="en"><title>Silent</title><p>This page says nothing.</p></html>';

/** Who has opened the page. null once the reply was sent: without a good ticket the page knows nobody. */
async function open(reply: FastifyReply, fields: Fields, services: ServedSchedule): Promise<Visit | null> {
  const carried: Carried = {
    ticket: fields['ticket'] ?? '',
    lang: languageOfTag(fields['lang'] ?? '') ?? defaultLanguage,
    mobile: fields['mobile'] === '1' ? '1' : '',
    dept: fields['dept'] ?? '',
    location: fields['location'] ?? '',
  };
  const words = providerMessages(carried.lang);
  const holder = await services.portal.holderOf(carried.ticket, carried.lang);
  if (holder === null) {
    const page = { name: words.names.schedule, lang: carried.lang, ...expiredView(words, 'embedded-schedule') };
    reply.code(403).type('text/html; charset=utf-8').send(providerPage(page, services.frame()));
    return null;
  }
  const when = timeWords(carried.lang, services.timeZone);
  const showing = { carried, holder, words, when, placeNames: services.placeNames };
  return { fields, showing, holder, ticket: carried.ticket };
}

function viewOf(visit: Visit, services: ServedSchedule): View {
  const { fields, showing, holder } = visit;
  const named = (id: string | undefined) => services.book.find(id ?? '', holder.person);
  const changed = named(fields['id']);
  const outcomes = { book: 'booked', move: 'moved', cancel: 'cancelled' } as const;
  const outcome = outcomes[fields['done'] as keyof typeof outcomes];
  if (outcome !== undefined && changed !== undefined) return done(outcome, changed, showing);
  const cancelled = named(fields['cancel']);
  if (cancelled?.status === 'booked') return confirmCancel(cancelled, showing);
  if (isVisitType(fields['type'] ?? fields['dept'] ?? '')) return timesView(visit, [], services);
  return overview(services.book.booked(holder.person), fields['appointment'] ?? '', showing);
}

function timesView(
  { fields, showing, holder }: Visit,
  errors: readonly ScheduleError[],
  services: ServedSchedule,
): View {
  const { clock, timeZone, book: kept } = services;
  const moved = kept.find(fields['move'] ?? '', holder.person);
  const asked = fields['type'] ?? fields['dept'] ?? '';
  const type = moved?.type ?? (isVisitType(asked) ? asked : 'primary-care');
  const page = Math.min(Math.max(Math.trunc(Number(fields['page'] ?? 0)) || 0, 0), LAST_PAGE);
  const isTaken = (slot: Date): boolean => kept.isTaken(type, slot);
  return times(
    {
      type,
      page,
      lastPage: LAST_PAGE,
      days: openDays(type, page, { now: clock.now(), timeZone, isTaken }),
      moved: moved?.id ?? null,
      errors,
      typed: { slot: fields['slot'] ?? '', name: fields['name'] ?? '', phone: fields['phone'] ?? '' },
    },
    showing,
  );
}

/** null if there is nothing to change: the appointment is not there any more. */
async function change({ fields, holder, ticket }: Visit, services: ServedSchedule): Promise<Outcome | null> {
  const type = fields['type'] ?? '';
  const sent = {
    type: isVisitType(type) ? type : ('primary-care' as const),
    slot: fields['slot'] ?? '',
    location: fields['location'] ?? '',
    name: fields['name'] ?? '',
    phone: fields['phone'] ?? '',
  };
  if (fields['action'] === 'book') return book(sent, ticket, holder, services);
  const id = fields['action'] === 'move' ? fields['move'] : fields['id'];
  const found = services.book.find(id ?? '', holder.person);
  if (found?.status !== 'booked') return null;
  if (fields['action'] === 'move') return move(found, sent, ticket, services);
  return fields['action'] === 'cancel' ? { done: await cancel(found, ticket, services) } : null;
}

function sendView(
  reply: FastifyReply,
  { title, body }: View,
  { showing: { words, carried } }: Visit,
  { frame }: ServedSchedule,
): FastifyReply {
  const page = providerPage({ name: words.names.schedule, title, body, lang: carried.lang }, frame());
  return reply.type('text/html; charset=utf-8').send(page);
}
