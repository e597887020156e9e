import { Trans } from '@lingui/react/macro';
import { removeFactor, type Factor } from '@portico/contract';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { useFactorWords } from '../../../two-step/factor-kinds.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { useGuardedSend } from '../../password/password-gate.tsx';

export interface RemoveFactorProps {
  /** null while none is to be removed. */
  factor: Factor | null;
  /** Without it two-step verification is off. */
  isLast: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a second factor is removed. */
export function RemoveFactor({ factor, onClose, ...rest }: RemoveFactorProps) {
  return (
    <Dialog title={<Trans>Remove this way?</Trans>} open={factor !== null} onClose={onClose}>
      {factor && <Question factor={factor} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Question({ factor, isLast, onClose, onRemoved }: RemoveFactorProps & { factor: Factor }) {
  const words = useFactorWords();
  const send = useGuardedSend();
  const { busy, failure, run } = useAction(({ error }) => {
    if (error !== 'unknownFactor') return false;
    // Another tab has removed it already: the result is the same.
    onRemoved();
    return true;
  });
  const remove = () =>
    void run(async () => {
      await send(removeFactor, { factorId: factor.id });
      onRemoved();
    });
  return (
    <div className="stack">
      {failure?.error === 'secondStepDemanded' && <LastOfDemanded />}
      {failure && failure.error !== 'secondStepDemanded' && <CallErrorNotice failure={failure} onRetry={remove} />}
      <p>
        <strong className="sent-to">
          {words[factor.kind].name} {factor.label}
        </strong>
      </p>
      {isLast ? (
        <Notice kind="sun" title={<Trans>It is your last one: two-step verification will be off.</Trans>}>
          <p>
            <Trans>After that, your password alone opens your account. Your recovery codes stop working.</Trans>
          </p>
        </Notice>
      ) : (
        <p>
          <Trans>You can still sign in with your other ways, and add this one again at any time.</Trans>
        </p>
      )}
      <div className="row">
        <Button busy={busy} onClick={remove}>
          {isLast ? <Trans>Remove it and turn two-step off</Trans> : <Trans>Remove it</Trans>}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Why the last way stays. */
function LastOfDemanded() {
  return (
    <Notice
      kind="sun"
      role="alert"
      title={<Trans>Your account needs a second step. Add another way before you remove this one.</Trans>}
    />
  );
}
