import type { EstimateModel } from '@portico/contract';
import { initialView, insuranceStatusOf } from './insurance-status.ts';

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
  const status = insuranceStatusOf(model);
  if (refused !== null) return 'form';
  if (status === 'needsBenefits') return 'benefits';
  if (unconfirmed !== null && status !== 'none' && status !== 'selfPay') return 'benefits';
  return initialView(model, isSignedIn) === 'insuranceView' ? 'choices' : 'closed';
}
