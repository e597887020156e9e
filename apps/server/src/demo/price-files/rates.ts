import { between, type Chance } from './chance.ts';
import type { Contract, Plan } from './payers.ts';

/** A payer's rate in a price file. Amounts are cents. */
export type PublishedRate = {
  payerName: string;
  planName: string;
  methodology: 'case rate' | 'fee schedule' | 'percent of total billed charges' | 'per diem' | 'other';
  dollarCents?: number;
  percentage?: number;
  algorithm?: string;
  paid?: { medianCents: number; p10Cents: number; p90Cents: number };
  count?: string;
  notes?: string;
};

/** The length of the stay that a per diem rate assumes. */
const stayDays = 4;

/** The amounts paid in the last year. CMS hides counts from 1 through 10. */
const paidAmounts = (chance: Chance, centre: number): Pick<PublishedRate, 'paid' | 'count'> => {
  const medianCents = Math.round(centre * between(chance, 0.94, 1.06));
  return {
    paid: {
      medianCents,
      p10Cents: Math.round(medianCents * between(chance, 0.78, 0.92)),
      p90Cents: Math.round(medianCents * between(chance, 1.1, 1.36)),
    },
    count: chance() < 0.25 ? '1 through 10' : String(Math.floor(between(chance, 11, 240))),
  };
};

type Terms = Omit<PublishedRate, 'payerName' | 'planName'>;
type Allowed = { cents: number; share: number; chance: Chance };

/** How each kind of contract publishes an allowed amount. */
const termsOf: Readonly<Record<Contract, (allowed: Allowed) => Terms>> = {
  'fee schedule': ({ cents }) => ({ methodology: 'fee schedule', dollarCents: cents }),
  'case rate': ({ cents }) => ({ methodology: 'case rate', dollarCents: cents }),
  'per diem': ({ cents }) => ({
    methodology: 'per diem',
    dollarCents: Math.round(cents / stayDays),
    notes: 'Paid for each day of the stay.',
  }),
  percentage: ({ cents, share, chance }) => ({
    methodology: 'percent of total billed charges',
    percentage: Math.round(share * 1000) / 10,
    ...paidAmounts(chance, cents),
  }),
  algorithm: ({ cents, chance }) => ({
    methodology: 'other',
    algorithm: 'Lesser of the billed charge and 165 % of the Medicare rate for the same service and quarter',
    ...paidAmounts(chance, cents),
    notes: 'Employer contract: the amount follows from the Medicare rate on the day of service.',
  }),
};

/** The rate of one plan for a gross charge. The share stays between 20% and 70% of the gross charge. */
export const rateOf = (plan: Plan, contract: Contract, grossCents: number, chance: Chance): PublishedRate => {
  const share = Math.min(0.7, Math.max(0.2, plan.share * between(chance, 0.88, 1.12)));
  const cents = Math.max(1, Math.round(grossCents * share));
  return { payerName: plan.payerName, planName: plan.planName, ...termsOf[contract]({ cents, share, chance }) };
};

/** A rate of which only the formula is known: no amount was paid by it in the last year. */
export const formulaAlone = (plan: Plan): PublishedRate => ({
  payerName: plan.payerName,
  planName: plan.planName,
  methodology: 'other',
  algorithm: 'Cost of the equipment used, plus a part that is agreed for each case',
  count: '0',
  notes: 'A new service: no claim has been paid yet.',
});
