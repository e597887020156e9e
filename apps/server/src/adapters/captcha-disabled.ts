import { randomUUID } from 'node:crypto';
import type { CaptchaPort } from '../ports/captcha.ts';
import type { Clock } from '../ports/clock.ts';

/** Where the hospital has switched captcha off, the answer only says which terms were accepted: `accepted:<version>`. */
export function captchaDisabled(clock: Clock): CaptchaPort {
  return {
    enabled: false,
    challenge: async () => null,
    verify: async (response, terms) =>
      response === `accepted:${terms}` ? { challenge: randomUUID(), expiresAt: clock.now() } : null,
  };
}
