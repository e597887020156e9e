import { randomUUID } from 'node:crypto';
import type { CaptchaPort } from '../ports/captcha.ts';
import type { Clock } from '../ports/clock.ts';

/**
 * For a hospital that has switched captcha off. Nothing is asked, so no answer is right; one that is sent all the same
 * only names its scope, as `accepted:<scope>`.
 */
export function captchaDisabled(clock: Clock): CaptchaPort {
  return {
    enabled: false,
    challenge: async () => null,
    verify: async (response, scope) =>
      response === '' || response === `accepted:${scope}` ? { challenge: randomUUID(), expiresAt: clock.now() } : null,
  };
}
