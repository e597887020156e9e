import { describe, expect, it } from 'vitest';
import { readPhone } from './phone.ts';
import { pairs } from './testing/examples.ts';

describe('spec §5, phone: 10 digits, optional country code, parentheses, dots, hyphens', () => {
  it.each(pairs('phone', 'valid', ' = '))('reads %s', (typed, expected) => {
    const [e164, dashed, extension = ''] = expected.split(' ');
    expect(readPhone(typed)).toEqual({ phone: { e164, dashed, extension } });
  });
  it.each(pairs('phone', 'invalid', ': '))('finds the %s wrong in %s', (fault, typed) =>
    expect(readPhone(typed)).toEqual({ fault }),
  );

  it('misses the digits where nothing was typed', () => expect(readPhone('')).toEqual({ fault: 'digits' }));
});
