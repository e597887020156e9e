import type { Transaction } from 'kysely';
import {
  type Announcement,
  isOver,
  type PublishedAnnouncement,
  shownAt,
} from '../../platform/announcements/announcement.ts';
import {
  findAnnouncement,
  findLastAct,
  holdActs,
  insertAct,
  listStanding,
} from '../../platform/announcements/queries.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { ActError } from '../act-error.ts';
import { readReason } from '../reason.ts';
import { actOnPortal, type Staff } from '../staff.ts';
import { readText } from './read-text.ts';

/** What is to be shown, and when. */
export interface Publication {
  announcement: Announcement;
  /** null: at once. */
  from: Date | null;
  /** null: until it is withdrawn. */
  until: Date | null;
  /** The number of the one that it is shown in place of, which is over then; null for none. */
  replaces: number | null;
  /** Why, in a few words. */
  reason: string;
  /** The number of the newest act that was seen, null for none; undefined for whoever did not look. */
  seen?: number | null;
}

/**
 * Publishes an announcement (decision 215).
 *
 * @returns its number.
 * @throws ActError for a text that is missing or too long in a language, for a language that is off, for an end before its beginning or that is over, and where a
 * colleague has published or withdrawn one meanwhile.
 */
export async function publishAnnouncement(staff: Staff, publication: Publication): Promise<number> {
  const { announcement, from, until, replaces, seen } = publication;
  const reason = readReason(publication.reason);
  const added = staff.settings.healthSystem.addedLanguages.map(({ tag }) => tag);
  const text = readText(announcement.text, added);
  if (until !== null && (until <= staff.now || (from !== null && until <= from))) {
    const message = 'It would end before it begins, or has ended already: nobody would see it. Nothing was published.';
    throw new ActError('announcementNeverShown', message);
  }
  return actOnPortal(staff, 'announcements publish', async (trx) => {
    await holdActs(trx);
    if (seen !== undefined && seen !== (await findLastAct(trx))) {
      const message = 'A colleague has published or withdrawn an announcement meanwhile. Nothing was published.';
      throw new ActError('announcementChanged', message);
    }
    if (replaces !== null) await requireStanding(trx, replaces, staff.now);
    const number = await insertAct(trx, {
      act: 'publish',
      ends: replaces,
      announcement: JSON.stringify({ kind: announcement.kind, text }),
      shown_from: from ?? staff.now,
      shown_until: until,
      ...signature(staff, reason),
    });
    const when = { from: (from ?? staff.now).toISOString(), until: until?.toISOString() ?? '' };
    const details = {
      announcement: number,
      kind: announcement.kind,
      languages: Object.keys(text).toSorted().join(' '),
      ...when,
      replaces: replaces ?? '',
      reason,
    };
    return { event: 'announcementPublished', details, result: number };
  });
}

/**
 * Withdraws an announcement: what stood there before it, or what the settings' file says, is shown again.
 *
 * @param given its number; undefined for the one that is shown.
 * @returns its number.
 * @throws ActError where there is none, or where it is over already.
 */
export async function withdrawAnnouncement(
  staff: Staff,
  given: { number: number | undefined; reason: string },
): Promise<number> {
  const reason = readReason(given.reason);
  return actOnPortal(staff, 'announcements withdraw', async (trx) => {
    await holdActs(trx);
    const { number } =
      given.number === undefined
        ? await requireShown(trx, staff.now)
        : await requireStanding(trx, given.number, staff.now);
    await insertAct(trx, {
      act: 'withdraw',
      ends: number,
      announcement: null,
      shown_from: null,
      shown_until: null,
      ...signature(staff, reason),
    });
    return { event: 'announcementWithdrawn', details: { announcement: number, reason }, result: number };
  });
}

async function requireShown(trx: Transaction<Tables>, now: Date): Promise<PublishedAnnouncement> {
  const shown = shownAt(await listStanding(trx, now), now);
  if (shown !== undefined) return shown;
  throw new ActError('unknownAnnouncement', 'Staff announce nothing at present. Nothing was withdrawn.');
}

async function requireStanding(trx: Transaction<Tables>, number: number, now: Date): Promise<PublishedAnnouncement> {
  const found = await findAnnouncement(trx, number);
  if (found === undefined) {
    const message = `There is no announcement ${number}: "announcements show" lists them. Nothing was changed.`;
    throw new ActError('unknownAnnouncement', message);
  }
  if (!isOver(found, now)) return found;
  throw new ActError('announcementOver', `Announcement ${number} is over already. Nothing was changed.`);
}

function signature({ operator, now }: Staff, reason: string) {
  return { reason, acted_by: operator.by, acted_by_user: operator.user, acted_at: now };
}
