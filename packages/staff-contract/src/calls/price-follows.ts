import { languages } from '@portico/contract';
import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { line, nothing } from './fields.ts';

const permission = 'managePrices';

const locationId = line;
/** Of the sentence that says what is wrong. */
const language = z.enum(languages);

/** In characters. */
export const MAX_FOLLOWED_ADDRESS = 2000;
/** More headers that are taken as they are have no file. */
const MOST_ACCEPTED = 50;

/** Follows the price file of a hospital's website as the prices of a location, in place of what was followed before. */
export const followPrices = defineStaffCall({
  permission,
  input: z.object({
    locationId,
    /** Of a website with a cms-hpt.txt, or of a file. */
    address: z.string().check(z.trim(), z.maxLength(MAX_FOLLOWED_ADDRESS)),
    /** Which location of the list is meant; '' where the list says it. */
    name: line,
    /** Headers or properties of the file that are taken as they are. */
    accepts: z._default(z.array(line).check(z.maxLength(MOST_ACCEPTED)), []),
    language,
  }),
  /** Why it cannot be followed, in a sentence; null where it is. */
  reply: z.object({ problem: z.nullable(z.string()) }),
});

/** Follows nothing for the location any more. Its prices stay. */
export const unfollowPrices = defineStaffCall({ permission, input: z.object({ locationId }), reply: nothing });

/** Fetches a followed file now, and stages its prices where it has changed. */
export const fetchFollowedPrices = defineStaffCall({
  permission,
  input: z.object({ locationId, language }),
  reply: z.object({
    /** null while it is under way: whoever asks, asks again. */
    outcome: z.nullable(
      z.object({
        kind: z.enum(['unchanged', 'staged', 'failed']),
        /** Why it failed, in a sentence. */
        problem: z.nullable(z.string()),
      }),
    ),
  }),
});
