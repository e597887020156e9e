import { describe, expect, it } from 'vitest';
import { examples, pairs } from './testing/examples.ts';
import { readVerificationCode } from './verification-code.ts';

describe('a verification code: 6 digits', () => {
  it.each(pairs('verification-code', 'valid', ' = '))('reads %s', (typed, code) =>
    expect(readVerificationCode(typed)).toBe(code),
  );
  it.each(['', ...examples('verification-code', 'invalid')])('refuses %j', (line) =>
    expect(readVerificationCode(line)).toBeNull(),
  );
});
