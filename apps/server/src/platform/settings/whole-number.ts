import * as z from 'zod';

/** A variable that is a whole number. */
export const wholeNumber = (min: number, max: number, byDefault: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(byDefault);
