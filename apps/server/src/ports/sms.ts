/** One text message. */
export interface Sms {
  /** A UUID made when the message was queued. */
  id: string;
  /** +16505550142 (E.164). */
  to: string;
  text: string;
  /** ISO time after which it is worth nothing to its reader, as a code that has expired: it is then not sent at all. */
  goodUntil?: string;
}

/**
 * What became of a message: `accepted` for delivery; `refused` for good, as for a number that takes no messages;
 * `deferred`, worth another try later.
 */
export type SmsOutcome = 'accepted' | 'refused' | 'deferred';

/** Sends text messages. Called by jobs only, never inside a request or a transaction. */
export interface SmsPort {
  send(sms: Sms): Promise<SmsOutcome>;
}
