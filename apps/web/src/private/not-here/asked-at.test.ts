import { describe, expect, it } from 'vitest';
import { askedAt } from './asked-at.ts';

describe('what a hash of the signed-in app asks for (spec §1: unknown paths redirect to it)', () => {
  it.each([
    ['', 'signedin.home', false],
    ['#/', 'signedin.home', false],
    ['#/account-security', 'account-security', false],
    ['#/messages/helpdesk', 'messages.helpdesk', false],
    ['#/create-account', 'create-account', true],
    ['#/video-visit-valid?token=abc', 'video-visit-valid', true],
    ['#/video-visit-valid#token=abc', 'video-visit-valid', true],
    ['#/cp-signup/partner=cisco', 'partner-signup.params', true],
  ])('%j: %s', (hash, name, isSignedOut) => {
    const asked = askedAt(hash);
    expect(asked?.name).toBe(name);
    expect(asked?.isSignedOut).toBe(isSignedOut);
  });

  it('is nothing that we know for any other path', () => expect(askedAt('#/nonsense/x=1')).toBeNull());
});
