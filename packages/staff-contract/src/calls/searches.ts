import { languages, languageTag } from '@portico/contract';
import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';

/** In days: since when something was searched last. What is older is deleted. */
export const missPeriods = [7, 30, 90] as const;
export type MissPeriod = (typeof missPeriods)[number];

/** Words that patients searched for in vain. Nothing says who typed them. */
const missedSearch = z.object({
  language: languageTag,
  words: z.string(),
  times: z.int(),
  /** On how many days. */
  days: z.int(),
  /** ISO date. */
  lastDay: z.string(),
});
export type MissedSearchModel = z.infer<typeof missedSearch>;

const permission = 'readSearches';
const input = z.object({
  language: z._default(z.nullable(z.enum(languages)), null),
  days: z._default(z.union(missPeriods.map((each) => z.literal(each))), 90),
});

/** What was typed most often first. */
export const listMissedSearches = defineStaffCall({
  isRead: true,
  permission,
  input,
  reply: z.object({
    searches: z.array(missedSearch),
    /** How many more were typed on fewer days, of which no words are kept. */
    hidden: z.int(),
    /** On how many days words are typed before they are shown. */
    daysToShow: z.int(),
  }),
});

/** The same, for a spreadsheet. */
export const exportMissedSearches = defineStaffCall({
  isRead: true,
  permission,
  input,
  reply: z.object({ fileName: z.string(), csv: z.string() }),
});
