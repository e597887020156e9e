import { vi } from 'vitest';

/**
 * Set up before each test file of the server: real argon2id, at its lowest cost. Tests hash some thousand passwords
 * only to reach what they test. accounts/passwords/password-hash.test.ts checks the real cost.
 */
vi.mock(import('../accounts/passwords/hash-cost.ts'), () => {
  const least = { memoryCost: 8, timeCost: 1, parallelism: 1, outputLen: 32 };
  return { HASH_COST: least, CODE_HASH_COST: least };
});
