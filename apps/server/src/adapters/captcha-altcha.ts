import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import { type Key, type Keys, readingKeys } from '../platform/crypto/keys.ts';
import { subkey } from '../platform/crypto/subkey.ts';
import type { CaptchaPort } from '../ports/captcha.ts';
import type { Clock } from '../ports/clock.ts';
import { limits } from '../platform/limits/limits.ts';

/** PBKDF2 iterations for each guess: about half a millisecond in a browser. */
const COST = 1000;

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      data: z.object({ terms: z.string(), expires: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * ALTCHA, self-hosted: the browser works for about a second, and no third party sees the visitor. The expiry is in the
 * signed data, not in ALTCHA's own field, so that it is compared with our clock.
 *
 * @param difficulty least number of guesses that a browser needs; it needs at most twice as many.
 */
export function captchaByAltcha(clock: Clock, keys: Keys, difficulty: number): CaptchaPort {
  const current = signatureSecrets(keys.current);
  const accepted = readingKeys(keys).map(signatureSecrets);
  return {
    enabled: true,
    challenge: async (terms) => {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(2 * difficulty, difficulty),
        data: { terms, expires: Math.floor(clock.now().getTime() / 1000) + limits.captcha.window },
        deriveKey,
        ...current,
      });
      return { ...challenge };
    },
    verify: async (response, terms) => {
      const sent = readPayload(response);
      if (sent === null) return null;
      const { data, nonce, salt } = sent.challenge.parameters;
      const expiresAt = new Date(data.expires * 1000);
      if (data.terms !== terms || expiresAt <= clock.now()) return null;
      for (const secrets of accepted) {
        try {
          const result = await verifySolution({ ...sent, deriveKey, ...secrets });
          if (result.verified) return { challenge: `${nonce}.${salt}`, expiresAt };
        } catch {
          // The library throws for parameters that our challenges never have.
          return null;
        }
      }
      return null;
    },
  };
}

/** A challenge that was made before the secret was changed can still be answered. */
function signatureSecrets(key: Key) {
  return {
    hmacSignatureSecret: subkey(key, 'captcha challenge'),
    hmacKeySignatureSecret: subkey(key, 'captcha answer'),
  };
}

function readPayload(response: string): z.infer<typeof payload> | null {
  try {
    const read = payload.safeParse(JSON.parse(Buffer.from(response, 'base64').toString('utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
