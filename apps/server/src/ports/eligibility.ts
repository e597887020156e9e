/**
 * When the same inquiry may be sent again: `now`, nothing of it has reached the payer; `later`, it may have, so only after
 * the pause of CAQH CORE; `never`, the payer will not take it however often it is sent.
 */
export type SendAgain = 'now' | 'later' | 'never';

/**
 * What came of asking: `timeout`, no answer in time; `unreachable`, no connection, or one that broke off, or a failure of the
 * payer's own; `refused`, the payer or its gate said no; `garbage`, an answer that holds no X12.
 */
export type EligibilityFault = 'timeout' | 'unreachable' | 'refused' | 'garbage';

/** There is no answer of the payer. Holds nothing of the patient, of the message or of an address: it may be logged. */
export class EligibilityUnreachable extends Error {
  override readonly name = 'EligibilityUnreachable';
  readonly kind: EligibilityFault;
  readonly maySendAgain: SendAgain;
  /** What an operator needs, such as `HTTP 503` or `ECONNREFUSED`. */
  readonly detail: string;
  /** Reject reason codes (AAA03) where a clearinghouse gave some in place of a 271, as `['42']`. */
  readonly rejectCodes: readonly string[];

  constructor(kind: EligibilityFault, maySendAgain: SendAgain, detail: string, rejectCodes: readonly string[] = []) {
    super(`No eligibility answer (${kind}): ${detail}`);
    this.kind = kind;
    this.maySendAgain = maySendAgain;
    this.detail = detail;
    this.rejectCodes = rejectCodes;
  }
}

/** Asks insurers, or a clearinghouse that stands before them, in X12. Called by jobs only, never inside a transaction. */
export interface EligibilityPort {
  /**
   * Sends one interchange and waits for the answer, 20 seconds at most. It sends once: sending again is the caller's.
   *
   * @param message an interchange with a 270.
   * @returns the interchange as it was received, unread: a 271, a 999 or a TA1, or what passes for one.
   * @throws EligibilityUnreachable when there is none.
   */
  ask(message: string): Promise<string>;
  /** Closes kept connections. */
  close(): Promise<void>;
}
