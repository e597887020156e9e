import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Announcement } from '../announcements/announcement.ts';

/** What was done to the announcements of the sign-in page. Rows are never changed. */
export interface AnnouncementActsTable {
  /** Of one that publishes, the number of the announcement. */
  act_number: Generated<number>;
  act: 'publish' | 'withdraw';
  /** The announcement that it withdraws, or in whose place it publishes; null for none. */
  ends: number | null;
  /** null of a withdrawal, as its times are. */
  announcement: JSONColumnType<Announcement> | null;
  shown_from: ColumnType<Date | null, Date | null, never>;
  /** The first moment at which it is no longer shown; null for until it is withdrawn. */
  shown_until: ColumnType<Date | null, Date | null, never>;
  reason: string;
  acted_by: string;
  /** The system's user; at the screen, the id that the hospital's provider has of the person. */
  acted_by_user: string;
  acted_at: Date;
}
