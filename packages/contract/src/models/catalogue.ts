import * as z from 'zod/mini';
import type { Plain } from '../wire/names.ts';
import { languageTag } from './language-tag.ts';

/** The estimate catalogue on the wire (spec §3). */

export const serviceArea = z.object({
  Id: z.string(),
  Name: z.string(),
  Description: z.string(),
  /** Whether the visitor picks a location before the terms (spec §2, 'Estimate locations screen'). */
  SelectLocations: z.boolean(),
  /** Pictures of its locations, in their order. */
  Images: z.array(z.string()),
});

export const provider = z.object({ Id: z.string(), Name: z.string(), Specialty: z.string() });

export const location = z.object({
  Id: z.string(),
  Name: z.string(),
  Phone: z.string(),
  /** One line a part: street; city, state and ZIP code. */
  Address: z.array(z.string()),
  Image: z.string(),
  ServiceAreaId: z.string(),
  Providers: z.array(provider),
});

export const serviceCategory = z.object({
  Id: z.string(),
  Name: z.string(),
  Description: z.string(),
  /** Codes of its services, so that a client can match a code on an order. */
  Codes: z.array(z.string()),
  imageClass: z.string(),
  Count: z.int(),
});

export const service = z.object({
  Id: z.string(),
  /** Its name in plain words. */
  Description: z.string(),
  /** The name's language, where it is not the visitor's: a billed code may be named in the hospital's words alone. */
  NameLanguage: z.optional(languageTag),
  /** One sentence on what it is; for a billed code outside the templates, on where its name comes from. */
  Detail: z.string(),
  Codes: z.array(z.string()),
});

export type ServiceArea = Plain<z.infer<typeof serviceArea>>;
export type Location = Plain<z.infer<typeof location>>;
export type Provider = Plain<z.infer<typeof provider>>;
export type Service = Plain<z.infer<typeof service>>;
