import { z } from 'zod';
import { timeZone } from './health-system/time-zone.ts';
import { service } from './service.ts';
import { text } from './words.ts';

/** Which of the portal's services and places those of the FHIR server's appointments are (issue 15, point 6). */
export const appointments = z
  .strictObject({
    /** By a code of Appointment.serviceType. */
    services: z.array(z.strictObject({ system: z.string().optional(), code: text, service })).default([]),
    /** By what Appointment.participant points at, as Location/12. */
    places: z
      .array(
        z.strictObject({
          reference: z
            .string()
            .regex(
              /^(Location|HealthcareService)\/[A-Za-z0-9.-]{1,64}$/,
              'must be a type and an id of the FHIR server, as Location/12',
            ),
          /** The id of one of the locations; without it the place is one that has no prices here. */
          location: z.string().optional(),
          /** By default the hospital's. */
          timeZone: timeZone.optional(),
        }),
      )
      .default([]),
  })
  .prefault({});
