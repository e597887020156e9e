import { describe, expect, it } from 'vitest';
import { decisionsByPayer, suggestDecision } from './suggest-decision.ts';

const payors = [
  {
    id: 'meridian',
    name: 'Meridian',
    otherNames: [],
    plans: [{ name: 'Choice PPO', copayOrder: 'beforeDeductible' as const }],
  },
  { id: 'aspen', name: 'Aspen Mutual', otherNames: [], plans: [] },
];
const decided = (payerName: string, planName: string, payorId: string | null, portalPlan: string | null = null) => ({
  payerName,
  planName,
  payorId,
  portalPlan,
});
const suggest = (payerName: string, planName: string, before: ReturnType<typeof decided>[]) =>
  suggestDecision({ payerName, planName }, decisionsByPayer(before), payors);

describe('what staff decided before, for the next file (issue 13, point 8)', () => {
  it('is suggested for the same words, however they are written now', () => {
    const before = [decided('MHC Commercial', 'CHOICE-PPO', 'meridian', 'Choice')];
    expect(suggest('mhc commercial', 'Choice PPO', before)).toEqual({ payorId: 'meridian', portalPlan: 'Choice' });
  });

  it('is suggested for a new plan of a payer whose plans all went to one payor, also to none', () => {
    const before = [
      decided('MHC', 'HMO', 'meridian', 'HMO'),
      decided('MHC', 'EPO', 'meridian'),
      decided('Auto', 'All', null),
    ];
    expect(suggest('MHC', 'choice ppo', before)).toEqual({ payorId: 'meridian', portalPlan: 'Choice PPO' });
    expect(suggest('AUTO', 'Liability', before)).toEqual({ payorId: null, portalPlan: null });
  });

  it('is not where the plans of a payer went to several: the words then say it, or nothing does', () => {
    const before = [decided('Network', 'A', 'meridian'), decided('Network', 'B', 'aspen')];
    expect(suggest('Network', 'C', before)).toBeNull();
    expect(suggest('Meridian', 'All', before)).toEqual({ payorId: 'meridian', portalPlan: null });
  });
});
