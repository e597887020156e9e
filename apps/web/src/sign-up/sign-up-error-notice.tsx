import { Trans } from '@lingui/react/macro';
import type { CallFailure } from '../api/call-failure.ts';
import { Overtaken } from '../flow/overtaken.tsx';
import { CallErrorNotice } from '../frame/call-error-notice.tsx';
import { Notice } from '../ui/notice.tsx';
import './words.ts';

export interface SignUpErrorNoticeProps {
  failure: CallFailure | null;
  onRetry: () => void;
}

/** Why a step failed; nothing if its fields show it. */
export function SignUpErrorNotice({ failure, onRetry }: SignUpErrorNoticeProps) {
  if (failure === null || failure.fields.length > 0) return null;
  if (failure.error === 'outOfTurn') return <Overtaken />;
  if (failure.error === 'captchaRefused') {
    return (
      <Notice kind="rose" role="alert" title={<Trans>The check that you are a person did not work this time.</Trans>}>
        <p>
          <Trans>Nothing you entered is lost. Choose Continue again.</Trans>
        </p>
      </Notice>
    );
  }
  return <CallErrorNotice failure={failure} onRetry={onRetry} />;
}
