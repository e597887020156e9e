import * as z from 'zod/mini';
import { languages } from '../words.ts';
import type { Plain } from '../wire/names.ts';

/** A visit that a patient has with the hospital, as the signed-in app shows it. */
export const visit = z.object({
  id: z.string(),
  /** What it is for, in the visitor's language. */
  title: z.string(),
  /** '' where nobody is named. */
  clinician: z.string(),
  /** null for a video visit. */
  place: z.nullable(z.object({ name: z.string(), address: z.string(), phone: z.string() })),
  isVideo: z.boolean(),
  /** ISO times. */
  startsAt: z.string(),
  endsAt: z.string(),
  status: z.enum(['booked', 'cancelled']),
  /** The provider's page can move or cancel it. */
  canChange: z.boolean(),
  /** ISO times between which a video visit can be entered; null for other visits. */
  open: z.nullable(z.object({ from: z.string(), until: z.string() })),
});

export type Visit = Plain<z.infer<typeof visit>>;

/** A text in each language. */
const text = z.string().check(z.maxLength(200));
const words = z.object(
  Object.fromEntries(languages.map((each) => [each, text])) as Record<(typeof languages)[number], typeof text>,
);

/** What a provider's page tells of an appointment. */
export const appointmentReport = z.object({
  /** The provider's own id; it never changes. */
  appointment: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Counts its changes: a report that is not newer than the last changes nothing. */
  sequence: z.int().check(z.gte(0)),
  status: z.enum(['booked', 'cancelled']),
  title: words,
  clinician: text,
  /** The id of one of the health system's locations; '' for a video visit. */
  location: text,
  isVideo: z.boolean(),
  /** ISO time with its zone. */
  startsAt: z.iso.datetime({ offset: true }),
  minutes: z.int().check(z.gte(1), z.lte(24 * 60)),
});

export type AppointmentReport = Plain<z.infer<typeof appointmentReport>>;
