import { randomUUID } from 'node:crypto';
import type { CaptchaPort } from '../ports/captcha.ts';
import type { Clock } from '../ports/clock.ts';

/** For a hospital that has switched captcha off: the answer only names its scope, as `accepted:<scope>`. */
export function captchaDisabled(clock: Clock): CaptchaPort {
  return {
    enabled: false,
    challenge: async () => null,
    verify: async (response, scope) =>
      response === `accepted:${scope}` ? { challenge: randomUUID(), expiresAt: clock.now() } : null,
  };
}
