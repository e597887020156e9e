/** Business constants of spec §9, as they are needed. Times in seconds unless the name says otherwise. */

/** A page that is still loading after this goes to `error.requesttimeout`; configurable. */
export const LOADING_TIMEOUT_SECONDS = 120;

/** How long an eligibility check can take before the patient is asked for benefits; RTETimeout overrides it. */
export const RTE_TIMEOUT_SECONDS = 45;

/** How often the overlay of a check moves on, in milliseconds (spec §9). */
export const RTE_PROGRESS_INTERVAL_MS = 150;

/** Status calls that may fail in one check (spec §9). */
export const RTE_FAILED_CALLS = 5;

/** Width of the estimate's graph, in CSS pixels. */
export const GRAPH_WIDTH = 190;

/** A category's title on a phone is cut at this many characters (spec §2, 'Estimate services screen'). */
export const CATEGORY_TITLE_LENGTH_ON_PHONES = 20;

/** Characters that a search for a service may have. */
export const LONGEST_SEARCH = 200;

/** Wrong passwords before the lock (spec §3, §9). */
export const LOGIN_ATTEMPTS = 5;

/** Digits of a code that is sent by message. */
export const CODE_LENGTH = 6;

/** How long such a code is valid. */
export const CODE_LIFETIME_SECONDS = 10 * 60;

/** How long a mailed link to reset a password works, in minutes. */
export const RESET_LINK_MINUTES = 30;

/** How long a link that was mailed to a work email works, in hours. */
export const PARTNER_LINK_HOURS = 24;

/** How long a remembered device needs no second step, in days. */
export const REMEMBERED_DEVICE_DAYS = 30;

/** Second factors that one account can have, not counting recovery codes. */
export const MOST_FACTORS = 10;

/** Size in bytes of the picture with which the home page measures the connection (spec §7, §9). */
export const SPEED_PROBE_BYTES = 16_158;

/** Below this the background video stays off; read as kilobits a second (docs/decisions/0016). */
export const SLOWEST_FOR_VIDEO_KBPS = 350;

/** The background video is started again this often, this many milliseconds apart (spec §9). */
export const VIDEO_START_RETRIES = { times: 30, everyMs: 100 } as const;
