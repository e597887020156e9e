import { describe, expect, it } from 'vitest';
import { readSocialSecurityNumber } from './social-security-number.ts';
import { pairs } from './testing/examples.ts';

describe('spec §5, social security number: all nine digits', () => {
  it.each(pairs('social-security-number', 'valid', ' = '))('reads %s', (input, number) =>
    expect(readSocialSecurityNumber(input)).toEqual({ number }),
  );
  it.each(pairs('social-security-number', 'invalid', ': '))('finds its %s wrong: %s', (error, input) =>
    expect(readSocialSecurityNumber(input)).toEqual({ error: error }),
  );
  it('is not nothing', () => expect(readSocialSecurityNumber(' ')).toEqual({ error: 'format' }));
});
