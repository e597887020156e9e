import { describe, expect, it } from 'vitest';
import { validateBenefits } from './benefits-error.ts';

const overall = (kind: Parameters<typeof validateBenefits>[0][number]['kind']) => ({ kind, isOverall: true });

describe('spec §5, benefits by hand', () => {
  it('need one for the whole plan that has a value', () => {
    expect(validateBenefits([])).toBe('noOverall');
    expect(validateBenefits([{ kind: 'copay', isOverall: false }])).toBe('noOverall');
    expect(validateBenefits([overall('deductible')])).toBeNull();
  });
  it('cannot be a maximum-out-of-pocket alone', () => {
    expect(validateBenefits([overall('outOfPocket')])).toBe('onlyMaximum');
    expect(validateBenefits([overall('outOfPocket'), { kind: 'copay', isOverall: false }])).toBeNull();
  });
});
