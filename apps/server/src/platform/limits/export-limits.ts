import { DAY_SECONDS } from '../time.ts';
import type { LimitTable } from './limit.ts';

/** Limits of the export of the patients by FHIR Bulk Data. */
export const exportLimits = {
  patientExport: {
    subject: 'export of the patients',
    number: null,
    window: DAY_SECONDS,
    sentence: 'The records system has so long to prepare one; then another is begun.',
  },
  fullPatientExport: {
    subject: 'export of the patients',
    number: null,
    window: 7 * DAY_SECONDS,
    sentence: 'All patients are fetched so often; in between, what has changed.',
  },
} satisfies LimitTable;
