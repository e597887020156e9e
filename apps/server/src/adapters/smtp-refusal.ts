/** What a mail server answered to MAIL FROM or RCPT TO. */
export interface SmtpRefusal {
  readonly command?: string;
  readonly responseCode?: number;
  /** The whole line, with its code. */
  readonly response?: string;
}

/** A mail that is too large (RFC 1870, 6.1): the one final refusal of the sender's line that is about the mail. */
const TOO_LARGE = 552;

/** No login, or none that is enough (RFC 4954, 6; RFC 3207, 4). */
const LOGIN_FIRST = 530;

/** By its enhanced code: this mailbox or its domain (RFC 3463, 3.2; 5.1.10 by RFC 7505). */
const OF_RECIPIENT = /^5\d\d[ -]5\.1\.(?:1|2|3|4|6|10)(?![.\d])/;

/** Postfix's word for a recipient whom a table of its operator refuses; with other codes of 5.7, as for SPF, it is not about the recipient. */
const RECIPIENT_BY_TABLE = /^5\d\d[ -]5\.7\.1 .*\brecipient address rejected/i;

/** Sender's address, security and policy (RFC 3463, 3.2 and 3.8). */
const OF_SENDER_OR_POLICY = /^5\d\d[ -]5\.(?:1\.[78]|7\.\d{1,3})(?![.\d])/;

/** What Postfix, Exim, sendmail, Exchange and qmail say of the sender, of the client, or of any recipient elsewhere. */
const OF_EVERY_MAIL =
  /\b(?:sender address rejected|sender verify failed|client host rejected|helo command rejected|relay access denied|relay(?:ing)? (?:is )?(?:denied|not (?:permitted|allowed))|unable to relay|allowed rcpthosts|authentication (?:is )?required)\b/i;

/**
 * Whether a refusal is about this mail or its recipient, and not about what every mail of the portal has in common: the sender, the
 * client, the right to relay. Postfix says at RCPT TO what it has against the sender, too (smtpd_delay_reject, its default). A
 * refusal for now is about every mail only where its words say so: the rest is greylisting, and places that are full.
 */
export function isAboutMail({ command, responseCode = 0, response = '' }: SmtpRefusal): boolean {
  if (OF_RECIPIENT.test(response) || RECIPIENT_BY_TABLE.test(response)) return true;
  if (OF_EVERY_MAIL.test(response)) return false;
  if (responseCode < 500) return true;
  if (command === 'MAIL FROM') return responseCode === TOO_LARGE;
  return responseCode !== LOGIN_FIRST && !OF_SENDER_OR_POLICY.test(response);
}
