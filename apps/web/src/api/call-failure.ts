import type { ErrorName, RefusalDetails } from '@portico/contract';

/**
 * Why a call did not succeed: the server refused it; there was no response; it took longer than the loading time-out;
 * or the response does not match the contract. `unanswered` is a time-out of an action: it may have been done.
 */
export type FailureReason = 'refused' | 'offline' | 'timeout' | 'unanswered' | 'unreadable';

/** What a refusal contains besides its name. */
export interface RefusalNotes {
  /** Of a refused sign-in or password. */
  readonly details: RefusalDetails | null;
  /** Names of the fields to correct. */
  readonly fields: readonly string[];
  /** Seconds until another try is allowed, if the server says so. */
  readonly retryAfter: number | null;
}

const nothingNoted: RefusalNotes = { details: null, fields: [], retryAfter: null };

/** Thrown by `send`. Its message is for developers; screens choose their texts by `reason` and `error`. */
export class CallFailure extends Error implements RefusalNotes {
  readonly reason: FailureReason;
  /** The error of the contract; null if the response does not name one. */
  readonly error: ErrorName | null;
  readonly details: RefusalDetails | null;
  readonly fields: readonly string[];
  readonly retryAfter: number | null;

  constructor(reason: FailureReason, error: ErrorName | null = null, notes: RefusalNotes = nothingNoted) {
    super(error === null ? `The call failed: ${reason}` : `The call was refused: ${error}`);
    this.name = 'CallFailure';
    this.reason = reason;
    this.error = error;
    this.details = notes.details;
    this.fields = notes.fields;
    this.retryAfter = notes.retryAfter;
  }
}
