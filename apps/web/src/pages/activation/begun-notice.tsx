import { Trans } from '@lingui/react/macro';
import type { GuardedActivation } from '../../activation/activation-page.tsx';
import { CancelActivation } from '../../activation/cancel-activation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** For those who have begun in this browser: going on where they are, or beginning anew, as with another code. */
export function BegunNotice({ guarded }: { guarded: GuardedActivation }) {
  const { standing, moving, moveOn } = guarded;
  if (standing.step !== 'credentials' && standing.step !== 'terms') return null;
  return (
    <Notice kind="info" title={<Trans>You have already begun in this browser.</Trans>}>
      <p>
        <Trans>Your code was right. You can go on from there, or begin again below with another code.</Trans>
      </p>
      <div className="row">
        <Button busy={moving} onClick={() => moveOn(standing)}>
          <Trans>Go on from there</Trans>
        </Button>
        <CancelActivation guarded={guarded}>
          <Trans>Stop activating</Trans>
        </CancelActivation>
      </div>
    </Notice>
  );
}
