import type { EstimateModel } from '@portico/contract';
import { UNLISTED_PAYOR } from '../insurance/insurance-input.ts';
import { insuranceStatusOf } from './insurance-status.ts';

/**
 * An option for the insurance of an estimate (spec §2): use the insurance on file, use the one that is set aside, ask
 * its insurer again, enter its benefits by hand, enter another, or pay without.
 */
export type InsuranceOption = 'onFile' | 'useAgain' | 'askAgain' | 'benefits' | 'another' | 'selfPay';

/** The options that are possible for an estimate, in the order in which they are shown. */
export function optionsOf(model: EstimateModel): InsuranceOption[] {
  const { CurrentInsurance: insurance, HasCoverageOnFile, IsSelfPay, CanAddInsurance } = model;
  if (!CanAddInsurance) return [];
  const isUsed = insurance !== null && !IsSelfPay;
  const canAsk = isUsed && insurance.Payor.ID !== UNLISTED_PAYOR;
  const isUndecided = insuranceStatusOf(model) === 'none' && HasCoverageOnFile && !IsSelfPay;
  const sensible: ReadonlyArray<[InsuranceOption, boolean]> = [
    ['onFile', insurance === null && HasCoverageOnFile],
    ['useAgain', insurance !== null && IsSelfPay],
    ['askAgain', canAsk],
    ['benefits', isUsed],
    ['another', true],
    ['selfPay', isUsed || isUndecided],
  ];
  return sensible.filter(([, makesSense]) => makesSense).map(([option]) => option);
}
