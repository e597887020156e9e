import * as z from 'zod/mini';
import type { Plain } from '../wire/names.ts';
import { defaultBenefits } from './benefit.ts';
import { currentInsurance } from './insurance.ts';

/** The insurance that pays after the first (docs/decisions/0070). */
export const secondInsurance = z.object({
  Insurance: currentInsurance,
  /** The fields for its benefits, as DefaultBenefits for those of the first. */
  DefaultBenefits: defaultBenefits,
  /** False where it is Medicaid, which pays last. */
  CanPayFirst: z.boolean(),
});

/** Another insurance that an insurer names in its answer, and that the estimate does not have. */
export const otherInsurance = z.object({
  /** Whether it pays before the insurance that named it, or after it; `unknown` where the insurer does not say. */
  Order: z.enum(['primary', 'secondary', 'unknown']),
  /** As the insurer writes it; '' for none. */
  Name: z.string(),
  /** The payor of that name, as SelectInsurance lists it: `other` for one that is not listed. */
  PayorId: z.string(),
  /** Who says so. */
  NamedBy: z.string(),
});

export type SecondInsurance = Plain<z.infer<typeof secondInsurance>>;
export type OtherInsurance = Plain<z.infer<typeof otherInsurance>>;
