/**
 * Of the first page on a phone, in bytes of brotli, but for `all`, which is what comes over the network (issue 14, point 7), and
 * `answerToPress`, in milliseconds: what web.dev calls a good INP.
 */
export const firstPageBudget = {
  all: 180_000,
  code: 95_000,
  codeBeforeFirstPicture: 20_000,
  files: 20,
  answerToPress: 200,
};

/**
 * How many times the peer's times ours may take in the gate, which runs beside other work: it tells a page that has become slow from one that has
 * not. `npm run bench page` holds the budgets themselves.
 */
export const besideBusyPeer = { largestPaint: 1.5, press: 1.75 };

/** How far things may move on any page, on a slow phone: half of what web.dev calls good (issue 14, point 7). */
export const MAX_SHIFT = 0.05;
