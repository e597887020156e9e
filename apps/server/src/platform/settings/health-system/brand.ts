import { type Brand, readBrand } from '@portico/tokens';
import * as z from 'zod';

const brandValue = z.union(
  [z.string(), z.strictObject({ light: z.string(), dark: z.string() })],
  'must be a text, or one for each theme as { "light": …, "dark": … }',
);

/** Design tokens that a hospital replaces by its own. */
export const brand = z.record(z.string(), brandValue).transform((settings, context): Brand => {
  const read = readBrand(settings);
  if ('brand' in read) return read.brand;
  for (const { token, message } of read.problems) {
    context.addIssue({ code: 'custom', path: token === undefined ? [] : [token], message });
  }
  return z.NEVER;
});
