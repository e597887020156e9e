import { LOGIN_ATTEMPTS } from '@portico/contract';
import { signInForm, validateForm } from '@portico/rules';
import type { CallFailure } from '../api/call-failure.ts';
import { lockedUntil } from '../locked/locked-until.ts';

/** How creating or activating an account ended. */
type Outcome = 'successful' | 'failed';

/** The flags of the login form (spec §3, 'Login state flags'), and the other values that its messages need. */
export interface LoginState {
  readonly invalidId: boolean;
  readonly invalidPassword: boolean;
  readonly timeout: boolean;
  readonly lockout: boolean;
  readonly suspended: boolean;
  readonly invalidLogin: boolean;
  readonly failed: boolean;
  readonly remainingAttempts: number;
  readonly register: Outcome | null;
  readonly activation: Outcome | null;
  /** Whether the form shows; without cookies it would not work. */
  readonly showLogin: boolean;
  /** The password was changed, and the visitor has to sign in with it. */
  readonly passwordReset: boolean;
  /** When the lock ends, in milliseconds of this browser's clock; null if unknown. */
  readonly lockedUntil: number | null;
  /** Whether resetting the password lifts the suspension. */
  readonly canReset: boolean;
  /** Why it failed, if a call failed. */
  readonly failure: CallFailure | null;
  /** Grows with every new message, so that a repeated one is announced as well. */
  readonly said: number;
}

export type LoginEvent =
  | { readonly type: 'submitted'; readonly username: string; readonly password: string }
  | { readonly type: 'refused'; readonly failure: CallFailure; readonly now: number }
  /** The lock has ended, or another person wants to sign in. */
  | { readonly type: 'unlocked' };

const clear: LoginState = {
  invalidId: false,
  invalidPassword: false,
  timeout: false,
  lockout: false,
  suspended: false,
  invalidLogin: false,
  failed: false,
  remainingAttempts: LOGIN_ATTEMPTS,
  register: null,
  activation: null,
  showLogin: true,
  passwordReset: false,
  lockedUntil: null,
  canReset: false,
  failure: null,
  said: 0,
};

/** The values of the parameter `error` of /home, each with the flag that it sets. */
const flagsByError: Readonly<Record<string, Partial<LoginState>>> = {
  timeout: { timeout: true },
  invalidLogin: { invalidLogin: true },
  loginLockout: { lockout: true },
  loginSuspended: { suspended: true },
  failed: { failed: true },
  registerSuccessful: { register: 'successful' },
  registerFailed: { register: 'failed' },
  activationSuccessful: { activation: 'successful' },
  activationFailed: { activation: 'failed' },
  passwordReset: { passwordReset: true },
};

export interface Arrival {
  /** The parameter of /home. */
  readonly error?: string | undefined;
  /** The cookie `loginFailed` (spec §2). */
  readonly hasFailedBefore: boolean;
  readonly takesCookies: boolean;
}

/** The state when the sign-in page opens. Moving between states creates it anew (spec §2: "clears login state"). */
export function loginStateOnArrival({ error, hasFailedBefore, takesCookies }: Arrival): LoginState {
  if (!takesCookies) return { ...clear, showLogin: false };
  const flags = (error !== undefined && flagsByError[error]) || (hasFailedBefore ? { failed: true } : {});
  return { ...clear, ...flags, said: Object.keys(flags).length };
}

/** The only way in which the login state changes (spec §4, 'Login'). A new try does not clear the remaining attempts. */
export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  const { remainingAttempts } = state;
  if (event.type === 'unlocked') return clear;
  if (event.type === 'refused') {
    return { ...clear, remainingAttempts, said: state.said + 1, ...flagsOfRefusal(event.failure, state, event.now) };
  }
  const wrong = validateForm(signInForm, event, {});
  const invalidId = wrong.username !== undefined;
  const invalidPassword = wrong.password !== undefined;
  const said = state.said + (invalidId || invalidPassword ? 1 : 0);
  return { ...clear, remainingAttempts, invalidId, invalidPassword, said };
}

function flagsOfRefusal(failure: CallFailure, state: LoginState, now: number): Partial<LoginState> {
  const { error, details, fields } = failure;
  if (error === 'invalidLogin') {
    const remainingAttempts = details?.numRemainingLogin ?? Math.max(state.remainingAttempts - 1, 0);
    return remainingAttempts > 0 ? { invalidLogin: true, remainingAttempts } : { lockout: true, remainingAttempts };
  }
  if (error === 'loginLockout') return { lockout: true, lockedUntil: lockedUntil(details?.lockedFor, now) };
  if (error === 'loginSuspended') return { suspended: true, canReset: details?.canReset === true };
  // The server did not receive its cookie: this browser sends none, even if it claims to.
  if (error === 'antiForgery') return { showLogin: false };
  const invalidId = error === 'malformedRequest' && fields.includes('username');
  const invalidPassword = error === 'malformedRequest' && fields.includes('password');
  return invalidId || invalidPassword ? { invalidId, invalidPassword } : { failed: true, failure };
}
