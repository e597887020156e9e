import { Trans } from '@lingui/react/macro';
import { cancelSignup } from '@portico/contract';
import { useState, type ReactNode } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { CallProblem } from '../frame/call-problem.tsx';
import { Button, type ButtonVariant } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useSignUp } from './sign-up-context.ts';
import './words.ts';

export interface CancelSignUpProps {
  variant?: ButtonVariant;
  /** What the button says; "Cancel" by itself. */
  children?: ReactNode;
}

/** Gives the sign-up up, after asking once more: what was entered is forgotten (spec §4: counters are "reset on cancel"). */
export function CancelSignUp({ variant = 'secondary', children = <Trans>Cancel</Trans> }: CancelSignUpProps) {
  const { leave } = useSignUp();
  const { busy, failure, submit, forgetFailure } = useSubmit(cancelSignup);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
    forgetFailure();
  };
  const giveUp = async () => {
    const answer = await submit({});
    if (answer === null || answer instanceof CallFailure) return;
    setIsAsking(false);
    leave(answer);
  };
  return (
    <>
      <Button variant={variant} onClick={() => setIsAsking(true)}>
        {children}
      </Button>
      <Dialog title={<Trans>Stop creating your account?</Trans>} open={isAsking} onClose={close}>
        <div className="stack">
          <p>
            <Trans>What you have entered is deleted. You can begin again at any time.</Trans>
          </p>
          {failure && <CallProblem failure={failure} onRetry={() => void giveUp()} />}
          <div className="row">
            <Button busy={busy} onClick={() => void giveUp()}>
              <Trans>Stop and delete</Trans>
            </Button>
            <Button variant="secondary" onClick={close}>
              <Trans>Keep going</Trans>
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
