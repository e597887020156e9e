import * as z from 'zod/mini';
import type { Plain } from '../wire/names.ts';

/**
 * What an insurer can say of a plan beside its benefits: prior authorization, how much of the care the plan pays for, when the plan
 * or its year ends, whether the chosen doctor is in its network (`Unsaid`: the insurer does not say), and who is the primary care doctor.
 */
const insurerNoteKinds = [
  'approvalNeeded',
  'approvalPerhaps',
  'approvalUnsaid',
  'approvalNotNeeded',
  'limit',
  'limitReached',
  'planEnds',
  'yearEnds',
  'doctorInNetwork',
  'doctorOutOfNetwork',
  'doctorUnsaid',
  'primaryCare',
] as const;

/** What else the insurer says, to be shown beside the amount (docs/decisions/0074-what-else-the-answer-says.md). */
export const insurerNote = z.object({
  Kind: z.enum(insurerNoteKinds),
  Title: z.string(),
  /** Paragraphs. */
  Texts: z.array(z.string()),
});

export type InsurerNote = Plain<z.infer<typeof insurerNote>>;
export type InsurerNoteKind = (typeof insurerNoteKinds)[number];
