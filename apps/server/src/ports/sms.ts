export interface Sms {
  /** A UUID made when the message was queued. */
  id: string;
  /** E.164, such as +16505550142. */
  to: string;
  text: string;
  /**
   * ISO time after which the message is useless, for example because its code has expired: then it is not sent at all.
   */
  goodUntil?: string;
}

/**
 * `accepted`: for delivery. `refused`: final, for example a number that takes no messages. `deferred`: worth another
 * try later.
 */
export type SmsOutcome = 'accepted' | 'refused' | 'deferred';

/** Sends text messages. Called by jobs only, never inside a request or a transaction. */
export interface SmsPort {
  send(sms: Sms): Promise<SmsOutcome>;
}
