import * as z from 'zod/mini';
import { amountClaims } from './amount-claim.ts';
import type { Plain } from '../wire/names.ts';

/** Where an appointment or a free time is. Address and phone are '' where the portal does not know them. */
const place = z.object({ name: z.string(), address: z.string(), phone: z.string() });

/** An appointment as the hospital's FHIR server has it. */
export const appointment = z.object({
  id: z.string(),
  /** What it is for; '' where the hospital does not say. In the visitor's language where it is one of the portal's services. */
  title: z.string(),
  clinicians: z.array(z.string()),
  /** null where the hospital names none. */
  place: z.nullable(place),
  isVideo: z.boolean(),
  /** ISO times. */
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  /** Of the place, an IANA name. */
  timeZone: z.string(),
  /** `pending`: the hospital has it, and has not confirmed it. */
  status: z.enum(['booked', 'pending', 'cancelled']),
  /** The ISO time before the hospital moved it; null where it did not. */
  movedFrom: z.nullable(z.string()),
  /** What to do before; '' for nothing. */
  instructions: z.string(),
  /** The id of the person's visit that it is: booked on the scheduling page; null for none. */
  visit: z.nullable(z.string()),
  /**
   * The hospital has it although a visit was cancelled here: `this` very one, which is then `cancelled`, or one that began at the `sameTime` and may be another.
   * Absent where none was.
   */
  cancelledHere: z.optional(z.enum(['this', 'sameTime'])),
  /** The newest estimate that the patient saved of the same service at the same place; null for none. */
  estimate: z.nullable(
    z.object({
      id: z.string(),
      serviceArea: z.string(),
      amount: z.string(),
      /** What the amount claims to be. */
      claim: z.enum(amountClaims),
      /** '' for a price without insurance. */
      payorName: z.string(),
      /** ISO time. */
      savedAt: z.string(),
    }),
  ),
  /** Where an estimate of it begins: each '' where it is not known. `search` are the words to look for, where `template` is ''. */
  begin: z.object({ serviceArea: z.string(), location: z.string(), template: z.string(), search: z.string() }),
});

export type Appointment = Plain<z.infer<typeof appointment>>;

/** A time at the hospital that is free. */
export const freeTime = z.object({
  /** ISO time. */
  startsAt: z.string(),
  timeZone: z.string(),
  title: z.string(),
  clinicians: z.array(z.string()),
  placeName: z.string(),
});

export type FreeTime = Plain<z.infer<typeof freeTime>>;

/** A message of the hospital to the patient. */
export const careMessage = z.object({
  id: z.string(),
  /** ISO time. */
  sentAt: z.string(),
  /** '' where the hospital does not say. */
  from: z.string(),
  /** '' for none. */
  subject: z.string(),
  text: z.string(),
  /** The hospital has no note that it was received. */
  isNew: z.boolean(),
  /** It has files, which the portal does not show. */
  hasFiles: z.boolean(),
});

export type CareMessage = Plain<z.infer<typeof careMessage>>;
