import { afterAll, describe, expect, it, vi } from 'vitest';

// At the product's real cost: other tests use the least possible cost (testing/quick-hashes.ts).
vi.doUnmock('./hash-cost.ts');
vi.resetModules();
afterAll(() => vi.resetModules());
const { hashPassword, verifyPassword } = await import('./password-hash.ts');
const { CODE_HASH_COST } = await import('./hash-cost.ts');

const secret = 'a secret of the tests';

describe('a password', () => {
  it('is kept as argon2id of 64 MiB, salted, and found right again', async () => {
    const saved = await hashPassword(secret, 'correct horse 7');
    expect(saved).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(await hashPassword(secret, 'correct horse 7')).not.toBe(saved);
    expect(await verifyPassword(secret, saved, 'correct horse 7')).toBe(true);
    expect(await verifyPassword(secret, saved, 'correct horse 8')).toBe(false);
  });

  it('costs no less for a recovery code than OWASP asks of argon2id', async () => {
    const saved = await hashPassword(secret, '01110ABCDE', CODE_HASH_COST);
    expect(saved).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(secret, saved, '01110ABCDE')).toBe(true);
  });

  it('is worth nothing with the database alone: the pepper stands outside', async () => {
    const saved = await hashPassword(secret, 'correct horse 7');
    expect(await verifyPassword('another secret', saved, 'correct horse 7')).toBe(false);
  });

  it('is the same however its characters were typed, and never cut', async () => {
    const saved = await hashPassword(secret, 'con\u0303 1234567');
    expect(await verifyPassword(secret, saved, 'co\u00f1 1234567')).toBe(true);
    const long = await hashPassword(secret, 'x'.repeat(999));
    expect(await verifyPassword(secret, long, 'x'.repeat(998))).toBe(false);
  });

  it.each(['\ud800', 'a\u0000b', ''])('may be any text: %j is only wrong', async (text) => {
    const saved = await hashPassword(secret, 'correct horse 7');
    expect(await verifyPassword(secret, saved, text)).toBe(false);
  });

  it('opens nothing where there is nobody, and is looked at all the same', async () => {
    const quickest = async (saved: string | null): Promise<number> => {
      const times: number[] = [];
      for (let count = 0; count < 5; count += 1) {
        const start = performance.now();
        expect(await verifyPassword(secret, saved, 'anything 1')).toBe(false);
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    const saved = await hashPassword(secret, 'correct horse 7');
    // If the check were left out, it would take a hundredth of the time.
    expect(await quickest(null)).toBeGreaterThan((await quickest(saved)) / 4);
  });
});
