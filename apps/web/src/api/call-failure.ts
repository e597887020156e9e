import type { ErrorName } from '@portico/contract';

/**
 * Why a call brought nothing: the server refused it; nobody answered; it took longer than the loading time-out; or what
 * came back is not what the contract says.
 */
export type FailureReason = 'refused' | 'offline' | 'timeout' | 'unreadable';

/** Thrown by `send`. Its message is for developers; screens choose their words by `reason` and `error`. */
export class CallFailure extends Error {
  readonly reason: FailureReason;
  /** Which refusal of the contract it was; null where the reply does not say. */
  readonly error: ErrorName | null;

  constructor(reason: FailureReason, error: ErrorName | null = null) {
    super(error === null ? `The call failed: ${reason}` : `The call was refused: ${error}`);
    this.name = 'CallFailure';
    this.reason = reason;
    this.error = error;
  }
}
