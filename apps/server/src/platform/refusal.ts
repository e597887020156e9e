import type { ErrorName, RefusalDetails } from '@portico/contract';

/**
 * A call cannot be answered as asked. Carries one of the contract's errors; a call throws it, and http/ makes the
 * response.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly error: ErrorName;
  /** Plain names of the fields to correct; never their values. */
  readonly fields: readonly string[];

  /** Seconds until the same call may be answered, for Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  /** Details of a refused sign-in or password, besides the error code. */
  readonly details: RefusalDetails | undefined;

  constructor(error: ErrorName, fields: readonly string[] = [], retryAfterSeconds?: number, details?: RefusalDetails) {
    super(error);
    this.error = error;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }
}
