import type { Selectable } from 'kysely';
import type { VisitsTable } from '../platform/db/visit-tables.ts';
import { limits } from '../platform/limits/limits.ts';
import { secondsAfter } from '../platform/time.ts';

type Times = Pick<Selectable<VisitsTable>, 'starts_at' | 'ends_at'>;

/** Between when a video visit can be entered. */
export function openTimes({ starts_at, ends_at }: Times): { from: Date; until: Date } {
  return {
    from: secondsAfter(starts_at, -limits.videoVisitEarly.window),
    until: secondsAfter(ends_at, limits.videoVisitLate.window),
  };
}

/** When a visit is deleted. */
export function visitExpiry(endsAt: Date): Date {
  return secondsAfter(endsAt, limits.pastVisit.window);
}
