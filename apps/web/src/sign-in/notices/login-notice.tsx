import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LOGIN_ATTEMPTS } from '@portico/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { LockNotice } from '../../locked/lock-notice.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PASSWORD_FIELD, USERNAME_FIELD } from '../login-fields.ts';
import type { LoginState } from '../login-state.ts';
import './words.ts';

/** The messages of the login state (spec §8, 'Login'). A new message takes focus. */
export function LoginNotice({ state }: { state: LoginState }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.said > 0) box.current?.focus();
  }, [state.said]);
  if (!state.showLogin) return <CookiesNeeded />;
  if (state.invalidId || state.invalidPassword) return <FieldsSummary state={state} />;
  const words = wordsOf(state);
  return (
    words && (
      <div ref={box} tabIndex={-1} className="login-notice">
        {words}
      </div>
    )
  );
}

function FieldsSummary({ state: { invalidId, invalidPassword, said } }: { state: LoginState }) {
  const { t } = useLingui();
  const message = invalidId
    ? invalidPassword
      ? t`Please enter your username (often your email) and password`
      : t`Please enter your username (often your email)`
    : t`Please enter your password.`;
  const fieldId = invalidId ? USERNAME_FIELD : PASSWORD_FIELD;
  return <ErrorSummary attempt={said} errors={[{ fieldId, message }]} count={invalidId && invalidPassword ? 2 : 1} />;
}

function wordsOf(state: LoginState): ReactNode {
  if (state.suspended) return <LockNotice reason={state.canReset ? 'mustReset' : 'suspended'} />;
  if (state.lockout) return <LockNotice reason="tries" until={state.lockedUntil} />;
  if (state.invalidLogin) return <InvalidLogin remaining={state.remainingAttempts} />;
  if (state.failed) return <Failed state={state} />;
  if (state.timeout) return <Notice kind="sun" title={<Trans>Your session timed out. Please log in again</Trans>} />;
  if (state.register === 'successful') return <Notice kind="leaf" title={<Trans>Registration successful</Trans>} />;
  if (state.register) return <Notice kind="rose" title={<Trans>Registration failed. Please try again.</Trans>} />;
  if (state.activation === 'successful') return <Notice kind="leaf" title={<Trans>Activation successful</Trans>} />;
  if (state.activation) return <Notice kind="rose" title={<Trans>Activation failed. Please try again.</Trans>} />;
  if (state.passwordReset) {
    return <Notice kind="leaf" title={<Trans>Your password was changed. Sign in with the new one.</Trans>} />;
  }
  return null;
}

/** A visitor who comes with this message from another page has used a number of tries that this page does not know. */
function InvalidLogin({ remaining }: { remaining: number }) {
  return (
    <Notice kind="rose" title={<Trans>We’re sorry, that username and password don’t match our records.</Trans>}>
      {remaining < LOGIN_ATTEMPTS && (
        <p>
          <Plural
            value={remaining}
            one="You have # try left before your account is locked."
            other="You have # tries left before your account is locked."
          />
        </p>
      )}
      <p>
        <Trans>
          Did you forget your <StateLink to="forgot-username">username</StateLink> or your{' '}
          <StateLink to="forgot-password">password</StateLink>?
        </Trans>
      </p>
    </Notice>
  );
}

function Failed({ state: { failure } }: { state: LoginState }) {
  const { settings } = usePortal();
  if (failure?.error === 'captchaRefused') return <CaptchaNotice />;
  return (
    <Notice
      kind="rose"
      title={
        failure?.reason === 'offline' ? (
          <Trans>We could not reach our server. Check your connection.</Trans>
        ) : failure?.error === 'tooManyRequests' ? (
          <Trans>That was a lot of requests. Wait a minute, then try again.</Trans>
        ) : (
          <Trans>We’re sorry, we could not sign you in. Please try again.</Trans>
        )
      }
    >
      <p>
        <Trans>
          If it happens again, call the help desk at <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
    </Notice>
  );
}

/** In place of a lock: strangers have tried too much, so the browser shows that it is no program (decision 79). */
function CaptchaNotice() {
  return (
    <Notice kind="sun" title={<Trans>We are checking that you are a person</Trans>}>
      <p>
        <Trans>
          Someone has entered many wrong passwords, for this username or on your network. The check takes a few seconds,
          and you do not have to do anything. If nothing happens after that, press “Sign in” again.
        </Trans>
      </p>
    </Notice>
  );
}

/** Replaces the form, which does not work without cookies (spec §2, §8). */
function CookiesNeeded() {
  return (
    <Notice kind="sun" role="alert" title={<Trans>Please enable cookies</Trans>}>
      <p>
        <Trans>
          We need cookies to sign you in, and your browser does not keep them for this site. Allow them in your
          browser’s settings, then load this page again.
        </Trans>
      </p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        <Trans>Load the page again</Trans>
      </Button>
      <StateLink to="browser-list">
        <Trans>How to enable cookies</Trans>
      </StateLink>
    </Notice>
  );
}
