import { defaultLimits, type ReadLimits } from '@portico/price-files';
import * as z from 'zod';
import { SettingsError } from './settings-error.ts';
import { wholeNumber } from './whole-number.ts';

/** How much of a price file is read before it counts as one that was made to do harm. */
export const priceLimitsVariables = {
  PORTICO_PRICES_GB: wholeNumber(1, 1000, defaultLimits.unpackedBytes / 1e9),
  PORTICO_PRICES_ROWS: wholeNumber(1000, 10_000_000_000, defaultLimits.rows),
  PORTICO_PRICES_BLANKS: wholeNumber(1000, 1_000_000_000, defaultLimits.blanks),
  PORTICO_PRICES_MINUTES: wholeNumber(1, 1440, defaultLimits.seconds / 60),
  PORTICO_PRICES_UNREADABLE_ROWS: wholeNumber(0, 100, defaultLimits.unreadableRows * 100),
};

const variables = z.object(priceLimitsVariables);

/** The variables as limits of the reader. */
export function priceLimits(values: z.infer<typeof variables>): ReadLimits {
  return {
    unpackedBytes: values.PORTICO_PRICES_GB * 1e9,
    rows: values.PORTICO_PRICES_ROWS,
    blanks: values.PORTICO_PRICES_BLANKS,
    seconds: values.PORTICO_PRICES_MINUTES * 60,
    unreadableRows: values.PORTICO_PRICES_UNREADABLE_ROWS / 100,
  };
}

/**
 * Reads these settings alone, for a command that needs no others.
 *
 * @throws SettingsError with all errors.
 */
export function readPriceLimits(env: NodeJS.ProcessEnv): ReadLimits {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = variables.safeParse(present);
  if (read.success) return priceLimits(read.data);
  throw new SettingsError(read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`));
}
