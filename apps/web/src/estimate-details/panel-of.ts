import type { EstimateModel } from '@portico/contract';
import { opensWith, standingOf } from './standing-of.ts';

/** What of the insurance is open: nothing, what can be done about it, the form for another, or its benefits by hand. */
export type InsurancePanel = 'closed' | 'choices' | 'form' | 'benefits';

export interface Circumstances {
  readonly isSignedIn: boolean;
  /** A check has ended without benefits. */
  readonly unconfirmed: object | null;
  /** It was of an insurance that was entered on the page, and its fields are wrong. */
  readonly refused: object | null;
}

/** What opens by itself: after a check "status -1 or 0 forces manual benefits" (spec §4), field errors the form that has them. */
export function panelOf(model: EstimateModel, { isSignedIn, unconfirmed, refused }: Circumstances): InsurancePanel {
  const standing = standingOf(model);
  if (refused !== null) return 'form';
  if (standing === 'needsBenefits') return 'benefits';
  if (unconfirmed !== null && standing !== 'none' && standing !== 'selfPay') return 'benefits';
  return opensWith(model, isSignedIn) === 'insuranceView' ? 'choices' : 'closed';
}
