import type { ErrorName, RefusalDetails } from '@portico/contract';

/** A call that cannot be answered as asked: one of the contract's errors, thrown by a use case, answered by http/. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly error: ErrorName;
  /** Plain names of the fields to correct; never their values. */
  readonly fields: readonly string[];

  /** Seconds after which the same call may be answered, for Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  /** What a refused sign-in or password says besides its code. */
  readonly details: RefusalDetails | undefined;

  constructor(error: ErrorName, fields: readonly string[] = [], retryAfterSeconds?: number, details?: RefusalDetails) {
    super(error);
    this.error = error;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }
}
