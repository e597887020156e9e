import { announcedIn } from '@portico/contract';
import { findLastAct, listOver, listStanding } from '../../../platform/announcements/queries.ts';
import { publishAnnouncement, withdrawAnnouncement } from '../../../staff/announcements/announce.ts';
import { writtenIn } from '../../../staff/announcements/read-text.ts';
import { readLocalEnd, readLocalTime } from '../../../staff/local-times.ts';
import type { StaffHandlers } from '../../handler.ts';
import { announcementModel } from '../../models/announcements.ts';
import { staffOf } from '../../services.ts';

type AnnouncementCalls = Pick<
  StaffHandlers,
  'listAnnouncements' | 'publishAnnouncement' | 'withdrawAnnouncement' | 'previewAnnouncement'
>;

/** Of those that are over. */
const MOST_OVER = 50;

export const announcementCalls = {
  async listAnnouncements(_asked, _member, { services }) {
    const { database, settings, clock, announcementFile } = services;
    const { timeZone, addedLanguages } = settings.healthSystem;
    const now = clock.now();
    // The number first: what a colleague does after it is seen as done since.
    const lastAct = await findLastAct(database.db);
    const standing = await listStanding(database.db, now);
    const over = await listOver(database.db, now, MOST_OVER);
    const { preLoginBanner } = await announcementFile.read();
    return {
      announcements: [...standing, ...over].map((each) => announcementModel(each, standing, { now, timeZone })),
      isCut: over.length === MOST_OVER,
      ofFile: preLoginBanner,
      lastAct,
      addedLanguages: addedLanguages.map(({ tag }) => tag),
    };
  },
  async publishAnnouncement({ kind, text, from, until, replaces, reason, seen }, member, { services }) {
    const staff = staffOf(member, services);
    const number = await publishAnnouncement(staff, {
      announcement: { kind, text },
      from: from === '' ? null : readLocalTime('from', from, staff),
      until: until === '' ? null : readLocalEnd('until', until, staff),
      replaces,
      reason,
      seen,
    });
    return { number };
  },
  async withdrawAnnouncement({ number, reason }, member, { services }) {
    await withdrawAnnouncement(staffOf(member, services), { number, reason });
    return {};
  },
  async previewAnnouncement({ kind, text: typed, language, theme }, _member, { services }) {
    const text = writtenIn(typed);
    const isWritten = announcedIn(text, language).words.trim() !== '';
    return { html: await services.previews.signIn(isWritten ? { kind, text } : null, { language, theme }) };
  },
} satisfies AnnouncementCalls;
