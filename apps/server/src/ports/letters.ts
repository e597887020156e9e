/** One printed letter. The same id is the same letter: a second send of it must not reach the person as another one. */
export interface Letter {
  /** A UUID made when the letter was queued. */
  id: string;
  /** The lines of the address, as they are printed. */
  recipient: readonly string[];
  title: string;
  /** What the letter says, without its pictures. */
  text: string;
  /** The pages, ready for the printer. */
  pdf: Uint8Array;
}

/**
 * What became of a letter: `accepted` for printing; `refused` for good, as for an address that nothing is delivered to;
 * `deferred`, worth another try later.
 */
export type LetterOutcome = 'accepted' | 'refused' | 'deferred';

/** Prints letters and posts them. Called by jobs only, never inside a request or a transaction. */
export interface LettersPort {
  print(letter: Letter): Promise<LetterOutcome>;
}
