/** Business constants of spec §9, as they are needed. Times in seconds unless the name says otherwise. */

/** A page that is still loading after this goes to `error.requesttimeout`; configurable. */
export const LOADING_TIMEOUT_SECONDS = 120;

/** How long an eligibility check may take before benefits are asked of the patient; RTETimeout overrides. */
export const RTE_TIMEOUT_SECONDS = 45;

/** Width of the estimate's graph, in CSS pixels. */
export const GRAPH_WIDTH = 190;

/** A category's title on a phone is cut at this many characters (spec §2, 'Estimate services screen'). */
export const CATEGORY_TITLE_LENGTH_ON_PHONES = 20;

/** Characters that a search for a service may have. */
export const LONGEST_SEARCH = 200;
