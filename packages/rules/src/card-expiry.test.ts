import { describe, expect, it } from 'vitest';
import { readCardExpiry } from './card-expiry.ts';
import { pairs } from './testing/examples.ts';

const today = '2026-11-21';

describe('spec §5, card expiry: M/YY or M/YYYY, not in the past', () => {
  it.each(pairs('card-expiry', 'valid', ' = '))('reads %s', (input, expected) => {
    const [month, year] = expected.split(' ').map(Number);
    expect(readCardExpiry(input, today)).toEqual({ expiry: { month, year } });
  });
  it.each(pairs('card-expiry', 'invalid', ': '))('finds its %s wrong: %s', (error, input) =>
    expect(readCardExpiry(input, today)).toEqual({ error: error }),
  );

  it('is good through the last day of its month', () => {
    expect(readCardExpiry('12/26', '2026-12-31')).toEqual({ expiry: { month: 12, year: 2026 } });
    expect(readCardExpiry('12/26', '2027-01-01')).toEqual({ error: 'past' });
  });
});
