import { Trans } from '@lingui/react/macro';
import { cancelActivation } from '@portico/contract';
import { useState, type ReactNode } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { CallProblem } from '../frame/call-problem.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { GuardedActivation } from './activation-page.tsx';
import { endingNote } from './ending.ts';
import './words.ts';

export interface CancelActivationProps {
  guarded: GuardedActivation;
  /** What the button says; "Cancel" by itself. */
  children?: ReactNode;
}

/** Gives the activation up, after asking once more. The code stays good. */
export function CancelActivation({ guarded, children = <Trans>Cancel</Trans> }: CancelActivationProps) {
  const { busy, failure, submit, forgetFailure } = useSubmit(cancelActivation);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
    forgetFailure();
  };
  const giveUp = async () => {
    const answer = await submit({});
    if (answer === null || answer instanceof CallFailure) return;
    setIsAsking(false);
    guarded.moveOn(answer, endingNote('cancelled'));
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {children}
      </Button>
      <Dialog title={<Trans>Stop activating your account?</Trans>} open={isAsking} onClose={close}>
        <div className="stack">
          <p>
            <Trans>
              What you have entered is deleted. Your access code stays good, and you can begin again with it.
            </Trans>
          </p>
          {failure && <CallProblem failure={failure} onRetry={() => void giveUp()} />}
          <div className="row">
            <Button busy={busy} onClick={() => void giveUp()}>
              <Trans>Stop and delete</Trans>
            </Button>
            <Button variant="secondary" onClick={close}>
              <Trans>No, go on</Trans>
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
