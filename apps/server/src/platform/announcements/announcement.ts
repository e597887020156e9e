import type { Language, ReplyOf } from '@portico/contract';

/** What the sign-in page shows above its form: its kind, and its words in every written language, and in added ones (spec §7, 'pre-login banner'). */
export type Announcement = NonNullable<ReplyOf<'getWebConfiguration'>['preLoginBanner']>;

/** An announcement that staff have published, with the act that did it. */
export interface PublishedAnnouncement {
  /** Of the act. */
  readonly number: number;
  readonly announcement: Announcement;
  readonly from: Date;
  /** The first moment at which it is no longer shown; null for until it is withdrawn. */
  readonly until: Date | null;
  readonly published: SignedAct;
  /** What ended it before its time: a withdrawal, or one that was published in its place. */
  readonly ended: (SignedAct & { readonly act: 'publish' | 'withdraw'; readonly number: number }) | null;
}

/**
 * An announcement without the words of languages that are switched off: they are kept, and nobody is shown them.
 *
 * @param added tags of the languages that the hospital has added.
 */
export function inLanguagesOn({ kind, text }: Announcement, added: readonly Language[]): Announcement {
  const { en, es, ...further } = text;
  const on = Object.entries(further).filter(([tag]) => added.some((each) => each === tag));
  return { kind, text: { en, es, ...Object.fromEntries(on) } };
}

/** Who did it, when and why. */
interface SignedAct {
  readonly by: string;
  readonly at: Date;
  readonly reason: string;
}

/** shown: it stands above the form. waiting: it is its time, and another one stands there meanwhile. */
export type AnnouncementStatus = 'shown' | 'waiting' | 'toCome' | 'over';

/** Of those whose time it is, the one that began last; of two at once, the newer. undefined: staff announce nothing. */
export function shownAt<Timed extends Pick<PublishedAnnouncement, 'number' | 'from' | 'until' | 'ended'>>(
  announcements: readonly Timed[],
  now: Date,
): Timed | undefined {
  return announcements
    .filter((each) => isItsTime(each, now))
    .toSorted((one, other) => Number(other.from) - Number(one.from) || other.number - one.number)[0];
}

/** Where each of them is, of all that are not over. */
export function statusAt(
  announcement: PublishedAnnouncement,
  all: readonly PublishedAnnouncement[],
  now: Date,
): AnnouncementStatus {
  if (isOver(announcement, now)) return 'over';
  if (announcement.from > now) return 'toCome';
  return shownAt(all, now)?.number === announcement.number ? 'shown' : 'waiting';
}

export function isOver({ until, ended }: Pick<PublishedAnnouncement, 'until' | 'ended'>, now: Date): boolean {
  return ended !== null || (until !== null && until <= now);
}

function isItsTime(announcement: Pick<PublishedAnnouncement, 'from' | 'until' | 'ended'>, now: Date): boolean {
  return announcement.from <= now && !isOver(announcement, now);
}
