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
  /** Stays, to begin anew, rather than leaving the sign-up. */
  stays?: boolean;
}

/** Gives the sign-up up, after asking once more: what was entered is forgotten (spec §4: counters are "reset on cancel"). */
export function CancelSignUp({
  variant = 'secondary',
  children = <Trans>Cancel</Trans>,
  stays = false,
}: CancelSignUpProps) {
  const { leave, beginAgain } = useSignUp();
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
    (stays ? beginAgain : leave)(answer);
  };
  return (
    <>
      <Button variant={variant} onClick={() => setIsAsking(true)}>
        {children}
      </Button>
      <Dialog
        title={stays ? <Trans>Start over?</Trans> : <Trans>Stop creating your account?</Trans>}
        open={isAsking}
        onClose={close}
      >
        <div className="stack">
          <p>
            {stays ? (
              <Trans>What you have entered is deleted, and you begin with the first step.</Trans>
            ) : (
              <Trans>What you have entered is deleted. You can begin again at any time.</Trans>
            )}
          </p>
          {failure && <CallProblem failure={failure} onRetry={() => void giveUp()} />}
          <div className="row">
            <Button busy={busy} onClick={() => void giveUp()}>
              {stays ? <Trans>Start over</Trans> : <Trans>Stop and delete</Trans>}
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
