import { z } from 'zod';
import { serviceCategories } from '../../catalogue/index.ts';
import { service } from './service.ts';

const categoryIds = serviceCategories.map(({ id }) => id);

const category = z.string().refine((id) => categoryIds.includes(id), {
  error: ({ input }) => `"${String(input)}" is no kind of care. There are: ${categoryIds.join(', ')}`,
});

/** Which services are booked on the scheduling page (issue 14, point 5). Without it: all, at every site of the health system's own. */
export const onlineBooking = z.strictObject({
  /** Kinds of care of the catalogue. */
  categories: z.array(category).default([]),
  /** Single services besides. */
  services: z.array(service).default([]),
  /** Ids of the locations where they are booked; without it, all of its own. */
  locations: z.array(z.string()).optional(),
});
