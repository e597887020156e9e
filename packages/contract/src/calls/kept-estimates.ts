import { keptBy, openKeptEstimateForm } from '@portico/rules';
import * as z from 'zod/mini';
import { keptEstimate, recentEstimates } from '../models/kept-estimate.ts';
import { defineCall } from './define-call.ts';
import { flag, id, optionalId, textInput } from './fields.ts';

/** Estimates that one keeps by a number (issue 14, point 5). The paths are ours: the specification names none. */
const base = '/GuestEstimates';

/** Whichever of the two `by` names. */
const secondFact = {
  by: z.enum(keptBy),
  /** M/D/YYYY. */
  birthDate: z._default(textInput(openKeptEstimateForm.birthDate.longest), ''),
  zip: z._default(textInput(openKeptEstimateForm.zip.longest), ''),
};

/** Opens one kept estimate in the browser that got it, for an hour. It stands in no address. */
const key = z.object({ key: textInput(1000) });

/**
 * POST {base}/KeepEstimate: keeps an estimate as it is today under a new number, which opens it with the date of birth or the ZIP
 * code on any device. `isOwnDevice`: the start of the estimator offers it again in this browser.
 */
export const keepEstimate = defineCall({
  name: 'KeepEstimate',
  method: 'POST',
  path: `${base}/KeepEstimate`,
  summary: 'Keeps an estimate under a number that opens it on other devices.',
  access: 'guestToken',
  input: z.object({ pesGlo: id, token: optionalId, isOwnDevice: flag, ...secondFact }),
  reply: z.object({
    /** False where there is no amount to keep. */
    Success: z.boolean(),
    Key: z.string(),
  }),
  errors: ['guestTokenRequired', 'unknownEstimate', 'tooManyEstimates'],
});

/** POST {base}/OpenKeptEstimate: opens an estimate by its number and what it was kept with. Tries are counted. */
export const openKeptEstimate = defineCall({
  name: 'OpenKeptEstimate',
  method: 'POST',
  path: `${base}/OpenKeptEstimate`,
  summary: 'Opens an estimate by its number and a date of birth or ZIP code.',
  input: z.object({ number: textInput(openKeptEstimateForm.number.longest), ...secondFact }),
  reply: z.object({ Key: z.string() }),
  errors: ['keptEstimateRefused'],
});

/** POST {base}/KeptEstimate: an estimate that was opened. A POST, so that the key stands in no address. */
export const getKeptEstimate = defineCall({
  name: 'KeptEstimate',
  method: 'POST',
  path: `${base}/KeptEstimate`,
  summary: 'An estimate that was opened by its number.',
  input: key,
  reply: keptEstimate,
  errors: ['keptEstimateRefused'],
});

const file = { FileName: z.string() };

/** POST {base}/KeptEstimatePdf: the same as a tagged PDF, in the visitor's language. */
export const keptEstimatePdf = defineCall({
  name: 'KeptEstimatePdf',
  method: 'POST',
  path: `${base}/KeptEstimatePdf`,
  summary: 'An estimate that was opened by its number, as PDF.',
  input: key,
  /** The PDF in base64. */
  reply: z.object({ ...file, Document: z.string() }),
  errors: ['keptEstimateRefused'],
});

/** POST {base}/KeptEstimateReminder: its last day as a file for calendars (RFC 5545), without its number and what it is of. */
export const keptEstimateReminder = defineCall({
  name: 'KeptEstimateReminder',
  method: 'POST',
  path: `${base}/KeptEstimateReminder`,
  summary: 'The last day of an estimate that was opened by its number, for calendars.',
  input: key,
  reply: z.object({ ...file, Calendar: z.string() }),
  errors: ['keptEstimateRefused'],
});

/** POST {base}/DeleteKeptEstimate: from then on its number opens nothing. */
export const deleteKeptEstimate = defineCall({
  name: 'DeleteKeptEstimate',
  method: 'POST',
  path: `${base}/DeleteKeptEstimate`,
  summary: 'Deletes an estimate that was kept.',
  input: key,
  reply: z.object({ Success: z.boolean() }),
  errors: ['keptEstimateRefused'],
});

/** GET {base}/RecentEstimates: what was worked at in this browser, as far as its next person may see it. */
export const getRecentEstimates = defineCall({
  name: 'RecentEstimates',
  method: 'GET',
  path: `${base}/RecentEstimates`,
  summary: 'The estimates of this visit, and those kept on this device.',
  input: z.object({}),
  reply: recentEstimates,
});

/**
 * POST {base}/WatchPrice: mails a link to an address, by which it hears from then on when the price of the estimate changes, until that
 * ends. The reply is the same whether a mail goes or not.
 */
export const watchPrice = defineCall({
  name: 'WatchPrice',
  method: 'POST',
  path: `${base}/WatchPrice`,
  summary: 'Asks an address to confirm that it wants to hear when a price changes.',
  input: z.extend(key, { emailAddress: textInput(320) }),
  reply: z.object({}),
  errors: ['keptEstimateRefused'],
});

/** POST {base}/PriceWatch: what a mailed link is of. A POST, so that its token stands in no address. */
export const getPriceWatch = defineCall({
  name: 'PriceWatch',
  method: 'POST',
  path: `${base}/PriceWatch`,
  summary: 'Whether an address hears when a price changes, and how long.',
  input: z.object({ token: id }),
  /** The last day (an ISO date). */
  reply: z.object({ IsConfirmed: z.boolean(), LastDay: z.string() }),
  errors: ['activationInvalid'],
});

/** POST {base}/ConfirmPriceWatch: by the mailed link. It may be called again. */
export const confirmPriceWatch = defineCall({
  name: 'ConfirmPriceWatch',
  method: 'POST',
  path: `${base}/ConfirmPriceWatch`,
  summary: 'Confirms an address that wants to hear when a price changes.',
  input: z.object({ token: id }),
  /** The last day (an ISO date). */
  reply: z.object({ LastDay: z.string() }),
  errors: ['activationInvalid'],
});

/** POST {base}/EndPriceWatch: no more mail. The reply is the same for a link that is not known. */
export const endPriceWatch = defineCall({
  name: 'EndPriceWatch',
  method: 'POST',
  path: `${base}/EndPriceWatch`,
  summary: 'Ends the mail about a price.',
  input: z.object({ token: id }),
  reply: z.object({}),
});
