import type { Keys } from '../platform/crypto/keys.ts';
import type { CareAppointment } from '../ports/care.ts';
import type { Visit } from '../visits/queries/visits.ts';
import { unsealVisitDetails } from '../visits/visit-details.ts';

/** Which appointments of the hospital are visits that were booked on the scheduling page. */
export interface MatchedVisits {
  /** By the appointment's id. */
  readonly visitOf: ReadonlyMap<string, Visit>;
  /** Ids of appointments that stand at the time of a visit that was cancelled here, and that nothing else tells apart from it. */
  readonly besideCancelled: ReadonlySet<string>;
  /** Ids of visits to come that the hospital has not. */
  readonly unconfirmed: string[];
}

/**
 * Matches by the provider's own id, which is among the appointment's identifiers; else by the time: nobody has two visits that begin at once. Each visit
 * is one appointment. A visit that staff made was never sent to the hospital.
 */
export function matchVisits(
  appointments: readonly CareAppointment[],
  visits: readonly Visit[],
  { keys, now }: { keys: Keys; now: Date },
): MatchedVisits {
  const booked = visits.map((visit) => ({ visit, provided: unsealVisitDetails(keys, visit).appointment }));
  const visitOf = new Map<string, Visit>();
  const taken = new Set<string>();
  const match = (fits: (appointment: CareAppointment, each: (typeof booked)[number]) => boolean): void => {
    for (const appointment of appointments) {
      if (visitOf.has(appointment.id)) continue;
      const found = booked.find((each) => !taken.has(each.visit.visit_id) && fits(appointment, each));
      if (found === undefined) continue;
      visitOf.set(appointment.id, found.visit);
      taken.add(found.visit.visit_id);
    }
  };
  match(({ identifiers }, { provided }) => provided !== null && identifiers.includes(provided));
  match(
    ({ status, startsAt }, { visit }) =>
      status !== 'cancelled' && visit.status === 'booked' && startsAt.getTime() === visit.starts_at.getTime(),
  );
  const unconfirmed = booked
    .filter(({ visit, provided }) => provided !== null && visit.status === 'booked' && visit.starts_at > now)
    .map(({ visit }) => visit.visit_id)
    .filter((id) => !taken.has(id));
  const cancelled = booked
    .filter(({ visit, provided }) => provided !== null && visit.status === 'cancelled' && !taken.has(visit.visit_id))
    .map(({ visit }) => visit.starts_at.getTime());
  const besideCancelled = new Set(
    appointments
      .filter(({ id, status, startsAt }) => {
        return status !== 'cancelled' && !visitOf.has(id) && cancelled.includes(startsAt.getTime());
      })
      .map(({ id }) => id),
  );
  return { visitOf, besideCancelled, unconfirmed };
}
