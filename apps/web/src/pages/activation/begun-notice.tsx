import { Trans } from '@lingui/react/macro';
import type { ActivationStatus } from '@portico/contract';
import { activation } from '../../activation/activation-flow.ts';
import { CancelActivation } from '../../activation/cancel-activation.tsx';
import { useFlow } from '../../flow/use-flow.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Shown when an activation has begun in this browser: go on with it, or begin again. */
export function BegunNotice({ status }: { status: ActivationStatus }) {
  const { moving, moveOn } = useFlow(activation);
  if (status.step !== 'credentials' && status.step !== 'terms') return null;
  return (
    <Notice kind="info" title={<Trans>You have already begun in this browser.</Trans>}>
      <p>
        <Trans>You have shown who you are. You can go on from there, or begin again below.</Trans>
      </p>
      <div className="row">
        <Button busy={moving} onClick={() => moveOn(status)}>
          <Trans>Go on from there</Trans>
        </Button>
        <CancelActivation>
          <Trans>Stop activating</Trans>
        </CancelActivation>
      </div>
    </Notice>
  );
}
