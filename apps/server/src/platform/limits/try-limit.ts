/** By what tries are counted, and how many there are before a lock. */
export interface TryLimit {
  /** Keyed hash of what is tried, on whom, from where. */
  key: string;
  /** What all keys of one username or person share. */
  subject: Uint8Array;
  limit: number;
}
