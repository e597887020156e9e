import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { line, nothing, time } from './fields.ts';

const permission = 'managePrices';

/**
 * `uploading`: parts of it are missing. `waiting`: it is whole, and read soon. `importing`: it is read. `staged`: its prices can be
 * compared and made live. `refused`: it cannot be imported as it is. `failed`: the portal could not, through no fault of the file.
 */
const priceUploadStatuses = ['uploading', 'waiting', 'importing', 'staged', 'refused', 'failed', 'cancelled'] as const;
export type PriceUploadStatus = (typeof priceUploadStatuses)[number];

/**
 * Why a file was refused: what it is made of cannot be read, its packing is damaged, or it has what cannot be meant. Why one failed:
 * its reading was interrupted until nobody tried again.
 */
const priceUploadProblems = ['structure', 'damaged', 'invalid', 'interrupted'] as const;
export type PriceUploadProblem = (typeof priceUploadProblems)[number];

/** Both questions in one: does it keep CMS's data dictionary, and can patients be served with it? */
const priceVerdicts = ['conforms', 'importable with breaches', 'not importable'] as const;
export type PriceVerdict = (typeof priceVerdicts)[number];

/** Words of the report; null in Spanish where they are English alone. */
const reportWords = z.object({ en: z.string(), es: z.nullable(z.string()) });
export type ReportWords = z.infer<typeof reportWords>;

const finding = z.object({
  line: z.nullable(z.int()),
  /** The JSON pointer, or the column. */
  place: z.nullable(z.string()),
  /** What stands there, shortened. */
  found: z.nullable(z.string()),
  /** What to write instead. */
  remedy: reportWords,
});

/** The findings of one rule. */
const ruleFindings = z.object({
  rule: z.string(),
  sentence: reportWords,
  source: z.string(),
  count: z.int(),
  leftOut: z.int(),
  isBreach: z.boolean(),
  /** Whether the file as a whole is refused for it. */
  isRefusing: z.boolean(),
  /** The first of them. */
  places: z.array(finding),
});
export type RuleFindingsModel = z.infer<typeof ruleFindings>;

const priceFindings = z.object({
  verdict: z.enum(priceVerdicts),
  /** Null where the file could not be read to its end. */
  contents: z.nullable(
    z.object({
      hospitalName: z.string(),
      lastUpdatedOn: z.string(),
      specVersion: z.string(),
      items: z.int(),
      charges: z.int(),
      rates: z.int(),
      leftOut: z.int(),
      breaches: z.int(),
      unreadableRows: z.int(),
    }),
  ),
  rules: z.array(ruleFindings),
  /** Headers and properties that can be taken as they are. */
  acceptable: z.array(z.string()),
  /** Whether leaving out what cannot be meant is all that an import needs besides. */
  hasValuesToLeaveOut: z.boolean(),
});
export type PriceFindingsModel = z.infer<typeof priceFindings>;

const uploadId = z.uuid();

export const priceUpload = z.object({
  uploadId,
  locationId: z.string(),
  fileName: z.string(),
  /** In bytes. */
  size: z.int(),
  received: z.int(),
  status: z.enum(priceUploadStatuses),
  /** Of the import, in bytes of the file. */
  read: z.object({ position: z.int(), size: z.int(), rates: z.int() }),
  by: z.string(),
  begunAt: time,
  /** When the last part came, or the import went on. */
  movedAt: time,
  problem: z.nullable(z.enum(priceUploadProblems)),
  /** What is damaged, in English. */
  detail: z.string(),
  /** Of the version that was staged. */
  versionId: z.nullable(z.int()),
  findings: z.nullable(priceFindings),
});
export type PriceUploadModel = z.infer<typeof priceUpload>;

/** In bytes: how much a page sends at once. As much as a proxy lets through that nobody has told more (nginx: 1m). */
export const PRICE_PART_BYTES = 1024 * 1024;

/**
 * Announces a file, whose parts are sent one after the other to `priceUploadPath`. Where the same one was begun and not finished, by
 * its name, size and date, that one goes on.
 */
export const beginPriceUpload = defineStaffCall({
  permission,
  input: z.object({
    locationId: line,
    fileName: line,
    size: z.int().check(z.positive()),
    /** When the file was changed last, in milliseconds, as the browser says. */
    modifiedAt: z.int(),
  }),
  reply: z.object({ upload: priceUpload }),
});

/** How it is. A page asks again and again, which is no use of the session. */
export const showPriceUpload = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({ uploadId }),
  reply: z.object({ upload: priceUpload }),
  isUse: false,
});

/** Reads a file once more that was refused, and takes what staff name. */
export const importPricesAgain = defineStaffCall({
  permission,
  input: z.object({ uploadId, skipInvalid: z.boolean(), accept: z.array(z.string().check(z.maxLength(500))) }),
  reply: z.object({ upload: priceUpload }),
});

/** Gives up a file that is not staged. Nothing of it stays. */
export const cancelPriceUpload = defineStaffCall({ permission, input: z.object({ uploadId }), reply: nothing });

/** The findings as one page, for whoever makes the file. */
export const savePriceReport = defineStaffCall({
  isRead: true,
  permission,
  input: z.object({ uploadId }),
  reply: z.object({ fileName: z.string(), html: z.string() }),
});
