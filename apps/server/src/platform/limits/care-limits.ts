import { HOUR_SECONDS } from '../time.ts';
import type { LimitTable } from './limit.ts';

/** Limits of what is shown of the hospital's FHIR server. */
export const careLimits = {
  careAnswers: {
    subject: 'appointments, messages or relatives of a patient, by server process',
    number: null,
    window: 20,
    sentence:
      'For so long they are kept in memory, so that a page that is loaded again does not ask the FHIR server again.',
  },
  careOffers: {
    subject: 'FHIR server, by server process',
    number: null,
    window: HOUR_SECONDS / 6,
    sentence: 'What it offers (`/metadata`), or refuses to the portal, is read anew after this time.',
  },
} satisfies LimitTable;
