/**
 * Argon2id with the memory and the passes of RFC 9106's second recommendation, 64 MiB and three, in one lane: above the
 * least of OWASP's, since the specification keeps passwords short (docs/decisions/0027).
 */
export const HASH_COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1, outputLen: 32 };
