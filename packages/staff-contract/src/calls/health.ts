import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { nothing, time } from './fields.ts';

/** Why a server cannot serve, as /readyz says it; `ready` where it can. */
const readinesses = ['ready', 'database', 'disk', 'migrations', 'secret', 'installation'] as const;
export type Readiness = (typeof readinesses)[number];

/**
 * What came of asking a service last. `answered`: also with a "no" to what was asked. `silent`: it was not asked, since it was silent
 * several times in a row. `failed`: what it answered cannot be used.
 */
const askingOutcomes = ['answered', 'timeout', 'unreachable', 'refused', 'garbage', 'failed', 'silent'] as const;
export type AskingOutcome = (typeof askingOutcomes)[number];

/** The services outside, as the log and the measurements name them. */
const serviceNames = [
  'card check',
  'bureau',
  'geocoding',
  'partner roster',
  'identity providers',
  'patients',
  'appointments',
  'provider of staff',
  'mail server',
  'text messages',
  'letters',
  'apps',
  'health links',
] as const;
export type ServiceName = (typeof serviceNames)[number];

/** A service outside or an insurer, as the process that answers has seen it since it started. */
const askedService = z.object({
  /** An insurer's is that of the settings. */
  name: z.string(),
  outcome: z.enum(askingOutcomes),
  /** Since when it answers, or does not. */
  since: time,
  /** When it was asked last. */
  lastAt: time,
});
export type AskedServiceModel = z.infer<typeof askedService>;

const health = z.object({
  at: time,
  /** The process that answers: others see services for themselves. */
  host: z.string(),
  startedAt: time,
  readiness: z.enum(readinesses),
  services: z.array(z.extend(askedService, { name: z.enum(serviceNames) })),
  insurers: z.array(askedService),
  queues: z.array(
    z.object({
      name: z.string(),
      jobs: z.int(),
      /** Since when the oldest of them has been due; null where none waits. */
      dueSince: z.nullable(time),
      isLate: z.boolean(),
    }),
  ),
  disks: z.array(
    z.object({ folder: z.enum(['data', 'priceFiles']), free: z.number(), size: z.number(), isLow: z.boolean() }),
  ),
  prices: z.array(
    z.object({
      location: z.string(),
      importedAt: time,
      /** When the file says that it was updated; null where it does not say. */
      updatedAt: z.nullable(time),
      isOld: z.boolean(),
    }),
  ),
});
export type HealthModel = z.infer<typeof health>;

/** How everything is that the portal needs: nothing of patients. A page asks for it again and again, which is no use of the session. */
export const readHealth = defineStaffCall({
  isRead: true,
  permission: 'readHealth',
  input: nothing,
  reply: health,
  isUse: false,
});
