import { describe, expect, it } from 'vitest';
import { allFields, benefitFields } from './benefit-fields.ts';
import { benefit, fourKinds } from './testing/four-kinds.ts';

describe('the fields of benefits by hand (spec §3: four kinds; each service type carries its own)', () => {
  it('are the four kinds for the plan, and for a service type those that are not the coverage level alone', () => {
    expect(allFields(benefitFields(fourKinds)).map(({ key }) => key)).toEqual([
      'overall:copay',
      'overall:coinsurance',
      'overall:deductible',
      'overall:outOfPocket',
      '62:copay',
      '62:coinsurance',
    ]);
  });

  it('leave out what does not exist at the coverage level', () => {
    const only = { ...fourKinds, BenefitTypes: [benefit('copay', { ExistsAtCoverageLevel: false })] };
    expect(allFields(benefitFields(only)).map(({ key }) => key)).toEqual(['62:copay']);
  });
});
