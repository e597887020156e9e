import { describe, expect, it } from 'vitest';
import { answersOf, emptyInput, errorsOf } from './check-input.ts';

describe('the fields of the check', () => {
  it('take amounts as people write them, and leave open what is blank', () => {
    const input = { ...emptyInput, household: ' 3 ', income: '$1,850.50', isInsured: 'unsure' as const };
    expect(errorsOf(input)).toEqual({ household: false, income: false, assets: false, state: true });
    expect(answersOf(input)).toEqual({
      household: 3,
      income: { cents: 185_050, every: 'month' },
      assetsCents: null,
      state: null,
      livesInArea: null,
      programmes: [],
      isInsured: null,
    });
  });

  it.each(['', '0', '21', '-1', '2.5', 'two', '1e1'])('do not take %j for a household', (household) =>
    expect(errorsOf({ ...emptyInput, household }).household).toBe(true),
  );

  it.each(['abc', '12.', '1,85', 'N/A', '-5'])('do not take %j for an amount', (income) =>
    expect(errorsOf({ ...emptyInput, household: '1', income }).income).toBe(true),
  );
});
