import { describe, expect, it } from 'vitest';
import { readPhone } from './phone.ts';
import { pairs } from './testing/examples.ts';

describe('spec §5, phone: 10 digits, optional country code, parentheses, dots, hyphens', () => {
  it.each(pairs('phone', 'valid', ' = '))('reads %s', (input, expected) => {
    const [e164, written, extension = ''] = expected.split(' ');
    expect(readPhone(input)).toEqual({ phone: { e164, written, extension } });
  });
  it.each(pairs('phone', 'invalid', ': '))('finds the %s wrong in %s', (error, input) =>
    expect(readPhone(input)).toEqual({ error: error }),
  );

  it('misses the digits where nothing was typed', () => expect(readPhone('')).toEqual({ error: 'digits' }));
});
