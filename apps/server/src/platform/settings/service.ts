import { z } from 'zod';
import { findTemplate } from '../../catalogue/index.ts';

/** The id of a service, as it stands in the address of its estimate. */
export const service = z.string().refine((id) => id.startsWith('code-') || findTemplate(id) !== undefined, {
  error: ({ input }) =>
    `"${String(input)}" is no service. Its id stands in the address of its estimate, as mri-knee or code-CPT-20610`,
});
