import { Trans } from '@lingui/react/macro';
import { signUpPages, type SignUpStatus } from '@portico/contract';
import { useFlow } from '../../flow/use-flow.ts';
import { useStepNames } from '../../flow/use-step-names.ts';
import { CancelSignUp } from '../../sign-up/cancel-sign-up.tsx';
import { signUp } from '../../sign-up/sign-up-flow.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Shown when a sign-up has begun in this browser: go on with it, or start over. */
export function BegunNotice({ status }: { status: SignUpStatus }) {
  const { moveOn, moving } = useFlow(signUp);
  const names = useStepNames(signUp);
  const step = signUp.stepNumbers[signUpPages[status.step]] ?? 1;
  const of = names.length;
  const name = names[step - 1];
  return (
    <Notice kind="info" title={<Trans>You have already begun in this browser.</Trans>}>
      <p>
        <Trans>
          You are at step {step} of {of}: {name}.
        </Trans>
      </p>
      <div className="row">
        <Button busy={moving} onClick={() => moveOn(status)}>
          <Trans>Go on from there</Trans>
        </Button>
        <CancelSignUp stays>
          <Trans>Start over</Trans>
        </CancelSignUp>
      </div>
    </Notice>
  );
}
