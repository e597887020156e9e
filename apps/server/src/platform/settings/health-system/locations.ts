import * as z from 'zod';
import { npi } from '../npi.ts';
import { phone, sitePath, stateCode, text, words } from '../words.ts';
import { id } from './ids.ts';

const provider = z.strictObject({
  id,
  name: text,
  credentials: text,
  specialty: text,
  /** Of the person: by it, and not by a name, an insurer's word on its network is known to be about this doctor. */
  npi: npi.optional(),
});

/** One hospital or clinic, with its doctors. */
export const location = z.strictObject({
  id,
  name: text,
  /** False for a hospital of the region that is another's, whose own price file is followed (docs/decisions/0113). */
  ours: z.boolean().default(true),
  npi: npi.optional(),
  address: z.strictObject({
    street: text,
    city: text,
    state: stateCode,
    zip: z.string().regex(/^\d{5}(-\d{4})?$/, 'must be 5 digits, or 5+4'),
  }),
  /** In degrees, for distances; without it they are reckoned from the middle of the area of the address's ZIP code. */
  position: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
  phone,
  image: sitePath('/pictures/main.svg'),
  providers: z.array(provider),
});

/** A region of the health system, and its locations. */
export const serviceArea = z.strictObject({
  id,
  name: words,
  description: words,
  selectLocations: z.boolean(),
  locations: z.array(id).min(1),
});
