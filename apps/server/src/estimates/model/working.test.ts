import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../documents/messages/messages-of.ts';
import type { Benefits } from '../figures/plan-benefits.ts';
import {
  chargeOf,
  insuredProcedure,
  meridianRate,
  nameOfPart,
  physicianType,
  planSet,
  procedure,
} from '../testing/insured-service.ts';
import { workingSteps } from './working.ts';

const hospital = chargeOf('facility', { rates: [meridianRate({ dollarCents: 80_000 })] });
const physician = chargeOf('professional', { rates: [meridianRate({ dollarCents: 20_000 })] });

/** What stands below the total, in English. */
function belowTotal(benefits: Benefits): string {
  const insured = insuredProcedure([hospital, physician], benefits);
  if (insured.owed === null) throw new Error('no amount');
  const { share } = insured.owed;
  const messages = messagesOf('en');
  const steps = workingSteps({
    service: procedure,
    insured,
    share,
    messages,
    reachedTypes: [],
    nameOf: nameOfPart,
  });
  return steps.at(-1)?.Detail ?? '';
}

describe('what is said below the amount', () => {
  it('a copay of 0 that may take the deductible’s place, of the part that has it and as long as a deductible is left', () => {
    const zero = { ...planSet(null, null), copay: { cents: 0, per: 'visit' }, coinsuranceBasisPoints: 0 } as const;
    const withLeft = (cents: number): Benefits => ({
      overall: planSet(cents, null),
      byServiceType: { [physicianType]: { ...zero, deductible: { remainingCents: cents, totalCents: null } } },
    });
    expect(belowTotal(withLeft(150_000))).toContain(`The copay for ${nameOfPart('physician')} is $0.00.`);
    expect(belowTotal(withLeft(0))).not.toContain('$0.00');
  });

  it('several figures of what is left of the maximum, where the lowest would make it less', () => {
    const several = (lowest: number): Benefits => ({
      overall: {
        ...planSet(0, null),
        outOfPocket: { remainingCents: null, totalCents: null },
        candidates: { outOfPocket: [lowest, 150_000].map((value) => ({ value, text: '' })) },
      },
      byServiceType: {},
    });
    expect(belowTotal(several(10_000))).toContain('from $100.00 to $1,500.00. The highest is counted');
    expect(belowTotal(several(50_000))).not.toContain('highest');
  });
});
