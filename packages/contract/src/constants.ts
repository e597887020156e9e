/** Business constants of spec §9, as they are needed. Times in seconds unless the name says otherwise. */

/** A page that is still loading after this goes to `error.requesttimeout`; configurable. */
export const LOADING_TIMEOUT_SECONDS = 120;

/** The page that lists the hospital's price files; the footer of every page leads to it (45 CFR 180.50(d)(6)(ii)). */
export const PRICE_TRANSPARENCY_PATH = '/price-transparency';

/** How long an eligibility check can take before the patient is asked for benefits; RTETimeout overrides it. */
export const RTE_TIMEOUT_SECONDS = 45;

/** How often the overlay of a check moves on, in milliseconds (spec §9). */
export const RTE_PROGRESS_INTERVAL_MS = 150;

/** Status calls that may fail in one check (spec §9). */
export const MAX_FAILED_STATUS_CALLS = 5;

/** Where help with estimates is, unless the hospital's settings say otherwise (spec §9). */
export const ESTIMATES_PHONE = '(650) 498-2900';

/** Width of the estimate's graph, in CSS pixels. */
export const GRAPH_WIDTH = 190;

/** A category's title on a phone is cut at this many characters (spec §2, 'Estimate services screen'). */
export const CATEGORY_TITLE_LENGTH_ON_PHONES = 20;

/** Characters that a search for a service may have. */
export const MAX_SEARCH_LENGTH = 200;

/** `first` in the address of who begins with the care they need, and chooses a place afterwards. */
export const CARE_FIRST = 'care';

/** Chosen in place of a provider: any of them. No provider's id begins with a hyphen. */
export const ANY_PROVIDER = '-any';

/** The answer of a patient who does not know which kind of care an estimate is of. */
export const UNSURE_KIND = 'unsure';

/** Digits of a code that is sent by message. */
export const CODE_LENGTH = 6;

/** The picture by whose loading time the home page judges the connection, in bytes (spec §7, §9). */
export const SPEED_PROBE_BYTES = 16_158;

/** Below this the background video stays off; read as kilobits a second (docs/decisions/0016). */
export const SLOWEST_FOR_VIDEO_KBPS = 350;

/** After this a page counts as opened, in milliseconds (spec §9: "analytics page call after 500 ms"). */
export const ANALYTICS_DELAY_MS = 500;

/** The background video is started again this often, this many milliseconds apart (spec §9). */
export const VIDEO_START_RETRIES = { times: 30, everyMs: 100 } as const;

/** The entry of the signed-in app that comes along. It is there whatever the hospital's own root is: some pages have no other place. */
export const SIGNED_IN_PATH = '/Private';
