import { vi } from 'vitest';

/**
 * Set up before each test file of the server: argon2id as it is, at the least cost that it takes. Some thousand passwords
 * are hashed on the way to what the tests are about; what a hash must cost is the matter of accounts/passwords/password-hash.test.ts.
 */
vi.mock(import('../accounts/passwords/hash-cost.ts'), () => ({
  HASH_COST: { memoryCost: 8, timeCost: 1, parallelism: 1, outputLen: 32 },
}));
