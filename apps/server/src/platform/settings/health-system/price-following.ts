import { defaultLanguage, languages } from '@portico/contract';
import * as z from 'zod';
import { email, text } from '../words.ts';

const DAY_HOURS = 24;
const DAY_MINUTES = 24 * 60;

/** How other hospitals' price files, or our own from the hospital's website, are followed (docs/decisions/0113). */
export const priceFollowing = z
  .strictObject({
    everyHours: z
      .int()
      .min(1)
      .max(DAY_HOURS * 31)
      .default(DAY_HOURS),
    /** Who is told of new prices and of failures. Without it nobody is, but by the audit trail and the commands. */
    email: email.optional(),
    language: z.enum(languages).default(defaultLanguage),
    /** Hosts of a private network from which files may be fetched all the same, by name or address. */
    allowedHosts: z.array(text).default([]),
    maxMegabytes: z.int().min(1).default(6000),
    maxMinutes: z.int().min(1).max(DAY_MINUTES).default(60),
  })
  .prefault({});
