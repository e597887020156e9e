/**
 * Argon2id with RFC 9106's second recommendation: 64 MiB and three passes, but one lane. This is above OWASP's minimum,
 * because the specification keeps passwords short (docs/decisions/0027).
 */
export const HASH_COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1, outputLen: 32 };
