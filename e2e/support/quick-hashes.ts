import { registerHooks } from 'node:module';

/**
 * Preloaded into every portal under test: argon2id as it is, at the least cost that it takes, as in the server's own tests
 * (apps/server/src/testing/quick-hashes.ts). Some hundreds of passwords are looked at on the way to what the journeys are about.
 */
registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('/hash-cost.ts')
      ? {
          format: 'module',
          shortCircuit: true,
          source: `export const HASH_COST = { memoryCost: 8, timeCost: 1, parallelism: 1, outputLen: 32 };
            export const CODE_HASH_COST = HASH_COST;`,
        }
      : nextLoad(url, context),
});
