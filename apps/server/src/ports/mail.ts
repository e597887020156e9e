/** One e-mail. The same id is the same mail: if it is sent again, the person must not get a second one. */
export interface Mail {
  /** A UUID made when the mail was queued. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** ISO time after which the mail is useless, for example because its code has expired: then it is not sent at all. */
  goodUntil?: string;
  /** https: asked by POST, it ends mail of this kind at once (RFC 8058); opened, it leads to the page that does. */
  unsubscribeUrl?: string;
}

/** By this name the HTML of a mail shows the hospital's logo, as `cid:logo@portico` (RFC 2392). */
export const LOGO_CONTENT_ID = 'logo@portico';

/** The logo that goes with mails whose HTML shows it. */
export interface MailLogo {
  readonly type: string;
  readonly content: Buffer;
}

/**
 * `accepted`: for delivery. `refused`: final, for example a mailbox that does not exist. `deferred`: worth another try
 * later, for example when the server cannot be reached.
 */
export type MailOutcome = 'accepted' | 'refused' | 'deferred';

/** Sends e-mail. Called by jobs only, never inside a request or a transaction. */
export interface MailPort {
  send(mail: Mail): Promise<MailOutcome>;
  close(): Promise<void>;
}
