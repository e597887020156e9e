import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import { SignUpErrorNotice } from '../sign-up/sign-up-error-notice.tsx';
import { Notice } from '../ui/notice.tsx';
import './words.ts';

export interface VerifierErrorNoticeProps {
  failure: CallFailure | null;
  onRetry: () => void;
  /** Shown below the text for a service that does not answer. */
  children?: ReactNode;
}

/** Why a verification did not finish. One that failed leads to the page of the remaining methods, which says so. */
export function VerifierErrorNotice({ failure, onRetry, children }: VerifierErrorNoticeProps) {
  if (failure?.error === 'verificationFailed') return null;
  if (failure?.error !== 'verifierUnavailable') return <SignUpErrorNotice failure={failure} onRetry={onRetry} />;
  return (
    <Notice kind="sun" role="alert" title={<Trans>The service that checks this does not answer.</Trans>}>
      <p>
        <Trans>
          It is not your doing, and you have lost no try. Try again in a moment, or choose another option below.
        </Trans>
      </p>
      {children}
    </Notice>
  );
}
