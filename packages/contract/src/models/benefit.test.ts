import { describe, expect, it } from 'vitest';
import { formatBenefits, readBenefits } from './benefit.ts';

describe('benefits as a formatted string (spec §7, UpdateManualBenefits)', () => {
  const entered = [
    { scope: 'overall', benId: 'deductible', value: '150' },
    { scope: 'overall', benId: 'outOfPocket', value: 'N/A' },
    { scope: '98', benId: 'copay', value: '30.50' },
  ] as const;

  it('is read as it was written', () => {
    expect(formatBenefits(entered)).toBe('overall:deductible=150;overall:outOfPocket=N/A;98:copay=30.50');
    expect(readBenefits(formatBenefits(entered))).toEqual(entered);
    expect(readBenefits('')).toEqual([]);
  });

  it.each(['copay=3', 'overall:tip=3', 'overall:copay', 'overall:copay=', 'overall:copay=3;', ';'])(
    '%s is none',
    (text) => expect(readBenefits(text)).toBeNull(),
  );
});
