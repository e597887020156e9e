import type { Visit } from '@portico/contract';

/** Visits to come, the next one first, and the others, the last one first. A visit is to come until it can no longer be entered. */
export function dividedVisits(visits: readonly Visit[], now: Date): { ahead: Visit[]; past: Visit[] } {
  const isAhead = ({ status, endsAt, open }: Visit) =>
    status === 'booked' && new Date(open?.until ?? endsAt).getTime() > now.getTime();
  return { ahead: visits.filter(isAhead), past: visits.filter((visit) => !isAhead(visit)).toReversed() };
}
