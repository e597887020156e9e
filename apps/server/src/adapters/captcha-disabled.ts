import { randomUUID } from 'node:crypto';
import type { CaptchaPort } from '../ports/captcha.ts';
import type { Clock } from '../ports/clock.ts';

/** Where the hospital has switched captcha off, the answer only says what it is for: `accepted:<scope>`. */
export function captchaDisabled(clock: Clock): CaptchaPort {
  return {
    enabled: false,
    challenge: async () => null,
    verify: async (response, scope) =>
      response === `accepted:${scope}` ? { challenge: randomUUID(), expiresAt: clock.now() } : null,
  };
}
