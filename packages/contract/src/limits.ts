/**
 * The limits that screens or messages state, or that both sides count by. All limits, with whom they are for, stand in the table
 * of the server (apps/server/src/platform/limits/limits.ts), which takes these numbers from here.
 */

/** Wrong passwords before the lock (spec §3, §9). */
export const LOGIN_ATTEMPTS = 5;

/** How long a code that is sent by message works. */
export const CODE_LIFETIME_SECONDS = 10 * 60;

/** The pause after a code that was sent, before another can be sent. */
export const CODE_RESEND_SECONDS = 30;

/** How long a mailed link to reset a password works. */
export const RESET_LINK_MINUTES = 30;

/** How long the mailed link that confirms an account's address works. */
export const EMAIL_LINK_DAYS = 3;

/** How long a link that was mailed to a work email works. */
export const PARTNER_LINK_HOURS = 24;

/** How long a remembered device needs no second step. */
export const REMEMBERED_DEVICE_DAYS = 30;

/** Second factors that one account can have; recovery codes are not among them. */
export const MAX_FACTORS = 10;

/** Wrong lookups that end an access code, or a link by text message. */
export const ACCESS_CODE_FAILURES = 5;

/** How long an access code works. */
export const ACCESS_CODE_DAYS = 30;

/** How long the code of a notice freezes the account that now opens a patient's record. */
export const RECORD_NOTICE_DAYS = 60;

/** Letters with an access code that one person can get in a day. */
export const LETTERS_A_DAY = 1;

/** How long an activation by access code may take from the lookup on. */
export const ACTIVATION_MINUTES = 30;

/** How long a sign-up waits for its next step. */
export const SIGN_UP_MINUTES = 30;

/** How long a sign-up waits that its owner has put off, by the link that is mailed for it. */
export const SIGN_UP_LINK_DAYS = 2;

/** Dates of birth that can be tried with that link. */
export const SIGN_UP_LINK_TRIES = 5;

/** How long an activation by text message may take from the lookup on. */
export const SMS_ACTIVATION_MINUTES = 20;

/** How long without use the key works that a guest gets for accepting the terms. */
export const GUEST_TOKEN_HOURS = 2;

/** How long the browser that opened an estimate by its number shows it without asking again. */
export const KEPT_ESTIMATE_OPEN_MINUTES = 60;

/** How long the mailed link works that confirms an address for a price. */
export const PRICE_WATCH_LINK_DAYS = 3;

/** How long a browser waits that has tried too many numbers of estimates. */
export const KEPT_ESTIMATE_PAUSE_MINUTES = 15;

/** How long the answer to a captcha works. */
export const CAPTCHA_LIFETIME_MINUTES = 20;

/** In how many hours the help desk promises to answer (spec §8, §9). */
export const HELP_DESK_REPLY_HOURS = 24;

/** How long a message to the help desk is kept after the last word. */
export const HELP_DESK_MESSAGE_DAYS = 365;

/** How long a closed account can be opened again, before everything in it is erased. */
export const CLOSED_ACCOUNT_DAYS = 30;

/** For how many days an account must have opened a patient's record before its data take the record along. */
export const RECORD_IN_EXPORT_DAYS = 14;

/** How long before its beginning a video visit can be entered. */
export const VIDEO_VISIT_EARLY_MINUTES = 15;

/** How long the demonstration shows the messages that it did not send. */
export const OUTBOX_DAYS = 7;

/** Characters that the passcode of a health link has at least. */
export const HEALTH_LINK_PASSCODE = 6;
