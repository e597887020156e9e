import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newAccountToken, readAccountToken } from './account-token.ts';

describe("the value of an account's cookie (docs/decisions/0020)", () => {
  it('names its account, and is never the same twice', () => {
    const accountId = randomUUID();
    const { token, hash } = newAccountToken(accountId);
    expect(readAccountToken(token)).toEqual({ accountId, hash });
    expect(newAccountToken(accountId).token).not.toBe(token);
  });

  it('opens nothing when a single character differs', () => {
    const { token, hash } = newAccountToken(randomUUID());
    const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    expect(readAccountToken(changed)?.hash).not.toEqual(hash);
  });

  it.each(['', 'x', 'x'.repeat(63), 'x'.repeat(65), `${'x'.repeat(63)}=`, `${'x'.repeat(60)}\u0000'--`])(
    'has one form: %j is none',
    (token) => expect(readAccountToken(token)).toBeNull(),
  );
});
