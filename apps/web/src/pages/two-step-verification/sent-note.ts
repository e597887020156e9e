import { tabMemory } from '../../portal/tab-memory.ts';

/** That a code is on its way, by the clock of this browser. */
export interface SentNote {
  readonly factorId: string;
  /** Until then no other may be asked for. Milliseconds since 1970. */
  readonly resendAt: number;
  /** How many more may be asked for. */
  readonly sendsLeft: number;
}

const memory = tabMemory('portico-sent-code');

/**
 * Keeps for this tab that a code was sent, so that a reload does not send another, which would make the first worthless.
 *
 * @param visit the entry in the history that the page stands at: a later sign-in has another.
 */
export function keepSentNote(visit: string, note: SentNote): void {
  memory.remember(JSON.stringify({ visit, ...note }));
}

/** What was kept for this visit and this way; null for nothing. */
export function recallSentNote(visit: string, factorId: string): SentNote | null {
  const kept = JSON.parse(memory.recall() ?? 'null') as (SentNote & { visit: string }) | null;
  return kept?.visit === visit && kept.factorId === factorId ? kept : null;
}
