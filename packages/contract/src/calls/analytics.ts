import * as z from 'zod/mini';
import { states, type StateName } from '../states/table.ts';
import { defineCall } from './define-call.ts';

const stateNames = [...states.keys()] as [StateName, ...StateName[]];

/**
 * POST /api/analytics/page: that a page was opened (spec §9: "analytics page call after 500 ms"). The state alone: no address, no
 * parameter, nobody's id. Sent where the settings say so; the path is ours.
 */
export const countPage = defineCall({
  name: 'CountPage',
  method: 'POST',
  path: '/api/analytics/page',
  summary: 'Counts that a page was opened.',
  countsAsUse: false,
  input: z.object({ state: z.enum(stateNames) }),
  reply: z.object({}),
});
