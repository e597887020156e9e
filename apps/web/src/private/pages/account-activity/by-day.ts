import type { Activity } from '@portico/contract';

/** The activities of one day. */
export interface ActivityDay {
  /** As it is shown. */
  readonly day: string;
  readonly activities: readonly Activity[];
}

/** Activities, the newest first, by the days of a format: the browser's own, in its time zone. */
export function byDay(activities: readonly Activity[], format: Pick<Intl.DateTimeFormat, 'format'>): ActivityDay[] {
  return [...Map.groupBy(activities, ({ at }) => format.format(new Date(at)))].map(([day, of]) => ({
    day,
    activities: of,
  }));
}
