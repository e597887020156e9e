import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentPlan, type PaymentPlanRules, paymentPlans } from './payment-plan.ts';

const rules: PaymentPlanRules = {
  leastMonthlyCents: 2_500,
  terms: [3, 6, 12, 24],
  balances: [
    { upToCents: 50_000, longestMonths: 12, apr: 0 },
    { upToCents: 300_000, longestMonths: 36, apr: 0 },
    { upToCents: null, longestMonths: 60, apr: 300 },
  ],
};

describe('payment plans (issue 14, point 4: "by the hospital’s rules with monthly amounts")', () => {
  it('without interest are equal payments and a last one that takes the rest', () =>
    expect(paymentPlan(100_000, 24, 0)).toEqual({
      months: 24,
      monthlyCents: 4_167,
      lastCents: 4_159,
      totalCents: 100_000,
      interestCents: 0,
      apr: 0,
    }));

  // By the textbook 12,000.00 at 6 % over 12 months is 1,032.80 a month. Its interest, each month's rounded, is 60.00 + 55.14 +
  // 50.25 + 45.33 + 40.40 + 35.44 + 30.45 + 25.44 + 20.40 + 15.34 + 10.25 + 5.14.
  it('with interest count it each month on what is still owed', () =>
    expect(paymentPlan(1_200_000, 12, 600)).toMatchObject({
      months: 12,
      monthlyCents: 103_280,
      interestCents: 39_358,
      totalCents: 1_239_358,
    }));

  it('are the offered terms that the balance allows, and its longest', () => {
    const months = (cents: number) => paymentPlans(cents, rules).map((plan) => plan.months);
    expect(months(200_000)).toEqual([3, 6, 12, 24, 36]);
    // 300.00 by 12 months is 25.00, the least; 299.88 is 24.99.
    expect(months(30_000)).toEqual([3, 6, 12]);
    expect(months(29_988)).toEqual([3, 6]);
    expect(months(300_001)).toEqual([3, 6, 12, 24, 60]);
  });

  it('are none for what one payment settles, and none where no rule is for the balance', () => {
    expect(paymentPlans(2_500, rules)).toEqual([]);
    expect(paymentPlans(600_00, { ...rules, balances: rules.balances.slice(0, 1) })).toEqual([]);
  });

  it('state the interest of the balance they are for', () => {
    expect(paymentPlans(300_000, rules).map(({ apr }) => apr)).toEqual([0, 0, 0, 0, 0]);
    expect(paymentPlans(300_001, rules).every(({ apr, interestCents }) => apr === 300 && interestCents > 0)).toBe(true);
  });

  it('add up to the cent, whatever the balance, the term and the interest', () => {
    const balance = fc.integer({ min: 100, max: 100_000_000 });
    fc.assert(
      fc.property(
        balance,
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 0, max: 3_000 }),
        (cents, months, apr) => {
          const plan = paymentPlan(cents, months, apr);
          expect(plan.monthlyCents * (plan.months - 1) + plan.lastCents).toBe(cents + plan.interestCents);
          expect(plan.lastCents).toBeLessThanOrEqual(plan.monthlyCents);
          expect(plan.lastCents).toBeGreaterThan(0);
          expect(plan.months).toBeLessThanOrEqual(months);
          expect(plan.interestCents > 0 || plan.totalCents === cents).toBe(true);
        },
      ),
    );
  });

  it('ask for less a month the longer they are, and for no less in all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5_000, max: 50_000_000 }), (cents) => {
        const plans = paymentPlans(cents, rules);
        for (const [at, plan] of plans.entries()) {
          const shorter = plans[at - 1];
          if (shorter === undefined) continue;
          expect(plan.monthlyCents).toBeLessThan(shorter.monthlyCents);
          expect(plan.totalCents).toBeGreaterThanOrEqual(shorter.totalCents);
          expect(plan.monthlyCents).toBeGreaterThanOrEqual(rules.leastMonthlyCents);
        }
      }),
    );
  });
});
