import { hash } from '@node-rs/argon2';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { keysOf, lastingSubkey } from '../../platform/crypto/keys.ts';

// At the product's real cost: other tests use the least possible cost (testing/quick-hashes.ts).
vi.doUnmock('./hash-cost.ts');
vi.resetModules();
afterAll(() => vi.resetModules());
const { hashPassword, verifyPassword } = await import('./password-hash.ts');
const { CODE_HASH_COST } = await import('./hash-cost.ts');
const { readHash, sealHash } = await import('./stored-hash.ts');

const keys = keysOf('a secret of the tests');
const account_id = 'b3f1c7de-52a4-4c0f-9a57-1d2e3f405162';

const read = (saved: string) => ({ hash: saved, isPeppered: false });

describe('a password', () => {
  it('is kept as argon2id of 64 MiB, salted, and found right again', async () => {
    const saved = await hashPassword('correct horse 7');
    expect(saved).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(await hashPassword('correct horse 7')).not.toBe(saved);
    expect(await verifyPassword(keys, read(saved), 'correct horse 7')).toBe(true);
    expect(await verifyPassword(keys, read(saved), 'correct horse 8')).toBe(false);
  });

  it('costs no less for a recovery code than OWASP asks of argon2id', async () => {
    const saved = await hashPassword('01110ABCDE', CODE_HASH_COST);
    expect(saved).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(keys, read(saved), '01110ABCDE')).toBe(true);
  });

  // Findings, security A7: whoever could write the database gave an account another one's password.
  it('is stored for its account alone, and worth nothing with the database alone', async () => {
    const password_hash = sealHash(keys, 'password_hash', account_id, await hashPassword('correct horse 7'));
    expect(password_hash).not.toContain('argon2');
    const opens = async (row: { account_id: string }, by = keys) =>
      verifyPassword(by, readHash(by, 'password_hash', { ...row, password_hash }), 'correct horse 7');
    expect(await opens({ account_id })).toBe(true);
    expect(await opens({ account_id: 'b3f1c7de-52a4-4c0f-9a57-1d2e3f405163' })).toBe(false);
    expect(await opens({ account_id }, keysOf('another secret'))).toBe(false);
  });

  it('of a version before has a pepper, and is read until all hashes are sealed', async () => {
    const pepper = Buffer.from(lastingSubkey(keys, 'password pepper'), 'base64url');
    const row = { account_id, password_hash: await hash('correct horse 7', { secret: pepper }) };
    const opens = async (by = keys) => verifyPassword(by, readHash(by, 'password_hash', row), 'correct horse 7');
    expect(await opens()).toBe(true);
    expect(await opens({ ...keys, readsUnbound: false })).toBe(false);
  });

  it('is the same however its characters were typed, and never cut', async () => {
    const saved = await hashPassword('con\u0303 1234567');
    expect(await verifyPassword(keys, read(saved), 'co\u00f1 1234567')).toBe(true);
    const long = await hashPassword('x'.repeat(999));
    expect(await verifyPassword(keys, read(long), 'x'.repeat(998))).toBe(false);
  });

  it.each(['\ud800', 'a\u0000b', ''])('may be any text: %j is only wrong', async (text) => {
    const saved = await hashPassword('correct horse 7');
    expect(await verifyPassword(keys, read(saved), text)).toBe(false);
  });

  it('opens nothing where there is nobody, and is looked at all the same', async () => {
    const quickest = async (saved: string | null): Promise<number> => {
      const times: number[] = [];
      for (let count = 0; count < 5; count += 1) {
        const start = performance.now();
        expect(await verifyPassword(keys, saved === null ? null : read(saved), 'anything 1')).toBe(false);
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    const saved = await hashPassword('correct horse 7');
    // If the check were left out, it would take a hundredth of the time.
    expect(await quickest(null)).toBeGreaterThan((await quickest(saved)) / 4);
  });
});
