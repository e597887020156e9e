import type { Appointment, CallReply, getAppointments, Visit } from '@portico/contract';

/** What there is of visits: an appointment of the hospital, with the visit that it is, or a visit that it has not. */
export type VisitEntry =
  | { readonly kind: 'appointment'; readonly appointment: Appointment; readonly visit: Visit | null }
  | { readonly kind: 'visit'; readonly visit: Visit; readonly isUnconfirmed: boolean };

/** What the hospital has beside the portal's own visits; undefined where it is not known, or not offered. */
type Known = Pick<CallReply<typeof getAppointments>, 'appointments' | 'unconfirmed'>;

export const nothingKnown: Known = { appointments: [], unconfirmed: [] };

/**
 * Entries to come, the next one first, and the others, the last one first. A visit is to come until it can no longer be entered, an appointment until
 * it is over.
 */
export function visitEntries(
  visits: readonly Visit[],
  { appointments, unconfirmed }: Known,
  now: Date,
): { ahead: VisitEntry[]; past: VisitEntry[] } {
  const byId = new Map(visits.map((visit) => [visit.id, visit]));
  const matched = new Set(appointments.map(({ visit }) => visit));
  const entries: VisitEntry[] = [
    ...appointments.map((appointment): VisitEntry => {
      const visit = appointment.visit === null ? null : (byId.get(appointment.visit) ?? null);
      return { kind: 'appointment', appointment, visit };
    }),
    ...visits
      .filter(({ id }) => !matched.has(id))
      .map((visit): VisitEntry => ({ kind: 'visit', visit, isUnconfirmed: unconfirmed.includes(visit.id) })),
  ];
  const inOrder = entries.toSorted((one, other) => startOf(one) - startOf(other));
  const isAhead = (entry: VisitEntry) => !isCancelled(entry) && endOf(entry) > now.getTime();
  return { ahead: inOrder.filter(isAhead), past: inOrder.filter((entry) => !isAhead(entry)).toReversed() };
}

/** The next that is booked and has yet to begin; undefined where there is none. What the hospital has not confirmed of its own is none. */
export function nextOf(ahead: readonly VisitEntry[], now: Date): VisitEntry | undefined {
  return ahead.find(
    (entry) =>
      (entry.kind === 'visit' ? entry.visit : entry.appointment).status === 'booked' && startOf(entry) > now.getTime(),
  );
}

/** Names an entry among the others of the page. */
export function keyOf(entry: VisitEntry): string {
  return entry.kind === 'visit' ? `visit ${entry.visit.id}` : `appointment ${entry.appointment.id}`;
}

function isCancelled(entry: VisitEntry): boolean {
  return (entry.kind === 'visit' ? entry.visit : entry.appointment).status === 'cancelled';
}

const millis = (iso: string): number => new Date(iso).getTime();

function startOf(entry: VisitEntry): number {
  return millis((entry.kind === 'visit' ? entry.visit : entry.appointment).startsAt);
}

function endOf({ visit, ...entry }: VisitEntry): number {
  if (entry.kind === 'visit') return visit === null ? 0 : millis(visit.open?.until ?? visit.endsAt);
  const { endsAt, startsAt } = entry.appointment;
  return Math.max(millis(endsAt ?? startsAt), visit?.open ? millis(visit.open.until) : 0);
}
