import type { EstimateModel } from '@portico/contract';
import { opensWith, standingOf } from './standing-of.ts';

/**
 * The open panel of the insurance section: none, the options, the form for another insurance, or its benefits by hand.
 */
export type InsurancePanel = 'closed' | 'choices' | 'form' | 'benefits';

export interface Circumstances {
  readonly isSignedIn: boolean;
  /** A check has ended without benefits. */
  readonly unconfirmed: object | null;
  /** The check was of an insurance that was entered on the page, and its fields have errors. */
  readonly refused: object | null;
}

/**
 * The panel that opens by itself. After a check "status -1 or 0 forces manual benefits" (spec §4); errors in fields
 * open the form with these fields.
 */
export function panelOf(model: EstimateModel, { isSignedIn, unconfirmed, refused }: Circumstances): InsurancePanel {
  const standing = standingOf(model);
  if (refused !== null) return 'form';
  if (standing === 'needsBenefits') return 'benefits';
  if (unconfirmed !== null && standing !== 'none' && standing !== 'selfPay') return 'benefits';
  return opensWith(model, isSignedIn) === 'insuranceView' ? 'choices' : 'closed';
}
