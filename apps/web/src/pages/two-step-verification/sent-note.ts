import { tabMemory } from '../../portal/tab-memory.ts';

/** A code that was sent. Times are of this browser's clock. */
export interface SentNote {
  readonly factorId: string;
  /** The earliest time for the next code, in milliseconds since 1970. */
  readonly resendAt: number;
  /** How many more codes may be asked for. */
  readonly sendsLeft: number;
}

const memory = tabMemory('portico-sent-code');

/**
 * Stores for this tab that a code was sent, so that a reload does not send another, which would void the first.
 *
 * @param visit the history entry of the page: a later sign-in has another.
 */
export function saveSentNote(visit: string, note: SentNote): void {
  memory.remember(JSON.stringify({ visit, ...note }));
}

/** The note of this visit and this factor; null if there is none. */
export function recallSentNote(visit: string, factorId: string): SentNote | null {
  const kept = JSON.parse(memory.recall() ?? 'null') as (SentNote & { visit: string }) | null;
  return kept?.visit === visit && kept.factorId === factorId ? kept : null;
}
