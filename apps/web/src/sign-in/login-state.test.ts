import { errors, type ErrorName, type RefusalDetails } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { CallFailure } from '../api/call-failure.ts';
import { loginReducer, loginStateOnArrival, type LoginEvent, type LoginState } from './login-state.ts';

const now = Date.UTC(2026, 10, 21, 9);
const first = loginStateOnArrival({ hasFailedBefore: false, takesCookies: true });

const typed = (username: string, password: string): LoginEvent => ({ type: 'submitted', username, password });

function refusedWith(
  error: ErrorName | null,
  details: RefusalDetails | null = null,
  fields: string[] = [],
): LoginEvent {
  return { type: 'refused', failure: new CallFailure('refused', error, { details, fields, retryAfter: null }), now };
}

/** Names of the flags that are set. */
function flagsOf(state: LoginState): string[] {
  const { showLogin, canReset: _canReset, ...flags } = state;
  const set = Object.entries(flags).filter(([, value]) => value === true || typeof value === 'string');
  return [...set.map(([name]) => name), ...(showLogin ? [] : ['no form'])];
}

describe('the login state as one arrives (spec §2, §3)', () => {
  it('has no flag set, and five attempts remaining (spec §9)', () => {
    expect(flagsOf(first)).toEqual([]);
    expect(first.remainingAttempts).toBe(5);
    expect(first.said).toBe(0);
  });

  it.each([
    ['timeout', 'timeout'],
    ['invalidLogin', 'invalidLogin'],
    ['loginLockout', 'lockout'],
    ['loginSuspended', 'suspended'],
    ['failed', 'failed'],
    ['registerSuccessful', 'register'],
    ['registerFailed', 'register'],
    ['activationSuccessful', 'activation'],
    ['activationFailed', 'activation'],
    ['passwordReset', 'passwordReset'],
  ])('error=%s sets %s, and is said', (error, flag) => {
    const state = loginStateOnArrival({ error, hasFailedBefore: false, takesCookies: true });
    expect(flagsOf(state)).toEqual([flag]);
    expect(state.said).toBe(1);
  });

  it.each(['', 'nonsense', 'constructor', 'showLogin'])('error=%s sets none', (error) => {
    expect(flagsOf(loginStateOnArrival({ error, hasFailedBefore: false, takesCookies: true }))).toEqual([]);
  });

  it('the cookie loginFailed sets the failed flag', () => {
    expect(flagsOf(loginStateOnArrival({ hasFailedBefore: true, takesCookies: true }))).toEqual(['failed']);
  });

  it('shows no form where cookies are disabled (spec §8)', () => {
    expect(flagsOf(loginStateOnArrival({ hasFailedBefore: false, takesCookies: false }))).toEqual(['no form']);
  });
});

describe('what was typed (spec §5, Login)', () => {
  it.each([
    ['', '', ['invalidId', 'invalidPassword']],
    [' ', 'x', ['invalidId']],
    ['ana', '', ['invalidPassword']],
    ['ana', ' ', []],
  ])('%j and %j: %j', (username, password, flags) => {
    expect(flagsOf(loginReducer(first, typed(username, password)))).toEqual(flags);
  });

  it('takes away what was said before, but not the count of attempts', () => {
    const refused = loginReducer(first, refusedWith('invalidLogin', { numRemainingLogin: 3 }));
    const again = loginReducer(refused, typed('ana', 'x'));
    expect(flagsOf(again)).toEqual([]);
    expect(again.remainingAttempts).toBe(3);
  });
});

describe('a refusal (spec §4, §8)', () => {
  it('401 with 1000 is an invalid login, with the tries that the server counts', () => {
    expect(errors.invalidLogin).toMatchObject({ status: 401, errorCode: 1000 });
    const state = loginReducer(first, refusedWith('invalidLogin', { numRemainingLogin: 4 }));
    expect(flagsOf(state)).toEqual(['invalidLogin']);
    expect(state.remainingAttempts).toBe(4);
  });

  it('without a count takes one off, and says locked when none is left', () => {
    let state = first;
    for (const left of [4, 3, 2, 1]) {
      state = loginReducer(state, refusedWith('invalidLogin'));
      expect([flagsOf(state), state.remainingAttempts]).toEqual([['invalidLogin'], left]);
    }
    expect(flagsOf(loginReducer(state, refusedWith('invalidLogin')))).toEqual(['lockout']);
  });

  it('1012 is a lockout, until so many seconds from now', () => {
    const state = loginReducer(first, refusedWith('loginLockout', { lockedFor: 900 }));
    expect(flagsOf(state)).toEqual(['lockout']);
    expect(state.lockedUntil).toBe(now + 900_000);
  });

  it.each([true, false])('suspended tells whether a reset lifts it: %s', (canReset) => {
    const state = loginReducer(first, refusedWith('loginSuspended', { canReset }));
    expect([flagsOf(state), state.canReset]).toEqual([['suspended'], canReset]);
  });

  it('of a field names the field', () => {
    expect(flagsOf(loginReducer(first, refusedWith('malformedRequest', null, ['password'])))).toEqual([
      'invalidPassword',
    ]);
  });

  it('hides the form if the browser sends no cookie', () => {
    expect(flagsOf(loginReducer(first, refusedWith('antiForgery')))).toEqual(['no form']);
  });

  it.each([refusedWith('serverError'), refusedWith(null), refusedWith('malformedRequest')])(
    'of any other kind is a failure',
    (event) => expect(flagsOf(loginReducer(first, event))).toEqual(['failed']),
  );

  it('is said each time', () => {
    const once = loginReducer(first, refusedWith('invalidLogin'));
    expect(loginReducer(once, refusedWith('invalidLogin')).said).toBeGreaterThan(once.said);
  });

  it('is forgotten when the lock ends, the count included', () => {
    const locked = loginReducer(first, refusedWith('loginLockout', { lockedFor: 900 }));
    expect(loginReducer(locked, { type: 'unlocked' })).toEqual(first);
  });
});
