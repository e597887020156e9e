import { keptBy } from '@portico/rules';
import * as z from 'zod/mini';
import { amountClaims } from './amount-claim.ts';
import { languageTag } from './language-tag.ts';
import { estimateChange } from './estimate.ts';
import type { Plain } from '../wire/names.ts';

const service = z.object({
  Name: z.string(),
  /** Of Name: a billed code is named in the words of the price file, which are English. */
  Language: languageTag,
  Description: z.string(),
});

const note = z.object({
  /** '' for a sentence that needs none. */
  Title: z.string(),
  Texts: z.array(z.string()),
});

const line = z.object({
  Title: z.string(),
  Detail: z.string(),
  Text: z.string(),
  /** `part`: of the line above it that is none. */
  Kind: z.enum(['line', 'part', 'total']),
});

/** How an amount is worked out, or what is included: a heading with lines that end in an amount. */
const lines = z.object({ Heading: z.string(), Lines: z.array(line) });

/** What was said of an estimate on the day on which it was kept, in one language, ready to be shown, printed and read out. */
const keptContent = z.object({
  Service: service,
  Place: z.object({ Name: z.string(), Address: z.array(z.string()), Phone: z.string() }),
  /** '' where none was chosen. */
  Provider: z.string(),
  /** "with Meridian Choice PPO", "without insurance". */
  Manner: z.string(),
  Amount: z.string(),
  /** What the amount claims to be; absent from what was kept before this was said. */
  AmountClaim: z.optional(z.enum(amountClaims)),
  /** What may move the amount, and where the benefits come from. */
  Remarks: z.array(z.string()),
  Notes: z.array(note),
  Tables: z.array(lines),
  /** Where the prices come from. */
  Sources: z.array(z.string()),
  Disclaimers: z.array(z.string()),
});

/** What an estimate would come to today, where that is something else. */
const today = z.object({
  /** '' where it has no price any more. */
  Amount: z.string(),
  Changes: z.array(estimateChange),
  /** By what the insurance paid on the day on which it was kept; nobody has asked the insurer since. */
  HasOldBenefits: z.boolean(),
});

/** An estimate that was kept, as whoever has opened it sees it. */
export const keptEstimate = z.object({
  /** As it is told: K7Q2-M9XW-RT4D. */
  Number: z.string(),
  OpensBy: z.enum(keptBy),
  /** Leads to the page on which it is opened, with the number in the part of the address that no server sees. */
  Link: z.string(),
  /** The link as a QR code: its width in modules, and the path of the dark ones. */
  QrCode: z.object({ Size: z.int(), Path: z.string() }),
  /** ISO dates of the hospital. */
  KeptOn: z.string(),
  /** The last day on which the amount is good. */
  GoodThrough: z.string(),
  /** The last day on which the number opens it. */
  LastDay: z.string(),
  Content: keptContent,
  /** null where the amount is the same today. */
  Today: z.nullable(today),
  /** It is booked on the hospital's scheduling page. */
  CanBook: z.boolean(),
  /** By what the same service and place are opened as a new estimate. */
  NewEstimate: z.object({ ServiceAreaId: z.string(), LocationId: z.string(), petId: z.string() }),
});

/** An estimate that was begun or kept in this browser. */
const recentEstimate = z.object({
  PetName: z.string(),
  PetLanguage: languageTag,
  /** '' where no place was chosen. */
  LocationName: z.string(),
  /** ISO date of the last day. */
  LastDay: z.string(),
});

export const recentEstimates = z.object({
  /** Begun in this visit; empty once it is over: the next person may be another one. */
  Working: z.array(z.extend(recentEstimate, { ServiceAreaId: z.string(), petId: z.string() })),
  /** Kept on a device that its person called their own. */
  Kept: z.array(z.extend(recentEstimate, { Number: z.string() })),
});

export type KeptContent = Plain<z.infer<typeof keptContent>>;
export type KeptEstimate = Plain<z.infer<typeof keptEstimate>>;
export type RecentEstimates = Plain<z.infer<typeof recentEstimates>>;
