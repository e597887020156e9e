import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { Page } from '../../frame/page.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { signInAddress } from './sign-in-address.ts';

/** Replaces the content when the session ended in another tab, or when the server could not be asked about it. */
export function EndedPage({ because }: { because: 'signedOut' | 'unreachable' }) {
  const { t } = useLingui();
  const { hash } = useLocation();
  const hasRunOut = because === 'unreachable';
  return (
    <Page
      state="signedin.home"
      title={hasRunOut ? t`Your session timed out` : t`You are signed out`}
      width="form"
      lead={
        hasRunOut ? (
          <Trans>We have hidden your information. Check your connection, then sign in again.</Trans>
        ) : (
          <Trans>You signed out in another tab of this browser.</Trans>
        )
      }
    >
      <div className="row">
        <a href={signInAddress(hash, hasRunOut)} className={buttonClass()}>
          <Trans>Sign in again</Trans>
        </a>
      </div>
    </Page>
  );
}
