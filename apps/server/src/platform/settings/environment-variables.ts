import * as z from 'zod';
import { limits } from '../limits/limits.ts';
import { addressVariables } from './addresses.ts';
import { adtVariables } from './adt.ts';
import { authorityVariables } from './authorities.ts';
import { databaseVariables } from './database.ts';
import { eligibilityVariables } from './eligibility.ts';
import { enrolmentVariables } from './enrolment-services.ts';
import { framingVariables } from './framing.ts';
import { healthCardsVariables } from './health-cards.ts';
import { lettersVariables } from './letters.ts';
import { messagesVariables } from './messages.ts';
import { openTelemetryVariables } from './open-telemetry.ts';
import { patientsVariables } from './patients.ts';
import { plaintextVariables } from './plaintext.ts';
import { priceLimitsVariables } from './price-limits.ts';
import { secretVariables } from './secret-variables.ts';
import { visitsVariables } from './visits.ts';
import { wholeNumber } from './whole-number.ts';
import { workersVariable } from './workers.ts';

/** All environment variables, with their rules and defaults. */
export const environmentVariables = z.object({
  PORTICO_DATA: z.string().default('.data'),
  PORTICO_CONFIG: z.string().optional(),
  PORTICO_WORKERS: workersVariable,
  PORTICO_SHARED_USERS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((name) => name !== '')),
  PORTICO_PRICE_FILES: z.string().optional(),
  PORTICO_BREACHED_PASSWORDS: z.string().optional(),
  PORTICO_KEPT_PRICES: wholeNumber(0, 24, 2),
  PORTICO_CALLS_PER_MINUTE: wholeNumber(1, 1_000_000, limits.calls.number),
  PORTICO_INQUIRIES_PER_HOUR: wholeNumber(1, 1_000_000, limits.inquiries.number),
  ...addressVariables,
  ...databaseVariables,
  ...secretVariables,
  ...messagesVariables,
  ...priceLimitsVariables,
  ...eligibilityVariables,
  ...patientsVariables,
  ...adtVariables,
  ...authorityVariables,
  ...enrolmentVariables,
  ...lettersVariables,
  ...framingVariables,
  ...visitsVariables,
  ...healthCardsVariables,
  ...openTelemetryVariables,
  ...plaintextVariables,
});
