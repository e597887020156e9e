/** What a hospital offers for balances up to a limit. */
interface PlanRule {
  /** The largest balance that it is for, in cents; null for all that are larger than those before. */
  readonly upToCents: number | null;
  readonly longestMonths: number;
  /** Annual percentage rate, in basis points; 0 for none. */
  readonly apr: number;
}

/** The hospital's rules for paying a bill by the month. */
export interface PaymentPlanRules {
  readonly leastMonthlyCents: number;
  /** Terms that are offered, in months, ascending. */
  readonly terms: readonly number[];
  /** By ascending limit. */
  readonly balances: readonly PlanRule[];
}

/** Equal payments at the end of each month, and a last one that is no larger. All amounts are integer cents. */
export interface PaymentPlan {
  readonly months: number;
  readonly monthlyCents: number;
  /** The last payment. */
  readonly lastCents: number;
  /** All payments together: the balance and its interest. */
  readonly totalCents: number;
  readonly interestCents: number;
  /** Basis points. */
  readonly apr: number;
}

/**
 * The plans that the rules allow for a balance: each offered term, and the longest, in which no payment but the last is
 * below the least. Empty for a balance that is no more than one payment, and where no rule is for it.
 *
 * @param balanceCents above 0.
 */
export function paymentPlans(balanceCents: number, rules: PaymentPlanRules): PaymentPlan[] {
  const rule = rules.balances.find(({ upToCents }) => upToCents === null || balanceCents <= upToCents);
  if (rule === undefined || balanceCents <= rules.leastMonthlyCents) return [];
  const terms = [...rules.terms.filter((months) => months < rule.longestMonths), rule.longestMonths];
  const plans = terms.map((months) => paymentPlan(balanceCents, months, rule.apr));
  const allowed = plans.filter(({ monthlyCents }) => monthlyCents >= rules.leastMonthlyCents);
  return allowed.filter((plan, at) => allowed.findIndex(({ months }) => months === plan.months) === at);
}

/**
 * A plan by the least monthly amount, in whole cents, that pays a balance off in time. Interest is counted each month on
 * what is still owed, rounded half up to a cent; the last payment takes what is left, so that all add up exactly.
 *
 * @param months at least 1; fewer are needed where a cent more each month pays it off sooner.
 * @param apr in basis points.
 */
export function paymentPlan(balanceCents: number, months: number, apr: number): PaymentPlan {
  let low = 1;
  let high = balanceCents + interestOf(balanceCents, apr);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (payOff(balanceCents, middle, months, apr) === null) low = middle + 1;
    else high = middle;
  }
  const paid = payOff(balanceCents, low, months, apr);
  if (paid === null) throw new RangeError('A first payment of all that is owed pays it off');
  const totalCents = low * (paid.months - 1) + paid.lastCents;
  return { ...paid, monthlyCents: low, totalCents, interestCents: totalCents - balanceCents, apr };
}

/** When a monthly amount has paid a balance off; null if not within `longest` months. */
function payOff(
  balanceCents: number,
  monthlyCents: number,
  longest: number,
  apr: number,
): { months: number; lastCents: number } | null {
  let owed = balanceCents;
  for (let months = 1; months <= longest; months += 1) {
    owed += interestOf(owed, apr);
    if (owed <= monthlyCents) return { months, lastCents: owed };
    owed -= monthlyCents;
  }
  return null;
}

const MONTHS_A_YEAR = 12;
const BASIS_POINTS = 10_000;

/** Of one month. */
function interestOf(owedCents: number, apr: number): number {
  return Math.floor((owedCents * apr * 2 + MONTHS_A_YEAR * BASIS_POINTS) / (2 * MONTHS_A_YEAR * BASIS_POINTS));
}
