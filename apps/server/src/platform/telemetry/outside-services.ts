/** The services outside that answer requests, by the names that the log and the measurements have for them. Insurers are measured by payor. */
export const outsideServices = [
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

export type OutsideService = (typeof outsideServices)[number];

/** `answered`: also with a "no" to what was asked. The others are why there was no answer. */
export const serviceOutcomes = ['answered', 'timeout', 'unreachable', 'refused', 'garbage'] as const;

export type ServiceOutcome = (typeof serviceOutcomes)[number];

/**
 * How an inquiry to an insurer ended. `rejected`: the insurer said no (AAA). `failed`: the answer cannot be read, or was an
 * acknowledgment in place of one. `silent`: it was not asked (decision 164).
 */
export const insurerOutcomes = [
  'answered',
  'rejected',
  'failed',
  'timeout',
  'unreachable',
  'refused',
  'garbage',
  'silent',
] as const;

export type InsurerOutcome = (typeof insurerOutcomes)[number];
