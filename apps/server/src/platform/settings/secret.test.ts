import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DEMONSTRATION_SECRET, secretError } from './secret.ts';

/** As random as a secret, and the same in each run. */
const bytesOf = (at: number): Buffer => createHash('sha512').update(String(at)).digest();

// Findings, security A7: 32 times "a" was accepted (issue 12, point 1).
describe('PORTICO_SECRET', () => {
  it.each([
    ['one character', 'a'.repeat(32)],
    ['two characters', 'ab'.repeat(20)],
    ['a short text, repeated', 'Secret12'.repeat(5)],
    ['a longer one, repeated', 'correct-horse-16'.repeat(2)],
    ['a row of digits', '01234567890123456789012345678901'],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ'],
    ['the alphabet backwards', 'zyxwvutsrqponmlkjihgfedcba9876543210'],
    ['long, but mostly one character', `Portico2026${'!'.repeat(60)}`],
  ])('is refused as easy to guess: %s', (_what, secret) => {
    expect(secretError(secret)).toMatch(/^is easy to guess: .* `openssl rand -base64 33`/);
  });

  it('is refused when it is short', () => expect(secretError('q7Jv0dPz3KcM1yTnUe8RbXhLw5GaSf2')).toContain('32'));

  it.each([
    ['base64', 33, 'base64'],
    ['base64url', 24, 'base64url'],
    ['hexadecimal', 32, 'hex'],
  ] as const)('is taken when it is random, as %s', (_what, bytes, encoding) => {
    const secrets = Array.from({ length: 1000 }, (_each, at) => bytesOf(at).subarray(0, bytes).toString(encoding));
    expect(secrets.filter(secretError)).toEqual([]);
  });

  it('may be the demonstration’s, where that is allowed', () => {
    expect(secretError(DEMONSTRATION_SECRET)).toBeUndefined();
  });
});
