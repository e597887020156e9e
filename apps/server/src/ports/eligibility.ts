/**
 * When the same inquiry may be sent again: `now`, nothing of it has reached the payer; `onRequest`, the payer or its gateway has
 * answered that it cannot answer at the moment, so at once if the patient asks for it, else after the pause of CAQH CORE; `later`,
 * the payer may have it and has not answered, so only after that pause; `never`, the payer will not take it however often it is sent.
 */
export type SendAgain = 'now' | 'onRequest' | 'later' | 'never';

/**
 * `timeout`: no answer in time. `unreachable`: no connection, a broken connection, or a failure of the payer's own.
 * `refused`: the payer or its gateway said no. `garbage`: an answer without X12.
 */
export type EligibilityError = 'timeout' | 'unreachable' | 'refused' | 'garbage';

/** A reject reason (AAA03) that a clearinghouse sent in place of a 271, and whom it is about, where it says so. */
export interface GatewayRejection {
  readonly code: string;
  readonly person: 'subscriber' | 'dependent' | null;
}

/** There is no answer of the payer. Holds nothing of the patient, the message or an address, so it may be logged. */
export class EligibilityUnreachable extends Error {
  override readonly name = 'EligibilityUnreachable';
  readonly kind: EligibilityError;
  readonly maySendAgain: SendAgain;
  /** For the operator, such as `HTTP 503` or `ECONNREFUSED`. */
  readonly detail: string;
  /** Those of a clearinghouse. */
  readonly rejections: readonly GatewayRejection[];
  /**
   * The gateway is out of reach, or said itself that it does not pass the message on: the payer has not seen it, and another
   * gateway may be asked at once.
   */
  readonly turnedAway: boolean;

  constructor(
    kind: EligibilityError,
    maySendAgain: SendAgain,
    detail: string,
    rejections: readonly GatewayRejection[] = [],
    turnedAway = maySendAgain === 'now',
  ) {
    super(`No eligibility answer (${kind}): ${detail}`);
    this.kind = kind;
    this.maySendAgain = maySendAgain;
    this.detail = detail;
    this.rejections = rejections;
    this.turnedAway = turnedAway;
  }
}

/** Asks insurers in X12, through the gateways of the settings. Called by jobs only, never inside a transaction. */
export interface EligibilityPort {
  /**
   * Sends one interchange once and waits for the answer. Sending again, or through another gateway, is up to the caller.
   *
   * @param message an interchange with a 270.
   * @param gateway the name of one of the settings' gateways.
   * @param answerSeconds how long the answer may take.
   * @returns the interchange as received, unparsed: a 271, a 999, a TA1, or something that looks like one.
   * @throws EligibilityUnreachable if there is no answer.
   */
  ask(message: string, gateway: string, answerSeconds: number): Promise<string>;
  /** Closes idle connections. */
  close(): Promise<void>;
}
