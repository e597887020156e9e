import * as z from 'zod/mini';
import type { Plain } from '../wire/names.ts';

/**
 * What moves an amount: prices that differ, a deductible that may be met by then (these two lie between Low and High),
 * parts without a price, a plan of which not all is known, a limit of the plan that is used up, and bills from outside the network (these add to it).
 */
const bandReasonKinds = ['rates', 'deductible', 'unpriced', 'unknownBenefits', 'limitReached', 'outOfNetwork'] as const;

/** The range of an amount, to be drawn beside it (docs/decisions/0073-uncertainty-in-a-picture.md). Integer cents. */
export const amountBand = z.object({
  Low: z.int(),
  LowText: z.string(),
  High: z.int(),
  HighText: z.string(),
  /** More than High may come to be owed, and nothing tells how much more. */
  IsOpen: z.boolean(),
  /** The range in words, such as "$240.00 to $738.04" or "At least $738.04". */
  Text: z.string(),
  /** Each with a sentence that says which way it moves the amount. Never empty. */
  Reasons: z.array(z.object({ Kind: z.enum(bandReasonKinds), Text: z.string() })),
});

export type AmountBand = Plain<z.infer<typeof amountBand>>;
export type BandReasonKind = (typeof bandReasonKinds)[number];
