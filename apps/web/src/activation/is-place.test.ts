import { describe, expect, it } from 'vitest';
import { isPlace } from './is-place.ts';

describe('whether a page is the one where somebody stands', () => {
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
  ])('%s for %s: %s', (here, there, expected) => expect(isPlace(here, there)).toBe(expected));
});
