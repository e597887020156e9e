import * as z from 'zod';

/** Of a location, an area, a payor or a provider. Used in paths and price imports, so it is short and plain. */
export const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'must be lower-case letters, digits and hyphens');

/** Reports each id that stands twice in a list. */
export function reportTwins(
  context: z.RefinementCtx,
  path: PropertyKey[],
  entries: ReadonlyArray<{ id: string }>,
): void {
  const seen = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    if (seen.has(entry.id)) {
      context.addIssue({ code: 'custom', path: [...path, at, 'id'], message: 'is used twice; ids must be unique' });
    }
    seen.add(entry.id);
  }
}
