/** The key by which tries are counted, and the number of tries before a lock. */
export interface TryLimit {
  /** Keyed hash of the kind of try, its target and its origin. */
  key: string;
  /** The part that all keys of one username or person share. */
  subject: Uint8Array;
  limit: number;
  /** What comes beyond it: a lock, or a captcha for each try. */
  beyond: 'lock' | 'captcha';
}
