import { readForm, signInForm } from '@portico/rules';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { CallFailure } from '../api/call-failure.ts';
import { usePortal } from '../portal/portal.tsx';
import { useGo } from '../router/use-go.ts';
import { hasCookie, removeCookie } from './cookies.ts';
import { useAfterSignIn } from './destination.ts';
import { loadLoginNotice } from './later-notice.tsx';
import { loginReducer, loginStateOnArrival, type LoginState } from './login-state.ts';
import { afterLogOut } from './use-start-up-log-out.ts';

const LOGIN_FAILED_COOKIE = 'loginFailed';

export interface SigningIn {
  readonly state: LoginState;
  readonly isBusy: boolean;
  /** Loads what signing in needs, once somebody begins: most visitors of the first page go elsewhere. */
  readonly prepare: () => void;
  /** Signs in, one call at a time. Resolves when it is refused; otherwise it leads to another page. */
  readonly submit: (username: string, password: string) => Promise<void>;
  /** Unlocks the form. The server still checks its own lock. */
  readonly unlock: () => void;
}

/** The sign-in of the card: its state, and what submitting does. `error` is the parameter of /home. */
export function useSignIn(error: string | undefined): SigningIn {
  const portal = usePortal();
  const go = useGo();
  const { pathname } = useLocation();
  const goOn = useAfterSignIn();
  const [state, dispatch] = useReducer(loginReducer, error, arrive);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  useEffect(() => removeCookie(LOGIN_FAILED_COOKIE), []);

  const refuse = (failure: CallFailure) => dispatch({ type: 'refused', failure, now: Date.now() });
  const attempt = async (username: string, password: string) => {
    try {
      await afterLogOut();
      const { signIn } = await loadCalls();
      goOn(await signIn(portal, { username, password }, refuse));
    } catch (caught) {
      isUnderWay.current = false;
      setIsBusy(false);
      if (!(caught instanceof CallFailure)) throw caught;
      if (caught.reason === 'timeout') go('error.requesttimeout', undefined, { note: { from: pathname } });
      else refuse(caught);
    }
  };

  return {
    state,
    isBusy,
    prepare: () => void Promise.allSettled([loadCalls(), loadLoginNotice()]),
    submit: async (username, password) => {
      if (isUnderWay.current) return;
      dispatch({ type: 'submitted', username, password });
      if ('errors' in readForm(signInForm, { username, password }, {})) return;
      isUnderWay.current = true;
      setIsBusy(true);
      await attempt(username, password);
    },
    unlock: () => dispatch({ type: 'unlocked' }),
  };
}

function arrive(error: string | undefined): LoginState {
  // The server draws no page for a browser that tells otherwise (apps/server: app/pages/drawn-pages.ts).
  if (import.meta.env.SSR) return loginStateOnArrival({ error, hasFailedBefore: false, takesCookies: true });
  return loginStateOnArrival({
    error,
    hasFailedBefore: hasCookie(LOGIN_FAILED_COOKIE),
    takesCookies: navigator.cookieEnabled,
  });
}

/** @throws CallFailure if our own scripts do not load. */
async function loadCalls() {
  try {
    return await import('./sign-in-calls.ts');
  } catch {
    throw new CallFailure('offline');
  }
}
