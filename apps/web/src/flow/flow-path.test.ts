import { describe, expect, it } from 'vitest';
import { isAtPath } from './flow-path.ts';

describe('whether a path shows the page of another path', () => {
  it.each([
    ['/activation', '/activation', true],
    ['/activation/accessCode=7K4QD-9XM2T-R3HWF', '/activation', true],
    ['/user-login-credentials', '/activation', false],
    ['/cp-user-login-credentials/partner=cisco', '/cp-user-login-credentials/partner=cisco', true],
    ['/user-login-credentials', '/cp-user-login-credentials/partner=cisco', false],
    ['/cp-user-login-credentials/partner=yahoo', '/cp-user-login-credentials/partner=cisco', false],
    ['/sms-user-login-credentials/expires=1795300621', '/sms-user-login-credentials/expires=1795300621', true],
    ['/sms-user-login-credentials/expires=99', '/sms-user-login-credentials/expires=1795300621', false],
    ['/sms-user-login-credentials', '/sms-user-login-credentials/expires=1795300621', false],
    ['/sms-user-login-credentials/%', '/sms-user-login-credentials/expires=1795300621', false],
  ])('%s for %s: %s', (here, there, expected) => expect(isAtPath(here, there)).toBe(expected));

  it.each([
    ['/signup-demographics', '/signup-cc-verification', true],
    ['/signup-demographics', '/cp-signup-cc-verification/partner=acme', false],
    ['/cp-signup-demographics/partner=acme', '/cp-signup-cc-verification/partner=acme', true],
  ])('%s for %s, where any page in the same context will do: %s', (here, there, expected) =>
    expect(isAtPath(here, there, true)).toBe(expected),
  );
});
