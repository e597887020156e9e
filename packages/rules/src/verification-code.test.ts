import { describe, expect, it } from 'vitest';
import { examples, pairs } from './testing/examples.ts';
import { readVerificationCode } from './verification-code.ts';

describe('a verification code: 6 digits', () => {
  it.each(pairs('verification-code', 'valid', ' = '))('reads %s', (input, code) =>
    expect(readVerificationCode(input)).toBe(code),
  );
  it.each(['', ...examples('verification-code', 'invalid')])('refuses %j', (line) =>
    expect(readVerificationCode(line)).toBeNull(),
  );
});
