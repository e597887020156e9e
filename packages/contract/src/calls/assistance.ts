import * as z from 'zod/mini';
import { assistancePolicy } from '../models/assistance.ts';
import { defineCall } from './define-call.ts';

const base = '/api/assistance';

/**
 * GET /api/assistance/policy: the hospital's rules for help with a bill. The check itself is made in the browser: no call takes
 * its answers (docs/decisions/0136).
 */
export const getAssistancePolicy = defineCall({
  name: 'GetAssistancePolicy',
  method: 'GET',
  path: `${base}/policy`,
  summary: 'The rules for help with a bill, and for paying by the month.',
  input: z.object({}),
  reply: assistancePolicy,
});
