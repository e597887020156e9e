import type { AnnouncementModel } from '@portico/staff-contract';
import { type PublishedAnnouncement, statusAt } from '../../platform/announcements/announcement.ts';
import { localTimeIn } from '../../platform/time.ts';

/** An announcement as the contract has it, among those that are not over. */
export function announcementModel(
  announcement: PublishedAnnouncement,
  standing: readonly PublishedAnnouncement[],
  { now, timeZone }: { now: Date; timeZone: string },
): AnnouncementModel {
  const { number, from, until, published, ended } = announcement;
  const local = (time: Date): string => localTimeIn(timeZone, time).slice(0, 16);
  return {
    number,
    ...announcement.announcement,
    from: from.toISOString(),
    until: until?.toISOString() ?? null,
    local: { from: local(from), until: until && local(until) },
    status: statusAt(announcement, standing, now),
    published: signedModel(published),
    ended: ended && { ...signedModel(ended), replacedBy: ended.act === 'publish' ? ended.number : null },
  };
}

function signedModel({ by, at, reason }: PublishedAnnouncement['published']): AnnouncementModel['published'] {
  return { by, at: at.toISOString(), reason };
}
