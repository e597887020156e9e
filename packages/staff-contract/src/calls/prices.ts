import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { line, nothing, reason, time } from './fields.ts';
import { priceUpload } from './price-uploads.ts';

const permission = 'managePrices';

const locationId = line;
const versionId = z.int().check(z.positive());

/** `staged`: whole, and seen by nobody yet. `kept`: was live, and can be again. */
const priceVersionStatuses = ['staged', 'live', 'kept'] as const;

const priceVersion = z.object({
  versionId,
  status: z.enum(priceVersionStatuses),
  fileName: z.string(),
  /** As the file names it. */
  hospitalName: z.string(),
  /** ISO date that the file says; null where it says none. */
  lastUpdatedOn: z.nullable(z.string()),
  items: z.int(),
  charges: z.int(),
  rates: z.int(),
  /** Values left out, rows that cannot be read, and breaches of CMS's rules. */
  problems: z.int(),
  importedAt: time,
  liveAt: z.nullable(time),
});
export type PriceVersionModel = z.infer<typeof priceVersion>;

const pricesOfLocation = z.object({
  locationId,
  name: z.string(),
  /** False for one that still has prices and is no longer in the settings. */
  isKnown: z.boolean(),
  /** False for another hospital's. */
  isOurs: z.boolean(),
  /** The newest first. */
  versions: z.array(priceVersion),
  /** The file that somebody brought last. */
  upload: z.nullable(priceUpload),
  /** Where the server fetches the file by itself. */
  follow: z.nullable(
    z.object({ address: z.string(), checkedAt: z.nullable(time), nextAt: time, hasFailed: z.boolean() }),
  ),
});
export type PricesOfLocationModel = z.infer<typeof pricesOfLocation>;

/** The prices of every location, or of one. */
export const listPrices = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({ locationId: z._default(z.nullable(z.string()), null) }),
  reply: z.object({ locations: z.array(pricesOfLocation) }),
});

const count = z.int();

/** `mixed`: neither dearer nor cheaper throughout. */
const changeCounts = z.object({
  new: count,
  gone: count,
  dearer: count,
  cheaper: count,
  mixed: count,
  same: count,
});
export type ChangeCountsModel = z.infer<typeof changeCounts>;

const service = { codeType: z.string(), code: z.string(), description: z.string() };
const comparedService = z.object(service);

/** In cents, or in percent. */
const range = z.object({ low: z.number(), high: z.number() });

const amountKinds = ['gross', 'cash', 'dollars', 'percentage', 'median', 'formula'] as const;

const amountChange = z.object({
  ...service,
  setting: z.string(),
  billingClass: z.string(),
  modifiers: z.string(),
  kind: z.enum(amountKinds),
  payerName: z.string(),
  planName: z.string(),
  before: range,
  after: range,
});
export type AmountChangeModel = z.infer<typeof amountChange>;

/** What a patient would see of a service, or what an insurer agreed to. */
const shownPrice = z.discriminatedUnion('shown', [
  z.object({ shown: z.literal('price'), lowCents: z.int(), highCents: z.int(), isPartial: z.boolean() }),
  z.object({ shown: z.literal('noPrice') }),
  z.object({ shown: z.literal('notOffered') }),
]);
export type ShownPriceModel = z.infer<typeof shownPrice>;

const compared = { before: shownPrice, after: shownPrice };

const priceComparison = z.object({
  live: priceVersion,
  version: priceVersion,
  services: changeCounts,
  gross: changeCounts,
  cash: changeCounts,
  rates: changeCounts,
  /** Those that changed most come first. */
  payers: z.array(z.extend(changeCounts, { payerName: z.string(), planName: z.string() })),
  newServices: z.array(comparedService),
  goneServices: z.array(comparedService),
  /** Services whose list price moved most. */
  moves: z.array(amountChange),
  /** Ten times what they were, or a tenth. */
  jumps: z.array(amountChange),
  jumpCount: count,
  /** Whether it is what patients asked for most; else common services of the catalogue. */
  isAsked: z.boolean(),
  asked: z.array(
    z.object({
      name: z.string(),
      /** Estimates of it. */
      estimates: count,
      ...compared,
      payors: z.array(z.object({ name: z.string(), ...compared })),
    }),
  ),
});
export type PriceComparisonModel = z.infer<typeof priceComparison>;

/** What a version would change. Large files take a while: null says that it is under way, and the call is made again. */
export const comparePrices = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({ locationId, versionId }),
  reply: z.object({ comparison: z.nullable(priceComparison) }),
});

/** Which version whoever acts has seen live; null for none. What a colleague has made live since is not overwritten. */
const seenLive = z.nullable(versionId);

/** Makes a staged version live, or a kept one again. `older` takes one that is older than the live one, which needs a reason. */
export const activatePrices = defineStaffCall({
  permission,
  input: z.object({ locationId, versionId, seenLive, older: z._default(z.boolean(), false), reason }),
  reply: nothing,
});

/** Goes back to what was live before. */
export const rollBackPrices = defineStaffCall({
  permission,
  input: z.object({ locationId, seenLive, reason }),
  reply: z.object({ versionId }),
});

/** Removes a staged or kept version. */
export const discardPrices = defineStaffCall({
  permission,
  input: z.object({ locationId, versionId }),
  reply: nothing,
});
