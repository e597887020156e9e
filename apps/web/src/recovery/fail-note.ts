import type { CallFailure } from '../api/call-failure.ts';
import { lockedUntil } from '../locked/locked-until.ts';

/** The note in the history of the page for a link that does not work, if the account is locked. */
interface FailNote {
  readonly locked: true;
  /** In milliseconds of this browser's clock; null if unknown. */
  readonly lockedUntil: number | null;
}

/** @param now milliseconds. */
export function failNote(failure: CallFailure, now: number): FailNote | null {
  if (failure.error !== 'loginLockout') return null;
  return { locked: true, lockedUntil: lockedUntil(failure.details?.lockedFor, now) };
}

/** Reads that note; null if nothing is locked. */
export function readFailNote(note: unknown): FailNote | null {
  const { locked, lockedUntil: until } = (note ?? {}) as { locked?: unknown; lockedUntil?: unknown };
  return locked === true ? { locked, lockedUntil: typeof until === 'number' ? until : null } : null;
}
