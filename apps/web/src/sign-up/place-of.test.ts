import type { SignUpStanding } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { isPlaceOf, placeOf, type Surroundings } from './place-of.ts';

const acme = { name: 'acme', fullName: 'Acme Works', verificationType: 'email', noLoginView: false } as const;
const outside: Surroundings = { signedInRoot: '/Private', partners: [acme], partner: null };
const inAcme: Surroundings = { ...outside, partner: acme };

function at(step: SignUpStanding['step'], part: Partial<SignUpStanding> = {}): SignUpStanding {
  return {
    step,
    cc: 2,
    ch: 2,
    stanfordPatient: false,
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

describe('the page of where one stands (spec §2)', () => {
  it('is that of the step', () => expect(placeOf(at('demographics'), outside)).toBe('/signup-demographics'));

  it('is the twin of the partner in whose context the sign-up began, from wherever one comes', () => {
    const standing = at('demographics', { partner: 'acme' });
    expect(placeOf(standing, outside)).toBe('/cp-signup-demographics/partner=acme');
    expect(isPlaceOf('/signup-demographics', standing, inAcme, [])).toBe(false);
    expect(isPlaceOf('/cp-signup-demographics/partner=acme', standing, inAcme, [])).toBe(true);
  });

  it('is outside of a partner’s context for one that began there', () =>
    expect(placeOf(at('demographics'), inAcme)).toBe('/signup-demographics'));

  it('keeps to the context that one is in while nothing has begun', () =>
    expect(placeOf(at('start'), inAcme)).toBe('/cp-signup/partner=acme'));

  it('is not the page of another step, save where one may go back', () => {
    expect(isPlaceOf('/signup-demographics', at('credentials'), outside, [])).toBe(false);
    expect(isPlaceOf('/signup-demographics', at('method'), outside, ['method'])).toBe(true);
    expect(isPlaceOf('/signup-demographics', at('card'), outside, ['method'])).toBe(false);
  });

  it('is nothing that cannot be read', () =>
    expect(isPlaceOf('/signup-terms-conditions/%', at('terms'), outside, [])).toBe(false));
});
