/** Why the price file of a followed hospital cannot be taken. */
export type FollowFailure =
  /** What is followed: not an address, not https, of a private network. */
  | 'badAddress'
  | 'notHttps'
  | 'privateAddress'
  /** On the way to the file. */
  | 'unreachable'
  | 'timeout'
  | 'status'
  | 'redirects'
  /** What came. */
  | 'webPage'
  | 'empty'
  | 'tooLarge'
  | 'unreadable'
  /** Here: the file came, and the portal has failed. */
  | 'internal'
  /** Of cms-hpt.txt. */
  | 'noList'
  | 'notListed'
  | 'severalFiles';

/** Mails to staff about price files that are fetched from hospitals' websites. */
export interface PriceFollowMessages {
  /** What is wrong and what to do. The detail is an address, a status or the like, and stands at the end of the sentence or in it. */
  failures: Readonly<Record<FollowFailure, (detail: string) => string>>;
  /** In place of these at the screen of staff, where nothing is typed with two hyphens. */
  failuresAtScreen: Readonly<Record<Extract<FollowFailure, 'notListed'>, (detail: string) => string>>;
  failed: {
    subject(location: string): string;
    intro(location: string): string;
    once: string;
    /** In place of it where the file itself is the reason: that stays until it is another file, or is read in another way. */
    onceUnreadable: string;
    tryNow: string;
  };
  staged: {
    subject(location: string): string;
    intro(location: string): string;
    file(name: string, url: string): string;
    hospital(now: string, before: string): string;
    day(now: string, before: string): string;
    /** @param what one of `items`, `charges`, `rates` */
    count(what: 'items' | 'charges' | 'rates', now: number, before: number): string;
    first: string;
    notDated: string;
    next: string;
  };
}
