/** One printed letter. The same id is the same letter: if it is sent again, the person must not get a second one. */
export interface Letter {
  /** A UUID made when the letter was queued. */
  id: string;
  /** The lines of the address, as printed. */
  recipient: readonly string[];
  title: string;
  /** The text of the letter, without its pictures. */
  text: string;
  /** The pages, ready to print. */
  pdf: Uint8Array;
}

/**
 * `accepted`: it will be printed. `refused`: final, for example an address without delivery. `deferred`: worth another
 * try later.
 */
export type LetterOutcome = 'accepted' | 'refused' | 'deferred';

/** Prints letters and posts them. Called by jobs only, never inside a request or a transaction. */
export interface LettersPort {
  print(letter: Letter): Promise<LetterOutcome>;
}
