import * as z from 'zod/mini';
import { languageTag } from './language-tag.ts';
import type { Plain } from '../wire/names.ts';
import { location } from './catalogue.ts';
import { siteComparison } from './site-comparison.ts';

/** A service at every site of the health system, before one of them is chosen (docs/decisions/0129). */
export const comparedSites = z.object({
  PetName: z.string(),
  PetLanguage: languageTag,
  PetDescription: z.string(),
  Codes: z.array(z.string()),
  /** The insurance that the amounts are with, such as "Meridian Gold PPO"; '' for prices without insurance. */
  PlanName: z.string(),
  /** When its insurer told what it pays; ISO time, '' where the patient entered that, and without insurance. */
  PlanToldAt: z.string(),
  /** An insurance of the patient's that the amounts are without, and whose insurer can be asked; '' for none. */
  PayorToAsk: z.string(),
  Sites: z.array(siteComparison),
  Locations: z.array(location),
});

/** In a straight line, in whole miles. */
export const siteDistance = z.object({ LocationId: z.string(), Miles: z.int() });

export type ComparedSites = Plain<z.infer<typeof comparedSites>>;
