import { type Appointment, type Language, textOf } from '@portico/contract';
import { findTemplate } from '../catalogue/index.ts';
import { messagesOf } from '../documents/messages/messages-of.ts';
import type { HealthSystem } from '../platform/settings/health-system.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { CareAppointment, CareCode } from '../ports/care.ts';
import type { Visit } from '../visits/queries/visits.ts';
import type { MatchedVisits } from './match-visits.ts';
import { knownPlace, type KnownPlace } from './place-of.ts';
import type { SavedFor } from './saved-estimates-for.ts';

/** With what appointments are shown. */
export interface ShowingAppointments {
  readonly settings: Settings;
  readonly language: Language;
  /** The newest first. */
  readonly saved: readonly SavedFor[];
  readonly matched: Pick<MatchedVisits, 'visitOf' | 'besideCancelled'>;
  readonly movedFrom: ReadonlyMap<string, Date>;
}

/** The systems of codes that price files list, by which the search for services finds them. */
const billed: ReadonlySet<string> = new Set([
  'http://www.ama-assn.org/go/cpt',
  'http://www.cms.gov/Medicare/Coding/HCPCSReleaseCodeSets',
]);

/** An appointment as the signed-in app shows it, beside its estimate. */
export function appointmentModel(appointment: CareAppointment, showing: ShowingAppointments): Appointment {
  const { id, startsAt, endsAt, clinicians, isVideo, instructions } = appointment;
  const { settings, language, matched, movedFrom } = showing;
  const { healthSystem } = settings;
  const place = knownPlace(appointment.place, healthSystem);
  const service = serviceOf(appointment.codes, healthSystem);
  const visit = matched.visitOf.get(id);
  const cancelledHere = cancelledHereOf(appointment, matched);
  const title = (service === null ? undefined : textOf(findTemplate(service)?.name, language)) ?? appointment.title;
  return {
    id,
    title,
    clinicians: [...clinicians],
    place: placeModel(place),
    isVideo,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    timeZone: place.timeZone,
    status: cancelledHere === 'this' ? 'cancelled' : appointment.status,
    movedFrom: (movedFrom.get(id) ?? movedVisit(appointment, visit))?.toISOString() ?? null,
    instructions,
    visit: visit?.visit_id ?? null,
    ...(cancelledHere === undefined ? {} : { cancelledHere }),
    estimate: estimateOf(service, place, showing),
    begin: {
      serviceArea: serviceAreaOf(place, healthSystem),
      location: place.location?.id ?? '',
      template: service ?? '',
      search: service === null ? (billedCodeOf(appointment.codes) ?? title) : '',
    },
  };
}

/** A hospital's calendar may not know yet, or never learn, what was cancelled on the scheduling page. */
function cancelledHereOf(
  { id, status }: CareAppointment,
  { visitOf, besideCancelled }: ShowingAppointments['matched'],
): Appointment['cancelledHere'] {
  if (status === 'cancelled') return undefined;
  if (visitOf.get(id)?.status === 'cancelled') return 'this';
  return besideCancelled.has(id) ? 'sameTime' : undefined;
}

/** What the settings say that a code is; the first that they name. */
function serviceOf(codes: readonly CareCode[], { appointments }: Pick<HealthSystem, 'appointments'>): string | null {
  const named = codes.flatMap(({ system, code }) =>
    appointments.services.filter((each) => each.code === code && (each.system ?? system) === system),
  );
  return named[0]?.service ?? null;
}

function billedCodeOf(codes: readonly CareCode[]): string | undefined {
  return codes.find(({ system }) => billed.has(system))?.code;
}

function placeModel({ location, name }: KnownPlace): Appointment['place'] {
  if (location === null) return name === '' ? null : { name, address: '', phone: '' };
  const { street, city, state, zip } = location.address;
  return { name, address: `${street}, ${city}, ${state} ${zip}`, phone: location.phone };
}

function serviceAreaOf({ location }: KnownPlace, { serviceAreas }: Pick<HealthSystem, 'serviceAreas'>): string {
  if (location === null) return '';
  return serviceAreas.find(({ locations }) => locations.includes(location.id))?.id ?? '';
}

/** The time at which somebody booked it on the scheduling page, where the hospital has another one. */
function movedVisit({ status, startsAt }: CareAppointment, visit: Visit | undefined): Date | undefined {
  if (status === 'cancelled' || visit?.starts_at.getTime() === startsAt.getTime()) return undefined;
  return visit?.starts_at;
}

function estimateOf(
  service: string | null,
  { location }: KnownPlace,
  { saved, language }: ShowingAppointments,
): Appointment['estimate'] {
  const isOf = ({ template, locationId }: SavedFor): boolean =>
    location !== null && template === service && locationId === location.id;
  const found = saved.find(isOf);
  if (found === undefined) return null;
  const { id, serviceArea, amountCents, claim, payorName, savedAt } = found;
  return {
    id,
    serviceArea,
    amount: messagesOf(language).money(amountCents),
    claim,
    payorName,
    savedAt: savedAt.toISOString(),
  };
}
