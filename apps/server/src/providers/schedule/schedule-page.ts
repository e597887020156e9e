import { html, type Html } from '../../documents/html.ts';
import type { ProviderMessages } from '../messages/provider-messages.ts';
import type { TicketHolder } from '../portal-client.ts';
import { appButton, type Carried, carriedFields, carriedPath } from '../provider-page.ts';
import type { Appointment } from './appointment-book.ts';
import type { OpenDay } from './openings.ts';
import { type VisitTypeId, visitTypeIds, visitTypes } from './visit-types.ts';
import type { TimeWords } from './when.ts';

/** The path of the scheduling page. */
export const SCHEDULE_PATH = '/schedule';
export const CALENDAR_PATH = `${SCHEDULE_PATH}/visit.ics`;

/** What all views of the page are written with. */
export interface Showing {
  carried: Carried;
  holder: TicketHolder;
  words: ProviderMessages;
  when: TimeWords;
  /** Of the health system, by id. */
  placeNames: Readonly<Record<string, string>>;
}

/** A title and what stands below it. */
export interface View {
  title: string;
  body: Html;
}

export type ScheduleError = keyof ProviderMessages['schedule']['errors'];

/**
 * The first view: what is booked, and the kinds of visit.
 *
 * @param asked id of the appointment that the portal's own link is about; it stands first.
 */
export function overview(appointments: readonly Appointment[], asked: string, showing: Showing): View {
  const { words, holder, carried } = showing;
  const { schedule, types } = words;
  const choices = visitTypeIds.map(
    (type) =>
      html`<li>
        <a class="choice" href="${carriedPath(SCHEDULE_PATH, carried, { type })}" data-type="${type}">
          <strong>${types[type].title}</strong> <span>${types[type].hint}</span>
        </a>
      </li>`,
  );
  const isAsked = ({ id }: Appointment): boolean => id === asked;
  const inOrder = [...appointments.filter(isAsked), ...appointments.filter((each) => !isAsked(each))];
  const title = schedule.title;
  return {
    title,
    body: html`<h1 tabindex="-1">${title}</h1>
      ${holder.firstName !== '' && html`<p>${schedule.greeting(holder.firstName)}</p>`}
      ${
        appointments.length > 0 &&
        html`<section aria-labelledby="yours">
          <h2 id="yours">${schedule.yours}</h2>
          <ul class="appointments">
            ${inOrder.map(
              (each) =>
                html`<li class="card" aria-current="${isAsked(each) ? 'true' : 'false'}">
                  ${appointmentOf(each, showing, 'h3')} ${actions(each, showing)}
                </li>`,
            )}
          </ul>
        </section>`
      }
      <section aria-labelledby="kinds">
        <h2 id="kinds">${schedule.chooseType}</h2>
        <p class="notice priced" hidden>${schedule.pricedService}</p>
        <ul class="choices">
          ${choices}
        </ul>
      </section>
      <div class="row">${prepare(words)}</div>`,
  };
}

/** The open times of a kind of visit, to book or to move to. */
export function times({ type, page, lastPage, days, moved, errors, typed }: TimesInput, showing: Showing): View {
  const { words, when, carried, holder } = showing;
  const { schedule, types } = words;
  const kind = types[type].title;
  const heading = moved === null ? schedule.chooseTime(kind) : schedule.chooseNewTime(kind);
  const target = { type, ...(moved === null ? {} : { move: moved }) };
  const pageLink = (to: number, label: string): Html =>
    html`<a href="${carriedPath(SCHEDULE_PATH, carried, { ...target, page: String(to) })}">${label}</a>`;
  const open = days.filter(({ slots }) => slots.length > 0);
  const [first] = open.flatMap(({ slots }) => slots);
  const needsPerson = holder.isGuest && moved === null;
  return {
    title: errors.length > 0 ? `${schedule.errorsMark}: ${heading}` : heading,
    body: html`<h1 tabindex="-1">${heading}</h1>
      ${errors.length > 0 && errorSummary(errors, words)}
      ${first !== undefined && html`<p>${schedule.timesIn(when.zone(first))}</p>`}
      <form method="post" action="${SCHEDULE_PATH}" novalidate>
        ${carriedFields(carried, { ...target, page: String(page), action: moved === null ? 'book' : 'move' })}
        ${open.length === 0 && html`<p>${schedule.noTimes}</p>`}
        ${open.map(
          ({ slots }, at) =>
            html`<fieldset class="day">
              <legend>${when.day(slots[0] ?? new Date(0))}</legend>
              ${slots.map((slot, index) => slotOf(slot, at === 0 && index === 0 ? 'slot' : null, typed.slot, showing))}
            </fieldset>`,
        )}
        <p class="row">
          ${page > 0 && pageLink(page - 1, schedule.earlier)} ${page < lastPage && pageLink(page + 1, schedule.later)}
        </p>
        ${needsPerson && personFields(typed, errors, words)}
        <p class="row">
          <button type="submit" class="button button-primary">
            ${moved === null ? schedule.submit : schedule.submitMove}
          </button>
          <a href="${carriedPath(SCHEDULE_PATH, carried)}">${schedule.back}</a>
        </p>
      </form>`,
  };
}

export interface TimesInput {
  type: VisitTypeId;
  page: number;
  lastPage: number;
  days: readonly OpenDay[];
  /** Id of the appointment that is moved; null for a new one. */
  moved: string | null;
  errors: readonly ScheduleError[];
  typed: { slot: string; name: string; phone: string };
}

/** Asks once more before an appointment is cancelled. */
export function confirmCancel(appointment: Appointment, showing: Showing): View {
  const { words, carried } = showing;
  const { schedule } = words;
  return {
    title: schedule.cancelTitle,
    body: html`<h1 tabindex="-1">${schedule.cancelTitle}</h1>
      <div class="card">${appointmentOf(appointment, showing, 'h2')}</div>
      <form method="post" action="${SCHEDULE_PATH}">
        ${carriedFields(carried, { action: 'cancel', id: appointment.id })}
        <p class="row">
          <button type="submit" class="button button-primary">${schedule.confirmCancel}</button>
          <a href="${carriedPath(SCHEDULE_PATH, carried)}">${schedule.keep}</a>
        </p>
      </form>`,
  };
}

/** What was done. */
export function done(kind: 'booked' | 'moved' | 'cancelled', appointment: Appointment, showing: Showing): View {
  const { words, carried, holder } = showing;
  const { schedule } = words;
  const title = schedule[kind];
  const isBooked = appointment.status === 'booked';
  return {
    title,
    body: html`<h1 tabindex="-1" class="done">${title}</h1>
      <div class="card">
        ${appointmentOf(appointment, showing, 'h2')}
        ${isBooked && html`<p class="row">${calendarLink(appointment, showing)} ${prepare(words)}</p>`}
      </div>
      ${
        isBooked &&
        appointment.videoUrl !== '' &&
        holder.isGuest &&
        html`<p class="notice">
          ${schedule.videoLink}<br />
          <a class="video-link" href="${appointment.videoUrl}" target="_top">${appointment.videoUrl}</a>
        </p>`
      }
      <p class="row">
        ${appButton(
          holder.isGuest ? { kind: 'hideFrame' } : { kind: 'moveTo', state: 'signedin.visits', params: {} },
          schedule.done,
          'primary',
        )}
        <a href="${carriedPath(SCHEDULE_PATH, carried)}">${schedule.another}</a>
      </p>`,
  };
}

/** @param level of its heading, below that of the page or of a part of it. */
function appointmentOf(
  { type, startsAt, location }: Appointment,
  { words, when, placeNames }: Showing,
  level: 'h2' | 'h3',
): Html {
  const { schedule, types } = words;
  const { clinician, minutes, isVideo } = visitTypes[type];
  const at = new Date(startsAt);
  const heading = level === 'h2' ? html`<h2>${types[type].title}</h2>` : html`<h3>${types[type].title}</h3>`;
  return html`${heading}
    <p>
      <strong><time datetime="${startsAt}">${when.day(at)}, ${when.time(at)}</time></strong
      >, ${schedule.minutes(minutes)}
    </p>
    <p>
      ${isVideo ? schedule.byVideo : (placeNames[location] ?? '')}
      ${clinician !== '' && schedule.withClinician(clinician)}
    </p>`;
}

function actions(appointment: Appointment, showing: Showing): Html {
  const { words, carried } = showing;
  const { schedule, types } = words;
  const { id, type } = appointment;
  const of = html`<span class="visually-hidden">: ${types[type].title}</span>`;
  return html`<p class="row">
    <a href="${carriedPath(SCHEDULE_PATH, carried, { type, move: id })}">${schedule.move}${of}</a>
    <a href="${carriedPath(SCHEDULE_PATH, carried, { cancel: id })}">${schedule.cancel}${of}</a>
    ${calendarLink(appointment, showing)}
  </p>`;
}

function calendarLink({ id }: Appointment, { words, carried }: Showing): Html {
  return html`<a href="${carriedPath(CALENDAR_PATH, carried, { id })}" download="visit.ics"
    >${words.schedule.calendar}</a
  >`;
}

function prepare({ schedule }: ProviderMessages): Html {
  const message = { kind: 'openInfoPopup', title: schedule.prepareTitle, text: schedule.prepareText } as const;
  return appButton(message, schedule.prepare);
}

/** @param id of the first one, to which the summary of errors leads. */
function slotOf(slot: Date, id: string | null, chosen: string, { when }: Showing): Html {
  const value = slot.toISOString();
  const name: Html = { html: id === null ? '' : ` id="${id}"` };
  const checked: Html = { html: value === chosen ? ' checked' : '' };
  return html`<label class="slot"
    ><input type="radio" name="slot" value="${value}" ${name}${checked} /> <span>${when.time(slot)}</span></label
  >`;
}

function personFields(
  { name, phone }: TimesInput['typed'],
  errors: readonly ScheduleError[],
  { schedule }: ProviderMessages,
): Html {
  const field = (id: 'name' | 'phone', value: string, type: string, autocomplete: string): Html => {
    const isWrong = errors.includes(id);
    const invalid: Html = { html: isWrong ? ` aria-invalid="true" aria-describedby="${id}-error"` : '' };
    return html`<div class="field half ${isWrong ? 'field-wrong' : ''}">
      <label class="field-label" for="${id}">${schedule[id]}</label>
      <input
        class="control"
        id="${id}"
        name="${id}"
        type="${type}"
        autocomplete="${autocomplete}"
        value="${value}"
        maxlength="100"
        required
        ${invalid}
      />
      ${isWrong && html`<p class="field-error" id="${id}-error">${schedule.errors[id]}</p>`}
    </div>`;
  };
  return html`<div class="fields">${field('name', name, 'text', 'name')} ${field('phone', phone, 'tel', 'tel')}</div>`;
}

/** The script moves the focus here. */
function errorSummary(errors: readonly ScheduleError[], { schedule }: ProviderMessages): Html {
  return html`<section class="error-summary" id="faults" tabindex="-1" aria-labelledby="faults-title">
    <h2 id="faults-title">${schedule.errorsTitle}</h2>
    <ul>
      ${errors.map((each) => html`<li><a href="#${each === 'taken' ? 'slot' : each}">${schedule.errors[each]}</a></li>`)}
    </ul>
  </section>`;
}
