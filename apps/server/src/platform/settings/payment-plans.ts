import { type PaymentPlanRules, planErrors } from '@portico/assistance';
import * as z from 'zod';
import { dollars, percent } from './amounts.ts';

/** The longest term that is taken: fifty years, as a guard against a year typed as months. */
const months = z.int().min(1).max(600);

const fields = z.strictObject({
  /** The least monthly amount, in dollars. */
  leastMonthly: dollars.refine((cents) => cents >= 100, 'must be 1 dollar or more'),
  /** Terms to choose from, in months; the longest of the balance is always among them. */
  terms: z.array(months).default([]),
  /** By the size of what is owed. The last may be without `upTo`: it is for all larger balances. */
  balances: z
    .array(
      z.strictObject({
        upTo: dollars.optional(),
        longestMonths: months,
        /** Annual percentage rate; stated beside every amount where it is not 0. */
        aprPercent: percent.default(0),
      }),
    )
    .min(1),
});

/** How the hospital lets bills be paid by the month (`paymentPlans`). */
export const paymentPlans = fields.transform((settings, context): PaymentPlanRules => {
  const rules = {
    leastMonthlyCents: settings.leastMonthly,
    terms: settings.terms,
    balances: settings.balances.map(({ upTo, longestMonths, aprPercent }) => ({
      upToCents: upTo ?? null,
      longestMonths,
      apr: aprPercent,
    })),
  };
  for (const { path, message } of planErrors(rules)) context.addIssue({ code: 'custom', path: [...path], message });
  return rules;
});
