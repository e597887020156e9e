import * as z from 'zod/mini';
import { defineStaffCall } from '../define-staff-call.ts';
import { accountId, nothing, reason, time } from './fields.ts';

const permission = 'openAccounts';

/** How many accounts are shown at once. */
export const MOST_MATCH_CASES = 100;

/** A record that may be that of an account, and what speaks for and against it (decision 170). */
const match = z.object({
  medicalRecordNumber: z.string(),
  points: z.number(),
  /** What was compared, and what came of it, in the words of `@portico/matching`. */
  findings: z.array(z.object({ subject: z.string(), is: z.string() })),
});
export type MatchModel = z.infer<typeof match>;

const matchCase = z.object({
  accountId,
  openedAt: time,
  /** The likeliest first. */
  matches: z.array(match),
});
export type MatchCaseModel = z.infer<typeof matchCase>;

/** The accounts of which nobody but staff can tell whose record is theirs, the oldest first. */
export const listMatches = defineStaffCall({
  isRead: true,
  permission,
  input: nothing,
  reply: z.object({
    cases: z.array(matchCase),
    /** How many wait; more than `cases` has, where the list is cut. */
    found: z.int(),
  }),
});

/** Says that none of the records is that of the account. That one is takes two persons: `linkRecord` of `askForOpening`. */
export const declineMatches = defineStaffCall({
  permission,
  input: z.object({ accountId, reason }),
  reply: nothing,
});
