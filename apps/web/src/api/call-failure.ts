import type { ErrorName, RefusalDetails } from '@portico/contract';

/**
 * Why a call brought nothing: the server refused it; nobody answered; it took longer than the loading time-out; or what
 * came back is not what the contract says.
 */
export type FailureReason = 'refused' | 'offline' | 'timeout' | 'unreadable';

/** What a refusal says besides its name. */
export interface RefusalNotes {
  /** Of a refused sign-in or password. */
  readonly details: RefusalDetails | null;
  /** Names of the fields to correct. */
  readonly fields: readonly string[];
  /** Seconds after which it may be tried again, where the server says so. */
  readonly retryAfter: number | null;
}

const nothingNoted: RefusalNotes = { details: null, fields: [], retryAfter: null };

/** Thrown by `send`. Its message is for developers; screens choose their words by `reason` and `error`. */
export class CallFailure extends Error implements RefusalNotes {
  readonly reason: FailureReason;
  /** Which refusal of the contract it was; null where the reply does not say. */
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
