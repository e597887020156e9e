/** The simulated insurers by their payer id (NM109 of 2100A), with the plans of their members. All are invented. */
export interface SimulatedInsurer {
  name: string;
  /** What it answers in one inquiry: `one` service type, refusing more; or the `plan` as a whole alone. Default: all. */
  answers?: 'one' | 'plan';
  plans: readonly SimulatedPlan[];
}

interface SimulatedPlan {
  /** EB05 of the row for active coverage. */
  name: string;
  /** EB04: PR a preferred provider organization, HM a health maintenance organization, and so on. */
  insuranceType: string;
}

const insurers: Readonly<Record<string, SimulatedInsurer>> = {
  MRDN1: {
    name: 'Meridian',
    plans: [
      { name: 'Choice PPO', insuranceType: 'PR' },
      { name: 'Select HMO', insuranceType: 'HM' },
    ],
  },
  CSBL1: {
    name: 'Cascadia Blue',
    plans: [
      { name: 'PPO', insuranceType: 'PR' },
      { name: 'EPO', insuranceType: 'EP' },
      { name: 'Senior Advantage', insuranceType: 'MA' },
      // Neither the insurer's name nor the plan's says that it is Medicaid.
      { name: 'Community Care', insuranceType: 'MC' },
    ],
  },
  SQMU1: {
    name: 'Sequoia Mutual',
    plans: [
      { name: 'Open Access', insuranceType: 'PS' },
      { name: 'High Deductible', insuranceType: 'IN' },
    ],
  },
  RDWD1: { name: 'Redwood Family Plan', plans: [{ name: 'HMO', insuranceType: 'HM' }] },
  GLDP1: { name: 'Golden Poppy', answers: 'plan', plans: [{ name: 'State Plan', insuranceType: 'MC' }] },
  LKSP1: { name: 'Larkspur Employers Trust', answers: 'one', plans: [{ name: 'Direct', insuranceType: 'C1' }] },
};

/** The insurer of a payer id; undefined if it is not simulated. */
export function insurerOf(payerId: string): SimulatedInsurer | undefined {
  return insurers[payerId.toUpperCase()];
}

/**
 * A plan by its number from 1, which a member number can contain; the insurer's first plan if it has none of that
 * number.
 */
export function planOf({ plans }: SimulatedInsurer, number: number): SimulatedPlan | undefined {
  return plans[number - 1] ?? plans[0];
}
