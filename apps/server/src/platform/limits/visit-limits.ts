import { VIDEO_VISIT_EARLY_MINUTES } from '@portico/contract';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../time.ts';
import type { LimitTable } from './limit.ts';

/** Limits of visits. */
export const visitLimits = {
  videoVisitEarly: {
    subject: 'video visit',
    number: null,
    window: VIDEO_VISIT_EARLY_MINUTES * MINUTE_SECONDS,
    sentence: 'It can be entered so long before it begins.',
  },
  videoVisitLate: {
    subject: 'video visit',
    number: null,
    window: 30 * MINUTE_SECONDS,
    sentence: 'Its links work until so long after its end.',
  },
  providerTicket: {
    subject: "visitor of a provider's page",
    number: null,
    window: 2 * HOUR_SECONDS,
    sentence: 'For so long the provider may ask who opened its page, and book for that person.',
  },
  pastVisit: {
    subject: 'visit',
    number: null,
    window: 30 * DAY_SECONDS,
    sentence: 'It is deleted so long after its end.',
  },
} satisfies LimitTable;
