import { Trans, useLingui } from '@lingui/react/macro';
import { type SignInOutcome, signInOutcomes, STAFF_SIGN_IN_PATH } from '@portico/staff-contract';
import { useEffect } from 'react';
import type { CallFailure } from '../api/send.ts';
import { ErrorNotice } from '../frame/error-notice.tsx';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import { Mark } from '../frame/mark.tsx';
import { Notice } from '../ui/notice.tsx';
import '../ui/button.css';
import './sign-in-page.css';

/** The way in: by the hospital's own provider. It says why nobody was let in. */
export function SignInPage({
  hasEnded,
  isKeeping,
  failure,
}: {
  hasEnded: boolean;
  /** This window has what somebody typed: they sign in in another one. */
  isKeeping: boolean;
  failure: CallFailure | null;
}) {
  const { t } = useLingui();
  const outcome = outcomeOf(new URLSearchParams(window.location.search));
  const texts: Readonly<Record<SignInOutcome, string>> = {
    noRole: t`You are signed in at the hospital, but have no role here. Ask whoever looks after your access.`,
    cancelled: t`You were not signed in: the sign-in was cancelled.`,
    refused: t`You were not signed in: the answer of the sign-in service was not as it should be. Try again.`,
    unavailable: t`The hospital’s sign-in service does not answer. Try again in a few minutes.`,
    expired: t`The sign-in took too long, or was begun in another browser. Try again.`,
  };
  useEffect(() => {
    document.title = t`Staff sign-in`;
  }, [t]);
  return (
    <main className="sign-in">
      <div className="card stack">
        <Mark />
        <h1>
          <Trans>Staff sign-in</Trans>
        </h1>
        <p>
          <Trans>
            This is where staff help patients with their accounts. What you do here is recorded with your name.
          </Trans>
        </p>
        {hasEnded && (
          <Notice look="hint">
            {isKeeping ? (
              <Trans>
                Your session has ended. What you have typed is kept in this window: sign in in the one that opens, then
                come back to this one.
              </Trans>
            ) : (
              <Trans>Your session has ended. Sign in again.</Trans>
            )}
          </Notice>
        )}
        {outcome !== undefined && <Notice look="bad">{texts[outcome]}</Notice>}
        <ErrorNotice failure={failure} />
        <a
          className="button button-primary"
          href={STAFF_SIGN_IN_PATH}
          {...(isKeeping ? { target: '_blank', rel: 'noreferrer' } : {})}
        >
          <Trans>Sign in with your hospital account</Trans>
        </a>
        <LanguageSwitch />
      </div>
    </main>
  );
}

function outcomeOf(query: URLSearchParams): SignInOutcome | undefined {
  return signInOutcomes.find((each) => each === query.get('signIn'));
}
