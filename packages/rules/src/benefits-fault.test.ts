import { describe, expect, it } from 'vitest';
import { faultOfBenefits } from './benefits-fault.ts';

const overall = (kind: Parameters<typeof faultOfBenefits>[0][number]['kind']) => ({ kind, isOverall: true });

describe('spec §5, benefits by hand', () => {
  it('need one for the whole plan that has a value', () => {
    expect(faultOfBenefits([])).toBe('noOverall');
    expect(faultOfBenefits([{ kind: 'copay', isOverall: false }])).toBe('noOverall');
    expect(faultOfBenefits([overall('deductible')])).toBeNull();
  });
  it('cannot be a maximum-out-of-pocket alone', () => {
    expect(faultOfBenefits([overall('outOfPocket')])).toBe('onlyMaximum');
    expect(faultOfBenefits([overall('outOfPocket'), { kind: 'copay', isOverall: false }])).toBeNull();
  });
});
