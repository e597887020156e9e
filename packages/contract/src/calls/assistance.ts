import * as z from 'zod/mini';
import { assistancePolicy } from '../models/assistance.ts';
import { defineCall } from './define-call.ts';
import { ids, numberInput, optionalChoice, textInput } from './fields.ts';

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

const text = (longest: number) => z._default(textInput(longest), '');

/**
 * POST /api/assistance/application: the application for help with a bill as a tagged PDF, in the visitor's language. What is left out is a
 * line to fill in by hand. Nothing of what is sent is stored.
 */
export const printAssistanceApplication = defineCall({
  name: 'PrintAssistanceApplication',
  method: 'POST',
  path: `${base}/application`,
  summary: 'The application for help with a bill, filled in, as PDF.',
  input: z.object({
    /** In any script. */
    name: text(200),
    /** M/D/YYYY. */
    birthDate: text(20),
    address: text(300),
    phone: text(40),
    household: z._default(numberInput(4), ''),
    /** Dollars, as people write them. */
    income: text(16),
    every: optionalChoice(['week', 'twoWeeks', 'halfMonth', 'month', 'year']),
    assets: text(16),
    /** Ids of the policy's programmes. */
    programmes: z._default(ids(40), []),
    insured: optionalChoice(['yes', 'no']),
  }),
  reply: z.object({
    fileName: z.string(),
    /** The PDF in base64. */
    document: z.string(),
  }),
  errors: ['noAssistancePolicy'],
});
