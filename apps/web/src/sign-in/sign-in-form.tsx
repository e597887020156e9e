import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { sayErrors } from '../forms/form-messages.ts';
import { StateLink } from '../router/state-link.tsx';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { USERNAME_FIELD, PASSWORD_FIELD } from './login-fields.ts';
import type { LoginState } from './login-state.ts';
import { usePassedUsername } from './use-passed-username.ts';
import { useSignInMessages } from './use-sign-in-messages.ts';

export interface SignInFormProps {
  state: LoginState;
  isBusy: boolean;
  /** Somebody goes into the form. */
  onBegin: () => void;
  onSubmit: (username: string, password: string) => Promise<void>;
  onUnlock: () => void;
}

/**
 * Username and password. The fields are uncontrolled: a value that a browser, a password manager or a paste fills in is
 * sent even if no event reports it.
 */
export function SignInForm({ state, isBusy, onBegin, onSubmit, onUnlock }: SignInFormProps) {
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const handedUsername = usePassedUsername();
  const errors = sayErrors(useSignInMessages(), {
    ...(state.invalidId ? { username: 'empty' } : {}),
    ...(state.invalidPassword ? { password: 'empty' } : {}),
  });
  const isLocked = state.lockout || state.suspended;
  const wasRefused = state.invalidLogin || isLocked;

  useEffect(() => {
    if (state.said > 0 && wasRefused && password.current) password.current.value = '';
  }, [wasRefused, state.said]);
  useLockEnd(state.lockedUntil, onUnlock);

  const onFormSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void onSubmit(username.current?.value ?? '', password.current?.value ?? '');
  };
  const startAnew = () => {
    onUnlock();
    if (!username.current) return;
    username.current.value = '';
    // The fields are enabled by then.
    requestAnimationFrame(() => username.current?.focus());
  };
  return (
    // Until its code is there the form is sent nowhere: "dialog" outside of a dialog does nothing (HTML, 4.10.21.3).
    <form className="sign-in-form" method="dialog" noValidate onSubmit={onFormSubmit}>
      <fieldset className="sign-in-fields" disabled={isLocked}>
        <TextField
          id={USERNAME_FIELD}
          name="username"
          ref={username}
          onFocus={onBegin}
          label={<Trans>Username</Trans>}
          hint={<Trans>Often your email address</Trans>}
          error={errors['username']}
          defaultValue={handedUsername}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
        />
        <PasswordField
          id={PASSWORD_FIELD}
          name="password"
          ref={password}
          onFocus={onBegin}
          label={<Trans>Password</Trans>}
          error={errors['password']}
          autoComplete="current-password"
          required
        />
        <Button type="submit" busy={isBusy}>
          {isBusy ? <Trans>Signing in</Trans> : <Trans>Sign in</Trans>}
        </Button>
      </fieldset>
      {isLocked && (
        <Button variant="secondary" onClick={startAnew}>
          <Trans>Sign in with another username</Trans>
        </Button>
      )}
      <div className="sign-in-forgot">
        <StateLink to="forgot-username">
          <Trans>Forgot username</Trans>
        </StateLink>
        <StateLink to="forgot-password">
          <Trans>Forgot password</Trans>
        </StateLink>
      </div>
    </form>
  );
}

/** Unlocks the form when the lock ends. */
function useLockEnd(lockedUntil: number | null, onEnd: () => void): void {
  useEffect(() => {
    if (lockedUntil === null) return undefined;
    const timer = setTimeout(onEnd, Math.max(lockedUntil - Date.now(), 0));
    return () => clearTimeout(timer);
    // The timer runs until this lock ends, whatever else renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lockedUntil]);
}
