import type { PaymentPlanRules } from './payment-plan.ts';
import type { PolicyError } from './policy-errors.ts';

/** What in rules of payment plans contradicts itself. Empty for sound ones. */
export function planErrors({ balances, terms }: PaymentPlanRules): PolicyError[] {
  const errors: PolicyError[] = [];
  for (const [at, { upToCents }] of balances.entries()) {
    const before = balances[at - 1];
    if (before === undefined) continue;
    const path = ['balances', at, 'upTo'];
    if (before.upToCents === null)
      errors.push({ path, message: 'is never reached: the balances before have no limit' });
    else if (upToCents !== null && upToCents <= before.upToCents) {
      errors.push({ path, message: 'must be above that of the balances before' });
    }
  }
  for (const [at, months] of terms.entries()) {
    if (months <= (terms[at - 1] ?? 0)) errors.push({ path: ['terms', at], message: 'must be above the term before' });
  }
  return errors;
}
