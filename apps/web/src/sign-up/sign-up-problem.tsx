import { Trans } from '@lingui/react/macro';
import type { CallFailure } from '../api/call-failure.ts';
import { Overtaken } from '../flow/overtaken.tsx';
import { CallProblem } from '../frame/call-problem.tsx';
import { Notice } from '../ui/notice.tsx';
import './words.ts';

export interface SignUpProblemProps {
  failure: CallFailure | null;
  onRetry: () => void;
}

/** Why a step failed; nothing if its fields show it. */
export function SignUpProblem({ failure, onRetry }: SignUpProblemProps) {
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
  return <CallProblem failure={failure} onRetry={onRetry} />;
}
