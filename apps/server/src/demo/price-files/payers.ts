/**
 * How a plan pays: an amount (by fee, by case, by day), a percentage of the bill, or a formula from which no amount can
 * be read.
 */
export type Contract = 'fee schedule' | 'case rate' | 'per diem' | 'percentage' | 'algorithm';

/** A plan of an invented insurer. `share` is its part of the gross charge, before random variation. */
export type Plan = {
  payerName: string;
  planName: string;
  share: number;
  inpatient: Contract;
  outpatient: Contract;
  professional: Contract;
};

/** Six invented insurers with ten plans. Some pay by percentage, algorithm or per diem, as in real files. */
export const plans: readonly Plan[] = [
  {
    payerName: 'Meridian',
    planName: 'Choice PPO',
    share: 0.56,
    inpatient: 'case rate',
    outpatient: 'fee schedule',
    professional: 'fee schedule',
  },
  {
    payerName: 'Meridian',
    planName: 'Select HMO',
    share: 0.46,
    inpatient: 'case rate',
    outpatient: 'fee schedule',
    professional: 'fee schedule',
  },
  {
    payerName: 'Cascadia Blue',
    planName: 'PPO',
    share: 0.62,
    inpatient: 'case rate',
    outpatient: 'percentage',
    professional: 'fee schedule',
  },
  {
    payerName: 'Cascadia Blue',
    planName: 'EPO',
    share: 0.52,
    inpatient: 'case rate',
    outpatient: 'fee schedule',
    professional: 'fee schedule',
  },
  {
    payerName: 'Cascadia Blue',
    planName: 'Senior Advantage',
    share: 0.27,
    inpatient: 'case rate',
    outpatient: 'fee schedule',
    professional: 'fee schedule',
  },
  {
    payerName: 'Sequoia Mutual',
    planName: 'Open Access',
    share: 0.6,
    inpatient: 'percentage',
    outpatient: 'percentage',
    professional: 'percentage',
  },
  {
    payerName: 'Sequoia Mutual',
    planName: 'High Deductible',
    share: 0.54,
    inpatient: 'case rate',
    outpatient: 'fee schedule',
    professional: 'fee schedule',
  },
  {
    payerName: 'Redwood Family Plan',
    planName: 'HMO',
    share: 0.4,
    inpatient: 'per diem',
    outpatient: 'case rate',
    professional: 'fee schedule',
  },
  {
    payerName: 'Golden Poppy',
    planName: 'State Plan',
    share: 0.23,
    inpatient: 'case rate',
    outpatient: 'fee schedule',
    professional: 'fee schedule',
  },
  {
    payerName: 'Larkspur Employers Trust',
    planName: 'Direct',
    share: 0.5,
    inpatient: 'algorithm',
    outpatient: 'algorithm',
    professional: 'fee schedule',
  },
];
