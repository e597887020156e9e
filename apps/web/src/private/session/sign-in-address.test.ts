import { describe, expect, it } from 'vitest';
import { signInAddress } from './sign-in-address.ts';

describe('where one signs in to come back (spec §2, §8)', () => {
  it.each([
    ['#/account-security', true, '/home/error=timeout#/account-security'],
    ['#/proxy-accept/inviteCode=a%26b', false, '/home#/proxy-accept/inviteCode=a%26b'],
    ['#/', true, '/home/error=timeout'],
    ['', false, '/home'],
  ])('from %j, run out: %s', (hash, hasRunOut, address) => expect(signInAddress(hash, hasRunOut)).toBe(address));
});
