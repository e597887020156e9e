import type { SignUpStatus } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { isAtPath, pathOfStatus, type Surroundings } from '../flow/flow-path.ts';
import { signUp } from './sign-up-flow.ts';

const acme = { name: 'acme', fullName: 'Acme Works', verificationType: 'email', noLoginView: false } as const;
const outside: Surroundings = { signedInRoot: '/Private', partners: [acme], partner: null };
const inAcme: Surroundings = { ...outside, partner: acme };

function at(step: SignUpStatus['step'], part: Partial<SignUpStatus> = {}): SignUpStatus {
  return {
    step,
    cardTriesLeft: 2,
    creditHistoryTriesLeft: 2,
    existingPatient: false,
    verificationMethods: [],
    verificationMethod: null,
    ways: [],
    phoneLastFour: null,
    demographics: null,
    username: null,
    partner: null,
    ...part,
  };
}

describe('the page of a sign-up (spec §2)', () => {
  it('is that of the step', () =>
    expect(pathOfStatus(signUp, at('demographics'), outside)).toBe('/signup-demographics'));

  it('is the twin of the partner in whose context the sign-up began, in whatever context it is opened', () => {
    const path = pathOfStatus(signUp, at('demographics', { partner: 'acme' }), outside);
    expect(path).toBe('/cp-signup-demographics/partner=acme');
    expect(isAtPath('/signup-demographics', path)).toBe(false);
    expect(isAtPath('/cp-signup-demographics/partner=acme', path)).toBe(true);
  });

  it('is outside of a partner’s context for one that began there', () =>
    expect(pathOfStatus(signUp, at('demographics'), inAcme)).toBe('/signup-demographics'));

  it('stays in the context that is open while nothing has begun', () =>
    expect(pathOfStatus(signUp, at('start'), inAcme)).toBe('/cp-signup/partner=acme'));

  it('has the tries that are left where a way failed', () =>
    expect(pathOfStatus(signUp, at('failed', { cardTriesLeft: 1, creditHistoryTriesLeft: 0 }), outside)).toBe(
      '/signup-verification-failed/cc=1&ch=0',
    ));
});
