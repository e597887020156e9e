import { describe, expect, it } from 'vitest';
import { whereIs } from './where.ts';

const partner = { name: 'acme', fullName: 'Acme Works', verificationType: 'email', noLoginView: false } as const;

describe('in a partner’s context (spec §6: "changes the state set used")', () => {
  it.each([
    ['a state with a twin is its twin', whereIs('login-home', { error: 'timeout' }, '/Private', partner)],
    ['a twin stays itself', whereIs('partner-home.params', { error: 'timeout' }, '/Private', partner)],
  ])('%s', (_case, where) => expect(where.href).toMatch(/\/cp-home\/partner=acme&error=timeout$/));

  it('a twin that names a partner keeps to that one', () =>
    expect(whereIs('partner-home.params', { partner: 'other' }, '/Private', partner).href).toContain('partner=other'));

  it('to sign in, a partner without a form for it leads to the general one (spec §3: "no login view")', () => {
    const formless = { ...partner, noLoginView: true };
    expect(whereIs('login-home', { error: 'registerSuccessful' }, '/Private', formless).href).toBe(
      '/home/error=registerSuccessful',
    );
    expect(whereIs('partner-home.params', undefined, '/Private', formless).href).toBe('/cp-home/partner=acme');
  });

  it('a state without a twin is the same for everybody', () =>
    expect(whereIs('estimates', undefined, '/Private', partner)).toEqual({ inside: true, href: '/estimates' }));

  it('outside of one nothing has a cp- prefix', () =>
    expect(whereIs('login-home', undefined, '/Private').href).toMatch(/\/home$/));
});
