/** One e-mail. The same id is the same mail: a second send of it must not reach the person as another one. */
export interface Mail {
  /** A UUID made when the mail was queued. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** ISO time after which it is worth nothing to its reader, as a code that has expired: it is then not sent at all. */
  goodUntil?: string;
}

/**
 * What became of a mail: `accepted` for delivery; `refused` for good, as for a mailbox that does not exist; `deferred`,
 * worth another try later, as when the server cannot be reached.
 */
export type MailOutcome = 'accepted' | 'refused' | 'deferred';

/** Sends e-mail. Called by jobs only, never inside a request or a transaction. */
export interface MailPort {
  send(mail: Mail): Promise<MailOutcome>;
  close(): Promise<void>;
}
