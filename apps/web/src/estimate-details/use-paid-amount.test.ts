import { describe, expect, it } from 'vitest';
import { amountOf } from './use-paid-amount.ts';

describe('what is typed as paid by then, where $600.00 is left', () => {
  it.each([
    ['', 0, undefined],
    ['300', 30_000, undefined],
    ['$1.5', 150, undefined],
    ['600', 60_000, undefined],
    ['1,000', 60_000, 'aboveMax'],
    ['-5', 0, 'invalid'],
    ['N/A', 0, 'invalid'],
    ['abc', 0, 'invalid'],
  ] as const)('%j counts as %i cents (%s)', (text, cents, error) =>
    expect(amountOf(text, 60_000)).toEqual({ cents, error }),
  );
});
