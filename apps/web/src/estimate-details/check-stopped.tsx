import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export interface CheckStoppedProps {
  payorName: string;
  /** The fields for the benefits are shown below. */
  isByHand: boolean;
  onLookAgain: () => void;
}

/** The person stopped waiting for the insurer: this is not a failure, and they can still look for the response. */
export function CheckStopped({ payorName, isByHand, onLookAgain }: CheckStoppedProps) {
  return (
    <Notice kind="info" role="alert" title={<Trans>You stopped waiting for {payorName}.</Trans>}>
      <p>
        {isByHand ? (
          <Trans>
            The question goes on, and the answer waits for you here. You can look again, or enter your benefits below.
          </Trans>
        ) : (
          <Trans>The question goes on, and the answer waits for you here.</Trans>
        )}
      </p>
      <Button variant="secondary" onClick={onLookAgain}>
        <Trans>Look again</Trans>
      </Button>
    </Notice>
  );
}
