import { countVerification, type Verified } from '../enrolment/verification/verification-limits.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../platform/services.ts';
import type { Visitor } from '../platform/visitor/visitor.ts';

/** Counts an identity that is compared with a person. @returns whether it may be; beyond the limit of a network address it may not either. */
export async function isWithinIdentityLimit(
  verified: Verified,
  visitor: Visitor,
  services: Services,
): Promise<boolean> {
  try {
    const counted = await countVerification('identity', verified, visitor, services);
    return counted.isWithinLimit && counted.isWithinUntold;
  } catch (error) {
    if (error instanceof Refusal && error.error === 'tooManyRequests') return false;
    throw error;
  }
}
