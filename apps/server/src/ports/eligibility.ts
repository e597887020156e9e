/**
 * When the same inquiry may be sent again: `now`, nothing of it has reached the payer; `later`, it may have, so only after
 * the pause of CAQH CORE; `never`, the payer will not take it however often it is sent.
 */
export type SendAgain = 'now' | 'later' | 'never';

/**
 * `timeout`: no answer in time. `unreachable`: no connection, a broken connection, or a failure of the payer's own.
 * `refused`: the payer or its gateway said no. `garbage`: an answer without X12.
 */
export type EligibilityError = 'timeout' | 'unreachable' | 'refused' | 'garbage';

/** There is no answer of the payer. Holds nothing of the patient, the message or an address, so it may be logged. */
export class EligibilityUnreachable extends Error {
  override readonly name = 'EligibilityUnreachable';
  readonly kind: EligibilityError;
  readonly maySendAgain: SendAgain;
  /** For the operator, such as `HTTP 503` or `ECONNREFUSED`. */
  readonly detail: string;
  /** Reject reason codes (AAA03), such as `['42']`, if a clearinghouse sent some in place of a 271. */
  readonly rejectCodes: readonly string[];

  constructor(kind: EligibilityError, maySendAgain: SendAgain, detail: string, rejectCodes: readonly string[] = []) {
    super(`No eligibility answer (${kind}): ${detail}`);
    this.kind = kind;
    this.maySendAgain = maySendAgain;
    this.detail = detail;
    this.rejectCodes = rejectCodes;
  }
}

/** Asks an insurer, or a clearinghouse in front of it, in X12. Called by jobs only, never inside a transaction. */
export interface EligibilityPort {
  /**
   * Sends one interchange once and waits for the answer, 20 seconds at most. Sending again is up to the caller.
   *
   * @param message an interchange with a 270.
   * @returns the interchange as received, unparsed: a 271, a 999, a TA1, or something that looks like one.
   * @throws EligibilityUnreachable if there is no answer.
   */
  ask(message: string): Promise<string>;
  /** Closes idle connections. */
  close(): Promise<void>;
}
