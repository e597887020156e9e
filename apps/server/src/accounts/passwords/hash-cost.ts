/**
 * Argon2id with RFC 9106's second recommendation: 64 MiB and three passes, but one lane. This is above OWASP's minimum,
 * because the specification keeps passwords short (docs/decisions/0027).
 */
export const HASH_COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1, outputLen: 32 };

/**
 * OWASP's minimum for argon2id, for codes of 50 random bits: nobody chooses one, so no list of likely ones shortens the
 * search, and ten are compared at a try (docs/decisions/0086).
 */
export const CODE_HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };
